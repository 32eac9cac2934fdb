import {
  asksAgain,
  chatReplyOf,
  createDistressReader,
  type DistressLevel,
  type GuideThread,
  heartbeatMs,
  helpInDistress,
  replyHtml,
  type Stated,
} from "../../../engines/assistant/assistant.ts";
import type { GeographyService } from "../../../engines/geography/geography.ts";
import type { ChatReply } from "../../../shared/assistant/assistant.contract.ts";
import { splitSentences } from "../../../shared/text/sentences.rules.ts";
import type { OwnDays } from "../../../shared/tracker/today/today.rules.ts";
import type { ProfileStore } from "../../profile/profile.store.ts";
import { projectPath } from "../../project-path.ts";
import type { QuotaService } from "../../subscription/quota.service.ts";
import type { AssistantStore, StoredMessage } from "../assistant.store.ts";
import type { AgentReply, AssistantAgent } from "../assistant-agent.ts";
import { chatJobsOf } from "./chat-question.ts";
import type { ChatTurnStore } from "./chat-turn.store.ts";

const rememberedMessages = 30;

export const distressIn = createDistressReader(projectPath("assets/distress/distress-classifier.br"));

export interface TurnParts {
  assistantStore: AssistantStore;
  chatTurnStore: ChatTurnStore;
  profileStore: ProfileStore;
  geographyService: Pick<GeographyService, "placeFromText">;
  quotaService: QuotaService;
  agent: AssistantAgent;
}

export interface Turn {
  userId: string;
  sessionId: string;
  days?: OwnDays | undefined;
  /** That nothing is left of the quota: help in distress alone is given then. */
  spent?: string;
  /** Gets the growing reply. */
  onHtml?: (html: string) => void;
}

type Answer = Omit<AgentReply, "markdown">;

/** Answers questions that are stored, whether or not anybody still waits. `stopping` breaks off what is under way. */
export function createChatTurns(parts: TurnParts, stopping: AbortSignal) {
  const { assistantStore, chatTurnStore, profileStore, geographyService, quotaService, agent } = parts;

  const attachmentOf = async (userId: string, { attachmentId }: StoredMessage) =>
    attachmentId ? assistantStore.attachment(userId, attachmentId) : undefined;

  /** Tells the other servers meanwhile that this one is at work on the question. */
  async function start(turn: Turn, question: StoredMessage, reserved: string | null): Promise<ChatReply> {
    // A heartbeat that fails costs nothing: at worst the question counts as abandoned.
    const heartbeat = setInterval(() => {
      chatTurnStore.recordHeartbeat(turn.userId, question.id).catch(() => undefined);
    }, heartbeatMs);
    try {
      return await answerQuestion(turn, question, reserved);
    } catch (error) {
      // If even that fails, the question counts as abandoned a little later.
      await chatTurnStore.giveUp(turn.userId, question.id).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  async function answerQuestion(turn: Turn, question: StoredMessage, reserved: string | null): Promise<ChatReply> {
    const { userId, sessionId } = turn;
    const attachment = await attachmentOf(userId, question);
    const distress = distressIn(question.content);
    const isHelpAlone = distress === "surely" || turn.spent !== undefined;
    const above = distress && !isHelpAlone ? (await helpfulReply(distress, turn, question)).html : "";
    const onHtml = (grown: string) => turn.onHtml?.(above + grown);
    const { html, thread, ...answer } =
      distress && isHelpAlone
        ? await helpfulReply(distress, turn, question)
        : attachment?.problem
          ? plainReply(attachment.problem)
          : await agentAnswer({ ...turn, onHtml }, question);
    const message = await chatTurnStore.answer(userId, question, {
      ...answer,
      content: above + html,
      guideThread: thread,
      attachmentId: attachment?.profile ? attachment.id : null,
    });
    if (!attachment?.problem && reserved !== null) await quotaService.settle(userId, reserved);
    return chatReplyOf(sessionId, message, attachment);
  }

  async function agentAnswer({ userId, days, onHtml }: Turn, question: StoredMessage): Promise<Answer> {
    const earlier = await assistantStore.messagesBefore(userId, question, rememberedMessages);
    const stated: Stated = {
      profile: await profileStore.load(userId),
      file: (await assistantStore.newestAttachment(userId, question.conversationId))?.profile ?? null,
      messages: [...earlier, question].filter(({ role }) => role === "user").map(({ content }) => content),
      openings: chatJobsOf(earlier),
    };
    const before = asksAgain(question.content) ? earlier.findLast(({ role }) => role === "user") : undefined;
    const { markdown: _, ...reply } = await agent({
      userId,
      conversationId: question.conversationId,
      message: before ? calmPart(before.content) : question.content,
      hasFile: question.attachmentId !== null,
      days,
      threads: threadsOf(earlier),
      messages: [...earlier, question].flatMap(({ modelMessages }) => modelMessages),
      stated,
      onHtml,
      signal: stopping,
    });
    return reply;
  }

  /** Who is in distress gets the way to human help, before anything else and whoever answers otherwise; who perhaps is, above the answer. */
  async function helpfulReply(level: DistressLevel, { userId, spent }: Turn, question: StoredMessage): Promise<Answer> {
    const { personal_details } = await profileStore.load(userId);
    const earlier = await assistantStore.messagesBefore(userId, question, rememberedMessages);
    const thread = threadsOf(earlier).at(-1) ?? null;
    const help = helpInDistress(level, question.content, thread?.language, personal_details, geographyService);
    return { ...plainReply([help.markdown, spent].filter(Boolean).join("\n\n")), actions: help.actions, thread };
  }

  return {
    start,

    /** The reply to a question that has one. */
    async storedReply({ userId, sessionId }: Turn, question: StoredMessage): Promise<ChatReply | undefined> {
      const reply = await chatTurnStore.reply(userId, question.id);
      return reply && chatReplyOf(sessionId, reply, await attachmentOf(userId, question));
    },
  };
}

/** Without the sentences that tell of distress: no answer to the rest should quote them. */
const calmPart = (message: string): string =>
  splitSentences(message)
    .filter((sentence) => !distressIn(sentence))
    .join(" ") || message;

const threadsOf = (messages: StoredMessage[]): GuideThread[] => messages.flatMap((one) => one.guideThread ?? []);

/** A text of our own, for which no language model is asked. */
const plainReply = (markdown: string): Answer => ({
  ...{ html: replyHtml(markdown, new Set()), modelMessages: [{ role: "assistant", content: markdown }] },
  ...{ jobs: [], notInProfile: [], leftOut: [], actions: [], thread: null },
});
