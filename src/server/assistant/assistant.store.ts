import { and, asc, desc, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { chatAttachmentTable, chatConversationTable, chatMessageTable } from "./assistant.table.ts";

const conversations = chatConversationTable;
const messages = chatMessageTable;
const attachments = chatAttachmentTable;
const maxConversations = 100;

export type StoredMessage = typeof messages.$inferSelect;
export type StoredAttachment = typeof attachments.$inferSelect;
export type AssistantStore = ReturnType<typeof createAssistantStore>;

/** Reads conversations, their messages and attached files, each of one person. */
export function createAssistantStore(database: Database) {
  return {
    /** The newest `limit` messages before a question, oldest first. */
    messagesBefore: (userId: string, question: StoredMessage, limit: number) =>
      messagesBefore(database, userId, question, limit),
    newestAttachment: (userId: string, conversationId: string) => newestAttachment(database, userId, conversationId),
    attachment: (userId: string, id: string) => attachmentById(database, userId, id),
    /** The person's newest conversations with all their messages and the facts of their files. */
    history: (userId: string) => conversationHistory(database, userId),
    /** Everything of the person's, files with the text that was read from them. */
    exportOf: (userId: string) => exportConversations(database, userId),
  };
}

async function messagesBefore(
  database: Database,
  userId: string,
  { conversationId, number }: StoredMessage,
  limit: number,
): Promise<StoredMessage[]> {
  const rows = await database
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId), lt(messages.number, number)))
    .orderBy(desc(messages.number))
    .limit(limit);
  return rows.reverse();
}

async function newestAttachment(
  database: Database,
  userId: string,
  conversationId: string,
): Promise<StoredAttachment | undefined> {
  const [row] = await database
    .select()
    .from(attachments)
    .where(and(eq(attachments.userId, userId), eq(attachments.conversationId, conversationId)))
    .orderBy(desc(attachments.number))
    .limit(1);
  return row;
}

async function attachmentById(database: Database, userId: string, id: string): Promise<StoredAttachment | undefined> {
  const [row] = await database
    .select()
    .from(attachments)
    .where(and(eq(attachments.userId, userId), eq(attachments.id, id)));
  return row;
}

async function conversationHistory(database: Database, userId: string) {
  const found = await database
    .select()
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .orderBy(desc(conversations.updatedAt))
    .limit(maxConversations);
  const ids = found.map(({ id }) => id);
  const rows = await database
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      role: messages.role,
      content: messages.content,
      jobs: messages.jobs,
      notInProfile: messages.notInProfile,
      leftOut: messages.leftOut,
      actions: messages.actions,
      createdAt: messages.createdAt,
      requestId: messages.requestId,
      aliveAt: messages.aliveAt,
      questionId: messages.questionId,
      file: { id: attachments.id, name: attachments.name, size: attachments.size, type: attachments.type },
    })
    .from(messages)
    .leftJoin(attachments, eq(attachments.id, messages.attachmentId))
    .where(and(eq(messages.userId, userId), inArray(messages.conversationId, ids)))
    .orderBy(asc(messages.number));
  return found.map((one) => ({ ...one, messages: rows.filter((row) => row.conversationId === one.id) }));
}

async function exportConversations(database: Database, userId: string) {
  const [found, said, files] = [
    await database.select().from(conversations).where(eq(conversations.userId, userId)),
    await database.select().from(messages).where(eq(messages.userId, userId)).orderBy(asc(messages.number)),
    await database.select().from(attachments).where(eq(attachments.userId, userId)).orderBy(asc(attachments.number)),
  ];
  return found.map((one) => ({
    ...one,
    messages: said.filter((message) => message.conversationId === one.id),
    attachments: files.filter((file) => file.conversationId === one.id),
  }));
}
