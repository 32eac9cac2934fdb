import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { assistantEndpoints, type Conversation } from "../../shared/assistant/assistant.contract.ts";
import { takeOver } from "../../shared/assistant/profile-takeover.rules.ts";
import { type ProfileDocument, profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { callEndpoint } from "../http/call-endpoint.ts";

const historyTimeoutMs = 10_000;

/** Queries of other screens that the chat makes stale: the sidebar's history and the board. */
export const conversationsKey = ["conversations"];
export const trackedJobsKey = ["tracked-jobs"];

/** A stored conversation; undefined when the person has none of that session, or when it cannot be loaded. */
export async function loadConversation(sessionId: string): Promise<Conversation | undefined> {
  try {
    const { conversations } = await callEndpoint(assistantEndpoints.conversations, { timeoutMs: historyTimeoutMs });
    return conversations.find(({ session_id }) => session_id === sessionId);
  } catch {
    return undefined;
  }
}

/** What was read in an attached CV. */
export function useProposal(id: string) {
  return useQuery({
    queryKey: ["proposal", id],
    queryFn: () => callEndpoint(assistantEndpoints.proposal, { query: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface Taken {
  before: ProfileDocument;
  added: number;
}

/** Adds what was read to the stored profile; the result knows the profile before, for undoing. */
export function useTakeOver() {
  return useMutation({
    mutationFn: async (read: ProfileDocument): Promise<Taken> => {
      const before = (await callEndpoint(profileEndpoints.load)).data.content;
      const { profile, added } = takeOver(before, read);
      if (added > 0) await callEndpoint(profileEndpoints.saveVersion, { body: { data: profile } });
      return { before, added };
    },
  });
}

export function useRestoreProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (before: ProfileDocument) => callEndpoint(profileEndpoints.saveVersion, { body: { data: before } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["profile"] }),
  });
}
