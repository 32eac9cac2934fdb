import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { assistantEndpoints, type ReadConversation } from "../../shared/assistant/assistant.contract.ts";
import { profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { profileHistoryEndpoints } from "../../shared/profile/profile-history.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { createTakeOver, type Taken } from "./take-over.ts";

const historyTimeoutMs = 10_000;

/** How far somebody has come: asked anew after what changes it. */
export const firstStepsKey = ["first-steps"];

/** Queries of other screens that the chat makes stale: the sidebar's history and the board. */
export const conversationsKey = ["conversations"];
export const trackedJobsKey = ["tracked-jobs"];

/** A stored conversation; undefined when the person has none of that session. */
export async function loadConversation(sessionId: string): Promise<ReadConversation | undefined> {
  const { conversations } = await callEndpoint(assistantEndpoints.conversations, { timeoutMs: historyTimeoutMs });
  return conversations.find(({ session_id }) => session_id === sessionId);
}

/** What was read in an attached CV. */
export function useProposal(id: string) {
  return useQuery({
    queryKey: ["proposal", id],
    queryFn: () => callEndpoint(assistantEndpoints.proposal, { query: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Only our server reads CVs, and it counts versions. */
const takeOverOnce = createTakeOver({
  async load() {
    const { content, version = 0 } = (await callEndpoint(profileEndpoints.load)).data;
    return { content, version };
  },
  async save(profile, base) {
    const body = { data: profile, base_version: base };
    return (await callEndpoint(profileEndpoints.saveVersion, { body })).version ?? 0;
  },
});

/** Adds what was read to the stored profile; the result knows the versions before and after, for undoing. */
export function useTakeOver() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: takeOverOnce,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: firstStepsKey }),
  });
}

/** Takes the take-over back, unless the profile has been changed since. */
export function useRestoreProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ before, after }: Taken): Promise<void> => {
      if (before > 0) {
        await callEndpoint(profileHistoryEndpoints.restore, { body: { version: before, base_version: after } });
      } else {
        await callEndpoint(profileEndpoints.saveVersion, { body: { data: emptyProfile(), base_version: after } });
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["profile"] }),
  });
}
