import {
  type Sentence,
  sentencesOf,
  writeCv,
  writeLetter,
} from "../../src/engines/document-writing/document-writing.ts";
import { targetPosting } from "../../src/engines/requirement-matching/requirement-matching.ts";
import { checkSentence } from "../../src/server/documents/checker/sentence-checker.ts";
import { checkedCv, checkedLetter } from "../../src/server/documents/generation/checked-document.ts";
import { hardHeldLies, heldLies } from "./held-lies.ts";
import { liesOf } from "./lie.ts";
import type { Pair } from "./profile-posting-pair.ts";
import { heldTruths, truthsOf } from "./truthful-sentences.ts";
import { hardTunedLies, tunedLies } from "./tuned-lies.ts";

export interface Tried extends Sentence {
  kind: string;
  isHard: boolean;
  /** Of a trade or a kind that was not looked at while the checker was built. */
  isHeld: boolean;
  passed: boolean;
}

const passes = (pair: Pair, sentence: Sentence) => checkSentence(sentence, pair.facts).supported;

export function tryLies(pair: Pair, each = 1): Tried[] {
  const tuned = liesOf(pair, tunedLies, hardTunedLies, each);
  const held = liesOf(pair, heldLies, hardHeldLies, each);
  return [...tuned, ...held].map((lie) => ({
    ...lie,
    isHeld: pair.isHeld || held.includes(lie),
    passed: passes(pair, lie),
  }));
}

export function tryTruths(pair: Pair): Tried[] {
  return truthsOf(pair).map((truth) => ({
    ...truth,
    isHard: false,
    isHeld: pair.isHeld || heldTruths.has(truth.kind),
    passed: passes(pair, truth),
  }));
}

export interface WrittenTrial {
  sentences: number;
  /** That no facts hold, after the checker. */
  unsupported: Sentence[];
  /** That the checker had to replace. */
  replaced: number;
}

/** Both documents of a pair as a person would get them. */
export function tryWriters({ facts, posting, company }: Pair): WrittenTrial {
  const target = targetPosting(posting);
  const [cv, letter] = [writeCv(facts, target), writeLetter(facts, target, company, "2026-11-21")];
  const written = [...sentencesOf(cv), ...sentencesOf(letter)];
  const checked = [...sentencesOf(checkedCv(cv, facts)), ...sentencesOf(checkedLetter(letter, facts))];
  return {
    sentences: checked.length,
    unsupported: checked.filter((sentence) => !checkSentence(sentence, facts).supported),
    replaced: written.filter((sentence) => !checkSentence(sentence, facts).supported).length,
  };
}
