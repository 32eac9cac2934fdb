import { memoized } from "../../../text/text.ts";
import * as listed from "./claim-words.ts";
import { folded } from "./languages.ts";
import type { Token } from "./words.ts";

export interface Claim {
  class: listed.ClaimClass;
  /** What is meant, whatever the language. */
  meaning: string;
  token: Token;
  at: number;
}

/** A test for words of a list, where "x*" stands for all that begin so, and "*x" for all that end so. */
export function wordTest(list: string): (key: string) => boolean {
  const all = folded(list).split(/\s+/).filter(Boolean);
  const whole = new Set(all.filter((word) => !word.includes("*")));
  const ends = all.filter((word) => word.startsWith("*")).map((word) => word.slice(1));
  const beginnings = all.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return memoized(
    (key) =>
      whole.has(key) || beginnings.some((part) => key.startsWith(part)) || ends.some((part) => key.endsWith(part)),
  );
}

export const isPeople = wordTest(listed.people);
export const isLessening = wordTest(listed.lessening);
export const isVoluntary = wordTest(listed.voluntary);
export const isLimiter = wordTest(listed.limiters);
export const isApproximating = wordTest(listed.approximating);
export const isCause = wordTest(listed.causes);
export const isTotal = wordTest(listed.totals);
export const isPraise = wordTest(listed.praise);
export const isGoingOn = wordTest(listed.goingOn);
export const isAm = wordTest(listed.amWords);
export const isApplying = wordTest(listed.applying);
export const isWishing = wordTest(listed.wishing);
export const isAddressing = wordTest(listed.addressing);
export const isPolite = wordTest(listed.polite);
export const isSpokenTo = wordTest(listed.spokenTo);
export const isSpokenOf = wordTest(listed.spokenOf);
export const isCondition = wordTest(listed.conditions);
export const isModal = wordTest(listed.modals);
export const isFirstPerson = wordTest(listed.firstPersonWords);
export const isPlaceInRow = wordTest(listed.placesInRow);
export const isPossessive = wordTest(listed.possessives);
export const isContest = wordTest(listed.contests);
export const isDenying = wordTest(listed.denying);
export const isNegation = wordTest(listed.negations);
export const isFinishing = wordTest(listed.finishing);
export const isNotFinished = wordTest(listed.notFinished);

const places = Object.entries(listed.places).map(([place, words]) => ({ place, test: wordTest(words) }));

/** "second" of "silver" and "runner-up". */
export const placeOf = memoized((key) => places.find(({ test }) => test(key))?.place ?? "");

const tests = Object.entries(listed.claimWords).flatMap(([name, meanings]) =>
  Object.entries(meanings).map(([meaning, words]) => ({
    class: name as listed.ClaimClass,
    meaning,
    test: wordTest(words),
  })),
);

const claimsOfWord = memoized((key) => tests.filter(({ test }) => test(key)));

/** A degree is written with capitals where its short name is another word too: "BA", "MA", "ME". */
const needsCapital = /^(?:ba|ma|bed|med|dr|maitrise)$/;
/** "I lead" and "QA Lead". */
function isMeant(name: listed.ClaimClass, { key, isCapital }: Token): boolean {
  if (key === "lead") return isCapital === (name === "rank");
  return name !== "degree" || isCapital || !needsCapital.test(key);
}

export function claimsOf(tokens: readonly Token[]): Claim[] {
  return tokens.flatMap((token, at) =>
    token.kind === "word"
      ? claimsOfWord(token.key)
          .filter((found) => isMeant(found.class, token))
          .map((found) => ({ class: found.class, meaning: found.meaning, token, at }))
      : [],
  );
}

/** Levels that a word may stand for: "fluent" says C1 or C2, "basic" A1 or A2. */
const sameLevel = ["native", "c2 c1 fluent advanced", "b2", "b1 intermediate b2", "a2 a1 basic"].map((row) =>
  row.split(" "),
);

export const isSameLevel = (one: string, other: string): boolean =>
  one === other ||
  (one === "fluent" && other === "native") ||
  sameLevel.some((row) => row.includes(one) && row.includes(other) && !isTwoCodes(one, other));

const isTwoCodes = (one: string, other: string) => /\d/.test(one) && /\d/.test(other);
