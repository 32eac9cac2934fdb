import { memoized } from "../../../text/text.ts";
import * as listed from "./claim-words.ts";
import { folded } from "./languages.ts";
import { beginsPhrase, isContent, type Token } from "./words.ts";

export interface Claim {
  class: listed.ClaimClass;
  /** What is meant, whatever the language. */
  meaning: string;
  token: Token;
  at: number;
}

/** A test for words of a list, where "x*" stands for all that begin so, and "*x" for all that end so. */
function wordTest(list: string): (key: string) => boolean {
  const all = folded(list).split(/\s+/).filter(Boolean);
  const whole = new Set(all.filter((word) => !word.includes("*")));
  const ends = all.filter((word) => word.startsWith("*")).map((word) => word.slice(1));
  const beginnings = all.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return memoized(
    (key) =>
      whole.has(key) || beginnings.some((part) => key.startsWith(part)) || ends.some((part) => key.endsWith(part)),
  );
}

/** Whether a word is of a class: `means.total("all")`. */
export const means = Object.fromEntries(
  Object.entries(listed.wordClasses).map(([name, words]) => [name, wordTest(words)]),
) as Record<keyof typeof listed.wordClasses, (key: string) => boolean>;

/** "I am", "I'm", "soy": no "am" of "am Institut", and no "m" of "8 m". */
export function isAm(tokens: readonly Token[], at: number): boolean {
  const { key = "", gap = "" } = tokens[at] ?? {};
  if (key === "am") return tokens[at - 1]?.key === "i";
  return means.am(key) && (key !== "m" || /['’]/.test(gap));
}

const tests = Object.entries(listed.claimWords).flatMap(([name, meanings]) =>
  Object.entries(meanings).map(([meaning, words]) => ({
    class: name as listed.ClaimClass,
    meaning,
    test: wordTest(words),
  })),
);

const claimsOfWord = memoized((key) => tests.filter(({ test }) => test(key)));

export const isPlace = (key: string): boolean => claimsOfWord(key).some((found) => found.class === "place");

/** A degree is written with capitals where its short name is another word too: "BA", "MA", "ME". */
const needsCapital = /^(?:ba|ma|bed|med|dr|maitrise)$/;
/** "I lead" and "QA Lead". */
function isMeant(name: listed.ClaimClass, { key, isCapital, gap }: Token): boolean {
  // "médaille d'or"
  if (key === "or") return /['’]/.test(gap);
  if (key === "lead") return isCapital === (name === "rank");
  return name !== "degree" || isCapital || !needsCapital.test(key);
}

export function claimsOf(tokens: readonly Token[]): Claim[] {
  const isOfContest = tokens.some(({ key }) => means.contest(key));
  return tokens.flatMap((token, at): Claim[] => {
    const isDenied = means.negating(tokens[at - 1]?.key ?? "");
    // "first here and then there" is a place in no contest.
    const isPlaced = !isDenied && (isOfContest || !means.ordinal(token.key));
    const found = token.kind === "word" ? claimsOfWord(token.key).filter((one) => isMeant(one.class, token)) : [];
    // "a team led by her"
    const isLedBy = /^(?:by|von|por|par|da|dal|door|przez|vom)$/.test(tokens[at + 1]?.key ?? "");
    const claims = found.filter((one) => (one.class !== "place" || isPlaced) && (one.class !== "leading" || !isLedBy));
    const meaning = placeByNumber(tokens, at);
    return [...claims, ...(meaning ? [{ class: "place", meaning } as const] : [])].map((one) => ({
      ...one,
      token,
      at,
    }));
  });
}

/** "Platz 2", "2. Platz"; not "Level 3 Award", and none of what is counted: "jefa de puesto, 2 ediciones". */
function placeByNumber(tokens: readonly Token[], at: number): string | undefined {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isCounting = next !== undefined && isContent(next) && !beginsPhrase(next);
  const isBehind = means.contest(before?.key ?? "") && !isCounting;
  const isPlace = isBehind || (next?.gap.startsWith(".") === true && means.contest(next.key));
  return own?.kind === "number" && isPlace ? ["first", "second", "third"][Number(own.key) - 1] : undefined;
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
