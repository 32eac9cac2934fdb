import { setTimeout as wait } from "node:timers/promises";
import type { ModelMessage } from "ai";
import type { ChatReply, ReplyState } from "../../shared/assistant/assistant.contract.ts";
import { invalidInput, notFound, outsideFailure } from "../http/app-error.ts";
import type { QuotaService } from "../subscription/quota.service.ts";
import type { AssistantStore, StoredAttachment, StoredMessage } from "./assistant.store.ts";
import { type AgentReply, type AssistantAgent, overloadedText } from "./assistant-agent.ts";
import { type ChatInput, chatJobsOf, modelQuestion, readFile } from "./conversation/chat-question.ts";
import { toChatReply } from "./conversation/chat-reply.ts";
import type { ChatTurnStore } from "./conversation/chat-turn.store.ts";
import { replyHtml } from "./conversation/reply-html.ts";
import { heartbeatMs, unansweredState } from "./conversation/reply-state.ts";

const rememberedMessages = 30;
const pollIntervalMs = 300;
/** How long a caller is kept waiting for a reply under way, and for a message whose file may still be being read. */
const waitTimeoutMs = { under_way: 20_000, unknown: 4000 };

interface Parts {
  assistantStore: AssistantStore;
  chatTurnStore: ChatTurnStore;
  quotaService: QuotaService;
  agent: AssistantAgent;
}

interface Turn {
  userId: string;
  sessionId: string;
  onHtml?: (html: string) => void;
}

export type AssistantService = ReturnType<typeof createAssistantService>;

export function createAssistantService({ assistantStore, chatTurnStore, quotaService, agent }: Parts) {
  const stopping = new AbortController();
  const running = new Set<Promise<ChatReply>>();

  /** Answers a stored question, whether or not anybody still waits for it, and says so to the other servers meanwhile. */
  async function work({ userId, sessionId, onHtml }: Turn, question: StoredMessage, reserved: string) {
    // A heartbeat that fails costs nothing: at worst the question counts as abandoned.
    const heartbeat = setInterval(() => {
      chatTurnStore.recordHeartbeat(userId, question.id).catch(() => undefined);
    }, heartbeatMs);
    try {
      const attachment = await attachmentOf(userId, question);
      const answer = attachment?.problem
        ? plainReply(attachment.problem)
        : await agentAnswer({ userId, onHtml }, question);
      const message = await chatTurnStore.answer(userId, question, {
        content: answer.html,
        modelMessages: answer.modelMessages,
        jobs: answer.jobs,
        attachmentId: attachment?.profile ? attachment.id : null,
      });
      if (!attachment?.problem) await quotaService.settle(userId, reserved);
      return toChatReply(sessionId, message, attachment);
    } catch (error) {
      // If even that fails, the question counts as abandoned a little later.
      await chatTurnStore.giveUp(userId, question.id).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  async function agentAnswer(
    { userId, onHtml }: Omit<Turn, "sessionId">,
    question: StoredMessage,
  ): Promise<AgentReply> {
    const earlier = await assistantStore.messagesBefore(userId, question, rememberedMessages);
    return agent({
      userId,
      conversationId: question.conversationId,
      messages: [...earlier, question].flatMap(({ modelMessages }) => modelMessages),
      knownJobs: chatJobsOf(earlier),
      onHtml,
      signal: stopping.signal,
    });
  }

  async function start(turn: Turn, question: StoredMessage, reserved: string): Promise<ChatReply> {
    const reply = work(turn, question, reserved);
    running.add(reply);
    return reply.finally(() => running.delete(reply));
  }

  const attachmentOf = async (
    userId: string,
    { attachmentId }: StoredMessage,
  ): Promise<StoredAttachment | undefined> =>
    attachmentId ? assistantStore.attachment(userId, attachmentId) : undefined;

  async function storedReply({ userId, sessionId }: Turn, question: StoredMessage): Promise<ChatReply | undefined> {
    const reply = await chatTurnStore.reply(userId, question.id);
    return reply && toChatReply(sessionId, reply, await attachmentOf(userId, question));
  }

  /** Holds one message of the quota while an attempt runs; what the attempt does not settle is given back. */
  async function withReservation<Result>(userId: string, attempt: (reserved: string) => Promise<Result>) {
    const reserved = await quotaService.reserve(userId, "assistant_message");
    try {
      return await attempt(reserved);
    } finally {
      await quotaService.release(userId, reserved);
    }
  }

  /** The reply to a question that was sent before: the stored one, the one under way, or else a new attempt. */
  async function answerAgain(turn: Turn, question: StoredMessage): Promise<ChatReply> {
    while (!stopping.signal.aborted) {
      const reply = (await storedReply(turn, question)) ?? (await anotherAttempt(turn, question));
      if (reply) return reply;
      await wait(pollIntervalMs);
    }
    throw outsideFailure("assistant_unavailable", overloadedText, "The server is stopping");
  }

  /** Undefined while somebody else is at work on the question. */
  async function anotherAttempt(turn: Turn, { id }: StoredMessage): Promise<ChatReply | undefined> {
    const question = await chatTurnStore.unanswered(turn.userId, id);
    if (!question || unansweredState(question.aliveAt, new Date()) === "under_way") return undefined;
    // A server that was killed gave nothing back.
    if (question.reservationId) await quotaService.release(turn.userId, question.reservationId);
    return withReservation(turn.userId, async (reserved) =>
      (await chatTurnStore.claim(turn.userId, id, reserved)) ? start(turn, question, reserved) : undefined,
    );
  }

  async function stateOf(turn: Turn, requestId: string): Promise<ReplyState> {
    const question = await chatTurnStore.question(turn.userId, turn.sessionId, requestId);
    if (!question) return { success: true, state: "unknown" };
    const reply = await storedReply(turn, question);
    if (reply) return { success: true, state: "answered", reply };
    return { success: true, state: unansweredState(question.aliveAt, new Date()) };
  }

  return {
    /**
     * Answers one message; neither a failure nor a file that gives no text costs anything of the quota. The question is
     * stored first and the answer before it is given: what somebody has seen is never lost. `onHtml` gets the growing reply.
     */
    async answer(userId: string, input: ChatInput, onHtml?: (html: string) => void): Promise<ChatReply> {
      const { sessionId, requestId, message, file } = input;
      const turn = { userId, sessionId, onHtml };
      const known = requestId ? await chatTurnStore.question(userId, sessionId, requestId) : undefined;
      if (known) return answerAgain(turn, known);
      if (message === "" && !file)
        throw invalidInput("Please write a message.", { message: "Please write a message." });
      return withReservation(userId, async (reserved) => {
        const agentAnswer = {
          sessionId,
          requestId,
          content: message,
          modelMessages: [modelQuestion(input)],
          reservationId: reserved,
        };
        const { question, isNew } = await chatTurnStore.ask(userId, agentAnswer, file && (await readFile(file)));
        return isNew ? start(turn, question, reserved) : answerAgain(turn, question);
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

    /** What was read in an attached CV. */
    async proposal(userId: string, attachmentId: string) {
      const attachment = await assistantStore.attachment(userId, attachmentId);
      if (!attachment?.profile) throw notFound("This file is not there any more.");
      return { name: attachment.name, profile: attachment.profile };
    },

    /** Breaks off what is under way, so that the questions can be asked again at once. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.allSettled(running);
    },
  };
}

/** A sentence of our own, for which no language model is asked. */
function plainReply(sentence: string): AgentReply {
  const modelMessages: ModelMessage[] = [{ role: "assistant", content: sentence }];
  return { html: replyHtml(sentence, new Set()), jobs: [], modelMessages };
}
