import { readSeniority } from "../index/posting-markers.ts";
import { readRemote, remoteWordsIn } from "../terms/remote-words.ts";
import { payIn } from "./asked-pay.ts";
import { beginningPattern } from "./beginning-words.ts";
import { type Polarity, polarityRead, refusing } from "./condition-polarity.ts";
import {
  type AskedCondition,
  fixedConditions,
  fullWeek,
  hoursPattern,
  languagePattern,
  levelPattern,
  plainLetters,
  refusedPattern,
  spokenLanguages,
  unheldPattern,
  wordPattern,
} from "./condition-words.ts";

export interface ReadCondition {
  /** As it was written. */
  text: string;
  condition: AskedCondition;
  /** As it is asked for by itself: of "no nights or weekends" also "no weekends". */
  alone: string;
}

export interface ReadConditions {
  /** What is left. */
  title: string;
  conditions: ReadCondition[];
  /** What sounds like a condition that postings cannot be held against. */
  unheld: string[];
}

/** Where a condition stands in what was written. */
interface FoundCondition {
  from: number;
  to: number;
  condition: AskedCondition;
}

/** Between two of which the same is said: "no nights or weekends", "nights and weekends are fine". */
const joins =
  /^\s+(?:or|and|nor|oder|und|noch|ou|et|ni|o|y|e|ne|of|en|lub|i|ani|nem)\s+(?:(?:de|in|on|at|am|le|os|na|w)\s+)?$/iu;
const isJoin = (between: string): boolean => joins.test(plainLetters(between));
/** In place of each letter that was read: no text has it, and it ends a clause. */
const gone = "\0";
const milesPattern = wordPattern(
  "(?:(?:within|in|max(?:imum|imal)?|up to|at most|höchstens|bis(?: zu)?|im umkreis von|à|dans un rayon de|a|entro|massimo|máximo|menos de|moins de|binnen|hoogstens|do|w promieniu|até|num raio de)\\.? )?(\\d{1,3}) ?(?:(km|kms|[kq]uil[oó]m\\p{L}+|kilom\\p{L}+|chilom\\p{L}+)|miles?|mi)",
);
const [kilometresOfMile, furthest] = [1.609, 200];
const refusedLevel = levelPattern(refusing);

/** "part-time nurse nights over £30k" as a nurse, and what is asked beside. */
export function readConditions(written: string, takenOff: readonly string[] = []): ReadConditions {
  const whole = written.normalize();
  const off = new Set(takenOff.map((text) => text.toLowerCase()));
  const isOff = (text: string) => off.has(text.trim().toLowerCase());
  const found: FoundCondition[] = [];
  const unheld: string[] = [];
  let [rest, plain] = [whole, plainLetters(whole)];
  const take = (from: number, to: number) => {
    const without = (text: string) => text.slice(0, from) + gone.repeat(to - from) + text.slice(to);
    rest = without(rest);
    plain = without(plain);
    return whole.slice(from, to).trim();
  };
  const eachOf = (pattern: RegExp, use: (span: { from: number; to: number }, match: RegExpExecArray) => void) => {
    for (let match = pattern.exec(plain); match; match = pattern.exec(plain)) {
      const span = { from: match.index, to: match.index + match[0].length };
      use(span, match);
      take(span.from, span.to);
    }
  };
  const leave = ({ from, to }: { from: number; to: number }) => {
    const text = whole.slice(from, to).trim();
    if (!isOff(text)) unheld.push(text);
  };

  eachOf(unheldPattern, leave);
  eachOf(beginningPattern, leave);
  eachOf(languagePattern, (span, { groups }) => {
    const spoken = plainLetters(groups?.spoken ?? groups?.sprachig ?? "").toLowerCase();
    const value = Object.entries(spokenLanguages).find(([, names]) => wordPattern(names).test(spoken))?.[0] ?? "en";
    found.push({ ...span, condition: { kind: "language", value } });
  });
  for (const [pattern, condition] of fixedConditions) eachOf(pattern, (span) => found.push({ ...span, condition }));
  eachOf(hoursPattern, (span, { groups }) => {
    const value = Number(groups?.hours ?? groups?.bare ?? groups?.dutch) < fullWeek ? "PART_TIME" : "FULL_TIME";
    found.push({ ...span, condition: { kind: "employment", value } });
  });
  eachOf(refusedLevel, (span, [, level = ""]) => {
    const value = readSeniority(level);
    if (value) found.push({ ...span, condition: { kind: "seniority", value, isRefused: true } });
  });
  eachOf(milesPattern, (span, match) => {
    const kilometres = kilometresIn(match);
    if (kilometres > 0) found.push({ ...span, condition: { kind: "distance", kilometres } });
  });
  for (const text of remoteWordsIn(rest)) {
    const from = rest.indexOf(text);
    found.push({ from, to: from + text.length, condition: { kind: "workplace", value: "remote" } });
    take(from, from + text.length);
  }
  const pay = payIn(rest, plain);
  if (pay) {
    const span = { from: rest.indexOf(pay.text), to: rest.indexOf(pay.text) + pay.text.length };
    const { amount, period, currency } = pay;
    if (pay.isUnheld) leave(span);
    else found.push({ ...span, condition: { kind: "pay", amount, period, ...(currency && { currency }) } });
    take(span.from, span.to);
  }
  const polarised = withPolarity(found, whole, plain);
  const conditions = polarised.flatMap(({ from, to, condition, polarity, lead, tail, isJoined }, at) => {
    const text = take(from, to);
    const next = polarised[at + 1]?.from ?? to;
    if (isJoin(whole.slice(to, next))) take(to, next);
    if (polarity === "accepted" || isOff(text)) return [];
    const read = polarity === "refused" ? refusedOf(condition) : condition;
    if (!read) unheld.push(text);
    return read ? [{ text, condition: read, alone: isJoined ? `${lead}${text}${tail}`.trim() : text }] : [];
  });
  for (const text of takenOff) {
    const at = text === "" ? -1 : rest.toLowerCase().indexOf(text.toLowerCase());
    if (at >= 0) take(at, at + text.length);
  }
  eachOf(refusedPattern, (span) => {
    // "Médecins Sans Frontières": with a capital inside, it is of a name.
    if (span.from === 0 || !/^\p{Lu}\p{Ll}/u.test(whole.slice(span.from))) leave(span);
  });
  return {
    title: readRemote(rest)
      .title.replace(/[\s\0]+/g, " ")
      .trim(),
    conditions: distinct(conditions),
    unheld,
  };
}

interface Polarised extends FoundCondition {
  polarity: Polarity;
  /** The words around it that say so: its own, or those of what it is joined to. */
  lead: string;
  tail: string;
  isJoined?: true;
}

/** Each with what is made of it: by the words around it, which then belong to it, or as of what it is joined to. */
function withPolarity(found: FoundCondition[], whole: string, plain: string): Polarised[] {
  const read = found
    .toSorted((one, other) => one.from - other.from)
    .map((one): Polarised => {
      const isPortuguese = /^(?:turno d|fi[mn]s? d)/i.test(whole.slice(one.from));
      const said = polarityRead(plain.slice(0, one.from), plain.slice(one.to), one.condition, isPortuguese);
      const [from, to] = [one.from - said.before, one.to + said.behind];
      const [lead, tail] = [whole.slice(from, one.from), whole.slice(one.to, to)];
      return { condition: one.condition, polarity: said.polarity, from, to, lead, tail };
    });
  const isJoined = (one: Polarised, next: Polarised) => isJoin(whole.slice(one.to, next.from));
  const joinedTo = (one: Polarised, { polarity, lead, tail }: Polarised): Polarised => ({
    ...{ ...one, polarity, lead, tail },
    isJoined: true,
  });
  for (const [at, one] of read.entries()) {
    const before = read[at - 1];
    if (one.polarity === "wanted" && before?.lead && isJoined(before, one)) read[at] = joinedTo(one, before);
  }
  for (const [at, one] of [...read.entries()].toReversed()) {
    const next = read[at + 1];
    if (one.polarity === "wanted" && next?.tail && isJoined(one, next)) read[at] = joinedTo(one, next);
  }
  return read;
}

/** What a condition is when it is not wanted; undefined for what postings cannot be held against. */
function refusedOf(condition: AskedCondition): AskedCondition | undefined {
  const { kind } = condition;
  const isHeld = kind === "shift" || kind === "workplace" || kind === "employment";
  // "No permanent post" has no marker of its own.
  if (!isHeld || condition.isRefused || condition.value === "permanent") return undefined;
  return { ...condition, isRefused: true };
}

/** Said twice it is asked for once; of "nights or days" neither is. */
function distinct(conditions: ReadCondition[]): ReadCondition[] {
  const refusal = ({ condition }: ReadCondition) => "isRefused" in condition && condition.isRefused === true;
  const askedBy = ({ condition }: ReadCondition) => JSON.stringify({ ...condition, isRefused: undefined });
  const isContradicted = (one: ReadCondition) =>
    conditions.some((other) => askedBy(other) === askedBy(one) && refusal(other) !== refusal(one));
  const left = conditions.filter((one) => !isContradicted(one));
  return left.filter((one, at) => left.findIndex((other) => askedBy(other) === askedBy(one)) === at);
}

function kilometresIn(match: readonly string[]): number {
  const [, number = "0", isMetric] = match;
  return Math.min(furthest, Math.round(Number(number) * (isMetric ? 1 : kilometresOfMile)));
}
