import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { firstRow, hasEffect } from "../database/statement-outcome.ts";
import {
  chatAttachmentTable as attachments,
  chatConversationTable as conversations,
  chatMessageTable as messages,
} from "./assistant.table.ts";

const maxConversations = 100;

export type StoredMessage = typeof messages.$inferSelect;
export type AssistantStore = ReturnType<typeof createAssistantStore>;

const { modelMessages: _model, guideThread: _guide, ...shownColumns } = getTableColumns(messages);

/** Reads conversations, their messages and attached files, each of one person. */
export function createAssistantStore(database: Database) {
  const ownFile = (userId: string, condition: ReturnType<typeof eq>) =>
    firstRow(
      database
        .select()
        .from(attachments)
        .where(and(eq(attachments.userId, userId), condition))
        .orderBy(desc(attachments.number))
        .limit(1),
    );

  const ownHistory = (userId: string) => and(eq(conversations.userId, userId), isNull(conversations.deletedAt));

  return {
    /** Null puts it back. False where there is no such conversation, by now. */
    setDeleted: (userId: string, sessionId: string, deletedAt: Date | null): Promise<boolean> => {
      const isMeant = and(eq(conversations.userId, userId), eq(conversations.sessionId, sessionId));
      return hasEffect(database.update(conversations).set({ deletedAt }).where(isMeant));
    },

    /** For good. */
    async dropDeleted(before: Date): Promise<void> {
      await database.delete(conversations).where(lt(conversations.deletedAt, before));
    },

    newestAttachment: (userId: string, conversationId: string) =>
      ownFile(userId, eq(attachments.conversationId, conversationId)),

    attachment: (userId: string, id: string) => ownFile(userId, eq(attachments.id, id)),

    /** The newest `limit` messages before a question, oldest first. */
    async messagesBefore(
      userId: string,
      { conversationId, number }: StoredMessage,
      limit: number,
    ): Promise<StoredMessage[]> {
      const isEarlier = and(eq(messages.conversationId, conversationId), lt(messages.number, number));
      const rows = await database
        .select()
        .from(messages)
        .where(and(eq(messages.userId, userId), isEarlier))
        .orderBy(desc(messages.number))
        .limit(limit);
      return rows.reverse();
    },

    /** The person's newest conversations with all their messages and the facts of their files. */
    async history(userId: string) {
      const found = await database
        .select()
        .from(conversations)
        .where(ownHistory(userId))
        .orderBy(desc(conversations.updatedAt))
        .limit(maxConversations);
      const ids = found.map(({ id }) => id);
      const { id, name, size, type } = attachments;
      const rows = await database
        .select({ ...shownColumns, file: { id, name, size, type } })
        .from(messages)
        .leftJoin(attachments, eq(attachments.id, messages.attachmentId))
        .where(and(eq(messages.userId, userId), inArray(messages.conversationId, ids)))
        .orderBy(asc(messages.number));
      return found.map((one) => ({ ...one, messages: rows.filter((row) => row.conversationId === one.id) }));
    },

    /** Everything of the person's, files with the text that was read from them. */
    async exportOf(userId: string) {
      const [found, said, files] = [
        await database.select().from(conversations).where(ownHistory(userId)),
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
