import type { Fact, FactKind } from "../../../../engines/truth/truth.ts";
import { fewerYears, monthsBetween, spelledYears } from "../words/durations.ts";
import { wordsOf } from "../words/word-reading.ts";
import { calledBy } from "./called-by.ts";
import type { Entry } from "./entry-forms.ts";
import { languageSentences, nameWordings, skillLevels } from "./name-wordings.ts";
import { arrangementOf, isCalling, stageOf, studyOf } from "./title-parts.ts";

const kinds: Record<string, FactKind> = {
  ...({ T: "title", O: "organisation", P: "place", F: "from", E: "to", Y: "year" } as const),
  ...({ D: "degree", J: "subject", R: "period", S: "skill", L: "language" } as const),
};

const line = (text: string) => wordsOf(text).join(" ").replace(/ ,$/, "");

/**
 * What may stand for a letter of a form, in the words that are compared: {T} a title, {O} an organisation, {P} a place, {F} and
 * {E} a first and a last month, {Y} a year, {D} a degree, {J} its subject, {R} its years, {B} the last of them, {S*} skills, {L*}
 * languages, {K} a speaker of one, {I} what a summary calls the person, {C} a certificate that is named as who holds it, {N} the whole years of an entry and {M} fewer than those;
 * {X} and {x} a beginning and an end of one year that is said once, {V} the time within which the whole of an entry lies, {W} how much was worked, {U} that with the title,
 * {r} the years of a degree as "2010 and 2014", {w} how it was studied, {h} a degree that says what somebody is, {k} how well a skill is known,
 * {A} what a learner is and {Z} what that time is called, {H} a title that says that it was voluntary, {c} the career that began with it.
 */
export function letterWordings(letter: string, entry: Entry): string[] {
  const kind = kinds[letter];
  const of = (wanted: FactKind) => entry.names.filter((fact) => fact.kind === wanted);
  if (kind) return of(kind).flatMap(nameWordings);
  const find = others[letter];
  return find ? find(entry, of) : [];
}

type Find = (entry: Entry, of: (wanted: FactKind) => Fact[]) => string[];

const others: Record<string, Find> = {
  N: ({ from, to }) => spelledYears(monthsBetween(from, to)),
  M: ({ from, to }) => fewerYears(monthsBetween(from, to)),
  B: ({ period }) => /(?:19|20)\d\d$/.exec(studyOf(period ?? "").years) ?? [],
  r: (_, of) =>
    of("period")
      .flatMap(nameWordings)
      .filter((time) => / to /.test(time))
      .map((time) => time.replace(" to ", " and ")),
  w: (_, of) =>
    of("period")
      .flatMap(({ text }) => studyOf(text).adverbs)
      .map(line),
  h: (_, of) =>
    of("degree")
      .filter(({ text }) => isCalling(text))
      .flatMap(nameWordings),
  k: (_, of) =>
    of("skill")
      .flatMap(({ text }) => skillLevels(text))
      .map(line),
  I: (_, of) => of("summary").flatMap(calledBy),
  K: (_, of) =>
    of("language")
      .flatMap(nameWordings)
      .filter((wording) => wording.endsWith(" speaker")),
  C: (_, of) => of("title").filter(namesHolder).flatMap(nameWordings),
  Q: (_, of) => of("language").flatMap(languageSentences),
  V: timeOf,
  X: (entry, of) => monthsOfYear(entry, of, ["to", "until", "till", ","]),
  x: (entry, of) => monthsOfYear(entry, of, ["and"]),
  W: (_, of) =>
    of("title")
      .flatMap(({ text }) => arrangementOf(text)?.adverbs ?? [])
      .map(line),
  U: (_, of) => of("title").flatMap(withArrangement).map(line),
  A: (_, of) => of("title").flatMap(({ text }) => stageOf(text)?.who ?? []),
  Z: (_, of) => of("title").flatMap(({ text }) => stageOf(text)?.time ?? []),
  H: (_, of) => of("title").flatMap(nameWordings).map(voluntary),
  c: ({ isFirst }) => (isFirst ? ["my career", "my working life", "my professional life"] : []),
};

export const lettersOfForms: readonly string[] = [...Object.keys(kinds), ...Object.keys(others)];

/** "Chartered Insurance Professional" is somebody, "Project Manager (IHK)" would be taken for a job. */
const namesHolder = ({ text }: Fact) =>
  /^(?:Registered|Chartered|Certified|Licen[sc]ed|Accredited|Qualified) /.test(text);

const voluntary = (title: string) => (/(?:^| )volunteer(?: |$)/.test(title) ? title : `volunteer ${title}`);

function withArrangement({ text }: Fact): string[] {
  const found = arrangementOf(text);
  return found ? found.adverbs.flatMap((adverb) => ["", "a ", "an "].map((a) => `${adverb} as ${a}${found.bare}`)) : [];
}

/** The year or month within which the whole of a job lies. */
function timeOf({ from = "", to = "" }: Entry): string[] {
  if (from === "" || from.slice(0, 4) !== to.slice(0, 4)) return [];
  return from === to && from.length > 4 ? [from, from.slice(0, 4)] : [from.slice(0, 4)];
}

const months = "january february march april may june july august september october november december".split(" ");

/** "July to December 2024" */
function monthsOfYear({ from = "", to = "" }: Entry, of: (wanted: FactKind) => Fact[], joints: string[]): string[] {
  const name = months[Number(from.slice(5)) - 1];
  const isKnown = of("from").length > 0 && of("to").length > 0;
  if (!isKnown || name === undefined || to.length < 7 || from.slice(0, 4) !== to.slice(0, 4)) return [];
  return [name, name.slice(0, 3)].flatMap((month) => joints.map((joint) => `${month} ${joint} ${to}`));
}
