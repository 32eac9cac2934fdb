import { randomUUID } from "node:crypto";
import { and, asc, desc, eq } from "drizzle-orm";
import { wordsOfTerm } from "../../engines/requirement-matching/requirement-matching.ts";
import type { GivenAnswer } from "../../shared/matching/matching.contract.ts";
import { type KeptAnswer, keptAnswer } from "../../shared/matching/requirement-match.contract.ts";
import type { Database } from "../database/database.ts";
import { keptAnswerTable as table } from "./kept-answers.table.ts";

export type KeptAnswersStore = ReturnType<typeof createKeptAnswersStore>;

export type NewAnswer = KeptAnswer extends infer Answer
  ? Answer extends KeptAnswer
    ? Omit<Answer, "at"> & { asked: string }
    : never
  : never;

export function createKeptAnswersStore(database: Database, now: () => Date = () => new Date()) {
  return {
    async answersOf(userId: string): Promise<KeptAnswer[]> {
      const rows = await database.select().from(table).where(eq(table.userId, userId)).orderBy(asc(table.at));
      return rows.map(({ termKey, lang, said, facts, at }) =>
        keptAnswer.parse({ term_key: termKey, lang, said, facts, at: at.toISOString() }),
      );
    },

    /** For the person to look at, the newest first. */
    async listOf(userId: string): Promise<GivenAnswer[]> {
      const rows = await database.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.at));
      return rows.map(({ id, termKey, asked, lang, said, facts }) => ({
        ...{ id, term_key: termKey, lang, said, facts },
        asked: asked || wordsOfTerm(termKey),
      }));
    },

    async remove(userId: string, id: string): Promise<void> {
      await database.delete(table).where(and(eq(table.userId, userId), eq(table.id, id)));
    },

    /** Replaces what was said of the same term, of "not this" of the same fact. */
    async keep(userId: string, answer: NewAnswer): Promise<void> {
      const { term_key: termKey, lang, said, asked } = answer;
      const facts = "facts" in answer ? answer.facts : [];
      const factKey = said === "not this" ? (facts[0]?.key ?? "") : "";
      const values = { termKey, lang, said, asked, factKey, facts, at: now() };
      await database
        .insert(table)
        .values({ ...values, id: randomUUID(), userId })
        .onConflictDoUpdate({ target: [table.userId, table.termKey, table.factKey], set: values });
    },

    async takeBack(userId: string, termKey: string): Promise<void> {
      await database.delete(table).where(and(eq(table.userId, userId), eq(table.termKey, termKey)));
    },
  };
}
