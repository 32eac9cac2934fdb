import type { LanguageModelV3 } from "@ai-sdk/provider";
import {
  type AnsweredPosting,
  type CvDocument,
  judgedSentences,
  type KeptWordings,
  type LetterDocument,
  maxProposals,
  type OwnWordsOfLetter,
  type Proposal,
  type ProposedSentence,
  type RefusedSentence,
  writeCv,
  writeLetter,
} from "../../../engines/document-writing/document-writing.ts";
import { extractTerms } from "../../../engines/requirement-matching/requirement-matching.ts";
import type { DocumentLanguage } from "../../../engines/text/text.ts";
import type { FactBase } from "../../../engines/truth/truth.ts";
import { type AskedModel, failureReason } from "../../llm/asked-model.ts";
import { withOrderOf } from "./cv-order.ts";
import { type CvWording, correctRefused, type LetterWording, wordCv, wordLetter } from "./model-wording.ts";

export interface WritingMaterial {
  facts: FactBase;
  target: AnsweredPosting;
  language: DocumentLanguage;
  /** "2026-11-23" */
  today: string;
  /** That the person has confirmed. */
  wordings: KeptWordings;
  ownWords: OwnWordsOfLetter;
}

/** True and complete as it is, and what would say it better once the person has said yes. */
export interface ProposedDocument<Written> {
  content: Written;
  proposals: Proposal[];
}

interface Parts {
  /** Undefined where documents are written by rules alone. */
  model: LanguageModelV3 | undefined;
  /** Why there are no better sentences, or fewer: for the log, and without what the person wrote. */
  onModelFailure(reason: string): void;
  timeLimit?: number;
}

/** Milliseconds for all that is asked for one document. Longer than a slow model needs for a page, shorter than a person waits without doubts. */
const defaultTimeLimitMs = 60_000;

/**
 * Writes both documents by rules, in the person's own words, and lets a configured model propose better sentences, none of which
 * stands in a document before the person has confirmed it. A model that fails costs nothing but its proposals.
 */
export function createDocumentWriter({ model, onModelFailure, timeLimit = defaultTimeLimitMs }: Parts) {
  const wordingModel = (): AskedModel | undefined => model && { model, signal: AbortSignal.timeout(timeLimit) };

  async function asked<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await answer;
    } catch (error) {
      onModelFailure(failureReason(error));
      return undefined;
    }
  }

  /** What was refused is asked for once more, with the reason; what is refused again is lost. */
  async function proposed(
    sentences: ProposedSentence[],
    { facts, today }: WritingMaterial,
    by: AskedModel,
  ): Promise<Proposal[]> {
    const { proposals, refused } = await judgedSentences(sentences, facts, today);
    if (refused.length === 0) return proposals;
    onModelFailure(`sentences of the language model were refused: ${countOfKinds(refused)}`);
    const retried = refused.slice(0, maxProposals - proposals.length);
    const corrected = retried.length > 0 && (await asked(correctRefused(by, facts, retried)));
    if (!corrected) return proposals;
    const replaced = new Map(retried.map(({ sentence }, at) => [sentence, corrected.get(at)]));
    const second = await judgedSentences(
      sentences.map((sentence) => ({ ...sentence, ...replaced.get(sentence) })),
      facts,
      today,
    );
    if (second.refused.length > 0)
      onModelFailure(`sentences of the language model were refused after correction: ${countOfKinds(second.refused)}`);
    return second.proposals;
  }

  return {
    async cv(material: WritingMaterial): Promise<ProposedDocument<CvDocument>> {
      const { facts, target, language, wordings } = material;
      await extractTerms(facts.values());
      const written = writeCv(facts, target, language, wordings);
      const by = wordingModel();
      const wording = by && (await asked(wordCv(by, facts, written)));
      if (!wording) return { content: written, proposals: [] };
      return {
        content: withOrderOf(written, wording, facts),
        proposals: await proposed(cvSentences(wording), material, by),
      };
    },

    async letter(material: WritingMaterial, company: string): Promise<ProposedDocument<LetterDocument>> {
      const { facts, target, language, today, wordings, ownWords } = material;
      await extractTerms(facts.values());
      const written = writeLetter(facts, target, company, today, language, wordings, ownWords);
      const by = wordingModel();
      const wording = by && (await asked(wordLetter(by, facts, written)));
      return { content: written, proposals: wording ? await proposed(letterSentences(wording), material, by) : [] };
    },
  };
}

export type DocumentWriter = ReturnType<typeof createDocumentWriter>;

const cvSentences = ({ summary, jobs }: CvWording): ProposedSentence[] => [
  ...summary,
  ...jobs.flatMap(({ entry, bullets }) => bullets.map((bullet) => ({ ...bullet, entry }))),
];

const letterSentences = ({ paragraphs }: LetterWording): ProposedSentence[] => paragraphs.flat();

/** "amount 2, name 1" */
function countOfKinds(refused: RefusedSentence[]): string {
  const counts = new Map<string, number>();
  for (const { reasons } of refused) {
    const kind = reasons[0]?.kind ?? "unknown";
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${kind} ${count}`).join(", ");
}
