import type { LanguageModelV3 } from "@ai-sdk/provider";
import {
  type AnsweredPosting,
  addressedTo,
  type CvDocument,
  correctionQuestion,
  countOfKinds,
  cvQuestion,
  cvSentences,
  judgedSentences,
  type KeptWordings,
  type LetterDocument,
  letterQuestion,
  letterSentences,
  type ModelQuestion,
  maxProposals,
  type OwnWordsOfLetter,
  type Proposal,
  type ProposedSentence,
  withOrderOf,
  writeCv,
  writeLetter,
} from "../../../engines/document-writing/document-writing.ts";
import { extractTerms } from "../../../engines/requirement-matching/requirement-matching.ts";
import type { DocumentLanguage } from "../../../engines/text/text.ts";
import type { FactBase } from "../../../engines/truth/truth.ts";
import { askModel, failureReason } from "../../llm/asked-model.ts";

export interface WritingMaterial {
  facts: FactBase;
  target: AnsweredPosting;
  language: DocumentLanguage;
  /** "2026-11-23" */
  today: string;
  /** That the person has confirmed. */
  wordings: KeptWordings;
  ownWords: OwnWordsOfLetter;
  /** Whom the person chose for their letter; "" for nobody. */
  addressee?: string;
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
  const begin = (): Asking => {
    /** For all that is asked about a document. */
    let signal: AbortSignal | undefined;
    return {
      onModelFailure,
      ask: async (question) => {
        if (!model) return undefined;
        signal ??= AbortSignal.timeout(timeLimit);
        return askModel({ model, signal }, question()).catch((error: unknown) => {
          onModelFailure(failureReason(error));
          return undefined;
        });
      },
    };
  };
  return {
    cv: (material: WritingMaterial) => proposedCv(begin(), material),
    letter: (material: WritingMaterial, company: string) => proposedLetter(begin(), material, company),
  };
}

export type DocumentWriter = ReturnType<typeof createDocumentWriter>;

interface Asking extends Pick<Parts, "onModelFailure"> {
  /** Undefined without a model, and of one that fails. */
  ask<Answer>(question: () => ModelQuestion<Answer>): Promise<Answer | undefined>;
}

async function proposedCv(asking: Asking, material: WritingMaterial): Promise<ProposedDocument<CvDocument>> {
  const { facts, target, language, wordings } = material;
  await extractTerms(facts.values());
  const written = writeCv(facts, target, language, wordings);
  const wording = await asking.ask(() => cvQuestion(facts, written));
  if (!wording) return { content: written, proposals: [] };
  return {
    content: withOrderOf(written, wording, facts),
    proposals: await proposalsOf(asking, cvSentences(wording), material),
  };
}

async function proposedLetter(
  asking: Asking,
  material: WritingMaterial,
  company: string,
): Promise<ProposedDocument<LetterDocument>> {
  const { facts, target, language, today, wordings, ownWords, addressee = "" } = material;
  await extractTerms(facts.values());
  const written = writeLetter(facts, target, company, today, language, wordings, ownWords);
  const content = addressedTo(written, addressee, target, company);
  const wording = await asking.ask(() => letterQuestion(facts, content));
  return { content, proposals: wording ? await proposalsOf(asking, letterSentences(wording), material) : [] };
}

/** What was refused is asked for once more, with the reason; what is refused again is lost. */
async function proposalsOf(
  { ask, onModelFailure }: Asking,
  sentences: ProposedSentence[],
  { facts, today }: WritingMaterial,
): Promise<Proposal[]> {
  const { proposals, refused } = await judgedSentences(sentences, facts, today);
  if (refused.length === 0) return proposals;
  onModelFailure(`sentences of the language model were refused: ${countOfKinds(refused)}`);
  const retried = refused.slice(0, maxProposals - proposals.length);
  const corrected = retried.length > 0 && (await ask(() => correctionQuestion(facts, retried)));
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
