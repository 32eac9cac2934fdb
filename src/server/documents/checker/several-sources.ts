import { monthsBetween } from "./durations.ts";
import type { Entry } from "./entry-forms.ts";
import { withoutFrames } from "./entry-frames.ts";
import { tellsNames } from "./name-reading.ts";
import { nameWordings } from "./name-wordings.ts";
import { tellsStatements } from "./statement-sentence.ts";
import { verbReadings } from "./verb-reading.ts";

/** How a part of a sentence is held: by names alone, by statements told as they are, or of a named job. */
interface Held {
  by: "names" | "statements" | "framed";
  entry: Entry;
}

const mostParts = 5;

/**
 * Whether a sentence that cites several entries is made of parts that each rest on one of them: "Clerk at Vopak since 2021, before
 * that packer at Ceva", "a lawyer with ten years of experience at both". Deeds of one job are never told of another.
 */
export function tellsParts(words: string[], entries: Entry[]): boolean {
  if (tellsExperience(words.join(" "), entries)) return true;
  return partings(words.join(" "), { entries, most: mostParts, opening: "" }, new Map()).some(agree);
}

function agree(held: Held[]): boolean {
  const jobs = held.filter(({ entry }) => entry.section !== "person");
  const isOfOne = new Set(jobs.map(({ entry }) => entry)).size <= 1;
  return isOfOne || jobs.every(({ by }) => by === "names") || jobs.every(({ by }) => by === "statements");
}

interface Parting {
  entries: Entry[];
  most: number;
  /** What the part before began with. */
  opening: string;
}

/** Every way to understand a text as parts; few, since most parts are held by nothing. */
function partings(text: string, { entries, most, opening }: Parting, known: Map<string, Held[]>): Held[][] {
  const held = (part: string) => {
    const key = `${opening}|${part}`;
    const found = known.get(key) ?? entries.flatMap((entry) => holds(part, entry, opening));
    known.set(key, found);
    return found;
  };
  const whole = held(text).map((one) => [one]);
  if (whole.length > 0 || most < 2) return whole;
  return joints(text).flatMap(([first, second, order]) => {
    const firsts = held(first);
    if (firsts.length === 0) return [];
    const next = { entries, most: most - 1, opening: openingOf(first) || opening };
    const rests = partings(second, next, known);
    return firsts.flatMap((one) =>
      rests.filter(([other]) => other && isInOrder(one.entry, other.entry, order)).map((rest) => [one, ...rest]),
    );
  });
}

function holds(text: string, entry: Entry, opening: string): Held[] {
  const told = [
    text,
    ...(opening && !text.startsWith("i ")
      ? [opening + (/ an? $/.test(opening) ? text.replace(/^an? /, "") : text), `i ${text}`]
      : []),
  ];
  if (told.some((each) => tellsNames(each, entry))) return [{ by: "names", entry }];
  const statements = entry.cited.filter(({ kind }) => kind === "statement" || kind === "summary");
  if (statements.length === 0) return [];
  const said = (opening.startsWith("i ") && !text.startsWith("i ") ? `i ${text}` : text).split(" ");
  const found = withoutFrames(said, entry).find(({ words }) =>
    tellsStatements(words, statements, { goesOn: entry.goesOn, isNow: false }),
  );
  return found ? [{ by: found.isNamed ? "framed" : "statements", entry }] : [];
}

const joint =
  / (?:(?:, )?(?:and )?(?:before that|previously|formerly|then|later|now|currently)(?: ,)?(?: as)? |(?:, )?and former |(?:, )?and (?:also )?|, |(?:, )?who )/g;

/** The places at which a text can part, and when what follows is said to have been. */
function joints(text: string): [string, string, Order][] {
  return [...text.matchAll(joint)].flatMap(({ 0: found, index }): [string, string, Order][] => {
    const [first, rest] = [text.slice(0, index), text.slice(index + found.length)];
    const second = /who/.test(found) ? asOwn(rest) : rest;
    return first && second ? [[first, second.replace(/^(?:also|and) /, ""), orderOf(found)]] : [];
  });
}

const openings =
  /^(?:i (?:have )?(?:worked|been|work|studied) (?:as |in |at |for )?(?:an? )?|i (?:hold|have|completed|obtained|earned) (?:certificates? in |an? |the |my )?|i (?:am|was) (?:certified in |an? )?|certified in |i )/;
const openingOf = (text: string) => openings.exec(text)?.[0] ?? "";

/** "Who costs every plate" as "i cost every plate". */
function asOwn(text: string): string {
  const [verb = "", ...rest] = text.split(" ");
  const own = { is: "am", has: "have" }[verb] ?? verbReadings(verb).find(({ form }) => form === "third")?.lemma;
  return ["i", own ?? verb, ...rest].join(" ");
}

type Order = "earlier" | "later" | "now" | "any";

function orderOf(words: string): Order {
  if (/before|previous|former/.test(words)) return "earlier";
  if (/then|later/.test(words)) return "later";
  return /now|currently/.test(words) ? "now" : "any";
}

function isInOrder(first: Entry, second: Entry, order: Order): boolean {
  if (order === "earlier") return isBefore(second, first);
  if (order === "later") return isBefore(first, second);
  return order === "any" || second.goesOn;
}

const isBefore = (entry: Entry, other: Entry) =>
  !entry.goesOn && entry.from !== undefined && other.from !== undefined && entry.from < other.from;

const years =
  /^(?:(?:i (?:have|bring|offer) )?|(?:i am )?(?:an? )?(?<who>.+?) with )(?<more>more than |over )?(?<count>[1-9]\d*) years of (?:work |working |professional )?experience (?:as|at|with) (?<names>.+)$/;

/** "More than ten years of experience as clerk and packer": of the jobs that are named, together. */
function tellsExperience(text: string, entries: Entry[]): boolean {
  const { who, more, count, names = "" } = years.exec(text)?.groups ?? {};
  const person = entries.find(({ section }) => section === "person");
  if (who !== undefined && !(person && tellsNames(who, person))) return false;
  const jobs = entries.filter(({ section }) => section === "experience");
  return (["title", "organisation"] as const).some((kind) => {
    const named = jobs.filter(({ cited }) =>
      cited.some((fact) => fact.kind === kind && has(names, nameWordings(fact))),
    );
    const all = named.flatMap(({ cited }) => cited.filter((fact) => fact.kind === kind).flatMap(nameWordings));
    const left = all.sort((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, "#"), names);
    const months = monthsTogether(named);
    return (
      /^(?:an? )?#(?:(?: ,| and| , and)(?: an?)? #)*$/.test(left) &&
      (more ? months > 12 * Number(count) : months >= 12 * Number(count))
    );
  });
}

const has = (text: string, wordings: string[]) => wordings.some((wording) => ` ${text} `.includes(` ${wording} `));

/** Months that overlap count once. */
function monthsTogether(jobs: Entry[]): number {
  const today = new Date().toISOString().slice(0, 7);
  const spans = jobs.flatMap(({ from, to }) => (from ? [[from, to || today] as const] : []));
  let [sum, reached] = [0, ""];
  for (const [from, to] of spans.sort(([one], [other]) => one.localeCompare(other))) {
    if (to <= reached) continue;
    sum += from < reached ? monthsBetween(reached, to) : monthsBetween(from, to);
    reached = to;
  }
  return sum;
}
