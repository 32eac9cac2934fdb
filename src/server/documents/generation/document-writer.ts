import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { CvDocument, LetterDocument } from "../../../engines/document-writing/document-writing.ts";
import { writeCv, writeLetter } from "../../../engines/document-writing/document-writing.ts";
import type { TargetPosting } from "../../../engines/requirement-matching/requirement-matching.ts";
import { extractTerms } from "../../../engines/requirement-matching/requirement-matching.ts";
import type { DocumentLanguage } from "../../../engines/text/text.ts";
import type { FactBase } from "../../../engines/truth/truth.ts";
import { checkedCv, checkedLetter, judgeInTurns } from "./checked-document.ts";
import { withCvWording } from "./model-cv.ts";
import { withLetterWording } from "./model-letter.ts";
import { failureReason, wordCv, wordLetter } from "./model-wording.ts";

export interface WritingMaterial {
  facts: FactBase;
  target: TargetPosting;
  language: DocumentLanguage;
}

interface Parts {
  /** Undefined where documents are written by rules alone. */
  model: LanguageModelV3 | undefined;
  onModelFailure(reason: string): void;
  timeLimit?: number;
}

/** Milliseconds. Longer than a slow model needs for a page, shorter than a person waits without doubts. */
const defaultTimeLimitMs = 60_000;

/**
 * Writes both documents by rules and lets a configured model word them better. Whatever comes out has passed the checker; a
 * model that fails, or says what it cannot prove, costs nothing but its own words.
 */
export function createDocumentWriter({ model, onModelFailure, timeLimit = defaultTimeLimitMs }: Parts) {
  async function reworded<Wording, Written>(
    written: Written,
    word: (wordingModel: { model: LanguageModelV3; timeLimit: number }) => Promise<Wording>,
    merge: (wording: Wording) => Written,
  ): Promise<Written> {
    if (!model) return written;
    try {
      return merge(await word({ model, timeLimit }));
    } catch (error) {
      onModelFailure(failureReason(error));
      return written;
    }
  }

  return {
    async cv({ facts, target, language }: WritingMaterial): Promise<CvDocument> {
      await extractTerms(facts.values());
      const draft = writeCv(facts, target, language);
      await judgeInTurns(draft, facts);
      const written = checkedCv(draft, facts);
      return await reworded(
        written,
        (wordingModel) => wordCv(wordingModel, facts, written),
        (wording) => checkedCv(withCvWording(written, wording, facts), facts),
      );
    },

    async letter({ facts, target, language }: WritingMaterial, company: string, date: string): Promise<LetterDocument> {
      await extractTerms(facts.values());
      const written = checkedLetter(writeLetter(facts, target, company, date, language), facts);
      return await reworded(
        written,
        (wordingModel) => wordLetter(wordingModel, facts, written),
        (wording) => checkedLetter(withLetterWording(written, wording, facts), facts),
      );
    },
  };
}

export type DocumentWriter = ReturnType<typeof createDocumentWriter>;
