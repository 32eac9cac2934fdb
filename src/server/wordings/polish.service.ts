import { z } from "zod";
import {
  cardsOf,
  draftOf,
  openStatements,
  type PolishDraft,
  profileLanguage,
  ruledDrafts,
  type Statement,
} from "../../engines/document-writing/document-writing.ts";
import { profileFacts } from "../../engines/truth/truth.ts";
import { maxPolishCards, type PolishCard } from "../../shared/wordings/polish.contract.ts";
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

/** Of the strongest statements: a model is not asked about more. */
const maxAsked = 24;
/** Milliseconds. */
const defaultTimeLimitMs = 45_000;

const answer = z.object({
  sentences: z.array(z.object({ line: z.int(), text: z.string().trim().min(1).max(500) })).max(maxAsked),
});

/** Sentences that say a person's statements better, for them to keep once: the next documents use what they kept. */
export function createPolishService(parts: Parts) {
  const { profileStore, wordingsService, model, onModelFailure, timeLimit = defaultTimeLimitMs } = parts;

  async function askedDrafts(statements: Statement[]): Promise<PolishDraft[]> {
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
