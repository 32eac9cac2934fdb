import type { Sentence } from "../../../engines/document-writing/document-writing.ts";
import type { Fact, FactBase } from "../../../engines/truth/truth.ts";
import { tellsPosting } from "./forms/application.ts";
import { citedEntry } from "./forms/cited-entry.ts";
import { type Entry, formsOf } from "./forms/entry-forms.ts";
import { withoutFrames } from "./forms/entry-frames.ts";
import { isList, isOfForm } from "./forms/form-reading.ts";
import { tellsLanguages } from "./forms/language-claims.ts";
import { tellsNames } from "./forms/name-reading.ts";
import { personForms } from "./forms/person-forms.ts";
import { answerTo } from "./forms/posting-answers.ts";
import { repeatsStatements } from "./forms/repeated-statements.ts";
import { tellsParts } from "./forms/several-sources.ts";
import { tellsSummary } from "./forms/summary-telling.ts";
import { hidesThatItIsOpen } from "./forms/unfinished-entry.ts";
import { isForeignCourtesy, tellsEntryElsewhere, tellsPersonElsewhere } from "./languages/other-languages.ts";
import { tellsOwnWords, tellsStatements } from "./statements/statement-sentence.ts";
import { withoutThirdPerson } from "./words/third-person.ts";
import { wordsOf } from "./words/word-reading.ts";

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
  const own = facts.filter(({ section }) => section !== "posting");
  const entries = [...new Set(own.map(({ entry }) => entry))].map((entry) => citedEntry(entry, own, base));
  const [only] = facts.length === 1 ? own : [];
  if (only?.text === sentence && !entries.some((entry) => hidesThatItIsOpen(sentence, entry))) return supported;
  const asked = facts.filter(({ section }) => section === "posting");
  const answer = asked.length > 0 && own.length > 0 ? answerTo(sentence, asked) : undefined;
  if (answer !== undefined) return checkSentence({ text: answer, facts: own.map(({ id }) => id) }, base);
  if (asked.length > 0)
    return tellsPosting(sentence, facts, entries) ? supported : refused("It claims the posting as a fact.");
  if (hasHiddenCharacters(sentence, facts)) return refused("It holds characters that cannot be seen.");
  if (usesPlaces(sentence, facts)) return refused("It makes a tool of a place.");
  if (hasOwnCapitals(sentence, facts)) return refused("It makes a name of a word that is none in its facts.");
  const words = wordsOf(sentence);
  const isHeld = entries.some((entry) => tellsEntry(sentence, words, entry)) || tellsParts(words, entries);
  return isHeld ? supported : refused("It says more than its facts, or in words that are not known to say the same.");
}

/** Whole sentences that say nothing about anybody. */
const courtesies = new Set([
  "I would be glad to tell you more in a conversation.",
  "Thank you for your time.",
  "Thank you for considering my application.",
  "I look forward to hearing from you.",
]);

function hasHiddenCharacters(sentence: string, facts: Fact[]): boolean {
  const hidden = sentence.match(/\p{Cf}|\p{Cc}|\p{Co}|\p{Cn}|\u034f|[\u115f\u1160\u3164\uffa0]/gu) ?? [];
  return hidden.some((character) => facts.every(({ text }) => !text.includes(character)));
}

/** "Polished china" is not "polished China", and who ran "it" ran no IT. */
function hasOwnCapitals(sentence: string, facts: Fact[]): boolean {
  const capitals = [...sentence.matchAll(/(?<=(?<!\p{L})[^\p{Lu}\s]\S* |\bI )\p{Lu}\p{L}+(?! \p{Lu})/gu)].map(
    ([word]) => word,
  );
  if (capitals.length === 0) return false;
  const held = new Set(facts.flatMap(({ text }) => text.match(/\p{L}+/gu) ?? []));
  const inShort = new Set([...held].filter((word) => word === word.toUpperCase()).map((word) => word.toLowerCase()));
  return capitals.some((word) => !held.has(word) && !inShort.has(word.toLowerCase()) && held.has(word.toLowerCase()));
}

/** Who trained nurses in Poland did not train them to use it. */
function usesPlaces(sentence: string, facts: Fact[]): boolean {
  const used = [...sentence.matchAll(/\bto use (?:an? |the )?(\p{L}+)/gu)].map(([, name = ""]) => name);
  const isIn = (name: string) => facts.some(({ text }) => new RegExp(`\\bin ${name}\\b`, "u").test(text));
  const isUsed = (name: string) =>
    facts.some(({ text }) => new RegExp(`\\b(?:us(?:e|es|ed|ing)|on|with|of) (?:[^.,;]* )?${name}\\b`, "u").test(text));
  return used.some((name) => /^\p{Lu}/u.test(name) && isIn(name) && !isUsed(name));
}

function tellsEntry(sentence: string, words: string[], entry: Entry): boolean {
  if (entry.section === "person") return tellsPerson(sentence, words, entry);
  if (hidesThatItIsOpen(sentence, entry)) return false;
  if (isList(sentence, entry.cited)) return true;
  if (formsOf(entry).some((form) => isOfForm(sentence, form, entry.names))) return true;
  const statements = entry.cited.filter(({ kind }) => kind === "statement");
  // What a course taught is nothing that the person did.
  const isTold = /^(?:training|publication)$/.test(entry.section)
    ? repeatsStatements(sentence, statements)
    : tellsDeeds(words, statements, entry) || tellsEntryElsewhere(sentence, entry, statements);
  return isTold || tellsNames(words.join(" "), entry);
}

function tellsDeeds(words: string[], statements: Fact[], entry: Entry): boolean {
  if (statements.length === 0 || !entry.hasBegun) return false;
  const readings = [statements, ...withoutThirdPerson(statements, entry.goesOn)];
  const framed = [...withoutFrames(words, entry)];
  // Own words behind a frame are told before all that the unframed sentence could mean.
  return [...(framed.length > 1 ? [tellsOwnWords] : []), tellsStatements].some((tells) =>
    framed.some(({ words: told, isPlaced }) =>
      readings.some((facts) => tells(told, facts, { goesOn: entry.goesOn, isNow: false, isPlaced })),
    ),
  );
}

function tellsPerson(sentence: string, words: string[], entry: Entry): boolean {
  const { cited: facts } = entry;
  const isOfOneKind = new Set(facts.map(({ kind }) => (kind === "place" ? "contact" : kind))).size === 1;
  if (isOfOneKind && isList(sentence, facts)) return true;
  if (personForms.some((form) => isOfForm(sentence, form, entry.names))) return true;
  if (tellsNames(words.join(" "), entry) || tellsLanguages(words.join(" "), facts)) return true;
  const summary = facts.filter(({ kind }) => kind === "summary");
  if (tellsSummary(words, summary)) return true;
  return tellsPersonElsewhere(sentence, entry);
}
