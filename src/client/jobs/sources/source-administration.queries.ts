import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type AdministeredSource,
  type SourceAdministrationReply,
  type SourceCommand,
  sourceAdministrationEndpoint,
} from "../../../shared/jobs/source-administration.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { showToast } from "../../ui/overlays/toast.ts";

const sourcesKey = ["administered-sources"];
const activeMs = 3_000;
const idleMs = 60_000;

const carryOut = (body: SourceCommand, signal?: AbortSignal) =>
  callEndpoint(sourceAdministrationEndpoint, { body, ...(signal && { signal }) });

/** Null for somebody to whom there is no such page. While a source is read or due, asked again every few seconds. */
export function useSources() {
  return useQuery<SourceAdministrationReply | null>({
    queryKey: sourcesKey,
    queryFn: async ({ signal }) => {
      try {
        return await carryOut({ command: "list" }, signal);
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null;
        throw error;
      }
    },
    refetchInterval: ({ state: { data } }) => (data?.sources.some(isActive) ? activeMs : idleMs),
  });
}

const isActive = ({ is_on, is_running, next_run_at }: AdministeredSource) =>
  is_on && (is_running || Date.parse(next_run_at) <= Date.now());

export function useCuratedBoards() {
  return useQuery({
    queryKey: ["curated-boards"],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await carryOut({ command: "boards" }, signal)).curated ?? null,
  });
}

export type SourceChange = Extract<SourceCommand, { sources: unknown }>;

/** Switches, reads and removes sources; each reply brings the whole list as it is then. What was removed was off, and comes back so. */
export function useChangeSources() {
  const queryClient = useQueryClient();
  const putBack = useMutation({
    mutationFn: async (sources: string[]) => {
      await carryOut({ command: "on", sources });
      return carryOut({ command: "off", sources });
    },
    onSuccess: (reply) => queryClient.setQueryData(sourcesKey, reply),
    onError: ({ message }) => void showToast({ tone: "error", title: message || "It could not be put back." }),
  });
  return useMutation({
    mutationFn: (change: SourceChange) => carryOut(change),
    onSuccess: (reply, { command, sources }) => {
      queryClient.setQueryData(sourcesKey, reply);
      const undo = command === "remove" ? () => putBack.mutate(sources) : undefined;
      void showToast({ title: reply.message, undo });
    },
    onError: ({ message }) => void showToast({ tone: "error", title: message || "The sources could not be changed." }),
  });
}

export function useFindBoards() {
  return useMutation({
    mutationFn: async (text: string) => {
      const { discovery } = await carryOut({ command: "find", text });
      return { text, discovery };
    },
  });
}
