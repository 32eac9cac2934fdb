import type { Fact } from "../truth/truth.ts";
import type { AnswerIndex, SaidUnit } from "./answer-index.ts";
import { type LanguageLevel, languageNamed, reaches } from "./asked-language.ts";
import { askedThings } from "./asked-things.ts";
import { type AskedTime, monthsOf, saysTime, timeInWords } from "./asked-years.ts";

const mostFacts = 3;

export interface MatchedProfile {
  facts: Fact[];
  index: AnswerIndex;
  /** "2026-11" */
  today: string;
}

/** What the profile says to one thing of a requirement. */
export interface PartMatch {
  /** "short": the profile says less than is asked for. */
  state: "met" | "in_part" | "short" | "gap";
  facts: Fact[];
  unsaid: string[];
  notes: string[];
  /** Of its things, those that its facts do not say. */
  missing: number;
  things: number;
}

/** A time beside the months of the jobs that name what it is asked for: they show that it was part of the job, and no more. */
export function askedTimeMatch(part: string, time: AskedTime, { facts, index, today }: MatchedProfile): PartMatch {
  const things = askedThings(part);
  const counted = { things: Math.max(1, things.length), unsaid: [], missing: 0 };
  if (things.length === 0) {
    const jobs = new Set(facts.flatMap(({ section, entry }) => (section === "experience" && entry ? [entry] : [])));
    const months = monthsOf(jobs, facts, today);
    const note = `The posting asks for ${time.words}; the jobs in your profile come to ${timeInWords(months)} in all.`;
    const isOfAny = !/similar|comparable|relevant|related|equivalent|vergleichbar|similaire|ähnlich/i.test(time.rest);
    const shown = months >= time.months ? "in_part" : "short";
    return { ...counted, state: isOfAny && shown === "in_part" ? "met" : shown, facts: [], notes: [note], missing: 1 };
  }
  const { whole } = index.sharing(things);
  const said = whole.slice(0, mostFacts).flatMap((unit) => unit.facts);
  if (said.length === 0) {
    const missing = things.filter((thing) => !index.isSaid(thing));
    const unsaid = (missing.length > 0 ? missing : things).map(({ words }) => words);
    return { ...counted, state: "gap", facts: [], notes: [], unsaid, missing: things.length };
  }
  const matching = index
    .answering(new Set(things.flatMap(({ terms }) => terms)))
    .filter((fact) => saysTime(fact, time.months));
  if (matching.length > 0) return { ...counted, state: "met", facts: matching, notes: [] };
  const named = things.map(({ words }) => words).join(" ");
  const months = monthsOf(new Set(whole.flatMap(jobOf)), facts, today);
  const shown =
    months === 0
      ? `no job with dates in your profile names “${named}”`
      : `the jobs that name “${named}” come to ${timeInWords(months)}`;
  const notes = [`The posting asks for ${time.words}; ${shown}.`];
  return { ...counted, state: months >= time.months ? "met" : "in_part", facts: said, notes };
}

const jobOf = ({ facts: [fact] }: SaidUnit) => (fact?.section === "experience" && fact.entry ? [fact.entry] : []);

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** A language, and its level where the posting names one. */
export function askedLanguageMatch(asked: LanguageLevel, part: string, { facts }: MatchedProfile): PartMatch {
  const counted = { things: 1, unsaid: [], notes: [], missing: 0 };
  const own = facts
    .filter(({ kind }) => kind === "language")
    .flatMap((fact) => {
      const language = languageNamed(fact.text);
      return language?.code === asked.code ? [{ fact, language }] : [];
    });
  const [first] = own;
  if (!first)
    return { ...counted, state: "gap", facts: [], unsaid: askedThings(part).map(({ words }) => words), missing: 1 };
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
