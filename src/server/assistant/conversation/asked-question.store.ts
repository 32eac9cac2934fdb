import { randomUUID } from "node:crypto";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database, DatabaseOrTransaction } from "../../database/database.ts";
import { firstRow } from "../../database/statement-outcome.ts";
import { inTurn } from "../../database/turns.ts";
import type { StoredMessage } from "../assistant.store.ts";
import {
  chatAttachmentTable as attachments,
  chatConversationTable as conversations,
  chatMessageTable as messages,
} from "../assistant.table.ts";

/** The reservation is null for what costs nothing. */
export interface NewQuestion extends Pick<StoredMessage, "content" | "modelMessages" | "reservationId"> {
  sessionId: string;
  requestId: string | undefined;
}

export type NewAttachment = Omit<typeof attachments.$inferInsert, "userId" | "conversationId" | "createdAt">;

/** Whose it is, and when it came. */
interface Origin {
  userId: string;
  conversationId: string;
  createdAt: Date;
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
  return inTurn(database, `conversation ${userId} ${question.sessionId}`, async (tx) => {
    const createdAt = now();
    // The upsert locks the conversation: two questions at once come one after the other.
    const conversationId = await openConversation(tx, userId, question.sessionId, createdAt);
    const origin = { userId, conversationId, createdAt };
    const before = await sentBefore(tx, origin, question, file);
    if (before) return { question: before, isNew: false };
    if (file) await tx.insert(attachments).values({ ...file, ...origin });
    return { question: await insertQuestion(tx, origin, question, file?.id ?? null), isNew: true };
  });
}

/** The id of the person's conversation of that session; made when it is new to this person. */
async function openConversation(
  tx: DatabaseOrTransaction,
  userId: string,
  sessionId: string,
  at: Date,
): Promise<string> {
  // What was deleted stays so, though another tab goes on with it.
  const isMeant = and(eq(conversations.userId, userId), eq(conversations.sessionId, sessionId));
  await tx.delete(conversations).where(and(isMeant, isNotNull(conversations.deletedAt)));
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
  { userId, conversationId }: Origin,
  { requestId, content }: NewQuestion,
  file: NewAttachment | undefined,
): Promise<StoredMessage | undefined> {
  const ofConversation = and(eq(messages.userId, userId), eq(messages.conversationId, conversationId));
  const row = await firstRow(
    tx
      .select({ message: messages, fileName: attachments.name, fileSize: attachments.size })
      .from(messages)
      .leftJoin(attachments, eq(attachments.id, messages.attachmentId))
      .where(requestId ? and(ofConversation, eq(messages.requestId, requestId)) : ofConversation)
      .orderBy(desc(messages.number))
      .limit(1),
  );
  if (!row || requestId) return row?.message;
  const isSame = row.message.content === content && row.fileName === (file?.name ?? null);
  const isSameFile = row.fileSize === (file?.size ?? null);
  return row.message.role === "user" && isSame && isSameFile ? row.message : undefined;
}

async function insertQuestion(
  tx: DatabaseOrTransaction,
  origin: Origin,
  { requestId = randomUUID(), content, modelMessages, reservationId }: NewQuestion,
  attachmentId: string | null,
): Promise<StoredMessage> {
  const { userId, conversationId, createdAt: at } = origin;
  const facts = { role: "user" as const, content, modelMessages, jobs: [], attachmentId, requestId, reservationId };
  const [row] = await tx
    .insert(messages)
    .values({ ...facts, ...origin, id: randomUUID(), aliveAt: at })
    .returning();
  const isMeant = and(eq(conversations.userId, userId), eq(conversations.id, conversationId));
  await tx.update(conversations).set({ updatedAt: at }).where(isMeant);
  if (!row) throw new Error("The insert of a message returned no row");
  return row;
}
