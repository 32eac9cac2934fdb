import { z } from "zod/mini";
import { anyId, anyMoment, anyText } from "../http/any-server.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { timeZone } from "../time/time-zone.contract.ts";
import { quietDays } from "../tracker/today/today.contract.ts";
import { jobStatus } from "../tracker/tracker.contract.ts";

export const maximumMessageLength = 8000;

/** A session id is made by the client: "session", the timestamp, a random alphanumeric string. */
const sessionId = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[\w-]+$/, "Not a session identifier"));

/** Made by the client for each message: sent again with the same one, a message is answered once. */
const requestId = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[\w-]+$/, "Not a request identifier"));

/** An opening that a reply links to. The client finds title and company of an Apply link here by its address. */
export const chatJob = z.object({
  job_title: z.string(),
  company: z.string(),
  location: z.string(),
  salary: z.string(),
  job_url: z.string(),
  /** ISO 8601, UTC */
  posted_at: z.optional(z.string()),
});

export const chatAttachment = z.object({
  id: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  type: z.string(),
});

/** A sentence with a hard fact that nothing proves, and why. */
export const unheldSentence = z.object({ text: z.string(), reason: z.string() });

const label = z.string().check(z.minLength(1), z.maxLength(300));

/** It may hold an address of 2,048 bytes, three letters for each byte. */
const maxPath = 8_000;

/** A button below a reply. What it does is done when it is pressed, never before. */
export const chatAction = z.discriminatedUnion("kind", [
  /** Sends its label as a message; those of a guess that may be wrong stand `under` a line of their own. */
  z.object({ kind: z.literal("say"), label, under: z.optional(label) }),
  /** Opens a page of the application. */
  z.object({ kind: z.literal("open"), label, path: z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(maxPath)) }),
  /** Puts an opening onto the board, moves its card, or with no status takes it off; `before` is where it stands now. */
  z.object({
    kind: z.literal("track"),
    label,
    /** Said once it is done, and on the button that undoes it. */
    done: label,
    undo: label,
    job_title: z.string(),
    job_url: z.string(),
    company_name: z.string(),
    status: z.nullable(jobStatus),
    before: z.nullable(jobStatus),
  }),
  /** A text to take along; of its `blanks` each stands in it in square brackets until the person names it. */
  z.object({ kind: z.literal("copy"), label, done: label, text: z.string(), blanks: z.optional(z.array(label)) }),
  /** Two fields, sent as one message: what, and where. */
  z.object({
    kind: z.literal("search"),
    label,
    title_label: label,
    place_label: label,
    title: z.string(),
    place: z.string(),
  }),
  /** Chooses a file. */
  z.object({ kind: z.literal("attach"), label }),
]);

/** "system" is the assistant. */
const role = z.enum(["user", "system"]);

export const chatMessage = z.object({
  id: z.string(),
  role,
  /** Plain text of a user, HTML of the assistant. */
  content: z.string(),
  timestamp: z.iso.datetime(),
  attachment: z.optional(chatAttachment),
  jobs: z.optional(z.array(chatJob)),
  /** What was read in the attached CV, for the person to check: an import of the profile. */
  proposal_id: z.optional(z.string()),
  /** Of a drafted mail, answer or summary: what neither the person nor their profile has said. */
  not_in_profile: z.optional(z.array(unheldSentence)),
  /** What the reply said and nothing proves: it is not in the content. */
  left_out: z.optional(z.array(unheldSentence)),
  actions: z.optional(z.array(chatAction)),
  /** Of a user. */
  request_id: z.optional(z.string()),
  /** Of a user whose message has no reply yet: one is being written, or was broken off and can be asked for again. */
  reply_state: z.optional(z.enum(["under_way", "broken_off"])),
});

const conversation = z.object({
  session_id: z.string(),
  first_message: z.string(),
  last_message: z.string(),
  messages: z.array(chatMessage),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  message_count: z.int(),
});

const assistantRole = z.pipe(
  z.literal("assistant"),
  z.transform(() => "system" as const),
);

const readMessage = z.extend(chatMessage, {
  id: anyId,
  role: z.union([role, assistantRole]),
  content: anyText,
  timestamp: anyMoment,
  attachment: z.pipe(
    z.nullish(z.partial(chatAttachment, { id: true })),
    z.transform((attachment) => attachment ?? undefined),
  ),
});

export const readConversation = z.extend(conversation, {
  first_message: anyText,
  last_message: anyText,
  messages: z.pipe(
    z.nullish(z.array(readMessage)),
    z.transform((messages) => messages ?? []),
  ),
  created_at: anyMoment,
  updated_at: anyMoment,
  message_count: z.nullish(z.number()),
});

/** The multipart form of the same call adds the part "file" and may leave the message empty. */
export const chatRequest = z.object({
  message: z.string().check(z.maxLength(maximumMessageLength, "Please keep a message under 8,000 characters.")),
  session_id: sessionId,
  request_id: z.optional(requestId),
  /** Where the person is, and after how many days an application is quiet: what waits for them goes by that. */
  zone: z.optional(timeZone),
  quiet_days: z.optional(z.pipe(z.coerce.number(), quietDays)),
});

export const chatReply = z.object({
  success: z.literal(true),
  /** The reply as HTML made from Markdown, with retrieved links only; sanitise it before showing it all the same. */
  response: z.string(),
  session_id: z.string(),
  message_id: z.string(),
  timestamp: z.iso.datetime(),
  jobs: z.array(chatJob),
  attachment: z.optional(chatAttachment),
  proposal_id: z.optional(z.string()),
  not_in_profile: z.optional(z.array(unheldSentence)),
  left_out: z.optional(z.array(unheldSentence)),
  actions: z.optional(z.array(chatAction)),
});

/** The specification names the text alone. */
export const readChatReply = z.required(z.partial(chatReply), { response: true });

export const replyState = z.object({
  success: z.literal(true),
  /** "unknown": no such message has arrived. */
  state: z.enum(["answered", "under_way", "broken_off", "unknown"]),
  reply: z.optional(chatReply),
});

/** With `Accept: text/event-stream`: events `delta` with the whole HTML so far, then `done` with the reply or `error`. */
export const chatDelta = z.object({ html: z.string() });

export type UnheldSentence = z.infer<typeof unheldSentence>;
export type ChatAction = z.infer<typeof chatAction>;
export type ChatJob = z.infer<typeof chatJob>;
export type ChatMessage = z.infer<typeof chatMessage>;
export type Conversation = z.infer<typeof conversation>;
export type ReadConversation = z.infer<typeof readConversation>;
export type ReadChatReply = z.infer<typeof readChatReply>;
export type ReplyState = z.infer<typeof replyState>;
export type ChatReply = z.infer<typeof chatReply>;

/** How far somebody has come from an account to an application. */
const firstSteps = z.object({
  success: z.literal(true),
  /** Whether the profile says anything of what they have done. */
  has_profile: z.boolean(),
  /** What to look for first: the newest job's title, and where they are; empty where the profile does not say. */
  job_title: z.string(),
  place: z.string(),
  /** The newest card of the board; null while there is none. */
  opening_url: z.nullable(z.string()),
  has_documents: z.boolean(),
  has_applied: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstSteps>;

export const assistantEndpoints = {
  conversations: defineEndpoint({
    method: "GET",
    path: "/api/chat/conversations",
    summary: "The conversations of the signed-in person, newest first",
    reply: z.object({ success: z.literal(true), conversations: z.array(conversation) }),
    readAs: z.object({ conversations: z.array(readConversation) }),
  }),
  setDeleted: defineEndpoint({
    method: "POST",
    path: "/api/chat/deleted",
    summary: "Deletes a conversation, or puts it back whole within the hour",
    body: z.object({ session_id: sessionId, is_deleted: z.boolean() }),
    reply: z.object({ success: z.literal(true) }),
  }),
  process: defineEndpoint({
    method: "POST",
    path: "/api/chat/process",
    summary: "Answers one message, as JSON or multipart with a file; streams with Accept: text/event-stream",
    body: chatRequest,
    reply: chatReply,
    readAs: readChatReply,
  }),
  reply: defineEndpoint({
    method: "GET",
    path: "/api/chat/reply",
    summary: "What became of a message whose reply nobody waited for; waits a while for a reply that is under way",
    query: z.object({ session_id: sessionId, request_id: requestId }),
    reply: replyState,
  }),
  firstSteps: defineEndpoint({
    method: "GET",
    path: "/api/chat/first-steps",
    summary: "Which of the first steps are done: profile, opening, documents, application",
    reply: firstSteps,
  }),
};
