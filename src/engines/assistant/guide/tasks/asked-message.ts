import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import { type OpeningsRead, readOpenings } from "../reading/asked-openings.ts";
import { guideTokens } from "../reading/guide-tokens.ts";
import { type CardOnBoard, countedOpenings, namedCards } from "../reading/meant-opening.ts";
import { guideWordsOf, intentScores, isListed, isOfRow } from "../words/guide-lexicon.ts";
import type { Intent } from "../words/guide-words.ts";
import type { GuideSetting } from "./guide-setting.ts";
import { homeOf } from "./own-search.ts";

/** Which openings a message names, and how. */
export interface MeantOpenings {
  counted: ChatJob[];
  cards: CardOnBoard[];
  isCounted: boolean;
  /** Some number is past the list's end. */
  isPast: boolean;
}

/** A message taken apart. */
export interface AskedMessage {
  keys: string[];
  read: OpeningsRead;
  /** Of the keys those that are no part of title, place or pay. */
  told: string[];
  /** The highest first. */
  scores: Map<Intent, number>;
  isQuestion: boolean;
  /** An amount of money is named. */
  isPaid: boolean;
  /** Some words for openings together. */
  isAsking: boolean;
  /** There is an opening that it may be about. */
  refers: boolean;
  meant: MeantOpenings;
  topic?: "pay";
}

/** A bank alone is no fraud. */
const minWarned = 3;
/** Words. What is longer says something beside the greeting. */
export const maxCourtesy = 4;

/** Takes a message apart. */
export function askedMessage(message: string, keys: string[], setting: GuideSetting): AskedMessage {
  const { thread, board, knowledge } = setting;
  const words = guideWordsOf(thread.language);
  const cards = namedCards(message, board);
  const refers = thread.listed.length > 0 || thread.opening !== undefined || cards.length > 0;
  const searched = knowledge.geography.placeFromText(thread.asked?.place?.country ?? "");
  const homeCountry = (homeOf(setting.profile, knowledge) ?? searched)?.countryCode;
  const read = withoutCards(readOpenings(message, thread.language, knowledge, { homeCountry, refers }), cards);
  const { jobs: counted, isCounted, isPast } = countedOpenings(message, thread, words);
  const told = keys.filter((key) => !read.taken.has(key));
  // "¿Por qué?", "follow up": two words that are one elsewhere.
  const pairs = told.slice(1).map((key, at) => `${told[at]}${key}`);
  const isQuestion = /\?/.test(message);
  const isPaid = read.asked.conditions.some((text) => /\d/.test(text));
  const isLikeMe = keys.some((key) => isListed(words.likeMe, key));
  const isSaid = (intent: Intent, score: number) => {
    if (intent === "greet" || intent === "thanks") return keys.length <= maxCourtesy;
    if (intent === "scam") return score >= minWarned;
    // "Because" tells nothing of an opening where there is none.
    if (intent === "why") return refers || isLikeMe || keys.length <= maxCourtesy;
    return intent !== "pay" || isQuestion || !isPaid || read.asked.title === "";
  };
  return {
    ...{ keys, read, told, isQuestion, isPaid, refers },
    scores: new Map(
      intentScores(thread.language, [...told, ...pairs]).filter(([intent, score]) => isSaid(intent, score)),
    ),
    isAsking: keys.filter((key) => isOfRow(words.intents.find, key)).length > 1,
    meant: { counted, cards, isCounted, isPast },
  };
}

const isOfCard = (title: string, { job_title, company }: CardOnBoard): boolean => {
  const keysOf = (text: string) => guideTokens(text).map(({ key }) => key);
  const [ofCompany, ofTitle, said] = [keysOf(company), keysOf(job_title), keysOf(title)];
  const namesCompany = said.some((key) => ofCompany.includes(key) && !ofTitle.includes(key));
  return namesCompany && said.every((key) => ofCompany.includes(key) || ofTitle.includes(key));
};

/** What names a card is no title to be searched for, and left over neither. */
function withoutCards(read: OpeningsRead, cards: readonly CardOnBoard[]): OpeningsRead {
  if (cards.length === 0) return read;
  const named = new Set(
    cards.flatMap((card) => guideTokens(`${card.job_title} ${card.company}`).map(({ key }) => key)),
  );
  const left = read.left.filter(({ key }) => !named.has(key));
  const isTitle = cards.some((card) => isOfCard(read.asked.title, card));
  if (!isTitle) return { ...read, left };
  return { ...read, left, asked: { ...read.asked, title: "" }, certainty: 0, taken: new Set<string>() };
}
