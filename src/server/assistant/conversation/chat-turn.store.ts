import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { deadSince } from "../../../engines/assistant/assistant.ts";
import type { Database, DatabaseOrTransaction } from "../../database/database.ts";
import { firstRow, hasEffect } from "../../database/statement-outcome.ts";
import { inTurn } from "../../database/turns.ts";
import type { StoredMessage } from "../assistant.store.ts";
import { chatConversationTable as conversations, chatMessageTable as messages } from "../assistant.table.ts";
import { askQuestion, type NewAttachment, type NewQuestion } from "./asked-question.store.ts";

type NewReply = Omit<typeof messages.$inferInsert, "id" | "userId" | "conversationId" | "role" | "createdAt">;

export type ChatTurnStore = ReturnType<typeof createChatTurnStore>;

/** Questions and the replies to them: each question stored once, worked on by one server, answered once. */
export function createChatTurnStore(database: Database, now: () => Date = () => new Date()) {
  const ownMessage = (userId: string, id: string) => and(eq(messages.userId, userId), eq(messages.id, id));

  const messageThat = (from: DatabaseOrTransaction, userId: string, condition: SQL | undefined) =>
    firstRow(
      from
        .select()
        .from(messages)
        .where(and(eq(messages.userId, userId), condition)),
    );

  async function setAliveAt(userId: string, questionId: string, aliveAt: Date | null): Promise<void> {
    await database.update(messages).set({ aliveAt }).where(ownMessage(userId, questionId));
  }

  return {
    async question(userId: string, sessionId: string, requestId: string): Promise<StoredMessage | undefined> {
      const isMeant = and(eq(conversations.sessionId, sessionId), eq(messages.requestId, requestId));
      const [row] = await database
        .select({ message: messages })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(and(eq(messages.userId, userId), isMeant));
      return row?.message;
    },

    /** Stores a question with its file and marks it as being worked on, or finds the same one that was sent before. */
    ask: (userId: string, question: NewQuestion, file?: NewAttachment) =>
      askQuestion(database, userId, question, file, now),

    /** The question as it stands now; undefined once it has its reply. */
    unanswered: (userId: string, questionId: string) =>
      messageThat(database, userId, and(eq(messages.id, questionId), hasNoReply(questionId))),

    /** Takes over a question on which nobody is at work any more; false when somebody was quicker, or has answered it. */
    claim: (userId: string, questionId: string, reservationId: string): Promise<boolean> =>
      inTurn(database, `question ${questionId}`, async (tx) => {
        const isMeant = ownMessage(userId, questionId);
        // Locked first: the statement after it sees a reply that was stored while this one waited.
        await tx.select({ id: messages.id }).from(messages).where(isMeant).for("update");
        const aliveAt = now();
        const isFree = or(isNull(messages.aliveAt), lt(messages.aliveAt, deadSince(aliveAt)));
        const claim = tx.update(messages).set({ aliveAt, reservationId });
        return hasEffect(claim.where(and(isMeant, isFree, hasNoReply(questionId))));
      }),

    /** Says that the reply is still being worked on. */
    recordHeartbeat: (userId: string, questionId: string) => setAliveAt(userId, questionId, now()),

    /** Says that nobody works on the reply any more. */
    giveUp: (userId: string, questionId: string) => setAliveAt(userId, questionId, null),

    reply: (userId: string, questionId: string) => messageThat(database, userId, eq(messages.questionId, questionId)),

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
        const isOpen = and(eq(conversations.userId, userId), eq(conversations.id, conversationId));
        await tx.update(conversations).set({ updatedAt: at }).where(isOpen);
        const row = await messageThat(tx, userId, eq(messages.questionId, id));
        if (!row) throw new Error("A reply that was just stored is not there");
        return row;
      }),
  };
}

const hasNoReply = (questionId: string) =>
  sql`not exists (select 1 from ${messages} reply where reply.question_id = ${questionId})`;
