import { oneLine } from "../../../shared/text/one-line.rules.ts";
import { maxPolishCards, type PolishCard } from "../../../shared/wordings/polish.contract.ts";
import type { WordingOrigin } from "../../../shared/wordings/wordings.contract.ts";
import { yieldToEventLoop } from "../../text/text.ts";
import {
  type Fact,
  type FactBase,
  judgeWording,
  placedFact,
  sentenceOf,
  type WordingLedger,
} from "../../truth/truth.ts";
import { statementsToPolish } from "./polished-statements.ts";

/** What a letter takes in a statement's place. */
const form = "sentence";
/** Of the strongest statements: no more are read by rules. */
const maxRead = 200;

export type Statement = ReturnType<typeof statementsToPolish>[number];

export interface PolishDraft {
  statement: Fact;
  text: string;
}

/** The strongest first, without those whose wording the person has decided on. */
export function openStatements(facts: FactBase, { valid, declined }: WordingLedger, language: string): Statement[] {
  const decided = [...valid, ...declined].filter((wording) => wording.form === form && wording.language === language);
  const keys = new Set(decided.flatMap(({ factKeys }) => factKeys));
  return statementsToPolish(facts).filter(({ statement: { key } }) => key !== undefined && !keys.has(key));
}

/** By rules, one after the other, since reading a line takes milliseconds. */
export async function* ruledDrafts(statements: Statement[]): AsyncGenerator<PolishDraft> {
  // Loaded when it is wanted: the tagger of English words takes 50 MB.
  const { noteSentence } = await import("./note-sentence.ts");
  for (const { statement, goesOn } of statements.slice(0, maxRead)) {
    await yieldToEventLoop();
    yield* draftOf(statement, noteSentence(statement.text, goesOn));
  }
}

/** Nothing where nobody has words for it. */
export const draftOf = (statement: Fact, text: string | undefined): PolishDraft[] =>
  text ? [{ statement, text: oneLine(text) }] : [];

/** What is refused, or the person's own words, is no question. One more than a dozen tells that there are more. */
export async function cardsOf(
  drafts: Iterable<PolishDraft> | AsyncIterable<PolishDraft>,
  facts: FactBase,
  { language, origin }: { language: string; origin: WordingOrigin },
): Promise<PolishCard[]> {
  const cards: PolishCard[] = [];
  for await (const { statement, text } of drafts) {
    await yieldToEventLoop();
    const { verdict, reasons } = judgeWording(text, [statement], facts);
    const [reason] = reasons;
    if (verdict !== "confirm" || !reason || statement.key === undefined) continue;
    const fact = placedFact(statement, facts);
    cards.push({ fact_key: statement.key, fact, text, language, origin, question: sentenceOf(reason) });
    if (cards.length > maxPolishCards) break;
  }
  return cards;
}
