import { likeWordsOf } from "./card-words.ts";
import { concernsOf } from "./concern-cues.ts";
import { backPhrases, jobNouns, morePhrases, searchVerbs } from "./cue-words.ts";
import { aboutListed, followingUp, inContext } from "./follow-up.ts";
import { intentCues, openWishes, payJudgements, payQuestions, type Topic } from "./intent-cues.ts";
import type { BoardQuestion, Intent, JobsIntent } from "./intent-kinds.ts";
import { asksForJobs, type JobRequest, type Reading } from "./job-request.ts";
import { asksAboutWork, asksForCost, isOffTopic } from "./off-topic.ts";
import type { PlaceWish } from "./place-wish.ts";
import type { Turn } from "./prompt-reading.ts";
import type { Talk } from "./reply-talk.ts";
import { says, saysAny, type Word } from "./sentence.ts";
import { isDoer } from "./trade-words.ts";

type Scores = Map<Topic | "jobs", number>;

const talks: Talk[] = [
  "documents",
  "applying",
  "moving",
  "account",
  "subscription",
  "legal",
  "privacy",
  "complaint",
  "short",
  "comfort",
  "beyond",
  "help",
  "thanks",
  "goodbye",
  "greeting",
];
const needed = 2;

/** What the person wants: the topic for which most of the message speaks. `asked` is the wish to which only a title was missing. */
export function intentOf(turn: Turn, reading: Reading, asked: JobRequest | undefined): Intent {
  const { words, request } = reading;
  const scores = scoresOf(words);
  if (turn.hasAttachment)
    return wantsJobsLike(scores, words) ? jobs(request, true) : { kind: "cv", wantsAdvice: false };
  if (words.length === 0 && !request.pay) return { kind: "talk", about: "help" };
  const hasTopic = topicOf(scores) !== undefined && topicOf(scores) !== "pay";
  const listed = aboutListed(turn, reading, hasTopic);
  if (listed) return listed;
  const isCost = asksForCost(words);
  if (isCost) scores.delete("pay");
  if ((isCost || isOffTopic(words, request.titleWeight)) && !isClear(scores)) return { kind: "talk", about: "beyond" };
  const going = followingUp(turn, reading, hasTopic, asked);
  if (going) return going;
  weighJobs(scores, reading);
  weighPay(scores, reading);
  if (words.length <= 3 && topicOf(scores) === undefined && says(words, ...morePhrases, ...backPhrases))
    return jobs(request, false);
  if (topicOf(scores) === undefined && saysAny(words, openWishes)) return jobs(request, false);
  return intentFor(topicOf(scores), turn, reading, scores) ?? { kind: "talk", about: "beyond" };
}

const smallTalk = new Set<string>(["beyond", "greeting", "thanks", "goodbye", "short", "help", "pay"]);

/** Whether something speaks for a topic that can be helped with. */
const isClear = (scores: Scores) =>
  [...scores].some(([topic, score]) => score >= 2.5 && (topic === "pay" || !smallTalk.has(topic)));

function scoresOf(words: Word[]): Scores {
  const scores: Scores = new Map();
  for (const { topic, weight, phrases } of intentCues)
    if (saysAny(words, phrases)) scores.set(topic, (scores.get(topic) ?? 0) + weight);
  for (const { topic, weight } of concernsOf(words)) scores.set(topic, (scores.get(topic) ?? 0) + weight);
  // "I could do with a job" wishes for one.
  if (says(words, "could do with", "can do with")) scores.delete("like_me");
  const isShort = words.length <= 6;
  if (!isShort) for (const topic of ["greeting", "thanks", "goodbye"] as const) scores.delete(topic);
  if (words.length > 2 && (scores.get("short") ?? 0) < 4) scores.delete("short");
  // "Help me with the interview" is about the interview.
  if ([...scores].some(([topic, score]) => score >= 2.5 && !smallTalk.has(topic))) scores.delete("help");
  // "better" alone speaks of no CV, "how many" of no board, "questions" of no interview.
  for (const [topic, least] of [
    ["cv", 2.5],
    ["board", 3],
    ["interview", 2.5],
  ] as const) {
    if ((scores.get(topic) ?? 0) < least) scores.delete(topic);
  }
  return scores;
}

function topicOf(scores: Scores): Topic | "jobs" | undefined {
  const [best] = [...scores].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= needed ? best[0] : undefined;
}

function weighJobs(scores: Scores, reading: Reading): void {
  const { request, words } = reading;
  if (asksAboutWork(words) || (!asksForJobs(reading) && !isBareWish(reading))) return;
  const slots = [request.places.some(({ place }) => place), request.pay, request.remote, request.employment];
  const weight = 2.5 + Math.min(2, request.titleWeight) + slots.filter(Boolean).length;
  // "I look for work in Norwich, can you help me?"
  if (reading.request.places.length > 0 || saysAny(words, ownWishes)) scores.delete("help");
  scores.set("jobs", says(words, "my") && request.titleWeight === 0 ? weight - 0.5 : weight);
}

const ownWishes = [
  "i need",
  "i want",
  "i wanna",
  "im looking",
  "i am looking",
  "need a job",
  "need work",
  "i am seeking",
];

/** "sommelier", "nurse berlin", "remote": a wish without a verb. */
function isBareWish({ words, request }: Reading): boolean {
  if (words.length > 8) return false;
  if (request.titleWeight >= 1 || (words.length <= 3 && (request.employer || request.region))) return true;
  if (namesOnlyPlaces(words, request.places)) return true;
  if (isGibberish(request.title)) return false;
  if (request.title !== "" && (request.remote || request.employment || request.pay)) return true;
  const isOnlyTitle = request.title !== "" && request.title.split(" ").length === words.length && words.length <= 2;
  return (
    (isOnlyTitle && (words.every(({ key }) => key.length >= 4) || isDoer(words.at(-1)))) ||
    (words.length <= 3 && (request.places.some(({ place }) => place) || request.remote))
  );
}

/** "New York or Boston" */
function namesOnlyPlaces(words: Word[], places: PlaceWish[]): boolean {
  const isNamed = (at: number) => places.some(({ place, start, end }) => place && at >= start && at < end);
  return places.length > 0 && words.every(({ key }, at) => isNamed(at) || /^(?:or|and|in|oder|und|ou|et)$/.test(key));
}

/** "asdfgh" */
const isGibberish = (title: string) =>
  /^[a-z]+$/i.test(title) && (!/[aeiouy]/i.test(title) || /[^aeiouy]{5}/i.test(title));

const asksForPay = /^(?:do|does|is|are|which|whats|what's|what|who|can|could|am|verdient|verdienen|gagne|gana)$/;

/** A question after pay, or a search by pay? "accountant in Paris paying 3500" asks for openings. */
function weighPay(scores: Scores, { request, words }: Reading): void {
  const score = scores.get("pay") ?? 0;
  const judges =
    request.pay !== undefined &&
    (saysAny(words, payJudgements) ||
      (/^(?:is|are|isn't|would)$/.test(words[0]?.key ?? "") &&
        !/^(?:there|any\w*|some\w*)$/.test(words[1]?.key ?? "")));
  // "Nurse pay Ireland"
  const isBare =
    words.length <= 9 &&
    request.pay === undefined &&
    request.title !== "" &&
    !words.some(({ key }) => jobNouns.has(key) || searchVerbs.has(key)) &&
    says(words, "pay", "pay range", "wage", "wages", "income");
  const isQuestion = asksForPay.test(words[0]?.key ?? "") && !words.some(({ key }) => jobNouns.has(key));
  const asks = judges || (score > 0 && (isQuestion || isBare || saysAny(words, payQuestions)));
  const searches =
    !judges &&
    !isQuestion &&
    (request.wantsBetterPay ||
      (request.pay !== undefined && !says(words, "how much")) ||
      says(words, "find", "show", "looking", "seeking", "search", "job", "jobs", "openings", "vacancies"));
  if (!asks || says(words, "cost") || (searches && !says(words, "how much", "average", "typical")))
    scores.delete("pay");
  else scores.set("pay", score + (judges ? 8 : 5));
}

function intentFor(
  topic: Topic | "jobs" | undefined,
  turn: Turn,
  { words, request }: Reading,
  scores: Scores,
): Intent | undefined {
  switch (topic) {
    case undefined:
      return undefined;
    case "jobs":
      return jobs(
        turn.previousPay || says(words, "openings", "them", "postings") ? inContext(turn, request) : request,
        scores.has("like_me"),
      );
    case "like_me":
      return jobs(request, true);
    case "pay":
      return { kind: "pay", request: inContext(turn, request) };
    case "cv":
      return {
        kind: "cv",
        wantsAdvice: says(
          words,
          "improve",
          "verbessern",
          "ameliorer",
          "mejorar",
          "honestly",
          "bad",
          "better",
          "stronger",
          "help",
          "wrong",
          "review",
          "feedback",
          "tips",
          "polish",
          "advice",
          "weak",
          "fix",
        ),
      };
    case "profile":
      return { kind: "profile" };
    case "board":
    case "follow_up":
      return { kind: "board", about: likeWordsOf(words), status: boardQuestion(topic, words) };
    case "interview":
      return { kind: "interview", about: likeWordsOf(words) };
    default:
      return talks.includes(topic) ? { kind: "talk", about: topic } : undefined;
  }
}

function boardQuestion(topic: "board" | "follow_up", words: Word[]): BoardQuestion | undefined {
  if (topic === "follow_up") return "follow_up";
  if (says(words, "interview", "interviews")) return "Interview";
  if (says(words, "offer", "offers")) return "Offer";
  if (says(words, "rejected", "rejections", "turned me down", "rejection")) return "Rejected";
  if (says(words, "viewed", "looked at")) return "Viewed";
  const names = likeWordsOf(words);
  if (names !== "" && says(words, "did i", "have i", "already", "i applied")) return "applied_to";
  return says(words, "apply", "applied", "applications") ? "Applied" : undefined;
}

function wantsJobsLike(scores: Scores, words: Word[]): boolean {
  return scores.has("like_me") || says(words, "job", "jobs", "openings", "vacancies", "positions", "roles", "find");
}

function jobs(request: JobRequest, likeMe: boolean): JobsIntent {
  return { kind: "jobs", request: likeMe ? { ...request, title: "", titleWeight: 0 } : request, page: 1, likeMe };
}
