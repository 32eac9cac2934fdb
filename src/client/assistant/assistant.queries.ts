import { assistantEndpoints, type ReadConversation } from "../../shared/assistant/assistant.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";

const historyTimeoutMs = 10_000;

/** Queries of other screens that the chat makes stale: the sidebar's history and the board. */
export const conversationsKey = ["conversations"];
export const trackedJobsKey = ["tracked-jobs"];

/** A stored conversation; undefined when the person has none of that session. */
export async function loadConversation(sessionId: string): Promise<ReadConversation | undefined> {
  const { conversations } = await callEndpoint(assistantEndpoints.conversations, { timeoutMs: historyTimeoutMs });
  return conversations.find(({ session_id }) => session_id === sessionId);
}
