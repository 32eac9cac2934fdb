import { backPhrases, jobNouns, morePhrases } from "./cue-words.ts";
import type { Intent, JobsIntent } from "./intent-kinds.ts";
import { asksForJobs, type JobRequest, type Reading } from "./job-request.ts";
import type { Turn } from "./prompt-reading.ts";
import { requestOf } from "./search-input.ts";
import { folded, says, saysAny, type Word } from "./sentence.ts";

/** One of the openings just shown: "the second one", "which pays the most?" */
export function aboutListed(turn: Turn, reading: Reading, hasTopic: boolean): Intent | undefined {
  return bestPaid(turn) ?? (hasTopic ? undefined : oneOpening(turn, reading));
}

/** What a message asks for only in the light of what was said before: "more", "in Munich instead", "only remote". */
export function followingUp(
  turn: Turn,
  reading: Reading,
  hasTopic: boolean,
  asked: JobRequest | undefined,
): Intent | undefined {
  return (
    paging(turn, reading) ??
    (hasTopic ? undefined : otherTitle(turn, reading)) ??
    (hasTopic ? undefined : (answerToQuestion(turn, reading, asked) ?? refinement(turn, reading)))
  );
}

const asksForBestPaid =
  /^(?:and |so |ok )?(?:which|who|which (?:one|ones|job|opening|of (?:these|those|them))) (?:(?:of (?:these|those|them) )?(?:would )?(?:pays?|earns?) (?:the )?(?:most|best)|(?:is|has) (?:the )?(?:best paid|highest paid|best paying|highest paying|(?:highest|best) (?:pay|salary)))$/;

/** "Which one pays the most?" is about the list just shown. */
function bestPaid({ listed, text }: Turn): Intent | undefined {
  const plain = folded(text)
    .replace(/[^a-z]+/g, " ")
    .trim();
  return listed.length > 0 && asksForBestPaid.test(plain) ? { kind: "best_paid", jobs: listed } : undefined;
}

/** "The second one", "nr 3", "the last one". */
const ordinals: [RegExp, number][] = [
  [/^(?:first|1st|erste[nrs]?|premiere?|primer[oa]?)$/, 1],
  [/^(?:second|2nd|zweite[nrs]?|deuxieme|segund[oa])$/, 2],
  [/^(?:third|3rd|dritte[nrs]?|troisieme|tercer[oa]?)$/, 3],
  [/^(?:fourth|4th|vierte[nrs]?|quatrieme|cuart[oa])$/, 4],
  [/^(?:fifth|5th|funfte[nrs]?|cinquieme|quint[oa])$/, 5],
  [/^last$/, -1],
];
const counted = /^(?:nr|no|number|num|nummer|numero|option|job)$/;
const numberNames = ["one", "two", "three", "four", "five"];

function oneOpening({ listed, text }: Turn, { words, request }: Reading): Intent | undefined {
  if (listed.length === 0 || words.length > 12) return undefined;
  if (request.titleWeight > 0 && !ordinals.some(([pattern]) => pattern.test(folded(request.title)))) return undefined;
  const sign = /#\s?(\d{1,3})\b/.exec(text)?.[1];
  const number = sign ? Number(sign) : numberIn(words);
  const isQuestion = /^(?:is|are|does|do|was|ist|hat)$/.test(words[0]?.key ?? "");
  if (changesSearch(request) && !isQuestion) return undefined;
  const job = number === -1 ? listed.at(-1) : listed.find((one) => one.number === number);
  return number === undefined ? undefined : { kind: "opening", job };
}

function numberIn(words: Word[]): number | undefined {
  const texts = words.map(({ text }) => folded(text));
  const at = texts.findIndex((text, index) => {
    const next = texts[index + 1] ?? "";
    if (counted.test(text)) return /^\d{1,3}$/.test(next) || numberNames.includes(next);
    // "The last week" speaks of none; "the first page" of another page.
    return (
      ordinals.some(([pattern]) => pattern.test(text)) &&
      !/^(?:page|week|month|year|day|time|seite|interview)s?$/.test(next)
    );
  });
  if (at < 0) return undefined;
  const next = texts[at + 1] ?? "";
  const ordinal = ordinals.find(([pattern]) => pattern.test(texts[at] ?? ""));
  if (ordinal) return ordinal[1];
  return /^\d/.test(next) ? Number(next) : numberNames.indexOf(next) + 1;
}

function paging({ previousSearches }: Turn, { words, request }: Reading): JobsIntent | undefined {
  const [previous] = previousSearches;
  if (!previous || words.length > 8 || request.titleWeight > 0 || changesSearch(request)) return undefined;
  const named = pageNamed(words);
  if (named) return { kind: "jobs", request: requestOf(previousSearches), page: named, likeMe: false };
  const step = saysAny(words, backPhrases) ? -1 : saysAny(words, morePhrases) ? 1 : 0;
  if (step === 0 || says(words, "money", "pay")) return undefined;
  return {
    kind: "jobs",
    request: requestOf(previousSearches),
    page: Math.max(1, (previous.page ?? 1) + step),
    likeMe: false,
  };
}

const goesOn =
  /^(?:and|sorry|no|or|actually|maybe|perhaps|rather|try|now|also|und|oder|et|ou|y|o|lieber|plutot|mejor)$/;
const otherwise = [
  "instead",
  "rather",
  "also",
  "or as",
  "and as",
  "what about",
  "how about",
  "or maybe",
  "lieber",
  "plutot",
  "as well",
  "change it to",
  "make it",
  "i meant",
  "i mean",
];

/** "Page 3" */
function pageNamed(words: Word[]): number | undefined {
  const at = words.findIndex(({ key }) => /^(?:page|seite|pagina)$/.test(key));
  const number = Number(words[at + 1]?.key);
  return at >= 0 && number >= 1 && number <= mostPages ? number : undefined;
}

/** As many as the tool gives. */
const mostPages = 200;

/** "Maybe data analyst instead", "and as a midwife?": in the place of before. */
function otherTitle({ askedSearches, previousPay, text }: Turn, { words, request }: Reading): Intent | undefined {
  const isAsked = words.length <= 3 && text.trim().endsWith("?");
  const isOther = isAsked || goesOn.test(words[0]?.key ?? "") || saysAny(words, otherwise);
  const known = previousPay ?? askedSearches;
  if (known.length === 0 || !isOther || words.length > 10) return undefined;
  if (request.titleWeight === 0 || request.places.length > 0 || request.isAnywhere) return undefined;
  const { places, remote, employment } = requestOf(known);
  const merged = { ...request, places, remote: request.remote || remote, employment: request.employment ?? employment };
  return previousPay ? { kind: "pay", request: merged } : { kind: "jobs", request: merged, page: 1, likeMe: false };
}

function changesSearch({
  places,
  remote,
  isRemoteOptional,
  isAnywhere,
  pay,
  employment,
  without,
  wantsBetterPay,
  isNearHome,
}: JobRequest): boolean {
  return (
    isRemoteOptional ||
    isAnywhere ||
    places.length > 0 ||
    remote ||
    pay !== undefined ||
    employment !== undefined ||
    without.length > 0 ||
    wantsBetterPay ||
    isNearHome
  );
}

/** The former search, or question after pay, with what is new in the message. */
function refinement(turn: Turn, { words, request }: Reading): Intent | undefined {
  if (words.length > 12 || !changesSearch(request) || request.titleWeight > 0) return undefined;
  if (
    (says(words, "my") && !says(words, "my mind")) ||
    says(words, "board", "profile", "cv", "resume") ||
    namesKindOfJob(words, request.title)
  )
    return undefined;
  const known = turn.previousPay ?? turn.askedSearches;
  if (known.length === 0) return undefined;
  const before = requestOf(known);
  const merged: JobRequest = {
    ...before,
    places: request.places.length > 0 || request.isAnywhere ? request.places : before.places,
    remote: request.remote || (before.remote && !request.isRemoteOptional),
    pay: request.pay ?? before.pay,
    employment: request.employment ?? before.employment,
    without: [...new Set([...before.without, ...request.without])],
    isNearHome: request.isNearHome,
    wantsBetterPay: request.wantsBetterPay,
    leftOut: request.leftOut,
    region: request.region,
    unread: request.unread,
  };
  return turn.previousPay
    ? { kind: "pay", request: merged }
    : { kind: "jobs", request: merged, page: 1, likeMe: false };
}

/** "React jobs" is another search, though no title of the index may say "react". */
function namesKindOfJob(words: Word[], title: string): boolean {
  const last = title.split(" ").at(-1);
  return words.some(({ text }, at) => text === last && jobNouns.has(words[at + 1]?.key ?? ""));
}

/** Asked which title, a person names one, or says "any"; what was said before stays. */
function answerToQuestion(turn: Turn, reading: Reading, asked: JobRequest | undefined): JobsIntent | undefined {
  const { words, request } = reading;
  if (!asked || words.length > 12) return undefined;
  const isOpen = changesSearch(asked) && asked.title === "";
  const isAny = isOpen && request.title === "" && (request.isAnyJob || changesSearch(request));
  if (request.title === "" && !isAny) return undefined;
  if (request.titleWeight === 0 && !asksForJobs(reading) && words.length > 4) return undefined;
  const searched = turn.previousSearches.length > 0 ? requestOf(turn.previousSearches) : undefined;
  const before = isOpen ? asked : searched?.title === "" ? searched : undefined;
  const merged = before
    ? {
        ...before,
        ...request,
        isAnyJob: true,
        places: request.places.length > 0 || request.isAnywhere ? request.places : before.places,
        remote: request.remote || before.remote,
        pay: request.pay ?? before.pay,
        employment: request.employment ?? before.employment,
        without: [...before.without, ...request.without],
      }
    : request;
  return { kind: "jobs", request: merged, page: 1, likeMe: false };
}

/** A question without a title is about the one that was spoken of before: "what do they earn?", "show me the openings". */
export function inContext(turn: Turn, request: JobRequest): JobRequest {
  const known = turn.previousPay ?? turn.previousSearches;
  if (request.title !== "" || known.length === 0) return request;
  const before = requestOf(known);
  const { title, coreTitle, titleWeight } = before;
  return {
    ...request,
    title,
    coreTitle,
    titleWeight,
    places: request.places.length > 0 ? request.places : before.places,
  };
}
