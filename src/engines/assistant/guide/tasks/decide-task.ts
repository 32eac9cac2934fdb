import { foldKey } from "../../../../shared/text/folded-text.rules.ts";
import { languagesOfPlaces, withoutTowns } from "../reading/asked-place.ts";
import { guideLanguageOf } from "../reading/guide-language.ts";
import { guideTokens } from "../reading/guide-tokens.ts";
import { distinctJobs } from "../reading/meant-opening.ts";
import { pastedJob } from "../reading/pasted-job.ts";
import { guideWordsOf, isListed } from "../words/guide-lexicon.ts";
import { type AskedMessage, askedAbout, askedMessage, likelihood } from "./asked-message.ts";
import type { GuideSetting } from "./guide-setting.ts";
import { likelyTasks } from "./likely-tasks.ts";
import { isAdvice, meaningTask } from "./meaning-task.ts";
import type { Meaning } from "./message-meaning.ts";
import { pastTask, taskWithOpening } from "./opening-task.ts";
import { correctedTask, isFollowUp, isKnownTitle, isSureSearch, openingsTask } from "./openings-task.ts";
import { withRequest } from "./story-request.ts";
import type { GuideThread, Task } from "./task.ts";

export interface UnderstoodMessage {
  task: Task;
  thread: GuideThread;
  /** What it may have asked for instead, the likeliest first. */
  otherwise: Task[];
  /** ISO 639-1, where the person writes a language that the guide does not speak. */
  otherLanguage?: string;
  /** The person is worn out: a kind word comes first. */
  isStrained: boolean;
}

/**
 * A meaning so likely is acted on: nine of ten are right then, of those said in a roundabout way four of five
 * (`make-message-classifier.ts --check`). What is less likely is one press away.
 */
const sure = 0.6;
/** At even odds it is, where nothing else is a fifth as likely. */
const [evenOdds, farBehind] = [0.5, 0.2];
/** So likely it goes before a search that is only read out of a message, and a topic of advice says that advice is asked for. */
const likely = 0.35;
/** From here on nothing else is offered beside it. */
const certain = 0.85;
/** So likely two openings that are named are compared. */
const besides = 0.12;
/** What else is so likely is offered below what is done. */
const possible = 0.06;
const maxOtherwise = 2;
/** A warning too many costs less than one too few. */
const warned = 0.5;
/** Words. What is shorter may be an answer. */
const maxAnswer = 3;

/** Beside them a search that stands in the message is wanted. */
const undirected: ReadonlySet<Meaning> = new Set([
  ...(["find", "among", "about_distance", "about_filters", "advice", "strain", "other"] as const),
]);
/** Said of an opening these are more than an answer to "which one?". */
const isAnother: ReadonlySet<Meaning> = new Set([
  ...(["interview", "compare", "documents", "save", "remove", "applied", "invited", "offered", "rejected"] as const),
  ...(["mail_withdraw", "mail_followup", "mail_thanks", "mail_other", "why", "pay"] as const),
]);
/** What a message asks of the guide. What is unsure is no task but a choice. */
export function understandMessage(message: string, setting: GuideSetting): UnderstoodMessage {
  const { offers, asked } = setting.thread;
  const offered = offers.find(({ label }) => foldKey(label) === foldKey(message));
  if (offered && !setting.hasFile)
    return { task: offered.task, thread: setting.thread, otherwise: [], isStrained: false };
  const isBegun = offers.length > 0 || asked !== undefined;
  const spokenThere = isBegun ? [] : languagesOfPlaces(message, setting.knowledge);
  const told = withoutTowns(message, setting.knowledge);
  const { language, other } = guideLanguageOf(message, setting.thread.language, isBegun, spokenThere, told);
  const thread = { ...setting.thread, language };
  const plain = setting.hasFile
    ? undefined
    : (pastedTask(message, setting) ?? correctedTask(message, { ...setting, thread }));
  if (plain) return { task: plain, thread, otherwise: [], isStrained: false };
  const keys = guideTokens(message).map(({ key }) => key);
  const { asking, isHard } = withRequest(message, askedMessage(message, keys, { ...setting, thread }), {
    ...setting,
    thread,
  });
  const [meant, ...others] = distinctJobs([...asking.meant.counted, ...asking.meant.named]);
  const task = taskOf(asking, { ...setting, thread });
  // What is named stays talked of, whatever is done with it; a search's words name a card by chance.
  const isNamed = meant && others.length === 0 && task.do !== "find" && task.do !== "pay";
  return {
    task,
    otherwise: otherReadings(task, asking, { ...setting, thread }),
    thread: { ...thread, ...(isNamed && { opening: meant }) },
    ...(other && { otherLanguage: other }),
    isStrained: isHard,
  };
}

/** A posting in place of a message: how it fits. */
function pastedTask(message: string, { knowledge }: GuideSetting): Task | undefined {
  const job = pastedJob(message, knowledge);
  return job && { do: "why", job, posted: { job_title: job.job_title, text: message } };
}

function taskOf(asking: AskedMessage, setting: GuideSetting): Task {
  const { keys, read, meant, meanings } = asking;
  const { thread } = setting;
  if (setting.hasFile) return { do: "cv" };
  const answer = keys.length <= maxAnswer ? answerOf(keys, thread) : undefined;
  if (answer) return answer;

  // Whoever may be about to pay is warned, whatever else is asked.
  if (likelihood(asking, "scam") >= warned) return { do: "tell", topic: "scam" };
  const isCounting = meant.isCounted && read.asked.title === "";
  if (meant.isPast || (isCounting && meant.counted.length === 0)) return pastTask(setting);
  if (saysOnlyWork(asking)) return openingsTask(asking, setting);
  const [first, second] = meanings;
  const isSure = first !== undefined && isSurely(first.probability, second?.probability ?? 0);
  const chosen = chosenOf(asking, thread);
  if (chosen && !(isSure && isAnother.has(first.label))) return chosen;
  const wanted = isSure ? meaningTask(first.label, asking, setting) : undefined;
  // Of an opening that nobody has named: only certainly so is it asked for, else what needs none comes nearer.
  if (wanted && (!lacksOpening(wanted) || (isSure && first.probability >= certain))) return wanted;
  const isElse = first !== undefined && !undirected.has(first.label) && first.probability >= likely;
  // "Northwind or Tailspin, can't decide": two are named.
  const isPair = distinctJobs([...meant.counted, ...meant.named]).length === 2;
  if (isPair && likelihood(asking, "compare") >= besides) return taskWithOpening("compare", meant, setting);
  const isOne = meant.counted.length + meant.named.length === 1 && read.asked.title === "" && !read.asked.place;
  if (isOne && keys.length <= maxAnswer) return taskWithOpening("opening", meant, setting);
  // Whatever is asked of it: what its posting says.
  const isAction = first !== undefined && isAnother.has(first.label) && first.probability >= likely;
  if (isOne && meant.counted.length === 1 && !isAction)
    return taskWithOpening("opening", meant, setting, { about: askedAbout(asking) });
  const topics = meanings.filter(({ label }) => isAdvice(label));
  const advice = topics.reduce((sum, { probability }) => sum + probability, likelihood(asking, "advice"));
  const isAsking = isFollowUp(asking, setting) || isSureSearch(asking);
  if (!isElse && !isOne && isAsking && advice < evenOdds) return openingsTask(asking, setting);
  // Surely a question for advice, of whichever topic: it is asked, for a text on another one helps nobody.
  const isOnSome = advice >= sure && topics.some(({ probability }) => probability >= likely);
  return (isOnSome ? meaningTask("advice", asking, setting) : undefined) ?? choiceOf(asking, setting);
}

const lacksOpening = (task: Task): boolean =>
  task.do === "choose" && task.why === "no_opening" && task.between.length === 0;

const isSurely = (first: number, second: number): boolean =>
  first >= sure || (first >= evenOdds && second <= first * farBehind);

/** "Lawyer", "nurse in Leeds": what is looked for, and nothing else. */
const saysOnlyWork = ({ read, keys }: AskedMessage): boolean =>
  read.certainty === 3 && keys.every((key) => read.taken.has(key));

/** What may be meant, the likeliest first. */
function choiceOf(asking: AskedMessage, setting: GuideSetting): Task {
  const { meanings, read } = asking;
  const [first] = meanings;
  const readings = likelyTasks(asking, setting);
  // Which opening, or which mail: the question is asked at once where nothing else is as likely.
  const only = first && readings.length === 1 ? meaningTask(first.label, asking, setting) : undefined;
  if (only?.do === "choose" && only.between.length > 0) return only;
  return {
    ...{ do: "choose", why: "unsure", between: readings.map((task) => ({ label: "", task })) },
    ...(readings.some((task) => task.do === "find") && {
      understood: { ...read.asked, title: isKnownTitle(read) ? read.asked.title : "" },
    }),
  };
}

/** Where a message is only rather sure to have asked for what is done: what else it may have. */
function otherReadings(task: Task, asking: AskedMessage, setting: GuideSetting): Task[] {
  const [first] = asking.meanings;
  if (setting.hasFile || task.do === "choose" || task.do === "ask_title" || !first) return [];
  if (first.probability >= certain || saysOnlyWork(asking)) return [];
  const isSame = (other: Task) => other.do === task.do && !["advise", "move", "tell"].includes(task.do);
  return likelyTasks(asking, setting, possible)
    .filter((other) => !isSame(other) && JSON.stringify(other) !== JSON.stringify(task))
    .slice(0, maxOtherwise);
}

/** To "which opening?" one of them: what was to be done with it. */
function chosenOf({ meant }: AskedMessage, { last }: GuideThread): Task | undefined {
  if (last?.do !== "choose" || last.why !== "which_opening") return undefined;
  const urls = new Set([...meant.counted, ...meant.named].map(({ job_url }) => job_url));
  const chosen = last.between.filter(({ task }) => "job" in task && task.job && urls.has(task.job.job_url));
  return chosen.length === 1 ? chosen[0]?.task : undefined;
}

/** "Yes" does what was offered first, "no" nothing. */
function answerOf(keys: string[], { language, offers }: GuideThread): Task | undefined {
  const words = guideWordsOf(language);
  const [first] = offers;
  if (keys.length > 0 && keys.every((key) => isListed(words.yes, key)))
    return first ? first.task : { do: "tell", topic: "ok" };
  if (keys.length > 0 && keys.every((key) => isListed(words.no, key))) return { do: "tell", topic: "ok" };
  return undefined;
}
