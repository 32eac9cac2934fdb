import type { Sentence, WrittenDocument } from "../../../engines/document-writing/document-writing.ts";
import { isWithin, sentencesByPlace } from "../../../engines/document-writing/document-writing.ts";
import { termsOfFact } from "../../../engines/requirement-matching/requirement-matching.ts";
import { oneStop, termsOf, yieldToEventLoop } from "../../../engines/text/text.ts";
import type { Fact, FactBase } from "../../../engines/truth/truth.ts";
import { factEntryName, hiddenNotIn, isGone, visible } from "../../../engines/truth/truth.ts";
import { isHeld, isHeldBeside } from "../generation/checked-document.ts";
import { unsaidWords } from "./unsaid-words.ts";

/** A profile may hold a hundred jobs of a hundred lines: what shares no word with a sentence is not asked. */
const maxGroups = 12;
/** To say of which job the profile says it. */
const maxElsewhere = 4;
const maxStatements = 8;

export type Judgement =
  | { sentence: Sentence }
  /** `isMissing`: the profile would have to say it first. */
  | { refusal: string; isMissing: boolean };

/** What a person wrote, with the facts that hold it, or why nothing in the profile does. */
export async function judged(
  text: string,
  place: string,
  document: WrittenDocument,
  facts: FactBase,
): Promise<Judgement> {
  const courtesy = { text, facts: [] };
  if (document.kind === "letter" && isHeld(courtesy, facts)) return { sentence: courtesy };
  const groups = factsThatMayHold(place, document, facts);
  const terms = termsOf(text);
  const [first = [], ...others] = groups;
  const held = await firstHolding(text, [first, ...sharingMost(others, terms, maxGroups)], terms, facts);
  if (held) return { sentence: { text, facts: needed(text, held, facts) } };
  const heading = headingHeld(text, place, document, first, facts);
  if (heading) return { sentence: heading };
  const elsewhere = await saidElsewhere(text, terms, groups, facts);
  if (elsewhere) return { refusal: elsewhere, isMissing: false };
  const hidden = hiddenNotIn(text, groups.flat());
  if (hidden.length > 0) return { refusal: `${unseen} ${visible(hidden.join(" "))}.`, isMissing: false };
  return { refusal: refusalOf(text, groups.flat(), facts), isMissing: true };
}

const unseen =
  "Please type this line again: it holds characters that cannot be seen, which your profile does not have:";

/** The profile says it, of another job than this place is about. */
async function saidElsewhere(
  text: string,
  terms: Set<string>,
  tried: Fact[][],
  facts: FactBase,
): Promise<string | undefined> {
  const about = new Set(tried.flat().map(({ entry }) => entry));
  const others = [...facts.values()].filter(
    (fact) => fact.entry !== null && !about.has(fact.entry) && fact.section !== "reference" && !isGone(fact),
  );
  const likely = sharingMost(grouped(others, []), terms, maxElsewhere);
  const [found] = (await firstHolding(text, likely, terms, facts)) ?? [];
  return found && `Your profile says this of ${factEntryName(found, facts)}, and this place is about something else.`;
}

async function firstHolding(
  text: string,
  groups: Fact[][],
  terms: Set<string>,
  facts: FactBase,
): Promise<Fact[] | undefined> {
  for (const group of groups) {
    const facing = pertinent(group, terms);
    if (holds(text, facing, facts)) return facing;
    await yieldToEventLoop();
  }
  return undefined;
}

/** The first of equals stays first. */
function sharingMost(groups: Fact[][], terms: Set<string>, most: number): Fact[][] {
  return groups
    .map((group) => ({ group, shared: Math.max(0, ...group.map((fact) => sharedTerms(fact, terms))) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, most)
    .map(({ group }) => group);
}

/** A heading of a CV is read with the date beside it. */
function headingHeld(text: string, place: string, document: WrittenDocument, group: Fact[], facts: FactBase) {
  const date = place.endsWith(".title") ? sentencesByPlace(document).get(place.replace(/title$/, "date")) : undefined;
  const heading = { text, facts: group.filter(({ kind }) => kind !== "statement").map(({ id }) => id) };
  return date && isHeldBeside(date, heading, facts) ? heading : undefined;
}

const holds = (text: string, group: Fact[], facts: FactBase) =>
  isHeld({ text, facts: group.map(({ id }) => id) }, facts);

/** Without those that it does not need. */
function needed(text: string, group: Fact[], facts: FactBase): string[] {
  const kept = group.reduce((left, fact) => {
    const without = left.filter((other) => other !== fact);
    return without.length > 0 && holds(text, without, facts) ? without : left;
  }, group);
  return kept.map(({ id }) => id);
}

/** Of a job's many lines those that share most words with the text; names and times all stay. */
function pertinent(group: Fact[], terms: Set<string>): Fact[] {
  const isLong = ({ kind }: Fact) => kind === "statement" || kind === "summary";
  const chosen = new Set(
    group
      .filter((fact) => isLong(fact) && sharedTerms(fact, terms) > 0)
      .sort((a, b) => sharedTerms(b, terms) - sharedTerms(a, terms))
      .slice(0, maxStatements),
  );
  return group.filter((fact) => !isLong(fact) || chosen.has(fact));
}

const counted = new WeakMap<Set<string>, Map<Fact, number>>();

function sharedTerms(fact: Fact, terms: Set<string>): number {
  const counts = counted.get(terms) ?? new Map<Fact, number>();
  counted.set(terms, counts);
  const known = counts.get(fact);
  if (known !== undefined) return known;
  const shared = [...termsOfFact(fact)].filter((term) => terms.has(term)).length;
  counts.set(fact, shared);
  return shared;
}

/**
 * Groups of facts, each of one job or one kind, that may stand at this place: a line under a job speaks of this job alone,
 * and nothing speaks of the people who give references but their own entries.
 */
function factsThatMayHold(place: string, document: WrittenDocument, facts: FactBase): Fact[][] {
  const today = [...facts.values()].filter((fact) => !isGone(fact));
  const original = (sentencesByPlace(document).get(place)?.facts ?? []).flatMap((id) => facts.get(id) ?? []);
  const entry = entryAt(place, document, facts);
  if (entry) return [today.filter((fact) => fact.entry === entry)];

  const [first] = original;
  const isOneKind = original.every((fact) => fact.kind === first?.kind && fact.entry === null);
  if (first && isOneKind && (first.kind === "skill" || first.kind === "language")) {
    return [today.filter(({ kind, section }) => kind === first.kind && section === "person")];
  }
  if (first?.section === "posting") return [original];
  const own = document.kind === "letter" ? factsOfSameJobs(place, document, facts, today) : today;
  return grouped(
    own.filter(({ section }) => section !== "posting" && section !== "reference"),
    original,
  );
}

function grouped(own: Fact[], original: Fact[]): Fact[][] {
  const nameOf = ({ entry, kind }: Fact) => entry ?? `person.${kind}`;
  const groups = new Map<string, Fact[]>();
  for (const fact of own) {
    if (fact.entry === null && (fact.kind === "contact" || fact.kind === "place")) continue;
    const group = groups.get(nameOf(fact));
    if (group) group.push(fact);
    else groups.set(nameOf(fact), [fact]);
  }
  const before = new Set(original.map(nameOf));
  return [...groups].sort(([a], [b]) => Number(before.has(b)) - Number(before.has(a))).map(([, group]) => group);
}

/** "I cut losses by 18 %" says where only by the sentence before it: such a paragraph speaks of no other job. */
function factsOfSameJobs(place: string, document: WrittenDocument, facts: FactBase, today: Fact[]): Fact[] {
  const paragraph = place.split(".").slice(0, 2).join(".");
  const others = [...sentencesByPlace(document)]
    .filter(([at]) => at !== place && isWithin(at, paragraph))
    .flatMap(([, sentence]) => sentence.facts.flatMap((id) => facts.get(id)?.entry ?? []));
  if (others.length === 0) return today;
  return today.filter((fact) => fact.entry === null || others.includes(fact.entry));
}

/** The job, degree ... under which a line of a CV stands. */
export function entryAt(place: string, document: WrittenDocument, facts: FactBase): string | undefined {
  const outer = /^sections\.\d+\.entries\.\d+/.exec(place)?.[0];
  if (!outer) return undefined;
  const [id] = [...sentencesByPlace(document)].find(([at]) => isWithin(at, outer))?.[1].facts ?? [];
  return (id && facts.get(id)?.entry) || undefined;
}

function refusalOf(text: string, allowed: Fact[], facts: FactBase): string {
  const entries = new Set(allowed.map(({ entry }) => entry));
  const [only] = entries.size === 1 ? allowed : [];
  const about = only && factEntryName(only, facts);
  const unsaid = unsaidWords(text, allowed);
  if (unsaid.length > 0) {
    const words = new Intl.ListFormat("en", { type: "disjunction" }).format(unsaid.map((word) => `“${visible(word)}”`));
    return oneStop(`Your profile does not say ${words}${about ? ` of ${about}` : ""}`);
  }
  const nearest = nearestFact(text, allowed);
  const own = nearest ? ` Its own words are: “${visible(nearest.text)}”` : "";
  return `Your profile has these words, but it cannot be told that they say the same there.${own}`;
}

function nearestFact(text: string, allowed: Fact[]): Fact | undefined {
  const terms = termsOf(text);
  return allowed.reduce<Fact | undefined>(
    (best, fact) => (sharedTerms(fact, terms) > (best ? sharedTerms(best, terms) : 0) ? fact : best),
    undefined,
  );
}
