/**
 * What is known about the person, and what may be said of it. In: a profile. Out: its facts, each with an id, in the person's own
 * words. In: a sentence with the facts it cites. Out: whether it is proven, refused, or to be confirmed by the person, and why.
 *
 * Terms: a *fact* is one statement, date, title ... of the profile, an *entry* the facts of one job or study, a fact is *gone* when a
 * document rests on it and the profile does not hold it any more.
 */

export { factsOfEntry } from "./entry-facts.ts";
export type { Fact, FactBase, FactKind, FactSection } from "./fact.ts";
export { placedFact } from "./fact-places.ts";
export { entriesOf, type FactEntry, goesOn, hasBegun, latestFirst, personFactsOf } from "./fact-reader.ts";
export { unheldIn } from "./gate/held-anywhere.ts";
export { isFunctionWord } from "./gate/reading/languages.ts";
export { type Reason, sentenceOf } from "./gate/reason.ts";
export { judge } from "./gate/verdict.ts";
export {
  denies,
  deniesBefore,
  isHedged,
  isOfLeading,
  isUnpaid,
  isWish,
  leavesOpen,
  limitsOwnPart,
  limitsTitle,
  namesAward,
  negates,
  voiceOf,
} from "./gate/voice.ts";
export { goneId, idBeforeItWent, isGone } from "./gone-facts.ts";
export { assignFactKeys } from "./keys/assign-fact-keys.ts";
export type { FactKeys, KeyedProfile } from "./keys/fact-keys.ts";
export { factsByKey } from "./keys/facts-by-key.ts";
export { keyedVersions } from "./keys/keyed-versions.ts";
export { profileFacts } from "./profile-facts.ts";
export { hardFactIn } from "./wordings/hard-fact-in.ts";
export { factsBearing, headsOf, judgeWording } from "./wordings/judge-wording.ts";
export { factsSeen, keysOfSeen } from "./wordings/seen-facts.ts";
export { shownWordings } from "./wordings/shown-wordings.ts";
export {
  type FactThen,
  factThen,
  type Wording,
  type WordingReason,
  wordingDigest,
} from "./wordings/wording.ts";
export { ledgerOf, type WordingLedger } from "./wordings/wording-ledger.ts";
