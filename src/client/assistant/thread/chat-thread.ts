import type { ShownMessage } from "./chat-storage.ts";

/** A message of the person's that was sent, or is to be sent once more. */
export type Question = ShownMessage & { request_id: string };

/** The thread with this question waiting for its reply; what was said about its failure is gone. */
export function withWaiting(thread: readonly ShownMessage[], question: Question): ShownMessage[] {
  const waiting: ShownMessage = { ...question, reply_state: "under_way" };
  const rest = withoutNotices(thread, question);
  return rest.some(isSameAs(question))
    ? rest.map((message) => (isSameAs(question)(message) ? waiting : message))
    : [...rest, waiting];
}

/** The thread with the reply below its question, wherever that stands by now. */
export function withReply(thread: readonly ShownMessage[], question: Question, reply: ShownMessage): ShownMessage[] {
  const { reply_state: _settled, ...answered } = question;
  return withoutNotices(thread, question)
    .filter(({ id }) => id !== reply.id)
    .flatMap((message) => (isSameAs(question)(message) ? [answered, reply] : [message]));
}

/** The thread with what is to be said about a question that got no reply. */
export function withFailure(thread: readonly ShownMessage[], question: Question, notice: ShownMessage): ShownMessage[] {
  const failed: ShownMessage = { ...question, reply_state: "broken_off" };
  return withoutNotices(thread, question).flatMap((message) =>
    isSameAs(question)(message) ? [failed, { ...notice, notice_of: question.request_id }] : [message],
  );
}

/** The questions whose reply is on its way. */
export function waitingIn(thread: readonly ShownMessage[]): Question[] {
  return thread.filter(isQuestion).filter(({ reply_state }) => reply_state === "under_way");
}

/** A thread from the server, and what this tab failed to send to it, above what it sent after that. */
export function withUnsent(fromServer: readonly ShownMessage[], inTab: readonly ShownMessage[]): ShownMessage[] {
  const unsent = new Set(
    inTab
      .filter(isQuestion)
      .filter((question) => question.reply_state && !isStored(question, fromServer, inTab))
      .map(({ request_id }) => request_id),
  );
  const thread = [...fromServer];
  let next = thread.length;
  for (const message of inTab.toReversed()) {
    if (unsent.has(message.notice_of ?? message.request_id ?? "")) thread.splice(next, 0, message);
    else if (isQuestion(message)) next = placeOf(message, thread) ?? next;
  }
  return thread;
}

/** By its mark; from a server that keeps none, by its words, where they were said last. */
function placeOf({ request_id, content }: Question, thread: readonly ShownMessage[]): number | undefined {
  const place = thread.findLastIndex(
    (message) =>
      message.role === "user" && (message.request_id ? message.request_id === request_id : message.content === content),
  );
  return place < 0 ? undefined : place;
}

/** By its mark; from a server that keeps none, by its words, as often as they were said. */
function isStored(
  { request_id, content }: Question,
  fromServer: readonly ShownMessage[],
  inTab: readonly ShownMessage[],
) {
  const asked = (thread: readonly ShownMessage[]) => thread.filter(({ role }) => role === "user");
  if (fromServer.some((message) => message.request_id === request_id)) return true;
  const unmarked = asked(fromServer).filter((message) => !message.request_id && message.content === content);
  return unmarked.length > 0 && unmarked.length >= asked(inTab).filter((message) => message.content === content).length;
}

/**
 * The thread as the server has it by now, with the welcome and what else only this tab has; what was there keeps its
 * id, so that it is not drawn and read out once more.
 */
export function withServerCopy(inTab: ShownMessage[], fromServer: readonly ShownMessage[]): ShownMessage[] {
  const ownId = new Map(inTab.map(({ id, request_id }) => [request_id, id]));
  const noticesOf = ({ request_id, reply_state }: ShownMessage) =>
    reply_state && request_id ? inTab.filter(({ notice_of }) => notice_of === request_id) : [];
  const stored = fromServer.flatMap((message) => {
    const id = (message.request_id && ownId.get(message.request_id)) ?? message.id;
    return [{ ...message, id }, ...noticesOf(message)];
  });
  const welcome = inTab.filter(({ isWelcome }) => isWelcome);
  const merged = withUnsent([...welcome, ...stored], inTab);
  const isSame = ({ id, reply_state }: ShownMessage, at: number) =>
    id === inTab[at]?.id && reply_state === inTab[at]?.reply_state;
  return merged.length === inTab.length && merged.every(isSame) ? inTab : merged;
}

export function isQuestion(message: ShownMessage): message is Question {
  return message.role === "user" && message.request_id !== undefined;
}

function isSameAs({ request_id }: Question) {
  return (message: ShownMessage) => message.role === "user" && message.request_id === request_id;
}

function withoutNotices(thread: readonly ShownMessage[], { request_id }: Question): ShownMessage[] {
  return thread.filter(({ notice_of }) => notice_of !== request_id);
}
