import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import { changeChannel } from "../http/change-channel.ts";
import { type LoadedBoard, reloadUnlessMoving } from "./tracker.queries.ts";

/** Milliseconds: a change made on another device shows here within two seconds. */
const pollMs = 1500;
const pollAfterFailureMs = 15_000;

/** Follows what is changed elsewhere: in another tab at once, on another device by asking whether there is anything new. */
export function useBoardSync(board: LoadedBoard | undefined): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      changeChannel.subscribe((path) => {
        if (path.startsWith(trackerEndpoints.list.path)) reloadUnlessMoving(queryClient);
      }),
    [queryClient],
  );

  const { data: newest = 0 } = useQuery({
    queryKey: ["board-revision"],
    queryFn: async ({ signal }) => (await callEndpoint(trackerEndpoints.revision, { signal })).revision,
    enabled: board?.revision !== undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    // Only while the tab is in sight: TanStack Query stops the clock of a hidden one.
    refetchInterval: ({ state }) => (state.status === "error" ? pollAfterFailureMs : pollMs),
  });
  const shown = board?.revision;
  useEffect(() => {
    if (shown !== undefined && newest > shown) reloadUnlessMoving(queryClient);
  }, [newest, shown, queryClient]);
}
