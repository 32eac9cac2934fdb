import { asksForJobs, isNear, type JobRequest, jobRequestOf, wordsOf } from "./job-request.ts";
import type { Turn } from "./prompt-reading.ts";
import { askForTitle, type Talk } from "./reply-talk.ts";

export interface JobsIntent {
  kind: "jobs";
  request: JobRequest;
  page: number;
  /** Openings like the person's own newest position. */
  likeMe: boolean;
}

export type Intent =
  | JobsIntent
  | { kind: "cv"; wantsAdvice: boolean }
  | { kind: "profile" }
  | { kind: "board" }
  | { kind: "talk"; about: Talk };

const has = (text: string, words: string) => {
  const wanted = words.split(" ");
  return wordsOf(text).some((word) => isNear(word, wanted));
};
const talk = (about: Talk): Intent => ({ kind: "talk", about });

/** What the person wants, by rules over the words of the last message and the turns before. */
export function intentOf(turn: Turn): Intent {
  const { text } = turn;
  if (turn.hasAttachment)
    return asksForJobs(text) && has(text, "job jobs openings") ? jobs(text, true) : { kind: "cv", wantsAdvice: false };
  if (text === "") return talk("help");
  return (
    smallTalk(text) ??
    otherConcern(text) ??
    moreOf(turn) ??
    refinement(turn) ??
    ownThings(text) ??
    lookingForWork(turn) ??
    talk("beyond")
  );
}

function smallTalk(text: string): Intent | undefined {
  const isShort = wordsOf(text).length <= 6;
  if (
    isShort &&
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|hallo|bonjour|hola|moin|servus|greetings|yo)\b/i.test(text)
  ) {
    return asksForJobs(text) ? undefined : talk("greeting");
  }
  if (isShort && /\b(?:thanks|thank you|thx|cheers|danke|merci|gracias)\b/i.test(text)) return talk("thanks");
  if (isShort && /^(?:bye|goodbye|see you|ciao|good night)\b/i.test(text)) return talk("goodbye");
  const asksForHelp =
    /^(?:help|\?+)$|what (?:can|do) you (?:do|know)|who are you|what are you|how (?:does this|do you) work|are you (?:an? )?(?:ai|bot|human|real|robot)|^help me\W*$/i;
  return asksForHelp.test(text) ? talk("help") : undefined;
}

/** What is neither a search nor about stored data, though it speaks of jobs or of "my" things. */
function otherConcern(text: string): Intent | undefined {
  const refuses =
    /^(?:please\s+)?(?:no|not|except|anything but|everything but)\s+(?!more\b|idea\b).*\b(?:jobs?|work|roles?|positions?)\b|\b(?:don['’]?t|do not|never)\s+(?:want|like|need|show|search|find|look)\b(?!.*\bmy job\b).*\b(?:jobs?|work|roles?|positions?)\b/i;
  if (refuses.test(text)) return talk("excluding");
  const suffers =
    /\b(?:lost my job|laid off|(?:got|been|was) (?:fired|sacked)|made redundant|hate my job|depressed|hopeless|desperate|burn(?:ed|t)[ -]?out|feel(?:ing)? (?:so |very |really )?(?:terrible|bad|awful|sad|down|low|lost|anxious|stressed|overwhelmed|horrible|miserable))\b/i;
  if (suffers.test(text)) {
    const wish = /\b(?:find|search|show|looking for|seeking)\b.*$/is.exec(text)?.[0] ?? "";
    return asksForJobs(wish) ? jobs(wish, likeMe(wish)) : talk("comfort");
  }
  if (/\b(?:delete|remove|close|erase|deactivate|cancel)\b.{0,20}\baccount\b|\bmy (?:account|password)\b/i.test(text))
    return talk("account");
  const asksAboutPlan = /\b(?:subscription|unsubscribe|billing|invoices?|upgrade|downgrade|(?:pro|my|free) plan)\b/i;
  return asksAboutPlan.test(text) && !asksForJobs(text) ? talk("subscription") : undefined;
}

function moreOf({ text, previousSearch }: Turn): Intent | undefined {
  const wantsMore =
    /^(?:(?:show|give|find|see|yes|ok|and|any|some|please|me|the|a few)[\s,]+)*(?:more|next|others?|further|another|continue|next page)\b/i;
  if (!previousSearch || !wantsMore.test(text) || wordsOf(text).length > 6) return undefined;
  const { title, country, city, remote = false, page = 1 } = previousSearch;
  return { kind: "jobs", request: { title, country, city, remote, leftOut: "" }, page: page + 1, likeMe: false };
}

/** "and in Munich?", "what about France", "only remote": the former search with another place. */
function refinement({ text, previousSearch }: Turn): Intent | undefined {
  if (!previousSearch || wordsOf(text).length > 8 || asksAboutOwnThings(text)) return undefined;
  const asked = /^(?:and|or|what about|how about|ok,?)\s+(?!in\b|near\b)(.+)$/i.exec(text)?.[1];
  const request = jobRequestOf(asked && !asksForJobs(text) ? `in ${asked}` : text);
  const changes = request.country || request.city || request.remote;
  if (!changes || request.title !== "") return undefined;
  const place = request.country || request.city ? request : previousSearch;
  return {
    kind: "jobs",
    request: {
      title: previousSearch.title,
      country: place.country,
      city: place.city,
      remote: request.remote || (place === request && (previousSearch.remote ?? false)),
      leftOut: request.leftOut,
    },
    page: 1,
    likeMe: false,
  };
}

function asksAboutOwnThings(text: string): boolean {
  return /\bmy\b|\bboard\b|\bprofile\b|\bcv\b|\bresume\b/i.test(text);
}

function ownThings(text: string): Intent | undefined {
  if (likeMe(text)) return jobs(text, true);
  if (
    /\b(?:cover|motivation(?:al)?) ?letter|\btailor|\b(?:write|generate|create|make|draft)\b.{0,20}\b(?:cv|resume|résumé|letter)/i.test(
      text,
    )
  ) {
    return talk("documents");
  }
  if (/\bapply\b.{0,20}\b(?:for me|on my behalf|automatically)\b|\bauto[- ]?apply/i.test(text)) return talk("applying");
  if (
    /\b(?:did|have) i (?:already )?(?:appl|track|sav)|\bi(?:'ve| have)? applied|\bmy (?:applications?|interviews?|offers?|tracked|saved)\b/i.test(
      text,
    ) ||
    has(text, "board tracker tracking kanban")
  ) {
    return { kind: "board" };
  }
  if (/\b(?:cv|résumé|resume|curriculum|lebenslauf)\b/i.test(text) || has(text, "resume attachment attached uploaded"))
    return {
      kind: "cv",
      wantsAdvice: /\b(?:improv|better|help|advice|advise|review|feedback|tips?\b|polish)/i.test(text),
    };
  if (
    has(text, "profile") ||
    /\b(?:about me|my (?:skills?|experience|education|languages?|name|job|work|career|details))\b/i.test(text)
  ) {
    return { kind: "profile" };
  }
  return undefined;
}

function likeMe(text: string): boolean {
  const fits =
    /\b(?:fit|fits|match|matches|matching|suit|suits|suitable|based on|according to|right|good)\b.{0,25}\b(?:me|my|profile|cv|resume|skills|experience)\b|\bjobs? for me\b/i;
  return fits.test(text) && has(text, "job jobs openings positions vacancies roles work find");
}

function lookingForWork({ text, previousReply, previousSearch }: Turn): Intent | undefined {
  const answersQuestion = previousReply.includes(askForTitle) && wordsOf(text).length <= 10;
  if (!asksForJobs(text) && !answersQuestion && !isBareTitle(text)) return undefined;
  const intent = jobs(text, false);
  const { country, city } = intent.request;
  const isInPlaceAskedFor = answersQuestion && previousSearch?.title === "" && !country && !city;
  if (!isInPlaceAskedFor) return intent;
  return { ...intent, request: { ...intent.request, country: previousSearch.country, city: previousSearch.city } };
}

/** "sommelier" or "glass blower": words that are no sentence are taken for an occupation that the rules do not know. */
function isBareTitle(text: string): boolean {
  return /^[\p{L}-]{4,}(?: [\p{L}-]{4,})?$/u.test(text) && jobRequestOf(text).title === text;
}

function jobs(text: string, likeTheirs: boolean): JobsIntent {
  const request = jobRequestOf(text);
  return { kind: "jobs", request: likeTheirs ? { ...request, title: "" } : request, page: 1, likeMe: likeTheirs };
}
