import { isKnownVerb } from "../words/equal-words.ts";
import { isLink } from "../words/link-classes.ts";
import { describing, showsVerb } from "../words/verb-agreement.ts";
import { inForm, verbReadings } from "../words/verb-reading.ts";
import { isNumber } from "../words/word-reading.ts";
import type { Node } from "./bullet.ts";

export const isArticle = (word: string) => /^(a|an|the|this|these|those|its|their|our|his|her|'s)$/.test(word);
export const joints = /^(,|and)$/;
export const isForm = (word: string, ...forms: string[]) => verbReadings(word).some(({ form }) => forms.includes(form));
export const isSureVerb = (word: string, rest: string[]) =>
  ((!describing.test(word) || showsVerb(rest)) &&
    verbReadings(word).some(
      ({ form, lemma }) => form === "past" || form === "ing" || (form === "base" && isKnownVerb(lemma)),
    )) ||
  (isForm(word, "base") && showsVerb(rest));

/** "Under supervision, ran the games" as "ran the games under supervision". */
export function withFrontBehind(words: string[]): string[] {
  const comma = words.indexOf(",");
  if (!isLink(words[0] ?? "") || comma < 2) return words;
  return beforeAside(words.slice(comma + 1), words.slice(0, comma));
}

/** "In 2018, founded a choir, which has 22 members": in that year was it founded. */
export function beforeAside(words: string[], front: string[]): string[] {
  const at = words.findIndex(
    (word, index) => word === "," && /^(?:that|of whom) /.test(words.slice(index + 1, index + 4).join(" ")),
  );
  return words.toSpliced(at < 0 ? words.length : at, 0, ...front);
}

const helping = /^(help|assist|support)$/;

/** "Helped the dietician rewrite the menu" as "helped the dietician in rewriting the menu". */
export function withHelpedDeed(words: string[]): string[] {
  if (!verbReadings(words[0] ?? "").some(({ lemma }) => helping.test(lemma))) return words;
  const by = words.indexOf("with");
  if (by > 1 && isForm(words[by + 1] ?? "", "ing")) return words.with(by, "in");
  const at = words.findIndex(
    (word, index) =>
      index > 1 &&
      index < 6 &&
      !isArticle(words[index - 1] ?? "") &&
      (isKnownVerb(word) || /#.*base/.test(word) || word === "to"),
  );
  const from = words[at] === "to" ? at + 1 : at;
  const deed = words[from] ?? "";
  if (at < 0 || !isForm(deed, "base") || words.slice(1, at).some((word) => isLink(word) || joints.test(word)))
    return words;
  return [...words.slice(0, at), "in", inForm(deed, "ing"), ...words.slice(from + 1)];
}

const bounds: [RegExp, string][] = [
  [/^up to /, "up to"],
  [/^more than /, "more than"],
  [/^at least /, "at least"],
  [/^at most /, "up to"],
  [/^approximately /, "approximately"],
  [/^an average of /, "average"],
  [/^(?:almost|nearly|close to) /, "nearly"],
  [/^(?:below|under|less than|fewer than) /, "below"],
];

export type Read = Pick<Node, "word" | "bound">;

/** The words of a name without articles, numbers with what bounds them. */
export function readName(words: string[]): Read[] {
  const read: Read[] = [];
  let bound = "";
  for (const word of words) {
    if (isArticle(word)) continue;
    const [, marker = "", rest = word] = /^(.*)~(.*)$/.exec(word) ?? [];
    bound = marker || bound;
    read.push({ word: rest, bound: isNumber(rest) ? bound : "" });
    if (isNumber(rest)) bound = "";
  }
  return read;
}

/** "up to 80" as one word, "up to~80". */
export function withBounds(words: string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const text = words.slice(at, at + 3).join(" ");
    const found = bounds.find(([form]) => form.test(text));
    const length = found ? (found[0].exec(text)?.[0].trim().split(" ").length ?? 0) : 0;
    const number = words[at + length] ?? "";
    if (found && isNumber(number)) {
      result.push(`${found[1]}~${number}`);
      at += length;
    } else result.push(words[at] ?? "");
  }
  return result;
}

const times =
  /^(mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mornings?|afternoons?|evenings?|nights?|weekends?|days?|weeks?|months?|quarters?|years?|hours?|shifts?|seasons?|summers?|winters?|springs?|autumns?)$/;

/** "8 to 40 mm" as one number, "every Monday" as "per monday". */
export function withRanges(words: string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = "", next = "", after = "", last = ""] = words.slice(at, at + 4);
    if (isNumber(word) && next === "to" && isNumber(after)) {
      result.push(`${word} to ${after}`);
      at += 2;
    } else if (isNumber(word) && after === "to" && isNumber(last) && !isLink(next) && !isNumber(words[at + 4] ?? "")) {
      result.push(`${word} to ${last}`, next);
      at += 3;
    } else if (next === "per" && /^(once|twice)$/.test(word)) {
      // "Twice a year" is one circumstance; "once a year" says no more than "a year".
      result.push("per", ...(word === "twice" ? [word] : []));
      at++;
    } else {
      const isRate = times.test(next) || (isNumber(next) && (times.test(after) || after === "minutes"));
      result.push(/^(every|each)$/.test(word) && isRate ? "per" : word);
    }
  }
  return result;
}

/** "Have trained" as "trained". */
export function withoutAuxiliary([first = "", ...rest]: string[]): string[] {
  const isAuxiliary = first === "i" || (first === "have" && isForm(rest[0] ?? "", "past") && rest.length > 1);
  return isAuxiliary ? rest : [first, ...rest];
}

export const currency =
  /^(€|£|\$|₹|¥|₺|zł|chf|nok|sek|dkk|cad|aud|nzd|sgd|hkd|zar|czk|huf|kes|ngn|brl|mxn|ils|aed|sar|ron|bgn|isk|krw)$/;
