import { randomUUID } from "node:crypto";
import type { ModelMessage } from "ai";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { ChatJob } from "../../shared/assistant/assistant.contract.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import { chatAttachmentTable, chatConversationTable, chatMessageTable } from "./assistant.table.ts";

const conversations = chatConversationTable;
const messages = chatMessageTable;
const attachments = chatAttachmentTable;
const mostConversations = 100;

export interface NewMessage {
  role: "user" | "system";
  content: string;
  modelMessages: ModelMessage[];
  jobs: ChatJob[];
  attachmentId: string | null;
}

export interface NewAttachment {
  name: string;
  type: string;
  size: number;
  text: string;
  problem: string;
  profile: ProfileDocument | null;
}

export type StoredMessage = typeof messages.$inferSelect;
export type StoredAttachment = typeof attachments.$inferSelect;
export type AssistantStore = ReturnType<typeof createAssistantStore>;

/** Conversations, their messages and attached files, each of one person. */
export function createAssistantStore(database: Database, now: () => Date = () => new Date()) {
  return {
    /** The id of the person's conversation of that session; made when it is new to this person. */
    async openConversation(userId: string, sessionId: string): Promise<string> {
      const at = now();
      const [row] = await database
        .insert(conversations)
        .values({ id: randomUUID(), userId, sessionId, createdAt: at, updatedAt: at })
        .onConflictDoUpdate({
          target: [conversations.userId, conversations.sessionId],
          set: { sessionId: sql`excluded.session_id` },
        })
        .returning({ id: conversations.id });
      if (!row) throw new Error("The upsert of a conversation returned no row");
      return row.id;
    },

    /** Stores a message, with the file sent along in the same transaction, and marks the conversation as changed. */
    addMessage: (userId: string, conversationId: string, message: NewMessage, file?: NewAttachment) =>
      database.transaction(async (tx) => {
        const at = now();
        const attachment = file && (await insertAttachment(tx, { userId, conversationId, at }, file));
        const [row] = await tx
          .insert(messages)
          .values({
            ...message,
            attachmentId: attachment?.id ?? message.attachmentId,
            id: randomUUID(),
            userId,
            conversationId,
            createdAt: at,
          })
          .returning();
        await tx.update(conversations).set({ updatedAt: at }).where(ownConversation(userId, conversationId));
        if (!row) throw new Error("The insert of a message returned no row");
        return { message: row, attachment };
      }),

    /** The newest `limit` messages, oldest first. */
    async recentMessages(userId: string, conversationId: string, limit: number): Promise<StoredMessage[]> {
      const rows = await database
        .select()
        .from(messages)
        .where(and(eq(messages.userId, userId), eq(messages.conversationId, conversationId)))
        .orderBy(desc(messages.number))
        .limit(limit);
      return rows.reverse();
    },

    async newestAttachment(userId: string, conversationId: string): Promise<StoredAttachment | undefined> {
      const [row] = await database
        .select()
        .from(attachments)
        .where(and(eq(attachments.userId, userId), eq(attachments.conversationId, conversationId)))
        .orderBy(desc(attachments.number))
        .limit(1);
      return row;
    },

    async attachment(userId: string, id: string): Promise<StoredAttachment | undefined> {
      const [row] = await database
        .select()
        .from(attachments)
        .where(and(eq(attachments.userId, userId), eq(attachments.id, id)));
      return row;
    },

    /** The person's newest conversations with all their messages and the facts of their files. */
    async history(userId: string) {
      const found = await database
        .select()
        .from(conversations)
        .where(eq(conversations.userId, userId))
        .orderBy(desc(conversations.updatedAt))
        .limit(mostConversations);
      const ids = found.map(({ id }) => id);
      const rows = await database
        .select({
          id: messages.id,
          conversationId: messages.conversationId,
          role: messages.role,
          content: messages.content,
          jobs: messages.jobs,
          createdAt: messages.createdAt,
          file: { id: attachments.id, name: attachments.name, size: attachments.size, type: attachments.type },
        })
        .from(messages)
        .leftJoin(attachments, eq(attachments.id, messages.attachmentId))
        .where(and(eq(messages.userId, userId), inArray(messages.conversationId, ids)))
        .orderBy(asc(messages.number));
      return found.map((one) => ({ ...one, messages: rows.filter((row) => row.conversationId === one.id) }));
    },

    /** Everything of the person's, files with the text that was read from them. */
    async exportOf(userId: string) {
      const [found, said, files] = [
        await database.select().from(conversations).where(eq(conversations.userId, userId)),
        await database.select().from(messages).where(eq(messages.userId, userId)).orderBy(asc(messages.number)),
        await database
          .select()
          .from(attachments)
          .where(eq(attachments.userId, userId))
          .orderBy(asc(attachments.number)),
      ];
      return found.map((one) => ({
        ...one,
        messages: said.filter((message) => message.conversationId === one.id),
        attachments: files.filter((file) => file.conversationId === one.id),
      }));
    },
  };
}

function ownConversation(userId: string, id: string) {
  return and(eq(conversations.userId, userId), eq(conversations.id, id));
}

interface Place {
  userId: string;
  conversationId: string;
  at: Date;
}

async function insertAttachment(
  tx: DatabaseOrTransaction,
  { userId, conversationId, at }: Place,
  file: NewAttachment,
): Promise<StoredAttachment> {
  const [row] = await tx
    .insert(attachments)
    .values({ ...file, id: randomUUID(), userId, conversationId, createdAt: at })
    .returning();
  if (!row) throw new Error("The insert of an attachment returned no row");
  return row;
}
