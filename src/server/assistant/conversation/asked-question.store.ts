import { randomUUID } from "node:crypto";
import type { ModelMessage } from "ai";
import { and, desc, eq, sql } from "drizzle-orm";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import type { Database, DatabaseOrTransaction } from "../../database/database.ts";
import type { StoredMessage } from "../assistant.store.ts";
import { chatAttachmentTable, chatConversationTable, chatMessageTable } from "../assistant.table.ts";

const conversations = chatConversationTable;
const messages = chatMessageTable;
const attachments = chatAttachmentTable;

export interface NewQuestion {
  sessionId: string;
  requestId: string | undefined;
  content: string;
  modelMessages: ModelMessage[];
  /** Null for what costs nothing. */
  reservationId: string | null;
}

export interface NewAttachment {
  id: string;
  name: string;
  type: string;
  size: number;
  text: string;
  problem: string;
  profile: ProfileDocument | null;
}

interface Owned {
  userId: string;
  conversationId: string;
  at: Date;
}

/**
 * Stores a question with its file and marks it as being worked on, or finds the same one that was sent before: by
 * its request id, or, from a client without such ids, as the newest message, still without a reply, in the same words.
 */
export function askQuestion(
  database: Database,
  userId: string,
  question: NewQuestion,
  file: NewAttachment | undefined,
  now: () => Date,
): Promise<{ question: StoredMessage; isNew: boolean }> {
  return database.transaction(async (tx) => {
    const at = now();
    // The upsert locks the conversation: two questions at once come one after the other.
    const conversationId = await openConversation(tx, userId, question.sessionId, at);
    const owned = { userId, conversationId, at };
    const before = await sentBefore(tx, owned, question, file);
    if (before) return { question: before, isNew: false };
    const attachmentId = file ? await insertAttachment(tx, owned, file) : null;
    return { question: await insertQuestion(tx, owned, question, attachmentId), isNew: true };
  });
}

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
  await tx.insert(attachments).values({ ...file, userId, conversationId, createdAt: at });
  return file.id;
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
