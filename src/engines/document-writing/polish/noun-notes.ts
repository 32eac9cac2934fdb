import { isNounOrVerb, namesJob } from "../../text/text.ts";
import { resultStrength } from "../facts/result-strength.ts";
import { indefiniteArticle } from "../phrases/phrases-en.ts";
import { isActivity, isNumeral, isOne, type NoteWord, noteText, thingAt } from "./note-words.ts";
import { withoutCapital } from "./verb-notes.ts";

/** "Customers from 140 to 385" has a verb that was left out. */
const fromTo = 4;

/** A note that names what somebody was or dealt with, as a sentence with its subject. */
export function nounClause(words: readonly NoteWord[], goesOn: boolean): string | undefined {
  const text = noteText(words);
  if (words.length < 3 || /:|->|→/.test(text) || resultStrength(text) >= fromTo) return undefined;
  if (/^(?:in charge|on call|on the|part of|one of)\b/i.test(text))
    return `${being(text, goesOn)} ${withoutCapital(words)}`;
  return roleClause(words, goesOn) ?? workClause(words, goesOn);
}

function being(text: string, goesOn: boolean): string {
  if (!goesOn) return "I was";
  if (/\bsince\b/.test(text)) return "I have been";
  return /\b(?:19|20)\d\d\b/.test(text) ? "I was" : "I am";
}

function roleClause(words: readonly NoteWord[], goesOn: boolean): string | undefined {
  const thing = thingAt(words, 0);
  const [head, next] = [thing.at(-1), words[thing.length]];
  const isPerson = head?.is("Actor") || namesJob(head?.text ?? "") || /^member$/i.test(head?.text ?? "");
  if (!head?.is("Singular") || !isPerson || !next?.is("Preposition") || head.gap !== " ") return undefined;
  const text = withoutCapital(words);
  if (/ of the (?:year|quarter|month)\b/i.test(text)) return `I was ${noteText(words)}`;
  return `${being(text, goesOn)} ${indefiniteArticle(text)} ${text}`;
}

/** "My work includes the maintenance of 12 machines." */
function workClause(words: readonly NoteWord[], goesOn: boolean): string | undefined {
  const [first] = words;
  if (!first || isNumeral(first) || first.is("Determiner") || first.is("Negative") || first.is("Preposition"))
    return undefined;
  if (words.some(({ is }) => ["PastTense", "Copula", "Modal", "Auxiliary", "Pronoun"].some(is))) return undefined;
  const things = listedThings(words);
  const [head, link, next] = [things[0]?.at(-1), words[things[0]?.length ?? 0], words[(things[0]?.length ?? 0) + 1]];
  if (!head || (head.gap === " " && isNumeral(link) && !first.is("Gerund")) || isNounOrVerb(first.text.toLowerCase()))
    return undefined;
  const article = articleOf(first, head, link, next);
  const isWork = article !== undefined || things.every((thing) => isBare(thing.at(-1)));
  return isWork ? `My work ${goesOn ? "includes" : "included"} ${article ?? ""}${withoutCapital(words)}` : undefined;
}

/** Needs no article. */
const isBare = (head: NoteWord | undefined): boolean =>
  head !== undefined && (head.is("Plural") || head.is("Uncountable") || isActivity(head));

function articleOf(first: NoteWord, head: NoteWord, link: NoteWord | undefined, next: NoteWord | undefined) {
  if (!link?.is("Preposition") || head.gap !== " ") return undefined;
  if (link.text === "of" && isActivity(head) && !head.is("Plural")) return "the ";
  if (!isOne(head)) return undefined;
  const isCounted = link.text === "of" && isNumeral(next);
  return isCounted || (first !== head && first.is("Adjective") && !first.text.endsWith("ed"))
    ? `${indefiniteArticle(first.text)} `
    : undefined;
}

/** "cab prep", "brake tests" and "fault reports" of "Cab prep, brake tests and fault reports at the depot". */
function listedThings(words: readonly NoteWord[]): NoteWord[][] {
  const things: NoteWord[][] = [];
  let at = 0;
  for (;;) {
    const thing = thingAt(words, at);
    const head = thing.at(-1);
    if (!head) return things;
    things.push(thing);
    at += thing.length;
    const joins = /^(?:and|&|or)$/.test(words[at]?.text ?? "");
    if (joins) at += 1;
    else if (!head.gap.includes(",")) return things;
  }
}
