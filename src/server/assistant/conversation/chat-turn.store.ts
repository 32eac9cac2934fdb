import { randomUUID } from "node:crypto";
import type { ModelMessage } from "ai";
import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import type { Database, DatabaseOrTransaction } from "../../database/database.ts";
import type { StoredMessage } from "../assistant.store.ts";
import { chatAttachmentTable, chatConversationTable, chatMessageTable } from "../assistant.table.ts";
import { deadSince } from "./reply-state.ts";

const conversations = chatConversationTable;
const messages = chatMessageTable;
const attachments = chatAttachmentTable;

export interface NewQuestion {
  sessionId: string;
  requestId: string | undefined;
  content: string;
  modelMessages: ModelMessage[];
  reservationId: string;
}

export interface NewAttachment {
  name: string;
  type: string;
  size: number;
  text: string;
  problem: string;
  profile: ProfileDocument | null;
}

export interface NewReply {
  content: string;
  modelMessages: ModelMessage[];
  jobs: ChatJob[];
  attachmentId: string | null;
}

interface Owned {
  userId: string;
  conversationId: string;
  at: Date;
}

export type ChatTurnStore = ReturnType<typeof createChatTurnStore>;

/** Questions and the replies to them: each question stored once, worked on by one server, answered once. */
export function createChatTurnStore(database: Database, now: () => Date = () => new Date()) {
  return {
    async question(userId: string, sessionId: string, requestId: string): Promise<StoredMessage | undefined> {
      const [row] = await database
        .select({ message: messages })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(
          and(eq(messages.userId, userId), eq(conversations.sessionId, sessionId), eq(messages.requestId, requestId)),
        );
      return row?.message;
    },

    /**
     * Stores a question with its file and marks it as being worked on, or finds the same one that was sent before: by
     * its request id, or, from a client without such ids, as the newest message, still without a reply, in the same words.
     */
    ask: (
      userId: string,
      question: NewQuestion,
      file?: NewAttachment,
    ): Promise<{ question: StoredMessage; isNew: boolean }> =>
      database.transaction(async (tx) => {
        const at = now();
        // The upsert locks the conversation: two questions at once come one after the other.
        const conversationId = await openConversation(tx, userId, question.sessionId, at);
        const owned = { userId, conversationId, at };
        const before = await sentBefore(tx, owned, question, file);
        if (before) return { question: before, isNew: false };
        const attachmentId = file ? await insertAttachment(tx, owned, file) : null;
        return { question: await insertQuestion(tx, owned, question, attachmentId), isNew: true };
      }),

    /** The question as it stands now; undefined once it has its reply. */
    async unanswered(userId: string, questionId: string): Promise<StoredMessage | undefined> {
      const [row] = await database
        .select()
        .from(messages)
        .where(and(ownMessage(userId, questionId), hasNoReply(questionId)));
      return row;
    },

    /** Takes over a question on which nobody is at work any more; false when somebody was quicker, or has answered it. */
    claim: (userId: string, questionId: string, reservationId: string): Promise<boolean> =>
      database.transaction(async (tx) => {
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
      }),

    /** Says that the reply is still being worked on. */
    async recordHeartbeat(userId: string, questionId: string): Promise<void> {
      await database.update(messages).set({ aliveAt: now() }).where(ownMessage(userId, questionId));
    },

    /** Says that nobody works on the reply any more. */
    async giveUp(userId: string, questionId: string): Promise<void> {
      await database.update(messages).set({ aliveAt: null }).where(ownMessage(userId, questionId));
    },

    async reply(userId: string, questionId: string): Promise<StoredMessage | undefined> {
      const [row] = await database
        .select()
        .from(messages)
        .where(and(eq(messages.userId, userId), eq(messages.questionId, questionId)));
      return row;
    },

    /** Stores the reply to a question; when there is one already, that one stays and is returned. */
    answer: (userId: string, { id, conversationId }: StoredMessage, reply: NewReply): Promise<StoredMessage> =>
      database.transaction(async (tx) => {
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
        const [row] = await tx
          .select()
          .from(messages)
          .where(and(eq(messages.userId, userId), eq(messages.questionId, id)));
        if (!row) throw new Error("A reply that was just stored is not there");
        return row;
      }),
  };
}

function ownMessage(userId: string, id: string) {
  return and(eq(messages.userId, userId), eq(messages.id, id));
}

const hasNoReply = (questionId: string) =>
  sql`not exists (select 1 from ${messages} reply where reply.question_id = ${questionId})`;

/** The id of the person's conversation of that session; made when it is new to this person. */
async function openConversation(
  tx: DatabaseOrTransaction,
  userId: string,
  sessionId: string,
  at: Date,
): Promise<string> {
  const [row] = await tx
    .insert(conversations)
    .values({ id: randomUUID(), userId, sessionId, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [conversations.userId, conversations.sessionId],
      set: { sessionId: sql`excluded.session_id` },
    })
    .returning({ id: conversations.id });
  if (!row) throw new Error("The upsert of a conversation returned no row");
  return row.id;
}

async function sentBefore(
  tx: DatabaseOrTransaction,
  { userId, conversationId }: Owned,
  { requestId, content }: NewQuestion,
  file: NewAttachment | undefined,
): Promise<StoredMessage | undefined> {
  const ofConversation = and(eq(messages.userId, userId), eq(messages.conversationId, conversationId));
  const [row] = await tx
    .select({ message: messages, fileName: attachments.name, fileSize: attachments.size })
    .from(messages)
    .leftJoin(attachments, eq(attachments.id, messages.attachmentId))
    .where(requestId ? and(ofConversation, eq(messages.requestId, requestId)) : ofConversation)
    .orderBy(desc(messages.number))
    .limit(1);
  if (!row || requestId) return row?.message;
  const isSame = row.message.content === content && row.fileName === (file?.name ?? null);
  const isSameFile = row.fileSize === (file?.size ?? null);
  return row.message.role === "user" && isSame && isSameFile ? row.message : undefined;
}

async function insertAttachment(tx: DatabaseOrTransaction, owned: Owned, file: NewAttachment): Promise<string> {
  const { userId, conversationId, at } = owned;
  const id = randomUUID();
  await tx.insert(attachments).values({ ...file, id, userId, conversationId, createdAt: at });
  return id;
}

async function insertQuestion(
  tx: DatabaseOrTransaction,
  { userId, conversationId, at }: Owned,
  { requestId = randomUUID(), content, modelMessages, reservationId }: NewQuestion,
  attachmentId: string | null,
): Promise<StoredMessage> {
  const facts = { role: "user" as const, content, modelMessages, jobs: [], attachmentId, requestId, reservationId };
  const [row] = await tx
    .insert(messages)
    .values({ ...facts, id: randomUUID(), userId, conversationId, aliveAt: at, createdAt: at })
    .returning();
  await tx
    .update(conversations)
    .set({ updatedAt: at })
    .where(and(eq(conversations.userId, userId), eq(conversations.id, conversationId)));
  if (!row) throw new Error("The insert of a message returned no row");
  return row;
}
