import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  assistantEndpoints,
  type ChatAction,
  type ReadConversation,
} from "../../shared/assistant/assistant.contract.ts";
import { type JobStatus, trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import type { RemovedCard } from "../http/calls/restore-card.ts";

const historyTimeoutMs = 10_000;

/** Queries of other screens that the chat makes stale: the sidebar's history and the board. */
export const conversationsKey = ["conversations"];
const trackedJobsKey = ["tracked-jobs"];
export const firstStepsKey = ["first-steps"];

/** After the chat changed the board: what is shown of it, and what is next. */
export const boardChanged = (queryClient: QueryClient) =>
  Promise.all([trackedJobsKey, firstStepsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** A stored conversation; undefined when the person has none of that session. */
export async function loadConversation(sessionId: string): Promise<ReadConversation | undefined> {
  const { conversations } = await callEndpoint(assistantEndpoints.conversations, { timeoutMs: historyTimeoutMs });
  return conversations.find(({ session_id }) => session_id === sessionId);
}

/** Code that comes when a card is taken off the board, and when it is put back. */
const removedCard = () => import("./removed-card.ts");
const restoring = () => import("../http/calls/restore-card.ts");

/** Puts an opening onto the board, moves its card or takes it off, and takes that back. */
export function useTrack({ job_title, job_url, company_name, status, before }: Extract<ChatAction, { kind: "track" }>) {
  const queryClient = useQueryClient();
  const onSuccess = () => boardChanged(queryClient);
  const save = async (to: JobStatus): Promise<void> => {
    await callEndpoint(trackerEndpoints.save, { body: { job_title, job_url, company_name, status: to } });
  };
  const remove = async (): Promise<void> => {
    await callEndpoint(trackerEndpoints.remove, { body: { job_url } });
  };
  const doing = useMutation({
    async mutationFn(): Promise<RemovedCard | undefined> {
      if (status !== null) return void (await save(status));
      const card = await (await removedCard()).loadCard(job_url);
      await remove();
      return card;
    },
    onSuccess,
  });
  const undoing = useMutation({
    async mutationFn(): Promise<void> {
      if (doing.data) await (await restoring()).restoreCard(doing.data);
      else await (before === null ? remove() : save(before));
    },
    onSuccess: () => {
      doing.reset();
      return onSuccess();
    },
  });
  return {
    state: doing.isSuccess ? ("done" as const) : ("open" as const),
    busy: doing.isPending || undoing.isPending,
    failed: doing.isError || undoing.isError,
    press: () => doing.mutate(),
    undo: () => undoing.mutate(),
  };
}
