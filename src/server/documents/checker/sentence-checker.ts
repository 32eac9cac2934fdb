import type { Sentence } from "../document.ts";
import type { Fact, FactBase } from "../fact.ts";
import { type Entry, formsOf } from "./entry-forms.ts";
import { withoutFrames } from "./entry-frames.ts";
import { isList, isOfForm } from "./form-reading.ts";
import { isEnglish } from "./language-reading.ts";
import { isForeignCourtesy, tellsEntryElsewhere, tellsPersonElsewhere } from "./other-languages.ts";
import { personForms } from "./person-forms.ts";
import { isAboutPosting } from "./posting-forms.ts";
import { repeatsStatements } from "./repeated-statements.ts";
import { tellsStatements } from "./statement-sentence.ts";

export type Verdict = { supported: true } | { supported: false; reason: string };

const supported: Verdict = { supported: true };
const refused = (reason: string): Verdict => ({ supported: false, reason });

/**
 * Says whether a sentence holds nothing but its facts. It must be one of the forms that names and times can stand in, or tell a
 * statement in its own words, in words that are known to mean the same, and in an order that keeps its sense. Shares no code
 * with the writers and refuses what it does not understand: there is no list of lies.
 */
export function checkSentence({ text, facts: ids }: Sentence, base: FactBase): Verdict {
  const facts = [...new Set(ids)].map((id) => base.get(id));
  if (!facts.every((fact) => fact !== undefined)) return refused("It names a fact that does not exist.");
  const sentence = text.normalize("NFC").replace(/\s+/g, " ").trim();
  if (facts.length === 0)
    return courtesies.has(sentence) || isForeignCourtesy(sentence) ? supported : refused("It rests on no fact.");
  if (facts.length === 1 && facts[0]?.text === sentence && facts[0].section !== "posting") return supported;
  if (facts.some(({ section }) => section === "posting"))
    return isPostingAlone(sentence, facts) ? supported : refused("It claims the posting as a fact.");
  if (hasHiddenCharacters(sentence, facts)) return refused("It holds characters that cannot be seen.");
  const entries = new Set(facts.map(({ entry }) => entry));
  if (entries.size > 1) return refused("It mixes facts of different entries.");
  const [entry] = entries;
  const isHeld = entry ? tellsEntry(sentence, entryOf(entry, facts, base)) : tellsPerson(sentence, facts);
  return isHeld ? supported : refused("It says more than its facts, or in words that are not known to say the same.");
}

/** Whole sentences that say nothing about anybody. */
const courtesies = new Set([
  "I would be glad to tell you more in a conversation.",
  "Thank you for your time.",
  "Thank you for considering my application.",
  "I look forward to hearing from you.",
]);

const isPostingAlone = (sentence: string, facts: Fact[]) =>
  facts.every(({ section }) => section === "posting") && isAboutPosting(sentence, facts);

function hasHiddenCharacters(sentence: string, facts: Fact[]): boolean {
  const hidden = sentence.match(/\p{Cf}|\p{Cc}|\p{Co}|\p{Cn}|\u034f|[\u115f\u1160\u3164\uffa0]/gu) ?? [];
  return hidden.some((character) => facts.every(({ text }) => !text.includes(character)));
}

function entryOf(id: string, cited: Fact[], base: FactBase): Entry {
  const one = (kind: Fact["kind"]) => [...base.values()].find((fact) => fact.entry === id && fact.kind === kind)?.text;
  const [from, to, period] = [one("from"), one("to"), one("period")];
  const section = cited[0]?.section ?? "person";
  return {
    section,
    cited,
    goesOn: Boolean(from) && to === "",
    period,
    years: from && to ? yearsBetween(from, to) : undefined,
  };
}

/** An end is the month in which it ended: "2014-09" to "2019-02" are four years. */
function yearsBetween(from: string, to: string): number {
  const months = (yearMonth: string) => Number(yearMonth.slice(0, 4)) * 12 + Number(yearMonth.slice(5, 7));
  return Math.floor((months(to) - months(from)) / 12);
}

function tellsEntry(sentence: string, entry: Entry): boolean {
  if (formsOf(entry).some((form) => isOfForm(sentence, form, entry.cited))) return true;
  if (isList(sentence, entry.cited)) return true;
  const statements = entry.cited.filter(({ kind }) => kind === "statement");
  const isToldInEnglish =
    statements.length > 0 &&
    withoutFrames(sentence, entry).some((told) => tellsOwnOrSame(told, statements, entry.goesOn));
  return isToldInEnglish || tellsEntryElsewhere(sentence, entry, statements);
}

function tellsPerson(sentence: string, facts: Fact[]): boolean {
  if (personForms.some((form) => isOfForm(sentence, form, facts))) return true;
  const isOfOneKind = new Set(facts.map(({ kind }) => (kind === "place" ? "contact" : kind))).size === 1;
  if (isOfOneKind && isList(sentence, facts)) return true;
  const summary = facts.filter(({ kind }) => kind === "summary");
  if (summary.length > 0 && tellsOwnOrSame(sentence, summary, false)) return true;
  return tellsPersonElsewhere(sentence, facts);
}

/** In the person's words, or of an English statement in words that are known to mean the same. */
function tellsOwnOrSame(text: string, statements: Fact[], goesOn: boolean): boolean {
  if (repeatsStatements(text, statements)) return true;
  const reworded = statements.filter((fact) => isEnglish(fact.text));
  return reworded.length > 0 && tellsStatements(text, reworded, goesOn);
}
