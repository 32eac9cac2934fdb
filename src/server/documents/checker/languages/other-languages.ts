import type { Fact } from "../../../../engines/truth/truth.ts";
import type { Entry } from "../forms/entry-forms.ts";
import { wordingsOf } from "../forms/fact-wordings.ts";
import { isOfForm, openingOfForm, type Writing } from "../forms/form-reading.ts";
import { repeatsStatements } from "../forms/repeated-statements.ts";
import { remembered, rememberedOf } from "../words/remembered.ts";
import { dutchForms } from "./dutch-forms.ts";
import { frenchForms } from "./french-forms.ts";
import { germanForms } from "./german-forms.ts";
import { italianForms } from "./italian-forms.ts";
import type { LanguageForms } from "./language-forms.ts";
import { polishForms } from "./polish-forms.ts";
import { portugueseForms } from "./portuguese-forms.ts";
import { spanishForms } from "./spanish-forms.ts";

export const otherLanguages: LanguageForms[] = [
  germanForms,
  frenchForms,
  spanishForms,
  italianForms,
  dutchForms,
  polishForms,
  portugueseForms,
];

const courtesies = new Set(otherLanguages.flatMap((forms) => forms.courtesies));

/** Whole sentences that say nothing about anybody, in another language than English. */
export const isForeignCourtesy = (sentence: string) => courtesies.has(sentence);

/** Whether a sentence says of an entry what one of the other languages' forms allows, with statements in their own words. */
export function tellsEntryElsewhere(sentence: string, entry: Entry, statements: Fact[]): boolean {
  return otherLanguages.some(
    (forms) =>
      entryForms(entry, forms).some((form) => isOf(sentence, form, entry.names, forms)) ||
      (statements.length > 0 && tellsWork(sentence, entry, statements, forms)),
  );
}

/** The same of what a person can do. */
export const tellsPersonElsewhere = (sentence: string, { names }: Entry) =>
  otherLanguages.some(
    (forms) => forms.person.some((form) => isOf(sentence, form, names, forms)) || tellsAbout(sentence, names, forms),
  );

function tellsAbout(sentence: string, facts: Fact[], { aboutMe }: LanguageForms): boolean {
  const opening = openingFor(aboutMe).exec(sentence)?.[0];
  const summary = facts.filter(({ kind }) => kind === "summary");
  return opening !== undefined && repeatsStatements(sentence.slice(opening.length), summary);
}

const openingFor = remembered(20, (aboutMe) => new RegExp(`^${aboutMe}`, "u"));

function entryForms({ section, hasBegun, goesOn }: Entry, forms: LanguageForms): string[] {
  if (section === "education") return [...forms.study, forms.grade];
  if (section !== "experience" && section !== "volunteer") return [];
  if (!hasBegun) return ["{F} ?[–-] ?{E}"];
  const span = goesOn ? `{F} ?[–-] ?(?:${forms.present}|{E})` : "{F} ?[–-] ?{E}";
  // Paid work is no volunteering, and the other way round.
  if (section === "volunteer") return [span];
  return [span, ...(goesOn ? forms.presentJob : forms.pastJob)];
}

function tellsWork(
  sentence: string,
  { section, names, hasBegun }: Entry,
  statements: Fact[],
  forms: LanguageForms,
): boolean {
  if ((section !== "experience" && section !== "volunteer") || !hasBegun) return false;
  return forms.work.some((opening) => {
    const found = openingOfForm(sentence, opening, names, writingOf(forms));
    return found !== undefined && repeatsStatements(sentence.slice(found.length), statements);
  });
}

const isOf = (sentence: string, form: string, facts: Fact[], forms: LanguageForms) =>
  isOfForm(sentence, form, facts, writingOf(forms));

const writingOf = rememberedOf(
  (forms: LanguageForms): Writing => ({ and: forms.and, wordings: (fact) => wordingsIn(fact, forms) }),
);

function wordingsIn(fact: Fact, { months, bentMonths, beforeYear }: LanguageForms): string[] {
  if ((fact.kind !== "from" && fact.kind !== "to") || fact.text === "") return wordingsOf(fact);
  const [year = "", month = ""] = fact.text.split("-");
  const names = [months, bentMonths].flatMap((list) => list?.split(" ")[Number(month) - 1] ?? []);
  const joints = beforeYear.includes("de") ? [" de ", " "] : [" "];
  return [...names.flatMap((name) => joints.map((joint) => `${name}${joint}${year}`)), `${month}/${year}`, year];
}
