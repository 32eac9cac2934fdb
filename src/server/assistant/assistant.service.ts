import { setTimeout as wait } from "node:timers/promises";
import { isDistress } from "../../engines/assistant/assistant.ts";
import type { ChatReply, ReplyState } from "../../shared/assistant/assistant.contract.ts";
import { invalidInput, outsideFailure } from "../http/app-error.ts";
import type { StoredMessage } from "./assistant.store.ts";
import { overloadedText } from "./assistant-agent.ts";
import { type ChatInput, modelQuestion, readFile } from "./conversation/chat-question.ts";
import { startTurn, storedReply, type Turn, type TurnParts } from "./conversation/chat-turn.ts";
import { unansweredState } from "./conversation/reply-state.ts";

const pollIntervalMs = 300;
/** How long a caller is kept waiting for a reply under way, and for a message whose file may still be being read. */
const defaultWaitTimeoutMs = { under_way: 20_000, unknown: 4000 };

const finishWithinMs = 20_000;

export type AssistantService = ReturnType<typeof createAssistantService>;

export function createAssistantService(
  outside: Omit<TurnParts, "stopping" | "running">,
  unknownTimeoutMs = defaultWaitTimeoutMs.unknown,
) {
  const waitTimeoutMs = { ...defaultWaitTimeoutMs, unknown: unknownTimeoutMs };
  const parts: TurnParts = { ...outside, stopping: new AbortController(), running: new Set() };

  return {
    /**
     * Answers one message; neither a failure nor a file that gives no text costs anything of the quota. The question is
     * stored first and the answer before it is given: what somebody has seen is never lost. `onHtml` gets the growing reply.
     */
    answer: (userId: string, input: ChatInput, onHtml?: (html: string) => void) =>
      answerMessage(parts, { userId, sessionId: input.sessionId, onHtml }, input),
    /** What became of a message; waits a while for a reply that is under way. */
    replyState: (userId: string, sessionId: string, requestId: string) =>
      awaitReplyState(parts, { userId, sessionId }, requestId, waitTimeoutMs),
    /** Brings what is under way to its end. What is not done in time is broken off, so that it can be asked again at once. */
    async stop(withinMs = finishWithinMs): Promise<void> {
      const isLate = new AbortController();
      const late = wait(withinMs, undefined, { signal: isLate.signal }).catch(() => undefined);
      await Promise.race([Promise.allSettled(parts.running), late]);
      isLate.abort();
      parts.stopping.abort();
      await Promise.allSettled(parts.running);
    },
  };
}

async function answerMessage(parts: TurnParts, turn: Turn, input: ChatInput): Promise<ChatReply> {
  const { chatTurnStore, cvImportStore, quotaService } = parts;
  const { userId, sessionId } = turn;
  const { requestId, message, file } = input;
  const known = requestId ? await chatTurnStore.question(userId, sessionId, requestId) : undefined;
  if (known) return answerAgain(parts, turn, known);
  if (message === "" && !file) throw invalidInput("Please write a message.", { message: "Please write a message." });
  const attempt = async (reserved: string | null) => {
    const asked = {
      sessionId,
      requestId,
      content: message,
      modelMessages: [modelQuestion(input)],
      reservationId: reserved,
    };
    const read = file && (await readFile(userId, file));
    const { question, isNew } = await chatTurnStore.ask(userId, asked, read?.attachment);
    if (isNew && read?.found) await cvImportStore.keep(userId, read.found);
    return isNew ? startTurn(parts, turn, question, reserved) : answerAgain(parts, turn, question);
  };
  // Help in distress is no matter of a quota.
  return isDistress(message) ? attempt(null) : withReservation(quotaService, userId, attempt);
}

/** Holds one message of the quota while an attempt runs; what the attempt does not settle is given back. */
async function withReservation<Result>(
  quotaService: TurnParts["quotaService"],
  userId: string,
  attempt: (reserved: string) => Promise<Result>,
): Promise<Result> {
  const reserved = await quotaService.reserve(userId, "assistant_message");
  try {
    return await attempt(reserved);
  } finally {
    await quotaService.release(userId, reserved);
  }
}

/** The reply to a question that was sent before: the stored one, the one under way, or else a new attempt. */
async function answerAgain(parts: TurnParts, turn: Turn, question: StoredMessage): Promise<ChatReply> {
  while (!parts.stopping.signal.aborted) {
    const reply = (await storedReply(parts, turn, question)) ?? (await anotherAttempt(parts, turn, question));
    if (reply) return reply;
    await wait(pollIntervalMs);
  }
  throw outsideFailure("assistant_unavailable", overloadedText, "The server is stopping");
}

/** Undefined while somebody else is at work on the question. */
async function anotherAttempt(parts: TurnParts, turn: Turn, { id }: StoredMessage): Promise<ChatReply | undefined> {
  const { chatTurnStore, quotaService } = parts;
  const question = await chatTurnStore.unanswered(turn.userId, id);
  if (!question || unansweredState(question.aliveAt, new Date()) === "under_way") return undefined;
  // A server that was killed gave nothing back.
  if (question.reservationId) await quotaService.release(turn.userId, question.reservationId);
  return withReservation(quotaService, turn.userId, async (reserved) =>
    (await chatTurnStore.claim(turn.userId, id, reserved)) ? startTurn(parts, turn, question, reserved) : undefined,
  );
}

async function awaitReplyState(
  parts: TurnParts,
  turn: Turn,
  requestId: string,
  waitTimeoutMs: typeof defaultWaitTimeoutMs,
): Promise<ReplyState> {
  const since = Date.now();
  for (;;) {
    const found = await replyState(parts, turn, requestId);
    if (found.state === "answered" || found.state === "broken_off") return found;
    if (parts.stopping.signal.aborted || Date.now() - since > waitTimeoutMs[found.state]) return found;
    await wait(pollIntervalMs);
  }
}

async function replyState(parts: TurnParts, turn: Turn, requestId: string): Promise<ReplyState> {
  const question = await parts.chatTurnStore.question(turn.userId, turn.sessionId, requestId);
  if (!question) return { success: true, state: "unknown" };
  const reply = await storedReply(parts, turn, question);
  if (reply) return { success: true, state: "answered", reply };
  return { success: true, state: unansweredState(question.aliveAt, new Date()) };
}
