import type { Fact, FactKind, FactSection } from "../fact.ts";
import { monthsBetween, spelledYears } from "./durations.ts";
import type { Entry } from "./entry-forms.ts";
import { nameForms } from "./name-forms.ts";
import { languageNamed, languageSentences, nameWordings } from "./name-wordings.ts";
import { wordsOf } from "./word-reading.ts";

const kinds: Record<string, FactKind> = {
  ...({ T: "title", O: "organisation", P: "place", F: "from", E: "to", Y: "year" } as const),
  ...({ D: "degree", J: "subject", R: "period", S: "skill", L: "language" } as const),
};

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
const choice = (texts: string[]) => (texts.length === 0 ? "(?!)" : `(?:${texts.map(escaped).join("|")})`);

/** Whether words hold nothing but names and times of one entry, or of the person, in a form that is known. */
export function tellsNames(text: string, entry: Entry): boolean {
  const told = entry.isOver ? text.replace(/^(?:previously|formerly|earlier)(?: ,)? /, "") : text;
  if (!mayBeNames(told, entry)) return false;
  const bare = told.endsWith(" ,") ? told.slice(0, -2) : undefined;
  return patternsOf(entry).some((pattern) => {
    const found = pattern.exec(told) ?? (bare === undefined ? null : pattern.exec(bare));
    return found !== null && isCounted(found, entry.cited);
  });
}

const vocabularies = new WeakMap<Fact[], Set<string>>();

/** Every word must be one of the forms', of a name's or a number: told before an expression is compiled for anybody. */
function mayBeNames(text: string, { section, names }: Entry): boolean {
  const known =
    vocabularies.get(names) ??
    new Set([
      ...formWords(section),
      ...names
        .flatMap((fact) => [
          ...nameWordings(fact),
          ...languageSentences(fact),
          ...(fact.kind === "summary" ? calledBy(fact) : []),
        ])
        .flatMap((wording) => wording.split(" ")),
    ]);
  vocabularies.set(names, known);
  return text.split(" ").every((word) => known.has(word) || /^\d+$/.test(word));
}

/** The words that stand in the forms themselves; those of {N} and {M} and of lists too. */
const wordsOfForms = new Map<FactSection, string[]>();
function formWords(section: FactSection): string[] {
  const known = wordsOfForms.get(section);
  if (known) return known;
  const { always, over, open } = nameForms[section];
  const literal = [...always, ...over, ...open].join(" ").replace(/\{[^}]*\}/g, " ");
  const words = literal.match(/[\p{L}']+\??|,/gu) ?? [];
  const all = [
    "year",
    "years",
    "and",
    ",",
    ...words.flatMap((word) => (word.endsWith("?") ? [word.slice(0, -1), word.slice(0, -2)] : [word])),
  ];
  wordsOfForms.set(section, all);
  return all;
}

const compiled = new WeakMap<Fact[], RegExp[]>();

function patternsOf(entry: Entry): RegExp[] {
  const known = compiled.get(entry.names);
  if (known) return known;
  const { always, over, open } = nameForms[entry.section];
  const forms = [...always, ...(entry.isOver ? over : []), ...(entry.goesOn ? open : [])];
  const patterns = forms.map((form) => new RegExp(`^(?:${filled(form, entry)})$`, "u"));
  compiled.set(entry.names, patterns);
  return patterns;
}

function filled(form: string, entry: Entry): string {
  const { names: cited, from, to, period } = entry;
  return form.replace(/\{(\w|#)(\*?)\}/g, (_, letter: string, list: string) => {
    if (letter === "N" || letter === "M") return choice(spelledYears(monthsBetween(from, to), letter === "M"));
    if (letter === "B") return choice(/(?:19|20)\d\d$/.exec(period ?? "") ?? []);
    if (letter === "I") return choice(cited.filter(({ kind }) => kind === "summary").flatMap(calledBy));
    if (letter === "K") return choice(cited.flatMap(speakers));
    if (letter === "C") return choice(cited.filter(namesHolder).flatMap(nameWordings));
    if (letter === "#") return "(?<count>\\d+)";
    if (letter === "Q") return choice(cited.flatMap(languageSentences));
    const one = choice(cited.filter(({ kind }) => kind === kinds[letter]).flatMap(nameWordings));
    return list ? `(?<list>${one}(?: , ${one})*(?:(?: ,)? and ${one})?)` : one;
  });
}

/** "Chartered Insurance Professional" is somebody, "Project Manager (IHK)" would be taken for a job. */
const namesHolder = ({ kind, text }: Fact) =>
  kind === "title" && /^(?:Registered|Chartered|Certified|Licen[sc]ed|Accredited|Qualified) /.test(text);

const speakers = (fact: Fact) =>
  fact.kind === "language" ? nameWordings(fact).filter((wording) => wording.endsWith(" speaker")) : [];

/** "I speak four languages" counts them; "native French and English" would be so of both. */
function isCounted({ groups = {} }: RegExpExecArray, cited: Fact[]): boolean {
  const names = cited.flatMap((fact) => languageNamed(fact)?.name ?? []);
  const told = groups.list?.split(/ and | , and /).slice(-2) ?? [];
  const [before = "", last = ""] = told.map((each) => each.split(" , ").at(-1) ?? "");
  if (names.includes(last) && names.some((name) => before.endsWith(` ${name}`))) return false;
  if (groups.count === undefined) return true;
  const languages = cited.filter(({ kind }) => kind === "language").flatMap(nameWordings);
  const named = groups.list?.split(/ , | and | , and /) ?? [];
  return named.every((name) => languages.includes(name)) && new Set(named).size === Number(groups.count);
}

/**
 * "Registered midwife" of "Registered midwife who has worked on wards": what stands before it is told more of. "Head chef for one
 * summer" is none now.
 */
function calledBy({ text }: Fact): string[] {
  const words = wordsOf(text);
  if (words[0] === "i" || words[0] === "my") return [];
  return [...words, ","].flatMap((word, at) => {
    const isCut = /^(who|with|that|,)$/.test(word) || (/^(from|for)$/.test(word) && !words.slice(at).some(tellsTime));
    const isDenied = words.slice(0, Math.max(at, words.indexOf(",", at + 1))).some((each) => unlike.test(each));
    return at > 0 && isCut && !isDenied ? [words.slice(0, at).join(" ")] : [];
  });
}

/** "Actuary (nearly qualified)", "Not available for ..." */
const unlike =
  /^(?:not|no|never|nearly|almost|unqualified|former|formerly|retired|trainee|aspiring|student|until|lapsed|incomplete)$/;

const tellsTime = (word: string) =>
  /^(?:(?:19|20)\d\d|years?|months?|weeks?|days?|terms?|seasons?|summers?|winters?|springs?|autumns?|once|while|short|time)$/.test(
    word,
  );
