import type { DocumentLanguage } from "../../../text/text.ts";
import type { Fact, FactBase, FactSection } from "../../fact.ts";
import { type Claim, claimsOf } from "./claims.ts";
import type { WrittenDate } from "./dates.ts";
import { languageByFunctionWords } from "./languages.ts";
import { quantitiesOf } from "./quantities.ts";
import type { Amount } from "./related-amounts.ts";
import { isContent, type Token, tokensOf } from "./words.ts";

/** Characters. What is longer is no sentence of a document, and is not read. */
export const maxSentence = 1500;
const maxFact = 3000;

export interface TextReading {
  text: string;
  language: DocumentLanguage;
  tokens: Token[];
  stems: string[];
  /** Stems of the words that tell what it is about. */
  content: Set<string>;
  amounts: Amount[];
  dates: WrittenDate[];
  claims: Claim[];
}

export interface FactReading extends TextReading {
  fact: Fact;
}

export interface EntryReading {
  id: string;
  section: FactSection;
  facts: FactReading[];
  /** Months since the year 0; an open end is undefined. */
  from: number | undefined;
  to: number | undefined;
  /** Whether it has begun and has not ended; of a study, that nothing says that it ended. */
  goesOn: boolean;
  isToCome: boolean;
}

/** Everything that a profile and a posting say, read once. */
export interface Readings {
  language: DocumentLanguage;
  facts: FactReading[];
  byId: ReadonlyMap<string, FactReading>;
  entries: Map<string, EntryReading>;
  posting: FactReading[];
}

export function readText(text: string, language: DocumentLanguage): TextReading {
  const tokens = tokensOf(text, language);
  return {
    ...{ text, language, tokens, stems: tokens.map(({ stem }) => stem) },
    content: new Set(tokens.filter(isContent).map(({ stem }) => stem)),
    ...quantitiesOf(tokens, language),
    claims: claimsOf(tokens),
  };
}

const known = new WeakMap<FactBase, Map<string, Readings>>();

export function readingsOf(facts: FactBase, today: string): Readings {
  const byDay = known.get(facts) ?? new Map<string, Readings>();
  known.set(facts, byDay);
  const before = byDay.get(today);
  if (before) return before;
  const made = readAll([...facts.values()], today);
  byDay.clear();
  byDay.set(today, made);
  return made;
}

function readAll(facts: Fact[], today: string): Readings {
  const own = facts.filter(({ section }) => section !== "posting");
  const language = languageOf(own) ?? languageOf(facts) ?? "en";
  const postingLanguage = languageOf(facts.filter(({ section }) => section === "posting")) ?? language;
  const read = facts.map((fact) => {
    const spoken = fact.section === "posting" ? postingLanguage : language;
    return { fact, ...readText(fact.text.slice(0, maxFact), spoken) };
  });
  const entries = new Map<string, FactReading[]>();
  for (const reading of read) {
    const { entry } = reading.fact;
    if (entry !== null) entries.set(entry, [...(entries.get(entry) ?? []), reading]);
  }
  return {
    language,
    facts: read.filter(({ fact }) => fact.section !== "posting"),
    byId: new Map(read.map((reading) => [reading.fact.id, reading])),
    entries: new Map([...entries].map(([id, group]) => [id, entryReading(id, group, today)])),
    posting: read.filter(({ fact }) => fact.section === "posting"),
  };
}

const languageOf = (facts: Fact[]) =>
  languageByFunctionWords(
    facts
      .slice(0, 60)
      .flatMap(({ text }) => tokensOf(text.slice(0, 300), "en"))
      .map(({ key }) => key),
  );

function entryReading(id: string, facts: FactReading[], today: string): EntryReading {
  const section = facts[0]?.fact.section ?? "person";
  const now = monthCountOf(today) ?? 0;
  const textOf = (kind: Fact["kind"]) => facts.find(({ fact }) => fact.kind === kind)?.fact.text ?? "";
  const period = textOf("period");
  const [first, last] = (period.match(/\b(?:19|20)\d\d\b/g) ?? []).map((year) => Number(year) * 12);
  const isOpen = /[-–—]\s*\D*$/.test(period) && first !== undefined && last === undefined;
  // A study ends within its last year.
  const end = last ?? (isOpen ? undefined : first);
  const from = monthCountOf(textOf("from")) ?? first;
  const to = monthCountOf(textOf("to")) ?? (end === undefined ? undefined : end + 8);
  const isToCome = from !== undefined && from > now;
  const isDated = section === "experience" || section === "volunteer";
  const goesOn = (isOpen && section === "education") || (!isToCome && (to === undefined ? isDated : to > now));
  return { id, section, facts, from, to, goesOn, isToCome };
}

export function monthCountOf(yearMonth: string): number | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?/.exec(yearMonth) ?? [];
  return year === undefined ? undefined : Number(year) * 12 + Number(month ?? 1) - 1;
}
