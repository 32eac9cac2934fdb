import type { ModelMessage } from "ai";
import {
  distressReply,
  type GuideThread,
  guideLanguageOf,
  isDistress,
  replyHtml,
  type Stated,
  unheldSentences,
} from "../../../engines/assistant/assistant.ts";
import type { GeographyService } from "../../../engines/geography/geography.ts";
import type { ChatReply, UnheldSentence } from "../../../shared/assistant/assistant.contract.ts";
import type { CvImportStore } from "../../profile/cv-import/cv-import.store.ts";
import type { ProfileStore } from "../../profile/profile.store.ts";
import type { QuotaService } from "../../subscription/quota.service.ts";
import type { AssistantStore, StoredAttachment, StoredMessage } from "../assistant.store.ts";
import type { AgentReply, AssistantAgent } from "../assistant-agent.ts";
import { chatJobsOf } from "./chat-question.ts";
import { toChatReply } from "./chat-reply.ts";
import type { ChatTurnStore } from "./chat-turn.store.ts";
import { heartbeatMs } from "./reply-state.ts";

const rememberedMessages = 30;

export interface TurnParts {
  assistantStore: AssistantStore;
  chatTurnStore: ChatTurnStore;
  cvImportStore: CvImportStore;
  profileStore: ProfileStore;
  geographyService: Pick<GeographyService, "placeFromText">;
  quotaService: QuotaService;
  agent: AssistantAgent;
  /** Breaks off what is under way. */
  stopping: AbortController;
  /** What is under way. */
  running: Set<Promise<ChatReply>>;
}

export interface Turn {
  userId: string;
  sessionId: string;
  /** Gets the growing reply. */
  onHtml?: (html: string) => void;
}

/** Answers a stored question, whether or not anybody still waits for it. */
export async function startTurn(
  parts: TurnParts,
  turn: Turn,
  question: StoredMessage,
  reserved: string | null,
): Promise<ChatReply> {
  const reply = answerAlive(parts, turn, question, reserved);
  parts.running.add(reply);
  return reply.finally(() => parts.running.delete(reply));
}

/** Tells the other servers meanwhile that this one is at work on the question. */
async function answerAlive(
  parts: TurnParts,
  turn: Turn,
  question: StoredMessage,
  reserved: string | null,
): Promise<ChatReply> {
  const { chatTurnStore } = parts;
  // A heartbeat that fails costs nothing: at worst the question counts as abandoned.
  const heartbeat = setInterval(() => {
    chatTurnStore.recordHeartbeat(turn.userId, question.id).catch(() => undefined);
  }, heartbeatMs);
  try {
    return await answerQuestion(parts, turn, question, reserved);
  } catch (error) {
    // If even that fails, the question counts as abandoned a little later.
    await chatTurnStore.giveUp(turn.userId, question.id).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

async function answerQuestion(
  parts: TurnParts,
  turn: Turn,
  question: StoredMessage,
  reserved: string | null,
): Promise<ChatReply> {
  const { userId, sessionId } = turn;
  const attachment = await attachmentOf(parts, userId, question);
  const answer = isDistress(question.content)
    ? await helpfulReply(parts, turn, question)
    : attachment?.problem
      ? plainReply(attachment.problem)
      : await agentAnswer(parts, turn, question);
  const message = await parts.chatTurnStore.answer(userId, question, {
    content: answer.html,
    modelMessages: answer.modelMessages,
    jobs: answer.jobs,
    notInProfile: answer.notInProfile,
    leftOut: answer.leftOut,
    actions: answer.actions,
    guideThread: answer.thread,
    attachmentId: attachment?.profile ? attachment.id : null,
  });
  if (!attachment?.problem && reserved !== null) await parts.quotaService.settle(userId, reserved);
  return toChatReply(sessionId, message, attachment);
}

type Answer = Omit<AgentReply, "markdown"> & { notInProfile: UnheldSentence[] };

async function agentAnswer(
  { assistantStore, profileStore, agent, stopping }: TurnParts,
  { userId, onHtml }: Turn,
  question: StoredMessage,
): Promise<Answer> {
  const earlier = await assistantStore.messagesBefore(userId, question, rememberedMessages);
  const stated: Stated = {
    profile: await profileStore.load(userId),
    file: (await assistantStore.newestAttachment(userId, question.conversationId))?.profile ?? null,
    messages: [...earlier, question].filter(({ role }) => role === "user").map(({ content }) => content),
    openings: chatJobsOf(earlier),
  };
  const { markdown, ...reply } = await agent({
    userId,
    conversationId: question.conversationId,
    message: question.content,
    hasFile: question.attachmentId !== null,
    threads: threadsOf(earlier),
    messages: [...earlier, question].flatMap(({ modelMessages }) => modelMessages),
    stated,
    onHtml,
    signal: stopping.signal,
  });
  const openings = [...stated.openings, ...reply.jobs];
  return { ...reply, notInProfile: await unheldSentences(markdown, { ...stated, openings }) };
}

const threadsOf = (messages: StoredMessage[]): GuideThread[] =>
  messages.flatMap(({ guideThread }) => guideThread ?? []);

/** Who is in distress gets the way to human help, before anything else and whoever answers otherwise. */
async function helpfulReply(
  { assistantStore, profileStore, geographyService }: TurnParts,
  { userId }: Turn,
  question: StoredMessage,
): Promise<Answer> {
  const { personal_details } = await profileStore.load(userId);
  const earlier = await assistantStore.messagesBefore(userId, question, rememberedMessages);
  const thread = threadsOf(earlier).at(-1) ?? null;
  const { language } = guideLanguageOf(question.content, thread?.language ?? "en");
  const where = personal_details.present_location.trim() || personal_details.address.trim();
  const country = where === "" ? undefined : geographyService.placeFromText(where)?.countryCode;
  return { ...plainReply(distressReply(language, country)), thread };
}

/** A text of our own, for which no language model is asked. */
function plainReply(markdown: string): Answer {
  const modelMessages: ModelMessage[] = [{ role: "assistant", content: markdown }];
  return {
    ...{ html: replyHtml(markdown, new Set()), modelMessages },
    ...{ jobs: [], notInProfile: [], leftOut: [], actions: [], thread: null },
  };
}

/** The reply to a question that has one. */
export async function storedReply(
  parts: TurnParts,
  { userId, sessionId }: Turn,
  question: StoredMessage,
): Promise<ChatReply | undefined> {
  const reply = await parts.chatTurnStore.reply(userId, question.id);
  return reply && toChatReply(sessionId, reply, await attachmentOf(parts, userId, question));
}

async function attachmentOf(
  { assistantStore }: TurnParts,
  userId: string,
  { attachmentId }: StoredMessage,
): Promise<StoredAttachment | undefined> {
  return attachmentId ? assistantStore.attachment(userId, attachmentId) : undefined;
}
