import type { Fact } from "../truth/truth.ts";
import type { AnswerIndex, EvidenceUnit } from "./answer-index.ts";
import { keyPhrasesOf } from "./key-phrases.ts";
import { type LanguageLevel, languageNamed, reaches } from "./language-level.ts";
import { monthsOf, type RequiredExperience, statesExperience, timeInWords } from "./required-experience.ts";

const maxFacts = 3;

export interface MatchedProfile {
  facts: Fact[];
  index: AnswerIndex;
  /** "2026-11" */
  today: string;
}

/** What the profile says to one part of a requirement. */
export interface PartMatch {
  /** "short": the profile says less than is asked for. */
  state: "met" | "in_part" | "short" | "gap";
  facts: Fact[];
  unsaid: string[];
  notes: string[];
  /** Of its key phrases, those that its facts do not say. */
  missing: number;
  phrases: number;
}

/** A time beside the months of the jobs that name what it is asked for: they show that it was part of the job, and no more. */
export function experienceMatch(
  part: string,
  time: RequiredExperience,
  { facts, index, today }: MatchedProfile,
): PartMatch {
  const phrases = keyPhrasesOf(part);
  const counted = { phrases: Math.max(1, phrases.length), unsaid: [], missing: 0 };
  if (phrases.length === 0) {
    const jobs = new Set(facts.flatMap(({ section, entry }) => (section === "experience" && entry ? [entry] : [])));
    const months = monthsOf(jobs, facts, today);
    const note = `The posting asks for ${time.words}; the jobs in your profile come to ${timeInWords(months)} in all.`;
    const isOfAny = !/similar|comparable|relevant|related|equivalent|vergleichbar|similaire|ähnlich/i.test(time.rest);
    const shown = months >= time.months ? "in_part" : "short";
    return { ...counted, state: isOfAny && shown === "in_part" ? "met" : shown, facts: [], notes: [note], missing: 1 };
  }
  const { whole } = index.sharing(phrases);
  const said = whole.slice(0, maxFacts).flatMap((unit) => unit.facts);
  if (said.length === 0) {
    const missing = phrases.filter((phrase) => !index.isCovered(phrase));
    const unsaid = (missing.length > 0 ? missing : phrases).map(({ words }) => words);
    return { ...counted, state: "gap", facts: [], notes: [], unsaid, missing: phrases.length };
  }
  const matching = index
    .answering(new Set(phrases.flatMap(({ terms }) => terms)))
    .filter((fact) => statesExperience(fact, time.months));
  if (matching.length > 0) return { ...counted, state: "met", facts: matching, notes: [] };
  const named = phrases.map(({ words }) => words).join(" ");
  const months = monthsOf(new Set(whole.flatMap(jobOf)), facts, today);
  const shown =
    months === 0
      ? `no job with dates in your profile names “${named}”`
      : `the jobs that name “${named}” come to ${timeInWords(months)}`;
  const notes = [`The posting asks for ${time.words}; ${shown}.`];
  return { ...counted, state: months >= time.months ? "met" : "in_part", facts: said, notes };
}

const jobOf = ({ facts: [fact] }: EvidenceUnit) => (fact?.section === "experience" && fact.entry ? [fact.entry] : []);

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** A language, and its level where the posting names one. */
export function languageMatch(asked: LanguageLevel, part: string, { facts }: MatchedProfile): PartMatch {
  const counted = { phrases: 1, unsaid: [], notes: [], missing: 0 };
  const own = facts
    .filter(({ kind }) => kind === "language")
    .flatMap((fact) => {
      const language = languageNamed(fact.text);
      return language?.code === asked.code ? [{ fact, language }] : [];
    });
  const [first] = own;
  if (!first)
    return { ...counted, state: "gap", facts: [], unsaid: keyPhrasesOf(part).map(({ words }) => words), missing: 1 };
  const reached = own.find(({ language }) => reaches(asked, language));
  if (reached) return { ...counted, state: "met", facts: [reached.fact] };
  const name = languageNames.of(asked.code) ?? asked.code;
  const wanted = asked.isOfFramework ? `${name} at ${asked.words}` : `“${asked.words}” in ${name}`;
  const without = first.language.level === undefined ? ", without a level" : "";
  const notes = [`The posting asks for ${wanted}; your profile says “${first.fact.text}”${without}.`];
  const isOpen = reaches(asked, first.language) === undefined;
  return {
    ...counted,
    state: isOpen ? "in_part" : "short",
    facts: [first.fact],
    notes,
    missing: 1,
  };
}
