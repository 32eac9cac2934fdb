import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import { foldKey } from "../../../../shared/text/folded-text.rules.ts";
import type { JobStatus } from "../../../../shared/tracker/tracker.contract.ts";
import { type OpeningsRead, readOpenings } from "../reading/asked-openings.ts";
import { guideLanguageOf } from "../reading/guide-language.ts";
import { guideTokens } from "../reading/guide-tokens.ts";
import { type CardOnBoard, countedOpenings, jobOfCard, namedCards } from "../reading/meant-opening.ts";
import { guideWordsOf, intentScores, isListed, rowScore } from "../words/guide-lexicon.ts";
import type { Intent } from "../words/guide-words.ts";
import type { GuideSetting } from "./guide-setting.ts";
import { openingTask, taskWithOpening } from "./opening-task.ts";
import { homeOf, openingsTask } from "./openings-task.ts";
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
const minWarned = 3;
/** Words. What is shorter may be an answer. */
const maxAnswer = 3;
/** Words. What is longer says something beside the greeting. */
const maxCourtesy = 4;

/** What a message asks of the guide. What is unsure is no task but a choice. */
export function understandMessage(message: string, setting: GuideSetting): UnderstoodMessage {
  const offered = setting.thread.offers.find(({ label }) => foldKey(label) === foldKey(message));
  if (offered && !setting.hasFile) return { task: offered.task, thread: setting.thread, isStrained: false };
  const { language, other } = guideLanguageOf(message, setting.thread.language, setting.thread.asked !== undefined);
  const thread = { ...setting.thread, language };
  const keys = guideTokens(message).flatMap(({ key }) => [key, ...(enclitic.exec(key)?.slice(1) ?? [])]);
  return {
    task: taskOf(message, keys, { ...setting, thread }),
    thread,
    ...(other && { otherLanguage: other }),
    isStrained: keys.some((key) => isListed(guideWordsOf(language).strain, key)),
  };
}

function taskOf(message: string, keys: string[], setting: GuideSetting): Task {
  const { thread, board, knowledge } = setting;
  const words = guideWordsOf(thread.language);
  if (setting.hasFile) return { do: "cv" };
  const answer = keys.length <= maxAnswer ? answerOf(keys, thread) : undefined;
  if (answer) return answer;

  const cards = namedCards(message, board);
  const said = readOpenings(message, thread.language, knowledge, homeOf(setting.profile, knowledge)?.countryCode);
  const read = cards.some((card) => isOfCard(said.asked.title, card)) ? withoutTitle(said) : said;
  const told = keys.filter((key) => !read.taken.has(key));
  const refers = thread.listed.length > 0 || thread.opening !== undefined || cards.length > 0;
  const scores = intentScores(thread.language, told).filter(
    ([intent]) =>
      (keys.length <= maxCourtesy || (intent !== "greet" && intent !== "thanks")) && (refers || intent !== "why"),
  );
  const { jobs: counted, isPast } = countedOpenings(message, thread, words);
  const meant = { counted, cards, isThis: keys.some((key) => isListed(words.this, key)) };
  const asking = { message, keys, read, scores: new Map(scores), isQuestion: /\?/.test(message), meant };

  if (isPast && counted.length === 0) return openingTask(undefined, setting);
  const isForMe = keys.some((key) => isListed(words.likeMe, key)) && rowScore(words.intents.find, keys) >= minScore;
  if (isForMe && read.asked.title === "" && counted.length + cards.length === 0) return openingsTask(asking, setting);
  const moved = movedTo(asking.isQuestion, keys, setting, meant.cards.length + counted.length > 0);
  if (moved) return taskWithOpening("move", meant, setting, { status: moved });

  const [[first, most], [second, next]] = [scores[0] ?? ["find", 0], scores[1] ?? ["find", 0]] as [
    [Intent, number],
    [Intent, number],
  ];
  // Whoever may be about to pay is warned, whatever else is asked.
  if ((asking.scores.get("scam") ?? 0) >= minWarned && (asking.scores.get("scam") ?? 0) >= most - margin)
    return { do: "tell", topic: "scam" };
  const isSure = most >= minScore && most - next >= margin;
  const isAboutOpenings =
    read.asked.title !== "" ||
    read.asked.place !== undefined ||
    read.asked.conditions.length > 0 ||
    read.isNearHome ||
    (thread.asked !== undefined && read.unheld.length > 0);
  if (isSure && (first !== "find" || !isAboutOpenings)) return intentTask(first, asking, setting);
  if (counted.length === 1 && (!isSure || first === "find")) return openingTask(counted[0], setting);
  if (isSure) return openingsTask(asking, setting);
  if (isAboutOpenings && (most < minScore || first === "find" || second === "find"))
    return openingsTask(asking, setting);
  const [card] = cards;
  if (card) return { do: "choose", why: "unsure", between: choicesAbout(jobOfCard(card)) };
  if (most >= minScore && most === next) {
    return {
      do: "choose",
      why: "unsure",
      between: [first, second].map((intent) => ({ label: "", task: intentTask(intent, asking, setting) })),
    };
  }
  if (keys.some((key) => isListed(words.strain, key))) return { do: "tell", topic: "strain" };
  return { do: "choose", why: "unsure", between: [] };
}

/** "Prépare-moi", "pediram-me": a verb with its pronoun. */
const enclitic = /^(.+)-(?:moi|toi|nous|vous|les?|la|me|te|se|lhe|nos|mi|o|a)$/;

const isOfCard = (title: string, { job_title, company }: CardOnBoard): boolean => {
  const keysOf = (text: string) => guideTokens(text).map(({ key }) => key);
  const [ofCompany, ofTitle, said] = [keysOf(company), keysOf(job_title), keysOf(title)];
  const namesCompany = said.some((key) => ofCompany.includes(key) && !ofTitle.includes(key));
  return namesCompany && said.every((key) => ofCompany.includes(key) || ofTitle.includes(key));
};

/** What names a card is no title to be searched for. */
const withoutTitle = (read: OpeningsRead): OpeningsRead => ({
  ...read,
  ...{ asked: { ...read.asked, title: "" }, isTitleKnown: false, titleShare: 0, taken: new Set<string>() },
});

/** What can be done for a card that a message is about. */
const choicesAbout = (job: ChatJob): Choice[] =>
  (
    [
      { do: "mail", kind: "follow_up", job },
      { do: "interview", job },
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
  const told = (["Rejected", "Offer", "Interview", "Applied"] as const).find((status) =>
    keys.some((key) => isListed(statuses[status], key)),
  );
  const others = (["interview", "mail", "documents", "why", "compare", "next"] as const).some(
    (intent) => rowScore(intents[intent], keys) > (intent === "interview" ? 3 : 2),
  );
  if (others) return undefined;
  return told ?? (rowScore(intents.move, keys) >= minScore ? "Viewed" : undefined);
}

type Asking = Parameters<typeof openingsTask>[0];

function intentTask(intent: Intent, asking: Asking, setting: GuideSetting): Task {
  const { thread } = setting;
  const { meant, keys } = asking;
  switch (intent) {
    case "find":
      return openingsTask(asking, setting);
    case "more":
      return thread.asked && thread.topic === "find"
        ? { do: "find", asked: thread.asked, page: thread.page + 1 }
        : openingsTask(asking, setting);
    case "back":
      return thread.earlier ? { do: "find", asked: thread.earlier, page: 1 } : openingsTask(asking, setting);
    case "pay":
      return openingsTask({ ...asking, topic: "pay" }, setting);
    case "why":
      return keys.some((key) =>
        isListed(guideWordsOf(thread.language).intents.find.split(";")[0]?.slice(2) ?? "", key),
      ) && meant.counted.length + meant.cards.length === 0
        ? openingsTask(asking, setting)
        : taskWithOpening("why", meant, setting);
    case "interview":
    case "compare":
    case "move":
    case "documents":
      return taskWithOpening(intent, meant, setting, { status: "Viewed" });
    case "mail": {
      const { mails } = guideWordsOf(thread.language);
      const kind = (["withdrawal", "follow_up", "thank_you"] as const).find((one) =>
        keys.some((key) => isListed(mails[one], key)),
      );
      return taskWithOpening("mail", meant, setting, { kind });
    }
    case "next":
    case "cv":
    case "profile":
      return { do: intent };
    default:
      return { do: "tell", topic: intent };
  }
}
