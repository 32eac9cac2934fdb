import { type PostingText, writtenPosting } from "../../posting-reading/posting-reading.ts";
import { splitSentences } from "../../text/text.ts";
import { type LetterTopic, letterTopics, saysTopic } from "./learned/letter-topics.ts";
import { type PostingBlock, postingBlocks } from "./line-shapes.ts";

/** What a posting asks the letter itself to say, in its own words. */
export interface LetterQuestion {
  text: string;
  topics: LetterTopic[];
}

const longest = 30_000;
const maxQuestions = 5;
const maxLength = 400;
const minWords = 4;
/** A line of a list is likelier to be of what is needed. */
const surerOfItem = 0.3;

/** In the posting's order. What its documents are to be, and where they are sent, is none. */
export function letterQuestions(posting: PostingText): LetterQuestion[] {
  return postingBlocks(writtenPosting(posting).slice(0, longest), posting.job_title)
    .flatMap(askedIn)
    .filter((text, at, all) => text.length <= maxLength && all.indexOf(text) === at)
    .slice(0, maxQuestions)
    .map((text) => ({ text, topics: topicsOf(text) }));
}

/** The sentences that ask for something; "In your letter, tell us:" asks for what is listed below it. */
function askedIn({ heading, lines }: PostingBlock): string[] {
  let lead = heading.endsWith(":") && isAsking(heading) ? heading : "";
  return lines.flatMap(({ text, isBullet }) => {
    if (isBullet && lead !== "") return [`${lead} ${text}`];
    const asked = splitSentences(text).filter((sentence) => isAsking(sentence, isBullet ? surerOfItem : 0));
    const last = asked.at(-1) ?? "";
    lead = last.endsWith(":") && text.endsWith(last) ? last : "";
    return asked.filter((sentence) => sentence !== lead);
  });
}

/** "Do not answer one by one; instead tell us about a delay, and about a complaint": what else a sentence says weakens what it asks. A short clause has too few words to tell by. */
const clausesOf = (text: string) =>
  text.split(/;\s|,?\s(?:and|und|y|et|oraz)\s/u).filter((part) => part.split(" ").length >= minWordsOfClause);
const minWordsOfClause = 10;
const surerOfClause = 0.05;

/** In Poland an application says that its person's data may be used, in words that the posting gives: only they can. */
const asksFor = /(?<!\p{L}|nie )(?:prosimy|proszę|należy|zachęcamy|wymagan\p{L}*|powinn\p{L}*|mus(?:i|zą))(?!\p{L})/iu;
const consent = /zgod\p{L}* na przetwarzanie|klauzul\p{L}* (?:\p{L}+ )?(?:RODO|o przetwarzaniu)/iu;
const asksConsent = (text: string): boolean =>
  /wyrażam zgodę na przetwarzanie/iu.test(text) || (asksFor.test(text) && consent.test(text));

const isAsking = (text: string, surer = 0): boolean =>
  asksConsent(text) || (text.split(" ").length >= minWords && isLikelyAsking(text, surer));

const isLikelyAsking = (text: string, surer: number): boolean =>
  saysTopic("asked", text, surer) || clausesOf(text).some((part) => saysTopic("asked", part, surer + surerOfClause));

/** Of the whole, and of what its commas and conjunctions part: one sentence may ask for a date, the pay and a story. */
function topicsOf(text: string): LetterTopic[] {
  if (asksConsent(text)) return ["terms"];
  const asking = saysTopic("asked", text)
    ? text
    : text
        .split(/;\s/)
        .filter((part) => isAsking(part))
        .join("; ");
  const parts = asking.split(/[,;:]\s|\s(?:and|und|y|et|e|en|i|oraz)\s/u).filter((part) => part.trim() !== "");
  const topics = letterTopics.filter((topic) =>
    [asking, ...parts].some((part) => saysTopic(topic, part, part === asking ? 0 : surerOfPart)),
  );
  return topics.length > 0 ? topics : ["story"];
}

/** A part has few words to tell by. */
const surerOfPart = 0.2;
