import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import type { JobStatus } from "../../../../shared/tracker/tracker.contract.ts";
import type { LabelProbability } from "../../../text/text.ts";
import { type OpeningsRead, readOpenings } from "../reading/asked-openings.ts";
import { guideTokens } from "../reading/guide-tokens.ts";
import { countedOpenings, meantByName } from "../reading/meant-opening.ts";
import { guideWordsOf, isOfRow } from "../words/guide-lexicon.ts";
import type { GuideSetting } from "./guide-setting.ts";
import { type Meaning, signsOf } from "./message-meaning.ts";
import { plausibleMeanings } from "./plausible-meanings.ts";
import { homeOf } from "./profile-work.ts";
import { contextOf } from "./thread-context.ts";

/** Which openings a message names, and how. */
export interface MeantOpenings {
  counted: ChatJob[];
  /** By their companies, titles or where their cards stand. */
  named: ChatJob[];
  /** No card stands where it says that one does. */
  lacking?: JobStatus | undefined;
  isCounted: boolean;
  /** Some number is past the list's end. */
  isPast: boolean;
  /** Another than the one talked of. */
  isOther: boolean;
}

/** A message taken apart. */
export interface AskedMessage {
  keys: string[];
  read: OpeningsRead;
  /** What it may want, the likeliest first. */
  meanings: LabelProbability<Meaning>[];
  /** Some words for openings together. */
  isAsking: boolean;
  meant: MeantOpenings;
  topic?: "pay";
  /** What was read as a title, also where it is a part of what an opening is called: "in a hospital?" */
  titleRead: string;
  /** A title stands in it, and something else is asked: no search is run unasked. */
  isMentioned?: boolean;
}

/** What of the setting a message is read by. */
type ReadBy = Pick<GuideSetting, "thread" | "profile" | "board" | "knowledge" | "clocksOf">;

/** Takes a message apart. */
export function askedMessage(message: string, keys: string[], setting: GuideSetting): AskedMessage {
  const { read, titleRead, meant, signs } = readMessage(message, keys, setting);
  const { intents } = guideWordsOf(setting.thread.language);
  return {
    ...{ keys, read, titleRead, meant },
    meanings: plausibleMeanings(
      setting.meaningsOf(message, signs),
      meant.counted.length + meant.named.length > 0,
      setting,
    ),
    isAsking: keys.filter((key) => isOfRow(intents.find, key)).length > 1,
  };
}

/** What is known of a message before its meaning is. */
export const readSigns = (message: string, setting: ReadBy): string[] =>
  readMessage(
    message,
    guideTokens(message).map(({ key }) => key),
    setting,
  ).signs;

function readMessage(message: string, keys: string[], { thread, board, knowledge, profile, clocksOf }: ReadBy) {
  const { language, listed, opening, asked, talked = [] } = thread;
  const shown = [...(opening ? [opening] : []), ...talked, ...listed];
  const { isCommon } = knowledge;
  const { named, lacking } = meantByName(message, shown, board, { language, isCommon });
  const refers = shown.length > 0 || named.length > 0;
  const searched = knowledge.geography.placeFromText(asked?.place?.country ?? "");
  const homeCountry = homeOf(profile, knowledge)?.countryCode;
  const whole = readOpenings(message, language, knowledge, {
    ...{ homeCountry, clocksOf, refers },
    searchedCountry: searched?.countryCode,
  });
  const read = withoutNamed(whole, named);
  const { jobs: counted, ...counting } = countedOpenings(message, thread, guideWordsOf(language));
  const told = keys.filter((key) => !read.taken.has(key));
  const signs = signsOf({
    language,
    read,
    keys,
    told,
    isCounted: counting.isCounted,
    namesCard: named.length > 0,
    after: contextOf(thread),
  });
  return { read, titleRead: whole.asked.title, meant: { counted, named, lacking, ...counting }, signs };
}

/** How likely a message wants that. */
export const likelihood = ({ meanings }: AskedMessage, meaning: Meaning): number =>
  meanings.find(({ label }) => label === meaning)?.probability ?? 0;

const isOfCard = (title: string, { job_title, company }: ChatJob): boolean => {
  const keysOf = (text: string) => guideTokens(text).map(({ key }) => key);
  const [ofCompany, ofTitle, said] = [keysOf(company), keysOf(job_title), keysOf(title)];
  const namesCompany = said.some((key) => ofCompany.includes(key) && !ofTitle.includes(key));
  return namesCompany && said.every((key) => ofCompany.includes(key) || ofTitle.includes(key));
};

/** What is asked of an opening: what is left over and names none. */
export function askedAbout({ read, meant }: AskedMessage): string[] {
  const names = keysOfNames([...meant.counted, ...meant.named]);
  const isName = (text: string) => guideTokens(text).every(({ key }) => names.has(key));
  return [...read.leftTexts, ...read.asked.conditions].filter((text) => !isName(text));
}

const keysOfNames = (openings: readonly ChatJob[]): ReadonlySet<string> =>
  new Set(openings.flatMap((job) => guideTokens(`${job.job_title} ${job.company}`).map(({ key }) => key)));

/** What names an opening is no title to be searched for, and left over neither. */
function withoutNamed(read: OpeningsRead, cards: readonly ChatJob[]): OpeningsRead {
  if (cards.length === 0) return read;
  const named = keysOfNames(cards);
  const left = read.left.filter(({ key }) => !named.has(key));
  const isTitle = cards.some((card) => isOfCard(read.asked.title, card));
  if (!isTitle) return { ...read, left };
  return { ...read, left, asked: { ...read.asked, title: "" }, certainty: 0, taken: new Set<string>() };
}
