import { foldText } from "../../../../shared/text/folded-text.rules.ts";
import { isListed } from "../words/guide-lexicon.ts";
import { distressSigns } from "./distress-signs.ts";

/** Other words between those of a sign that are parted by "+". */
const maxBetween = 4;

interface Group {
  words: string;
  isNear: boolean;
  isOptional: boolean;
}

interface Sign {
  groups: Group[];
  /** What must not come next. */
  but: string | undefined;
}

/** Words, of a clause of its own: a sign does not reach over a full stop. "Don't" is read as one word, "n'en" as two as well. */
const clausesOf = (message: string) =>
  [...new Set(["", " "].map((mark) => foldText(message.replace(/['’`´]/g, mark))))].flatMap((text) =>
    text.split(/[.!?;\n]+/).map((clause) => clause.match(/[\p{L}\p{N}]+|,/gu) ?? []),
  );

/** Groups that stand together in any order. */
interface Concurrence {
  groups: string[];
  but: string | undefined;
}

/** Words of a clause in which a concurrence is sought: in a longer one it says little. */
const maxClause = 14;

const isConcurrence = (written: string) => written.includes(" & ");

function concurrenceOf(written: string): Concurrence {
  const [shown = "", but] = written.split(" !");
  return { groups: shown.split(" & ").map((group) => group.split("|").join(" ")), but: but?.split("|").join(" ") };
}

/** Each group has a word of its own. */
function concurs({ groups, but }: Concurrence, words: string[]): boolean {
  if (words.length > maxClause || (but !== undefined && words.some((word) => isListed(but, word)))) return false;
  return groups.every((group) => words.some((word) => isListed(group, word)));
}

function signOf(written: string): Sign {
  const [shown = "", but] = written.split(" !");
  const groups = shown.split(" + ").flatMap((part) =>
    part.split(" ").map((words, at): Group => {
      const named = words.split("|");
      return { words: named.filter(Boolean).join(" "), isNear: at > 0, isOptional: named.includes("") };
    }),
  );
  return { groups, but: but?.split(/[| ]/).join(" ") };
}

const signs = distressSigns.filter((written) => !isConcurrence(written)).map(signOf);
const concurrences = distressSigns.filter(isConcurrence).map(concurrenceOf);

/** Whether a message holds a sign of self-harm or despair, in any of the eight languages. */
export function isDistress(message: string): boolean {
  return clausesOf(message).some(
    (words) =>
      concurrences.some((one) => concurs(one, words)) ||
      signs.some((sign) => words.some((_, at) => isSignAt(sign, words, at))),
  );
}

function isSignAt({ groups, but }: Sign, words: string[], start: number): boolean {
  const [first] = groups;
  if (!first || !isListed(first.words, words[start] ?? "")) return false;
  const ends = groups.slice(1).reduce<number[]>((found, group) => endsOf(found, group, words), [start]);
  return ends.some((end) => but === undefined || !isListed(but, words[end + 1] ?? ""));
}

/** What may follow where a sign asks for the end of what is said: "I can't go on, and ...". */
const endings = new Set([
  undefined,
  ",",
  "and",
  "und",
  "et",
  "y",
  "e",
  "en",
  "i",
  "but",
  "aber",
  "mais",
  "pero",
  "ma",
  "maar",
  "ale",
  "mas",
]);

/** Every place up to which the sign is there, one group further. */
function endsOf(before: number[], { words: list, isNear, isOptional }: Group, words: string[]): number[] {
  if (list === "$") return before.filter((at) => endings.has(words[at + 1]));
  const found = before.flatMap((at) => {
    const reach = words.slice(at + 1, at + 2 + (isNear ? 0 : maxBetween));
    return reach.flatMap((word, offset) => (isListed(list, word) ? [at + 1 + offset] : []));
  });
  return isOptional ? [...before, ...found] : found;
}
