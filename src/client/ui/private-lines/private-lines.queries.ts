import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { privateLinesEndpoints } from "../../../shared/wordings/private-lines.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { useChangesElsewhere } from "../../http/storage/change-channel.ts";
import { showToast } from "../overlays/toast.ts";

/** To be invalidated when the profile says something else. */
export const privateLinesKey = ["private-lines"];

/** The lines that no employer reads; undefined until they are known, and of a server that knows nothing of them. */
export function usePrivateLines(isWanted = true) {
  const queryClient = useQueryClient();
  useChangesElsewhere((path) => {
    if (path.startsWith("/api/profile")) void queryClient.invalidateQueries({ queryKey: privateLinesKey });
  });
  return useQuery({
    queryKey: privateLinesKey,
    queryFn: async ({ signal }) => (await callEndpoint(privateLinesEndpoints.list, { signal })).lines,
    enabled: isWanted,
    staleTime: 0,
  });
}

interface LineDecision {
  text: string;
  is_private: boolean | null;
}

export type LineDeciding = ReturnType<typeof useLineDecision>;

/** What employers may read of a line, with the way back from the last answer to what was before. */
export function useLineDecision() {
  const queryClient = useQueryClient();
  const withdrawOffer = useRef(() => {});
  const { mutate, isPending } = useMutation({
    mutationFn: (body: LineDecision) => callEndpoint(privateLinesEndpoints.decide, { body }),
    onSuccess: ({ lines }) => queryClient.setQueryData(privateLinesKey, lines),
    onError: (error) => {
      showToast({ title: error.message || "This could not be saved. Please try again.", tone: "error" });
      void queryClient.invalidateQueries({ queryKey: privateLinesKey });
    },
  });
  return {
    isPending,
    decide: (text: string, isPrivate: boolean, before: LineDecision["is_private"]) => {
      if (isPending) return;
      withdrawOffer.current();
      const title = isPrivate ? "You keep this line to yourself." : "Employers may read this line.";
      const undo = () => mutate({ text, is_private: before });
      const offer = () => {
        withdrawOffer.current = showToast({ title, undo });
      };
      mutate({ text, is_private: isPrivate }, { onSuccess: offer });
    },
  };
}
