import { namesJob } from "../../text/text.ts";
import { resultStrength } from "../facts/result-strength.ts";
import { indefiniteArticle } from "../phrases/phrases-en.ts";
import { type NoteWord, noteText, thingAt } from "./note-words.ts";
import { withoutCapital } from "./verb-notes.ts";

/** "Customers from 140 to 385" has a verb that was left out. */
const fromTo = 4;

/** A note that names what somebody was or dealt with, as a sentence with its subject. */
export function nounClause(words: readonly NoteWord[], goesOn: boolean): string | undefined {
  const text = noteText(words);
  if (words.length < 3 || /:|->|→/.test(text) || resultStrength(text) >= fromTo) return undefined;
  if (/^(?:in charge|on call|on the|part of|one of)\b/i.test(text))
    return `${being(text, goesOn)} ${withoutCapital(words)}`;
  return roleClause(words, goesOn);
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
