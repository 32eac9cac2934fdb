import type { ModelMessage } from "ai";
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { GuideThread } from "../../engines/assistant/assistant.ts";
import type { ChatAction, ChatJob, UnheldSentence } from "../../shared/assistant/assistant.contract.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { ownerColumn } from "../account/account.table.ts";
import { timeColumn } from "../database/columns.ts";

/** Session ids are made by clients: two people may come with the same one and never share a conversation. */
export const chatConversationTable = pgTable(
  "chat_conversation",
  {
    id: text("id").primaryKey(),
    userId: ownerColumn().notNull(),
    sessionId: text("session_id").notNull(),
    createdAt: timeColumn("created_at").notNull(),
    updatedAt: timeColumn("updated_at").notNull(),
    /** It can be put back for a while. */
    deletedAt: timeColumn("deleted_at"),
  },
  (table) => [uniqueIndex("chat_conversation_user_session").on(table.userId, table.sessionId)],
);

export const chatAttachmentTable = pgTable(
  "chat_attachment",
  {
    number: bigint("number", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    id: text("id").primaryKey(),
    userId: ownerColumn().notNull(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => chatConversationTable.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    type: text("type").notNull(),
    size: integer("size").notNull(),
    /** Empty when the file could not be read; then `problem` says why. */
    text: text("text").notNull(),
    problem: text("problem").notNull(),
    profile: jsonb("profile").$type<ProfileDocument>(),
    createdAt: timeColumn("created_at").notNull(),
  },
  (table) => [index("chat_attachment_conversation").on(table.conversationId, table.number)],
);

export const chatMessageTable = pgTable(
  "chat_message",
  {
    number: bigint("number", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    id: text("id").primaryKey(),
    userId: ownerColumn().notNull(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => chatConversationTable.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["user", "system"] }).notNull(),
    /** Plain text of a user, HTML of the assistant. */
    content: text("content").notNull(),
    /** The same turn as the language model knows it, tool calls and results included. */
    modelMessages: jsonb("model_messages").$type<ModelMessage[]>().notNull(),
    jobs: jsonb("jobs").$type<ChatJob[]>().notNull(),
    notInProfile: jsonb("not_in_profile").$type<UnheldSentence[]>().notNull().default([]),
    leftOut: jsonb("left_out").$type<UnheldSentence[]>().notNull().default([]),
    /** Buttons below a reply. */
    actions: jsonb("actions").$type<ChatAction[]>().notNull().default([]),
    /** Of the guide: what the conversation goes on from. */
    guideThread: jsonb("guide_thread").$type<GuideThread>(),
    /** Of a user: the file sent along. Of the assistant: the file whose reading can be taken over. */
    attachmentId: text("attachment_id").references(() => chatAttachmentTable.id, { onDelete: "set null" }),
    /** Of a user: made by the client, so that a message sent twice is one message. */
    requestId: text("request_id"),
    /** Of a user: when a server last said that it is working on the reply; null when none is. */
    aliveAt: timeColumn("alive_at"),
    /** Of a user: what the newest attempt at a reply holds of the quota; given back when that attempt has died. */
    reservationId: text("reservation_id"),
    /** Of the assistant: the message that it answers. */
    questionId: text("question_id"),
    createdAt: timeColumn("created_at").notNull(),
  },
  (table) => [
    index("chat_message_conversation").on(table.conversationId, table.number),
    uniqueIndex("chat_message_request").on(table.conversationId, table.requestId),
    // A question is answered once, whoever else was at work on it.
    uniqueIndex("chat_message_question").on(table.questionId),
  ],
);
