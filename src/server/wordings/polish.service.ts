import { z } from "zod";
import {
  loadNoteSentence,
  profileLanguage,
  statementsToPolish,
} from "../../engines/document-writing/document-writing.ts";
import { yieldToEventLoop } from "../../engines/text/text.ts";
import {
  type Fact,
  type FactBase,
  judgeWording,
  placedFact,
  profileFacts,
  sentenceOf,
  type WordingLedger,
  wordingText,
} from "../../engines/truth/truth.ts";
import { maxPolishCards, type PolishCard } from "../../shared/wordings/polish.contract.ts";
import type { WordingOrigin } from "../../shared/wordings/wordings.contract.ts";
import { type AskedModel, askModel, failureReason } from "../llm/asked-model.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import { linesText, polishPrompt } from "./polish.prompts.ts";
import type { WordingsService } from "./wordings.service.ts";

export type PolishService = ReturnType<typeof createPolishService>;

interface Parts {
  profileStore: Pick<ProfileStore, "loadKeyed">;
  wordingsService: Pick<WordingsService, "openLedger">;
  /** Undefined where sentences come by rules alone. */
  model: AskedModel["model"] | undefined;
  /** Why the rules wrote instead: for the log, and without what the person wrote. */
  onModelFailure(reason: string): void;
  timeLimit?: number;
}

/** What a letter takes in a statement's place. */
const form = "sentence";

type Statement = ReturnType<typeof statementsToPolish>[number];

interface Draft {
  statement: Fact;
  text: string;
}

/** Of the strongest statements: a model is not asked about more, nor are more read by rules. */
const maxAsked = 24;
const maxRead = 200;
/** Milliseconds. */
const defaultTimeLimitMs = 45_000;

const answer = z.object({
  sentences: z.array(z.object({ line: z.int(), text: z.string().trim().min(1).max(500) })).max(maxAsked),
});

/** Sentences that say a person's statements better, for them to keep once: the next documents use what they kept. */
export function createPolishService(parts: Parts) {
  const { profileStore, wordingsService, model, onModelFailure, timeLimit = defaultTimeLimitMs } = parts;

  async function askedDrafts(statements: Statement[]): Promise<Draft[]> {
    if (!model || statements.length === 0) return [];
    const lines = statements.slice(0, maxAsked);
    const prompt = linesText(lines.map(({ statement, goesOn }) => ({ text: statement.text, goesOn })));
    try {
      const { sentences } = await askModel(
        { model, signal: AbortSignal.timeout(timeLimit) },
        polishPrompt,
        prompt,
        answer,
      );
      const texts = new Map(sentences.map(({ line, text }) => [line, text]));
      return lines.flatMap(({ statement }, line) => draftOf(statement, texts.get(line)));
    } catch (error) {
      onModelFailure(failureReason(error));
      return [];
    }
  }

  return {
    /** At most a dozen. What was decided on, in whichever words, is not asked again. */
    async propose(userId: string): Promise<{ cards: PolishCard[]; has_more: boolean }> {
      const { content, keys } = await profileStore.loadKeyed(userId);
      const facts = profileFacts(content, keys);
      const language = profileLanguage(facts);
      const statements = openStatements(facts, await wordingsService.openLedger(userId, facts), language);
      const asked = await cardsOf(await askedDrafts(statements), facts, { language, origin: "model" });
      const found =
        asked.length > 0 ? asked : await cardsOf(ruledDrafts(statements), facts, { language, origin: "rules" });
      return { cards: found.slice(0, maxPolishCards), has_more: found.length > maxPolishCards };
    },
  };
}

/** The strongest first, without those whose wording the person has decided on. */
function openStatements(facts: FactBase, { valid, declined }: WordingLedger, language: string): Statement[] {
  const decided = [...valid, ...declined].filter((wording) => wording.form === form && wording.language === language);
  const keys = new Set(decided.flatMap(({ factKeys }) => factKeys));
  return statementsToPolish(facts).filter(({ statement: { key } }) => key !== undefined && !keys.has(key));
}

/** One after the other, since reading a line takes milliseconds. */
async function* ruledDrafts(statements: Statement[]): AsyncGenerator<Draft> {
  const noteSentence = await loadNoteSentence();
  for (const { statement, goesOn } of statements.slice(0, maxRead)) {
    await yieldToEventLoop();
    yield* draftOf(statement, noteSentence(statement.text, goesOn));
  }
}

const draftOf = (statement: Fact, text: string | undefined): Draft[] =>
  text ? [{ statement, text: wordingText(text) }] : [];

/** What is refused, or the person's own words, is no question. One more than a dozen tells that there are more. */
async function cardsOf(
  drafts: Iterable<Draft> | AsyncIterable<Draft>,
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
