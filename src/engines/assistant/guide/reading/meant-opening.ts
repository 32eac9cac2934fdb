import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import type { ReadBoardOutput } from "../../../../shared/assistant/assistant-tools.contract.ts";
import type { JobStatus } from "../../../../shared/tracker/tracker.contract.ts";
import { type DocumentLanguage, numberWords } from "../../../text/text.ts";
import type { GuideThread } from "../tasks/task.ts";
import { statusNamed } from "../words/card-status-words.ts";
import { placeInLists } from "../words/guide-lexicon.ts";
import type { GuideWords } from "../words/guide-words.ts";
import { guideTokens } from "./guide-tokens.ts";

export type CardOnBoard = ReadBoardOutput["jobs"][number];

export const jobOfCard = ({ job_title, company, job_url }: CardOnBoard): ChatJob => ({
  ...{ job_title, company, job_url, location: "", salary: "" },
});

const [maxBareWords, maxWords] = [4, 9];
/** Behind first to fifth. */
const [last, other] = [5, 6];

export interface CountedOpenings {
  jobs: ChatJob[];
  isCounted: boolean;
  /** Some number is past the list's end. */
  isPast: boolean;
  /** Another than the one talked of, and nobody knows which. */
  isOther: boolean;
}

/** The openings that a message counts out of what was shown last: "the second one", "compare 1 and 3", "the other one". */
export function countedOpenings(message: string, thread: GuideThread, words: GuideWords): CountedOpenings {
  const { listed, talked = [], opening } = thread;
  const shown = talked.length > 1 ? talked : listed;
  const tokens = guideTokens(message);
  const isShort = tokens.length <= maxBareWords;
  const endsCounted = tokens.length <= maxWords && /^\d$/.test(tokens.at(-1)?.key ?? "");
  const places = tokens.map(({ key }) => placeInLists(words.ordinals, key));
  // "The second one, where is it exactly, and is it permanent?"
  const startsCounted = (places[1] ?? -1) >= 0;
  // Two of them are places in a list, however long the sentence is.
  const isOfList = tokens.length <= maxWords || startsCounted || new Set(places.filter((place) => place >= 0)).size > 1;
  const numbers = tokens.flatMap(({ key, at }, index) => {
    const named = places[index] ?? -1;
    if (named === last && isShort) return Math.max(1, shown.length);
    if (named >= 0 && named < last && isOfList) return named + 1;
    const isMarked = /(?:#|n[or°º]?\.? ?|number |nummer |n[uú]m[eé]ro |opening )$/iu.test(
      message.slice(Math.max(0, at - 8), at),
    );
    // "Number two"
    const spelled = isMarked ? numberWords().get(key) : undefined;
    if (spelled) return spelled;
    return /^\d$/.test(key) && (isShort || isMarked || endsCounted) ? Number(key) : [];
  });
  const others = shown.filter(({ job_url }) => job_url !== opening?.job_url);
  const [only] = shown.length === 2 && others.length === 1 && isOfList && places.includes(other) ? others : [];
  const counted = [...new Set(numbers)].flatMap((number) => shown[number - 1] ?? listed[number - 1] ?? []);
  const longest = Math.max(shown.length, listed.length);
  return {
    jobs: counted.length === 0 && only ? [only] : counted,
    isCounted: only !== undefined || (numbers.length > 0 && (shown.length > 0 || isShort)),
    isOther: counted.length + Number(only !== undefined) === 0 && isOfList && places.includes(other),
    isPast: shown.length > 0 && numbers.some((number) => number > longest),
  };
}

/** Those that a message names by their names, or by where their cards stand: "the interview one"; `lacking` is where it says that one stands and none does. */
export function meantByName(
  message: string,
  openings: readonly ChatJob[],
  board: readonly CardOnBoard[],
  { language, isCommon }: { language: DocumentLanguage; isCommon: (word: string) => boolean },
): { named: ChatJob[]; lacking?: JobStatus } {
  const called = namedOpenings(message, openings, board, isCommon);
  const status = board.length > 0 ? statusNamed(message, language) : undefined;
  if (!status) return { named: called };
  const there = board.filter((card) => card.status === status).map(jobOfCard);
  const both = called.filter(({ job_url }) => there.some((job) => job.job_url === job_url));
  const named = [both, called, there].find((jobs) => jobs.length > 0) ?? [];
  return { named, ...(named.length === 0 && { lacking: status }) };
}

/** Of the openings those whose company a message names by a word that is no common one; else the board's cards whose company or title it names. */
function namedOpenings(
  message: string,
  openings: readonly ChatJob[],
  board: readonly CardOnBoard[],
  isCommon: (word: string) => boolean,
): ChatJob[] {
  // "Bei den Contoso-Leuten".
  const keys = new Set(guideTokens(message).flatMap(({ key }) => [key, ...key.split("-")]));
  const isNamed = ({ company }: ChatJob) =>
    guideTokens(company)
      .slice(0, namingWords)
      .some(({ key, written }) => key.length > shortWord && keys.has(key) && !isCommon(written));
  const named = openings.filter(isNamed);
  return named.length > 0 ? distinctJobs(named) : namedCards(keys, board).map(jobOfCard);
}

/** Of a company's name the words that people say of it: "Northwind" for "Northwind Clinics Ltd". */
const [namingWords, shortWord] = [2, 3];

export const distinctJobs = (jobs: readonly ChatJob[]): ChatJob[] => [
  ...new Map(jobs.map((job) => [job.job_url, job])).values(),
];

/** Cards of the board whose company, or whole title, a message names. */
function namedCards(keys: ReadonlySet<string>, board: readonly CardOnBoard[]): CardOnBoard[] {
  const scored = board.map((card) => {
    const company = guideTokens(card.company).filter(({ key }) => key.length > 2);
    const title = guideTokens(card.job_title);
    const named = company.filter(({ key }) => keys.has(key)).length / Math.max(1, company.length);
    const called = title.filter(({ key }) => keys.has(key)).length / Math.max(1, title.length);
    return { card, score: (named >= 0.5 ? 2 * named : 0) + (called >= 0.5 ? called : 0) };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ card }) => card);
}
