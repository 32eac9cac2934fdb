import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import { foldKey } from "../../../../shared/text/folded-text.rules.ts";
import type { JobStatus } from "../../../../shared/tracker/tracker.contract.ts";
import { isFunctionWord } from "../../../truth/truth.ts";
import { languagesOfPlaces } from "../reading/asked-place.ts";
import { guideLanguageOf } from "../reading/guide-language.ts";
import { guideTokens } from "../reading/guide-tokens.ts";
import { jobOfCard } from "../reading/meant-opening.ts";
import { guideWordsOf, isListed, isOfRow, placeInLists, rowScore } from "../words/guide-lexicon.ts";
import { type Intent, toldStatuses, topics } from "../words/guide-words.ts";
import { type AskedMessage, askedMessage, maxCourtesy } from "./asked-message.ts";
import type { GuideSetting } from "./guide-setting.ts";
import { intentTask } from "./intent-task.ts";
import { openingTask, taskWithOpening } from "./opening-task.ts";
import {
  asksForOpenings,
  isFollowUp,
  isKnownTitle,
  isSureSearch,
  openingsTask,
  unsureSearch,
} from "./openings-task.ts";
import type { Choice, GuideThread, Task } from "./task.ts";

export interface UnderstoodMessage {
  task: Task;
  thread: GuideThread;
  /** ISO 639-1, where the person writes a language that the guide does not speak. */
  otherLanguage?: string;
  /** The person is worn out: a kind word comes first. */
  isStrained: boolean;
}

/** Below it a message is not about an intent. */
const minScore = 2;
/** What is a message's intent leads the next one by so much. */
const margin = 1;
/** Words. What is shorter may be an answer. */
const maxAnswer = 3;

/** What is answered only where the message says nothing else. */
const strict: ReadonlySet<Intent> = new Set(["help", "greet", "thanks", "more", "back", "who"]);
const maxChoices = 3;

/** What a message asks of the guide. What is unsure is no task but a choice. */
export function understandMessage(message: string, setting: GuideSetting): UnderstoodMessage {
  const { offers, asked } = setting.thread;
  const offered = offers.find(({ label }) => foldKey(label) === foldKey(message));
  if (offered && !setting.hasFile) return { task: offered.task, thread: setting.thread, isStrained: false };
  const isBegun = offers.length > 0 || asked !== undefined;
  const spokenThere = isBegun ? [] : languagesOfPlaces(message, setting.knowledge);
  const { language, other } = guideLanguageOf(message, setting.thread.language, isBegun, spokenThere);
  const thread = { ...setting.thread, language };
  const keys = guideTokens(message).map(({ key }) => key);
  return {
    task: taskOf(message, keys, { ...setting, thread }),
    thread,
    ...(other && { otherLanguage: other }),
    isStrained: keys.some((key) => isListed(guideWordsOf(language).strain, key)),
  };
}

function taskOf(message: string, keys: string[], setting: GuideSetting): Task {
  const { thread } = setting;
  const words = guideWordsOf(thread.language);
  if (setting.hasFile) return { do: "cv" };
  const answer = keys.length <= maxAnswer ? answerOf(keys, thread) : undefined;
  if (answer) return answer;

  const asking = askedMessage(message, keys, setting);
  const { read, meant, told, scores, isQuestion } = asking;
  const { counted, cards, isCounted, isPast } = meant;
  const none: [Intent, number] = ["find", 0];
  const [[first, most] = none, [second, next] = none] = [...scores];
  // Whoever may be about to pay is warned, whatever else is asked.
  const warned = asking.scores.get("scam") ?? 0;
  const isOfScam = (key: string) => isOfRow(words.intents.scam, key) && !isOfRow(words.intents.pay, key);
  const isAsked = asking.isPaid && isQuestion && read.asked.title === "" && keys.some(isOfScam);
  if (isAsked || (warned > 0 && warned >= most - margin)) return { do: "tell", topic: "scam" };
  if (isPast || (isCounted && thread.listed.length === 0 && read.asked.title === ""))
    return openingTask(undefined, setting);
  const isFit = rowScore(words.intents.find, keys) >= minScore || (first === "why" && !asking.refers);
  const isForMe = isFit && keys.some((key) => isListed(words.likeMe, key));
  const isAllSaid = read.left.every(
    ({ key }) => isOfRow(words.intents.why, key) || isOfRow(words.intents.profile, key),
  );
  if (isForMe && isAllSaid && read.asked.title === "" && !isCounted && cards.length === 0)
    return openingsTask(asking, setting);
  const moved = movedTo(isQuestion, keys, setting, cards.length + counted.length > 0);
  if (moved) return taskWithOpening("move", meant, setting, { status: moved });
  const isOne = counted.length === 1 && read.asked.title === "" && !read.asked.place;
  if (isOne && (most < minScore || first === "find" || first === "pay" || first === "more"))
    return openingTask(counted[0], setting);

  const { title, place, conditions } = read.asked;
  const isAboutOpenings = title !== "" || place !== undefined || conditions.length > 0;
  const isUnderstood = (intent: Intent) => {
    const row = words.intents[intent];
    const left = read.left.filter(({ key }) => !isOfRow(row, key)).length;
    const understood = new Set(told.filter((key) => isOfRow(row, key) && !isFunctionWord(thread.language, key)));
    const size = understood.size + read.taken.size + cards.length;
    if (strict.has(intent))
      return (left === 0 || (intent === "back" && keys.length <= maxCourtesy)) && !isAboutOpenings;
    return left < size || left === 0 || (left === size && isTold(intent));
  };
  const isSure = most >= minScore && most - next >= margin;
  if (isSure && first !== "find" && isUnderstood(first)) return intentTask(first, asking, setting);
  const isFind = most < minScore || first === "find" || second === "find";
  const isBare = read.left.length === 0 && asking.isAsking;
  if (isFind && (asksForOpenings(asking) || isFollowUp(asking, setting) || isBare || isSureSearch(asking)))
    return openingsTask(asking, setting);
  const [card] = cards;
  if (card) return { do: "choose", why: "unsure", between: choicesAbout(jobOfCard(card)) };
  // A question wants more than a kind word, which comes before its answer.
  if (read.asked.title === "" && !isQuestion && keys.some((key) => isListed(words.strain, key)))
    return { do: "tell", topic: "strain" };
  return choiceOf(asking, setting);
}

/** What may be meant, the likeliest first. */
function choiceOf(asking: AskedMessage, setting: GuideSetting): Task {
  const { scores, read } = asking;
  const likely = [...scores].filter(([intent, score]) => score >= minScore && intent !== "find" && !isTold(intent));
  const tasks = likely
    .map(([intent]) => intentTask(intent, asking, setting))
    .filter(({ do: what }) => what !== "choose" && what !== "ask_title");
  const search = unsureSearch(asking, setting);
  const searches = search.do === "choose" ? search.between : [];
  const [first] = likely;
  const likeliest = first && tasks.length === 0 && read.certainty === 0 && intentTask(first[0], asking, setting);
  if (likeliest && likeliest.do === "choose") return likeliest;
  const pay: Task[] = read.certainty === 3 ? [{ do: "pay", asked: read.asked }] : [];
  const others = [...tasks, ...pay].map((task) => ({ label: "", task }));
  const between = isKnownTitle(read) ? [...searches, ...others] : [...others, ...searches];
  return {
    do: "choose",
    why: "unsure",
    between: between.slice(0, maxChoices),
    ...(searches.length > 0 && { understood: { ...read.asked, title: isKnownTitle(read) ? read.asked.title : "" } }),
  };
}

/** Explained in words, and no button. */
const isTold = (intent: Intent) => strict.has(intent) || topics.some((topic) => topic === intent);

/** What can be done for a card that a message is about. */
const choicesAbout = (job: ChatJob): Choice[] =>
  (
    [
      { do: "mail", kind: "follow_up", job },
      { do: "interview", job },
      { do: "move", job, status: "Rejected" },
      { do: "documents", job },
    ] as const
  ).map((task) => ({
    ...{ label: "", task },
  }));

/** "Yes" does what was offered first, "no" nothing. */
function answerOf(keys: string[], { language, offers }: GuideThread): Task | undefined {
  const words = guideWordsOf(language);
  const [first] = offers;
  if (keys.length > 0 && keys.every((key) => isListed(words.yes, key)))
    return first ? first.task : { do: "tell", topic: "ok" };
  if (keys.length > 0 && keys.every((key) => isListed(words.no, key))) return { do: "tell", topic: "ok" };
  return undefined;
}

/** "I applied to the second one", "Northwind rejected me": told of a card, and no question. */
function movedTo(
  isQuestion: boolean,
  keys: string[],
  { thread }: GuideSetting,
  namesOpening: boolean,
): JobStatus | undefined {
  const { statuses, intents } = guideWordsOf(thread.language);
  if (isQuestion || !namesOpening) return undefined;
  const told = toldStatuses.find((_, at) => keys.some((key) => placeInLists(statuses, key) === at));
  const others = (["interview", "mail", "documents", "why", "compare", "next"] as const).some(
    (intent) => rowScore(intents[intent], keys) > (intent === "interview" ? 3 : intent === "mail" ? 1 : 2),
  );
  if (others) return undefined;
  return told ?? (rowScore(intents.move, keys) >= minScore ? "Viewed" : undefined);
}
