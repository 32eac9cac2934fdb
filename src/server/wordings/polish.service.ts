import {
  cardsOf,
  openStatements,
  type PolishDraft,
  polishQuestion,
  profileLanguage,
  ruledDrafts,
  type Statement,
} from "../../engines/document-writing/document-writing.ts";
import { maxPolishCards, type PolishCard } from "../../shared/wordings/polish.contract.ts";
import { type AskedModel, askModel, failureReason } from "../llm/asked-model.ts";
import type { PrivateLinesService } from "./private-lines.service.ts";
import type { WordingsService } from "./wordings.service.ts";

export type PolishService = ReturnType<typeof createPolishService>;

interface Parts {
  privateLinesService: Pick<PrivateLinesService, "readableFacts">;
  wordingsService: Pick<WordingsService, "openLedger">;
  /** Undefined where sentences come by rules alone. */
  model: AskedModel["model"] | undefined;
  /** Why the rules wrote instead: for the log, and without what the person wrote. */
  onModelFailure(reason: string): void;
  timeLimit?: number;
}

/** Milliseconds. */
const defaultTimeLimitMs = 45_000;

/** Sentences that say a person's statements better, for them to keep once: the next documents use what they kept. */
export function createPolishService(parts: Parts) {
  const { privateLinesService, wordingsService, model, onModelFailure, timeLimit = defaultTimeLimitMs } = parts;

  async function askedDrafts(statements: Statement[]): Promise<PolishDraft[]> {
    if (!model || statements.length === 0) return [];
    const asked = askModel({ model, signal: AbortSignal.timeout(timeLimit) }, polishQuestion(statements));
    return asked.catch((error: unknown) => {
      onModelFailure(failureReason(error));
      return [];
    });
  }

  return {
    /** At most a dozen. What was decided on, in whichever words, is not asked again. */
    async propose(userId: string): Promise<{ cards: PolishCard[]; has_more: boolean }> {
      const facts = await privateLinesService.readableFacts(userId);
      const language = profileLanguage(facts);
      const statements = openStatements(facts, await wordingsService.openLedger(userId, facts), language);
      const asked = await cardsOf(await askedDrafts(statements), facts, { language, origin: "model" });
      const found =
        asked.length > 0 ? asked : await cardsOf(ruledDrafts(statements), facts, { language, origin: "rules" });
      return { cards: found.slice(0, maxPolishCards), has_more: found.length > maxPolishCards };
    },
  };
}
