import { fronts } from "../statements/sentence-readings.ts";
import { tellsStatements } from "../statements/statement-sentence.ts";
import { monthsBetween } from "../words/durations.ts";
import { verbReadings } from "../words/verb-reading.ts";
import { isStudiedFirst, tellsBefore, tellsCareer } from "./career-telling.ts";
import type { Entry } from "./entry-forms.ts";
import { withoutFrames } from "./entry-frames.ts";
import { tellsJobsListed } from "./jobs-listed.ts";
import { tellsNames } from "./name-reading.ts";
import { nameWordings } from "./name-wordings.ts";
import { tellsSameEmployer } from "./same-employer.ts";
import { tellsSummary } from "./summary-telling.ts";

/** How a part of a sentence is held: by names alone, by statements told as they are, or of a named job. */
interface Held {
  by: "names" | "statements" | "framed";
  entry: Entry;
  /** Names without a word that says what they are: behind a deed they would be taken for a part of it. */
  isBare: boolean;
}

const mostParts = 5;

/**
 * Whether a sentence that cites several entries is made of parts that each rest on one of them: "Clerk at Vopak since 2021, before
 * that packer at Ceva", "a lawyer with ten years of experience at both". Deeds of one job are never told of another.
 */
export function tellsParts(words: string[], entries: Entry[]): boolean {
  const text = words.join(" ");
  if (tellsTogether(text, entries)) return true;
  // As one part it was tried with each entry before.
  const known = new Map<string, Held[]>([[`||any|${text}`, []]]);
  return partings(text, { entries, most: mostParts, opening: "", first: "", order: "any" }, known).some(agree);
}

const tellsTogether = (text: string, entries: Entry[]) =>
  [tellsExperience, tellsCareer, tellsJobsListed, tellsSameEmployer].some((tells) => tells(text, entries)) ||
  tellsBefore(text, entries, (names, jobs) => tellsParts(names.split(" "), jobs));

function agree(held: Held[]): boolean {
  const jobs = held.filter(({ entry }) => entry.section !== "person");
  const hasDeed = held.some(({ by }) => by !== "names");
  if (hasDeed && held.some(({ isBare, entry }) => isBare && entry.section === "person")) return false;
  const isOfOne = new Set(jobs.map(({ entry }) => entry)).size <= 1;
  return (
    isOfOne ||
    jobs.every(({ by }) => by === "names") ||
    jobs.every(({ by }) => by === "statements") ||
    isEachNamed(jobs)
  );
}

/** "I lead six agents at Vopak and previously trained cooks at Ceva": every deed with the name of its own job. */
const isEachNamed = (jobs: Held[]) =>
  jobs.every(({ by }) => by === "framed") && new Set(jobs.map(({ entry }) => entry)).size === jobs.length;

interface Parting {
  entries: Entry[];
  most: number;
  /** What the part before began with. */
  opening: string;
  /** The part before. */
  first: string;
  /** When what this part tells is said to have been. */
  order: Order;
}

/** Every way to understand a text as parts; few, since most parts are held by nothing. */
function partings(text: string, parting: Parting, known: Map<string, Held[]>): Held[][] {
  const { entries, most, opening } = parting;
  const held = (part: string) => {
    const key = `${opening}|${parting.first}|${parting.order}|${part}`;
    const found = known.get(key) ?? entries.flatMap((entry) => holds(part, entry, parting));
    known.set(key, found);
    return found;
  };
  const whole = held(text).map((one) => [one]);
  if (whole.length > 0 || most < 2) return whole;
  return joints(text).flatMap(({ first, second, order, isWho, isComma }) => {
    // "A lawyer who ..." tells of the person, "cooks who ..." does not.
    const firsts = held(first).filter(({ by, entry }) => !isWho || by === "names" || entry.section === "person");
    if (firsts.length === 0) return [];
    const next = {
      entries,
      most: most - 1,
      opening: openingOf(first) || openingSince(parting),
      first: first.startsWith("i ") ? first : parting.first,
      order,
    };
    const isShared = next.opening !== "" && !second.startsWith("i ");
    const rests = partings(second, next, known);
    const tense = isShared ? tenseOf(first) : "any";
    return firsts.flatMap((one) =>
      rests
        .filter(([other]) => other && isInOrder(one, other, order, tense))
        .filter(([other]) => other && mayFollow(one, other, second))
        .filter(([other]) => other && (order !== "any" || !isSaidOfBoth(one, other, first, second)))
        .filter(([other]) => other && !(isComma && linked.test(second) && isOfOther(one, other)))
        .filter(([other]) => other && !(parting.order === "earlier" && isShared && other.entry.goesOn))
        .filter(([other]) => !isTold(one) || !isTold(other) || !sharesPlace(first, second))
        .map((rest) => [one, ...rest]),
    );
  });
}

/**
 * Deeds of one job are told together or not at all, since what stands behind the last would be said of the first, too. And "in
 * English and Malay" does not go on with a language that the person only speaks.
 */
const mayFollow = (one: Held, other: Held, text: string) =>
  !isTold(one) || (isTold(other) ? one.entry !== other.entry : /^(?:i|speak|hold|have|bring|know|am) /.test(text));

/** "In 2016, I sold cakes and baked bread", "sold cakes and baked bread in Bonn": said of the other, too. */
const sharesPlace = (first: string, second: string) =>
  second.startsWith("i ")
    ? /^\S+ing /.test(first)
    : !(isFronted(first) && isFronted(second)) &&
      (fronts.test(first.split(" ")[0] ?? "") || (place.test(second) && !place.test(first)));
/** "In Kiel, I cooked; in Rostock, I led the kitchen" */
const isFronted = (text: string) => /^(?:in|at|as|for|with) (?:(?!i )\S+ )+?i /.test(text);
const place = / (?:in|at|for|on|across|during|from) /;
/**
 * "I worked in Leeds and York as a cook" and "since 2020, I have been chef at one and cook at another": what stands behind the last or before
 * the first would be said of both.
 */
function isSaidOfBoth(one: Held, other: Held, first: string, second: string): boolean {
  if (!isOfOther(one, other) || ownVerb.test(second)) return false;
  if (linked.test(first) && / i /.test(first)) return !linked.test(second);
  const isPaper = one.entry.section !== "experience" && one.entry.section !== "volunteer";
  if (!first.startsWith("i ") || (isPaper && / (?:from|at|by|since) | (?:19|20)\d\d(?: |$)/.test(first))) return false;
  const tail = Array.from(second.matchAll(/ (?=(as|at|for|with|in|since|from|until|between) )/g)).find(
    ([, link]) => !first.includes(` ${link} `),
  );
  return tail !== undefined && !tellsNames(`${first}${second.slice(tail.index)}`, one.entry);
}
/** "I was a cook, at the Ritz" names no second job. */
const isOfOther = (one: Held, other: Held) => one.by === "names" && other.by === "names" && one.entry !== other.entry;

const ownVerb =
  /^(?:i|my|am|was|have|hold|held|gained|completed|obtained|received|earned|passed|graduated|studied|worked|joined|became|started|began|served|volunteer|volunteered) /;
const linked = /^(?:since|from|until|between|during|in|for|at|as) /;

const isTold = (held: Held | undefined) => held?.by !== "names" && held?.entry.section !== "person";

/** "Previously packer and driver": the driver was as long ago as the packer. */
function openingSince({ opening, order }: Parting): string {
  if (opening === "" || order === "any") return opening;
  return { earlier: "i was ", now: "i am ", later: "" }[order];
}

function holds(text: string, entry: Entry, { opening, order, first }: Parting): Held[] {
  const shared = [opening + (/ an? $/.test(opening) ? text.replace(/^an? /, "") : text), `i ${text}`];
  const isOfWork = entry.section === "experience" && /^i (?:have )?worked /.test(opening);
  const isOfPerson = entry.section === "person" && /^(?:skills|skilled|experience|with) /.test(text);
  const isAlone = isOfPerson || opening === "" || order !== "any" || text.startsWith("i ") || isOfWork;
  const told = [
    ...(isAlone ? [text] : []),
    ...(opening && !text.startsWith("i ")
      ? [...shared, ...(entry.section === "person" ? [] : sharing(text, first))]
      : []),
  ];
  if (told.some((each) => tellsNames(each, entry)))
    return [{ by: "names", entry, isBare: !/^(?:i|my|with|skilled|skills in|speak|fluent) /.test(text) }];
  const statements = entry.cited.filter(({ kind }) => kind === "statement" || kind === "summary");
  const isOfDeeds = /^(?:person|experience|volunteer)$/.test(entry.section);
  if (statements.length === 0 || !entry.hasBegun || !isOfDeeds) return [];
  const said = (opening.startsWith("i ") && !text.startsWith("i ") ? `i ${text}` : text).split(" ");
  if (entry.section === "person")
    return [said, text.split(" ")].some((words) => tellsSummary(words, statements))
      ? [{ by: "statements", entry, isBare: false }]
      : [];
  const found = withoutFrames(said, entry).find(({ words, isPlaced }) =>
    tellsStatements(words, statements, { goesOn: entry.goesOn, isNow: order === "now", isPlaced }),
  );
  return found ? [{ by: found.isNamed ? "framed" : "statements", entry, isBare: false }] : [];
}

const mostShared = 6;

/** What a part says with the words that the part before begins with: "I hold Humentum certificates in A and B". */
function sharing(text: string, first: string): string[] {
  const words = first.split(" ").slice(0, mostShared + 1);
  const end = words.findIndex((word) => /^(?:,|since|from|until|between|during)$/.test(word));
  const most = end < 0 ? words.length : end;
  return words[0] === "i" ? words.slice(1, most).map((_, at) => [...words.slice(0, at + 2), text].join(" ")) : [];
}

const joint =
  / (?:(?:, )?(?:and )?(?:before that|previously|formerly|then|later|now|today|at present|currently)(?: ,)?(?: as)? |(?:, )?and former |(?:, )?and (?:also )?|, |(?:, )?who )/g;

/** The places at which a text can part, and when what follows is said to have been. */
function joints(text: string): { first: string; second: string; order: Order; isWho: boolean; isComma: boolean }[] {
  return [...text.matchAll(joint)].flatMap(({ 0: found, index }) => {
    const [first, rest] = [text.slice(0, index), text.slice(index + found.length)];
    const isWho = /who/.test(found);
    const second = isWho ? asOwn(rest) : rest;
    return first && second
      ? [
          {
            first,
            second: withI(second).replace(/^(?:also|and) /, ""),
            order: orderOf(found),
            isWho,
            isComma: found === " , ",
          },
        ]
      : [];
  });
}

/** "And was previously a clerk" has its own verb. */
const withI = (text: string) => (/^(?:was|am|have) /.test(text) ? `i ${text}` : text);

const openings =
  /^(?:i (?:have |currently |now |previously |formerly )?(?:worked|been|work|studied) (?:as |in |at |for )?(?:an? )?|i (?:hold|have|completed|obtained|earned) (?:certificates? in |an? |the |my )?|i (?:am|was) (?:currently |now |previously |formerly )?(?:certified in |an? )?|certified in |i )/;
const openingOf = (text: string) => openings.exec(text)?.[0] ?? "";

const unlike = new Map(Object.entries({ is: "am", has: "have" }));

/** "Who costs every plate" as "i cost every plate". */
function asOwn(text: string): string {
  const [verb = "", ...rest] = text.split(" ");
  const own = unlike.get(verb) ?? verbReadings(verb).find(({ form }) => form === "third")?.lemma;
  return ["i", own ?? verb, ...rest].join(" ");
}

type Order = "earlier" | "later" | "now" | "any";

function orderOf(words: string): Order {
  if (/before|previous|former/.test(words)) return "earlier";
  if (/then|later/.test(words)) return "later";
  return /now|today|at present|currently/.test(words) ? "now" : "any";
}

/** "I am head chef at one and cook at the other": where two jobs share a verb, they share its time. */
function tenseOf(text: string): Order {
  if (/^i (?:am|work|currently|now)\b|\bsince\b/.test(text)) return "now";
  return /^i was\b/.test(text) ? "earlier" : "any";
}

function isInOrder({ entry: first }: Held, { by, entry: second }: Held, order: Order, tense: Order) {
  if (order === "any" && by === "names" && second.from !== undefined && tense !== "any")
    return second.goesOn === (tense === "now");
  if (order === "earlier") return isBefore(second, first);
  if (order === "later") return isBefore(first, second);
  return order === "any" || second.goesOn;
}

const isBefore = (entry: Entry, other: Entry) =>
  isStudiedFirst(entry, other) ||
  (!entry.goesOn && entry.from !== undefined && other.from !== undefined && entry.from < other.from);

const years =
  /^(?:(?:i (?:have|bring|offer) )?|(?:i am )?(?:an? )?(?<who>.+?) with )(?<more>more than |over )?(?<count>[1-9]\d*) years of (?:work |working |professional )?experience (?:as|at|with) (?<names>.+)$/;

/** "More than ten years of experience as clerk and packer": of the jobs that are named, together. */
function tellsExperience(text: string, entries: Entry[]): boolean {
  const { who, more, count, names = "" } = years.exec(text)?.groups ?? {};
  const person = entries.find(({ section }) => section === "person");
  if (who !== undefined && !(person && tellsNames(who, person))) return false;
  const jobs = entries.filter(({ section, hasBegun }) => section === "experience" && hasBegun);
  return (["title", "organisation"] as const).some((kind) => {
    const wordings = (job: Entry) => job.cited.filter((fact) => fact.kind === kind).flatMap(nameWordings);
    const named = new Set<Entry>();
    // The longest first: a "chef" is none of the years as a "head chef".
    const all = jobs.flatMap((job) => wordings(job).map((name) => ({ job, name })));
    let left = ` ${names} `;
    for (const { job, name } of all.sort((a, b) => b.name.length - a.name.length)) {
      const isSameAsBefore = [...named].some((other) => wordings(other).includes(name));
      if (left.includes(` ${name} `)) left = left.replaceAll(` ${name} `, " # ");
      else if (!isSameAsBefore) continue;
      named.add(job);
    }
    const months = monthsTogether([...named]);
    return (
      /^(?:an? )?#(?:(?: ,| and| , and)(?: an?)? #)*$/.test(left.trim()) &&
      (more ? months > 12 * Number(count) : months >= 12 * Number(count))
    );
  });
}

/** Months that overlap count once. */
function monthsTogether(jobs: Entry[]): number {
  const today = new Date().toISOString().slice(0, 7);
  const spans = jobs.flatMap(({ from, to }) => (from ? [[from, to && to < today ? to : today] as const] : []));
  let [sum, reached] = [0, ""];
  for (const [from, to] of spans.sort(([one], [other]) => one.localeCompare(other))) {
    if (to <= reached) continue;
    sum += from < reached ? monthsBetween(reached, to) : monthsBetween(from, to);
    reached = to;
  }
  return sum;
}
