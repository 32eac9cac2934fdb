import { type PostingText, writtenPosting } from "../../posting-reading/posting-reading.ts";
import { splitSentences } from "../../text/text.ts";
import { isLikely, type LetterTopic, letterTopics } from "./learned/letter-topics.ts";
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
const asksConsent = (() => {
  const adds = "(?:zawrze|zawarci|zawiera[ćł]|dołącz|zamieszcz|zamieści|umieszcz|umieści|dopis|doda)\\p{L}*";
  const between = "(?:(?!nie )\\S+ ){0,12}?";
  const asks = `(?:pros(?:imy|zę)|zachęcamy|(?<!nie (?:jest|są) )wymagan\\p{L}*) ${between}${adds}`;
  // "Do zadań należy dodawanie": with a noun it is a duty.
  const must = `(?:należy|powinn\\p{L}*|mus(?:i|zą)) ${between}${adds}(?<=ć)`;
  const add = "(?:zawrzyj|dołącz|zamieść|umieść|dopisz|dodaj)(?:cie)?";
  const clause = "klauzul(?!\\p{L}* (?:informacyjn|o (?!przetwarz|ochron|wyraż|zgod)))|zgod\\p{L}* na przetwarzanie";
  // What is asked to be added itself: "the CV; the clause is on our page" is not.
  const governed = "(?:(?!i |oraz )[^\\s,;]+ ){0,4}?klauzul[ęi] informacyjn";
  return new RegExp(
    `wyrażam zgodę na przetwarzanie|(?<!\\p{L}|nie )(?:${asks}|${must}|${add}) (?:${governed}|.{0,200}?(?:${clause}))`,
    "iu",
  );
})();

const isAsking = (text: string, surer = 0): boolean =>
  asksConsent.test(text) || (text.split(" ").length >= minWords && isLikelyAsking(text, surer));

const isLikelyAsking = (text: string, surer: number): boolean =>
  isLikely("asked", text, surer) || clausesOf(text).some((part) => isLikely("asked", part, surer + surerOfClause));

/** Of the whole, and of what its commas and conjunctions part: one sentence may ask for a date, the pay and a story. */
function topicsOf(text: string): LetterTopic[] {
  if (asksConsent.test(text)) return ["terms"];
  const asking = isLikely("asked", text)
    ? text
    : text
        .split(/;\s/)
        .filter((part) => isAsking(part))
        .join("; ");
  const parts = asking.split(/[,;:]\s|\s(?:and|und|y|et|e|en|i|oraz)\s/u).filter((part) => part.trim() !== "");
  const topics = letterTopics.filter((topic) =>
    [asking, ...parts].some((part) => isLikely(topic, part, part === asking ? 0 : surerOfPart)),
  );
  return topics.length > 0 ? topics : ["story"];
}

/** A part has few words to tell by. */
const surerOfPart = 0.2;
