import type { SearchStep } from "../../../shared/jobs/search-filters.contract.ts";
import {
  type AskedSearch,
  firstTerms,
  isMentioned,
  mayLeaveCountry,
  type PlacedSearch,
  withoutLevels,
  wordsMissingIn,
} from "../asking/asked-search.ts";
import { placeAcrossBorders, placesAround, type WiderPlace } from "../question/search-place.ts";
import { readQuestion } from "../question/search-question.ts";
import { countPartial } from "./partial-pages.ts";
import { countMentions, countWords } from "./search-pages.ts";
import type { SearchedIndex } from "./searched-index.ts";

/** Openings counted at most, for what is said of a step. */
const countLimit = 200;
const maxNames = 3;
/** Of them so many are asked for, until enough have openings. */
const maxNeighbours = 12;

export interface Widening {
  asked: AskedSearch;
  /** Where its postings are found. */
  stage: "words" | "mentions";
  /** Of the titles that answer, where none has all words. */
  tier?: 2 | 4;
  steps: SearchStep[];
  count: number;
  /** Within so many kilometres of the town that was asked for. */
  around?: number;
}

/** What a search that finds nothing is widened to; undefined where it finds something, or nothing does. */
export function widened(index: SearchedIndex, search: PlacedSearch): Promise<Widening | undefined> {
  const { place, named, town } = search.found;
  const name = [...new Set([named.city, named.state, named.country])].filter(Boolean).join(", ") || "your surroundings";
  const around = { wider: placesAround(place, town, named), across: placeAcrossBorders(place, town, named) };
  return widen(index, search, { name, ...around });
}

/**
 * What gives way when nothing fits, in this order: levels, the name of the occupation, the place, some of the words, the country, a condition
 * among the words, the border that a town is near to. Each step is counted before it is taken, and said.
 *
 * @returns the first step that finds something; undefined where the question itself does, or nothing does
 */
async function widen(
  index: SearchedIndex,
  search: PlacedSearch,
  place: { name: string; wider: WiderPlace[]; across: WiderPlace[] },
): Promise<Widening | undefined> {
  const { asked } = search;
  if ((await countWords(index, asked, 1)) > 0) return undefined;
  // A skill is meant as such, a trade as what it is called elsewhere.
  const [first, second] = asked.question.trades.length === 0 ? [mentioned, similar] : [similar, mentioned];
  return (
    (await onAnyLevel(index, asked)) ??
    (await first(index, asked)) ??
    (await second(index, asked)) ??
    (await elsewhere(index, asked, place)) ??
    (await withSomeWords(index, asked)) ??
    (mayLeaveCountry(search) ? await abroad(index, asked, place.name) : undefined) ??
    (await withoutConditions(index, search)) ??
    (await fartherWithout(index, search, place))
  );
}

/** How many would fit without each of the conditions that stand. */
export async function stepsWithoutEach(
  index: SearchedIndex,
  { asked, written, chosen, without }: PlacedSearch,
  leftOut: readonly string[] = [],
): Promise<SearchStep[]> {
  const standing = [...written, ...chosen].filter((text) => !leftOut.includes(text));
  if (standing.length === 0) return [];
  const before = await countWords(index, asked, countLimit);
  const steps: SearchStep[] = [];
  for (const text of standing) {
    const count = (await foundAt(index, without([text])))?.count ?? 0;
    if (count > before) steps.push({ kind: "condition", text, count });
  }
  return steps;
}

/** What else there is in the place where nothing fits: common occupations like the one asked for, and all openings. */
export async function waysOn(index: SearchedIndex, asked: AskedSearch): Promise<SearchStep> {
  const { dictionary } = index.memory;
  const { occupations } = dictionary;
  const trade = asked.question.trades[0] ?? asked.question.occupations[0]?.occupation;
  const nearest: { name: string; count: number }[] = [];
  const counted = async (title: string) => {
    const question = readQuestion(title, dictionary);
    return question ? countWords(index, { ...asked, question }, countLimit) : 0;
  };
  const near = trade === undefined ? [] : occupations.neighbours(trade);
  for (const neighbour of near.filter((one) => dictionary.ofOccupation(one).length > 0).slice(0, maxNeighbours)) {
    const name = occupations.name(neighbour) ?? "";
    const count = await counted(name);
    if (count > 0) nearest.push({ name, count });
    if (nearest.length === maxNames) break;
  }
  return { kind: "nothing", nearest, any: await counted("any job") };
}

async function onAnyLevel(index: SearchedIndex, asked: AskedSearch): Promise<Widening | undefined> {
  const left = withoutLevels(asked);
  const count = left ? await countWords(index, left.plain, countLimit) : 0;
  if (!left || count === 0) return undefined;
  return { asked: left.plain, stage: "words", steps: [{ kind: "levels", left_out: left.leftOut, count }], count };
}

async function similar(index: SearchedIndex, asked: AskedSearch): Promise<Widening | undefined> {
  const { count, names } = await countPartial(index, asked, countLimit, 2);
  if (count === 0) return undefined;
  const steps = [{ kind: "similar" as const, names: names.slice(0, maxNames), count }];
  return { asked, stage: "words", tier: 2, steps, count };
}

async function mentioned(index: SearchedIndex, asked: AskedSearch): Promise<Widening | undefined> {
  const count = isMentioned(asked.question, index.memory) ? await countMentions(index, asked, countLimit) : 0;
  if (count === 0) return undefined;
  const words = firstTerms(asked.question.groups);
  return { asked, stage: "mentions", steps: [{ kind: "mentioned", words, count }], count };
}

async function elsewhere(
  index: SearchedIndex,
  asked: AskedSearch,
  { name, wider }: { name: string; wider: WiderPlace[] },
  find = foundAt,
): Promise<Widening | undefined> {
  // Where nothing in the world fits there is no place for it.
  if (wider.length === 0 || !(await find(index, { ...asked, place: {} }))) return undefined;
  for (const { place, name: used, kilometres } of wider) {
    const found = await find(index, { ...asked, place });
    if (!found) continue;
    const step = { kind: "place" as const, asked: name, used, ...(kilometres && { kilometres }), count: found.count };
    return { ...found, steps: [step, ...found.steps], ...(kilometres && { around: kilometres }) };
  }
  return undefined;
}

/** Where neither the place nor its country has any of it. */
async function abroad(index: SearchedIndex, asked: AskedSearch, name: string): Promise<Widening | undefined> {
  const { remote } = asked.place;
  const found = await foundAt(index, { ...asked, place: remote ? { remote } : {} });
  const step = { kind: "place" as const, asked: name, used: "other countries", count: found?.count ?? 0 };
  return found && { ...found, steps: [step, ...found.steps] };
}

/** The condition without which there is most, or all where no single one is enough. What was chosen as a filter stays. */
async function withoutConditions(
  index: SearchedIndex,
  { written, without }: PlacedSearch,
): Promise<Widening | undefined> {
  let most: Widening | undefined;
  const each = written.map((text) => [text]);
  for (const texts of written.length > 1 ? [...each, written] : each) {
    if (most && texts === written) break;
    const found = await foundAt(index, without(texts));
    const isMore = found && found.count > (most?.count ?? 0);
    if (isMore) most = { ...found, steps: [{ kind: "without", texts, count: found.count }, ...found.steps] };
  }
  return most;
}

/** Where neither the place nor the conditions alone can give way: both; where the country has none at all, the nearest town abroad. */
async function fartherWithout(
  index: SearchedIndex,
  search: PlacedSearch,
  { name, wider, across }: { name: string; wider: WiderPlace[]; across: WiderPlace[] },
): Promise<Widening | undefined> {
  const { written: texts, without } = search;
  const loosely = async (places: WiderPlace[]): Promise<Widening | undefined> => {
    const found = texts.length > 0 ? await elsewhere(index, without(texts), { name, wider: places }) : undefined;
    return found && { ...found, steps: [{ kind: "without", texts, count: found.count }, ...found.steps] };
  };
  return (
    (await loosely(wider)) ??
    (await elsewhere(index, search.asked, { name, wider: across })) ??
    (await loosely(across)) ??
    (await elsewhere(index, search.asked, { name, wider }, withSomeWords))
  );
}

async function foundAt(index: SearchedIndex, there: AskedSearch): Promise<Widening | undefined> {
  const count = await countWords(index, there, countLimit);
  if (count > 0) return { asked: there, stage: "words", steps: [], count };
  return (await similar(index, there)) ?? mentioned(index, there);
}

async function withSomeWords(index: SearchedIndex, asked: AskedSearch): Promise<Widening | undefined> {
  const { count, names } = await countPartial(index, asked, countLimit, 4);
  if (count === 0) return undefined;
  const missing = wordsMissingIn(names, asked.question);
  const isNamedOtherwise = missing.length === asked.question.groups.length;
  const step: SearchStep = isNamedOtherwise
    ? { kind: "similar", names: names.slice(0, maxNames), count }
    : { kind: "some_words", missing, count };
  return { asked, stage: "words", tier: 4, steps: [step], count };
}
