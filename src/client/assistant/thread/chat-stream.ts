import {
  assistantEndpoints,
  type ChatReply,
  chatReply,
  type ReadChatReply,
  type ReplyState,
} from "../../../shared/assistant/assistant.contract.ts";
import { ownZone } from "../../../shared/time/time-zone.rules.ts";
import { callEndpoint, replyIn, requestEndpoint } from "../../http/calls/call-endpoint.ts";
import { grownReply, isGrowing } from "../../http/calls/grown-reply.ts";
import { additions, knowsAdditions } from "../../http/server-additions.ts";
import { rememberedQuietDays } from "../../http/storage/remembered-quiet-days.ts";
import { BrokenOff } from "./chat-notice.ts";

const timeoutMs = 180_000;

export interface Outgoing {
  message: string;
  sessionId: string;
  requestId: string;
  file?: File;
}

/** Sends one message and returns the reply; `onHtml` gets the reply as it grows, from a server that streams it. */
export async function sendMessage(outgoing: Outgoing, onHtml: (html: string) => void): Promise<ReadChatReply> {
  const response = await requestEndpoint(assistantEndpoints.process, {
    body: await bodyOf(outgoing),
    timeoutMs,
    ...(await additions({ accept: "text/event-stream, application/json" })),
  });
  if (!isGrowing(response)) return replyIn(response, assistantEndpoints.process);
  return grownReply(response, chatReply, onHtml);
}

/** The reply to a message that was sent before this page was loaded; only our server can be asked for it. */
export async function awaitReply(sessionId: string, requestId: string): Promise<ChatReply> {
  for (;;) {
    const { state, reply } = await fetchReplyState(sessionId, requestId);
    if (reply) return reply;
    if (state !== "under_way") throw new BrokenOff();
  }
}

/** The server answers once it knows, or after some seconds with what it knows by then. */
export async function fetchReplyState(
  sessionId: string,
  requestId: string,
): Promise<Pick<ReplyState, "state" | "reply">> {
  if (!(await knowsAdditions())) return { state: "unknown" };
  const query = { session_id: sessionId, request_id: requestId };
  return callEndpoint(assistantEndpoints.reply, { query, timeoutMs });
}

async function bodyOf({ message, sessionId, requestId, file }: Outgoing) {
  const own = { request_id: requestId, zone: ownZone(), quiet_days: rememberedQuietDays.read() };
  const fields = { message, session_id: sessionId, ...(await additions(own)) };
  if (!file) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set("file", file);
  return form;
}
