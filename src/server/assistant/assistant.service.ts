import { setTimeout as wait } from "node:timers/promises";
import { unansweredState } from "../../engines/assistant/assistant.ts";
import type { ChatReply, ReplyState } from "../../shared/assistant/assistant.contract.ts";
import { AppError, invalidInput, outsideFailure } from "../http/app-error.ts";
import type { CvImportStore } from "../profile/cv-import/cv-import.store.ts";
import type { StoredMessage } from "./assistant.store.ts";
import { overloadedText } from "./assistant-agent.ts";
import { type ChatInput, modelQuestion, readFile } from "./conversation/chat-question.ts";
import { createChatTurns, distressIn, type Turn, type TurnParts } from "./conversation/chat-turn.ts";

const pollIntervalMs = 300;
/** How long a caller is kept waiting for a reply under way, and for a message whose file may still be being read. */
const defaultWaitTimeoutMs = { under_way: 20_000, unknown: 4000 };

const finishWithinMs = 20_000;

export type AssistantService = ReturnType<typeof createAssistantService>;

export function createAssistantService(
  parts: TurnParts & { cvImportStore: CvImportStore },
  unknownTimeoutMs = defaultWaitTimeoutMs.unknown,
) {
  const { chatTurnStore, cvImportStore, quotaService } = parts;
  const waitTimeoutMs = { ...defaultWaitTimeoutMs, unknown: unknownTimeoutMs };
  const stopping = new AbortController();
  const turns = createChatTurns(parts, stopping.signal);
  const running = new Set<Promise<ChatReply>>();

  function startTurn(turn: Turn, question: StoredMessage, reserved: string | null): Promise<ChatReply> {
    const reply = turns.start(turn, question, reserved);
    running.add(reply);
    return reply.finally(() => running.delete(reply));
  }

  /** The reply to a question that was sent before: the stored one, the one under way, or else a new attempt. */
  async function answerAgain(turn: Turn, question: StoredMessage): Promise<ChatReply> {
    while (!stopping.signal.aborted) {
      const reply = (await turns.storedReply(turn, question)) ?? (await anotherAttempt(turn, question));
      if (reply) return reply;
      await wait(pollIntervalMs);
    }
    throw outsideFailure("assistant_unavailable", overloadedText, "The server is stopping");
  }

  /** Undefined while somebody else is at work on the question. */
  async function anotherAttempt(turn: Turn, { id }: StoredMessage): Promise<ChatReply | undefined> {
    const { userId } = turn;
    const question = await chatTurnStore.unanswered(userId, id);
    if (!question || unansweredState(question.aliveAt, new Date()) === "under_way") return undefined;
    // A server that was killed gave nothing back.
    if (question.reservationId) await quotaService.release(userId, question.reservationId);
    return quotaService.during(userId, "assistant_message", async (reserved) =>
      (await chatTurnStore.claim(userId, id, reserved)) ? startTurn(turn, question, reserved) : undefined,
    );
  }

  async function stateOf(turn: Turn, requestId: string): Promise<ReplyState> {
    const question = await chatTurnStore.question(turn.userId, turn.sessionId, requestId);
    if (!question) return { success: true, state: "unknown" };
    const reply = await turns.storedReply(turn, question);
    if (reply) return { success: true, state: "answered", reply };
    return { success: true, state: unansweredState(question.aliveAt, new Date()) };
  }

  return {
    /**
     * Answers one message; neither a failure nor a file that gives no text costs anything of the quota. The question is
     * stored first and the answer before it is given: what somebody has seen is never lost. `onHtml` gets the growing reply.
     */
    async answer(userId: string, input: ChatInput, onHtml?: (html: string) => void): Promise<ChatReply> {
      const { sessionId, requestId, message, file, days } = input;
      const turn: Turn = { userId, sessionId, days, onHtml };
      const known = requestId ? await chatTurnStore.question(userId, sessionId, requestId) : undefined;
      if (known) return answerAgain(turn, known);
      if (message === "" && !file)
        throw invalidInput("Please write a message.", { message: "Please write a message." });
      const attempt = async (reservationId: string | null, spent?: string) => {
        const asked = { sessionId, requestId, content: message, modelMessages: [modelQuestion(input)], reservationId };
        const read = file && (await readFile(userId, file));
        const { question, isNew } = await chatTurnStore.ask(userId, asked, read?.attachment);
        if (isNew && read?.found) await cvImportStore.keep(userId, read.found);
        return isNew ? startTurn({ ...turn, spent }, question, reservationId) : answerAgain(turn, question);
      };
      const distress = distressIn(message);
      // Help in distress is no matter of a quota.
      if (distress === "surely") return attempt(null);
      return quotaService.during(userId, "assistant_message", attempt).catch((error: unknown) => {
        if (distress !== "perhaps" || !(error instanceof AppError) || error.code !== "quota_exceeded") throw error;
        return attempt(null, error.message);
      });
    },

    /** What became of a message; waits a while for a reply that is under way. */
    async replyState(userId: string, sessionId: string, requestId: string): Promise<ReplyState> {
      const since = Date.now();
      for (;;) {
        const found = await stateOf({ userId, sessionId }, requestId);
        if (found.state === "answered" || found.state === "broken_off") return found;
        if (stopping.signal.aborted || Date.now() - since > waitTimeoutMs[found.state]) return found;
        await wait(pollIntervalMs);
      }
    },

    /** Brings what is under way to its end. What is not done in time is broken off, so that it can be asked again at once. */
    async stop(withinMs = finishWithinMs): Promise<void> {
      const isLate = new AbortController();
      const late = wait(withinMs, undefined, { signal: isLate.signal }).catch(() => undefined);
      await Promise.race([Promise.allSettled(running), late]);
      isLate.abort();
      stopping.abort();
      await Promise.allSettled(running);
    },
  };
}
