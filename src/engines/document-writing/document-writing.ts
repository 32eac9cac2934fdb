/**
 * Writes CVs and letters by rules. In: facts of a profile (`engines/truth`) and a target posting (`engines/requirement-matching`).
 * Out: a document whose every sentence carries the ids of the facts that it rests on; how it differs from a plain CV; where its
 * facts stand today; what a language model is asked for better sentences, and what its answer comes to.
 *
 * Terms: a *sentence* is any line of a document with its facts, a *place* names where in the document it stands, *phrases* are the words
 * around the person's own in one language, a document's *sources* are its facts as they were when it was written.
 */

export { writeCv } from "./cv/cv-writer.ts";
export {
  type CvDocument,
  type LetterDocument,
  type Sentence,
  sentencesOf,
  type WrittenDocument,
} from "./document.ts";
export { attachmentHeader, documentFileName } from "./document-file-name.ts";
export { languageNote, profileLanguage } from "./document-language.ts";
export { customaryPaper, localisedFor } from "./document-paper.ts";
export { sentencesByPlace } from "./document-places.ts";
export { type DocumentSet, documentSets } from "./document-sets.ts";
export { sheetOf } from "./document-sheet.ts";
export { type DocumentSources, sourcesOf } from "./document-sources.ts";
export { type AnsweredPosting, answeredPosting } from "./evidence/answered-posting.ts";
export { documentFacts, saysNothing } from "./facts/document-facts.ts";
export { fileNotice } from "./file-notice.ts";
export { type KeptWordings, noWordings } from "./kept-wordings.ts";
export { addressedTo } from "./letter/letter-salutation.ts";
export { writeLetter } from "./letter/letter-writer.ts";
export { type OwnWordsOfLetter, questionsOfLetter, withSaid } from "./letter/said-words.ts";
export { wordingOfTyped } from "./letter/typed-words.ts";
export {
  correctionQuestion,
  cvQuestion,
  cvSentences,
  letterQuestion,
  letterSentences,
} from "./model/asked-wording.ts";
export { withOrderOf } from "./model/cv-order.ts";
export type { ModelQuestion } from "./model/model-question.ts";
export { polishQuestion } from "./polish/polish.prompts.ts";
export {
  cardsOf,
  openStatements,
  type PolishDraft,
  ruledDrafts,
  type Statement,
} from "./polish/polish-cards.ts";
export { keptWordingsOf, ownWordsOfLetter, withoutDecided } from "./proposals/confirmed-wordings.ts";
export {
  countOfKinds,
  judgedSentences,
  maxProposals,
  type Proposal,
  type ProposedSentence,
} from "./proposals/proposals.ts";

export { changedDocument } from "./review/document-change.ts";
export { type OpenSet, tracedIn, type VersionContent } from "./review/open-set.ts";
export { RefusedChange } from "./review/refused-change.ts";
export { versionText } from "./review/reviewed-document.ts";
export { reviewOf } from "./review/set-review.ts";
export { type DecisionOnWording, decisionsOfChange, decisionsOnWaiting } from "./review/wording-decisions.ts";
export { salutationTo } from "./salutations/salutations.ts";
