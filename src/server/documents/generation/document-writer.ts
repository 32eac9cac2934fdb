import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { CvDocument, LetterDocument } from "../../../engines/document-writing/document-writing.ts";
import { writeCv, writeLetter } from "../../../engines/document-writing/document-writing.ts";
import type { PostingAims } from "../../../engines/requirement-matching/requirement-matching.ts";
import { takeApart } from "../../../engines/requirement-matching/requirement-matching.ts";
import type { DocumentLanguage } from "../../../engines/text/text.ts";
import type { FactBase } from "../../../engines/truth/truth.ts";
import { checkedCv, checkedLetter, judgeInTurns } from "./checked-document.ts";
import { withToldCv } from "./model-cv.ts";
import { withToldLetter } from "./model-letter.ts";
import { failureReason, tellCv, tellLetter } from "./model-telling.ts";

export interface WritingMaterial {
  facts: FactBase;
  aims: PostingAims;
  language: DocumentLanguage;
}

interface Parts {
  /** Undefined where documents are written by rules alone. */
  model: LanguageModelV3 | undefined;
  onModelFailure(reason: string): void;
  timeLimit?: number;
}

/** Milliseconds. Longer than a slow model needs for a page, shorter than a person waits without doubts. */
const usualTimeLimit = 60_000;

/**
 * Writes both documents by rules and lets a configured model tell them better. Whatever comes out has passed the checker; a
 * model that fails, or says what it cannot prove, costs nothing but its own words.
 */
export function createDocumentWriter({ model, onModelFailure, timeLimit = usualTimeLimit }: Parts) {
  async function better<Told, Written>(
    written: Written,
    tell: (telling: { model: LanguageModelV3; timeLimit: number }) => Promise<Told>,
    merge: (told: Told) => Written,
  ): Promise<Written> {
    if (!model) return written;
    try {
      return merge(await tell({ model, timeLimit }));
    } catch (error) {
      onModelFailure(failureReason(error));
      return written;
    }
  }

  return {
    async cv({ facts, aims, language }: WritingMaterial): Promise<CvDocument> {
      await takeApart(facts.values());
      const draft = writeCv(facts, aims, language);
      await judgeInTurns(draft, facts);
      const written = checkedCv(draft, facts);
      return await better(
        written,
        (telling) => tellCv(telling, facts, written),
        (told) => checkedCv(withToldCv(written, told, facts), facts),
      );
    },

    async letter({ facts, aims, language }: WritingMaterial, company: string, date: string): Promise<LetterDocument> {
      await takeApart(facts.values());
      const written = checkedLetter(writeLetter(facts, aims, company, date, language), facts);
      return await better(
        written,
        (telling) => tellLetter(telling, facts, written),
        (told) => checkedLetter(withToldLetter(written, told, facts), facts),
      );
    },
  };
}

export type DocumentWriter = ReturnType<typeof createDocumentWriter>;
