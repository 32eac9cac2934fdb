import { randomUUID } from "node:crypto";
import type { ModelMessage } from "ai";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { GuideThread } from "../../../engines/assistant/assistant.ts";
import type { ChatAction, ChatJob, UnheldSentence } from "../../../shared/assistant/assistant.contract.ts";
import type { Database, DatabaseOrTransaction } from "../../database/database.ts";
import type { StoredMessage } from "../assistant.store.ts";
import { chatConversationTable, chatMessageTable } from "../assistant.table.ts";
import { askQuestion, type NewAttachment, type NewQuestion } from "./asked-question.store.ts";
import { deadSince } from "./reply-state.ts";

const conversations = chatConversationTable;
const messages = chatMessageTable;

export interface NewReply {
  content: string;
  modelMessages: ModelMessage[];
  jobs: ChatJob[];
  notInProfile: UnheldSentence[];
  leftOut: UnheldSentence[];
  actions: ChatAction[];
  guideThread: GuideThread | null;
  attachmentId: string | null;
}

export type ChatTurnStore = ReturnType<typeof createChatTurnStore>;

/** Questions and the replies to them: each question stored once, worked on by one server, answered once. */
export function createChatTurnStore(database: Database, now: () => Date = () => new Date()) {
  return {
    question: (userId: string, sessionId: string, requestId: string) =>
      sentQuestion(database, userId, sessionId, requestId),
    /** Stores a question with its file and marks it as being worked on, or finds the same one that was sent before. */
    ask: (userId: string, question: NewQuestion, file?: NewAttachment) =>
      askQuestion(database, userId, question, file, now),
    /** The question as it stands now; undefined once it has its reply. */
    unanswered: (userId: string, questionId: string) => unansweredQuestion(database, userId, questionId),
    /** Takes over a question on which nobody is at work any more; false when somebody was quicker, or has answered it. */
    claim: (userId: string, questionId: string, reservationId: string) =>
      claimQuestion(database, userId, questionId, reservationId, now),
    /** Says that the reply is still being worked on. */
    recordHeartbeat: (userId: string, questionId: string) => setAliveAt(database, userId, questionId, now()),
    /** Says that nobody works on the reply any more. */
    giveUp: (userId: string, questionId: string) => setAliveAt(database, userId, questionId, null),
    reply: (userId: string, questionId: string) => replyTo(database, userId, questionId),
    /** Stores the reply to a question; when there is one already, that one stays and is returned. */
    answer: (userId: string, question: StoredMessage, reply: NewReply) =>
      storeReply(database, userId, question, reply, now),
  };
}

async function sentQuestion(
  database: Database,
  userId: string,
  sessionId: string,
  requestId: string,
): Promise<StoredMessage | undefined> {
  const [row] = await database
    .select({ message: messages })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.userId, userId), eq(conversations.sessionId, sessionId), eq(messages.requestId, requestId)));
  return row?.message;
}

async function unansweredQuestion(
  database: Database,
  userId: string,
  questionId: string,
): Promise<StoredMessage | undefined> {
  const [row] = await database
    .select()
    .from(messages)
    .where(and(ownMessage(userId, questionId), hasNoReply(questionId)));
  return row;
}

function claimQuestion(
  database: Database,
  userId: string,
  questionId: string,
  reservationId: string,
  now: () => Date,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    // Locked first: the statement after it sees a reply that was stored while this one waited.
    await tx.select({ id: messages.id }).from(messages).where(ownMessage(userId, questionId)).for("update");
    const at = now();
    const isFree = or(isNull(messages.aliveAt), lt(messages.aliveAt, deadSince(at)));
    const rows = await tx
      .update(messages)
      .set({ aliveAt: at, reservationId })
      .where(and(ownMessage(userId, questionId), isFree, hasNoReply(questionId)))
      .returning({ id: messages.id });
    return rows.length > 0;
  });
}

async function setAliveAt(database: Database, userId: string, questionId: string, aliveAt: Date | null): Promise<void> {
  await database.update(messages).set({ aliveAt }).where(ownMessage(userId, questionId));
}

async function replyTo(
  database: DatabaseOrTransaction,
  userId: string,
  questionId: string,
): Promise<StoredMessage | undefined> {
  const [row] = await database
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.questionId, questionId)));
  return row;
}

function storeReply(
  database: Database,
  userId: string,
  { id, conversationId }: StoredMessage,
  reply: NewReply,
  now: () => Date,
): Promise<StoredMessage> {
  return database.transaction(async (tx) => {
    const at = now();
    const values = { ...reply, id: randomUUID(), role: "system" as const, userId, conversationId, createdAt: at };
    await tx
      .insert(messages)
      .values({ ...values, questionId: id })
      .onConflictDoNothing({ target: messages.questionId });
    await tx.update(messages).set({ aliveAt: null }).where(ownMessage(userId, id));
    await tx
      .update(conversations)
      .set({ updatedAt: at })
      .where(and(eq(conversations.userId, userId), eq(conversations.id, conversationId)));
    const row = await replyTo(tx, userId, id);
    if (!row) throw new Error("A reply that was just stored is not there");
    return row;
  });
}

function ownMessage(userId: string, id: string) {
  return and(eq(messages.userId, userId), eq(messages.id, id));
}

const hasNoReply = (questionId: string) =>
  sql`not exists (select 1 from ${messages} reply where reply.question_id = ${questionId})`;
