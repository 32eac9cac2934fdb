import type { ModelMessage } from "ai";
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { GuideThread } from "../../engines/assistant/assistant.ts";
import type { ChatAction, ChatJob, UnheldSentence } from "../../shared/assistant/assistant.contract.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { user } from "../account/account.table.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" }).notNull();
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

/** Session ids are made by clients: two people may come with the same one and never share a conversation. */
export const chatConversationTable = pgTable(
  "chat_conversation",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    sessionId: text("session_id").notNull(),
    createdAt: moment("created_at"),
    updatedAt: moment("updated_at"),
  },
  (table) => [uniqueIndex("chat_conversation_user_session").on(table.userId, table.sessionId)],
);

export const chatAttachmentTable = pgTable(
  "chat_attachment",
  {
    number: bigint("number", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    id: text("id").primaryKey(),
    userId: owner(),
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
    createdAt: moment("created_at"),
  },
  (table) => [index("chat_attachment_conversation").on(table.conversationId, table.number)],
);

export const chatMessageTable = pgTable(
  "chat_message",
  {
    number: bigint("number", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    id: text("id").primaryKey(),
    userId: owner(),
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
    aliveAt: timestamp("alive_at", { withTimezone: true, mode: "date" }),
    /** Of a user: what the newest attempt at a reply holds of the quota; given back when that attempt has died. */
    reservationId: text("reservation_id"),
    /** Of the assistant: the message that it answers. */
    questionId: text("question_id"),
    createdAt: moment("created_at"),
  },
  (table) => [
    index("chat_message_conversation").on(table.conversationId, table.number),
    uniqueIndex("chat_message_request").on(table.conversationId, table.requestId),
    // A question is answered once, whoever else was at work on it.
    uniqueIndex("chat_message_question").on(table.questionId),
  ],
);
