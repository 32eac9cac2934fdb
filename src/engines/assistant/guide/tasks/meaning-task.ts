import type { JobStatus } from "../../../../shared/tracker/tracker.contract.ts";
import { type AdviceTopic, adviceTopics } from "../advice/advice-texts.ts";
import type { MailKind } from "../words/guide-words.ts";
import { type AskedMessage, askedAbout } from "./asked-message.ts";
import type { GuideSetting } from "./guide-setting.ts";
import type { Meaning } from "./message-meaning.ts";
import { taskWithOpening } from "./opening-task.ts";
import { isKnownTitle, isSureSearch, openingsTask } from "./openings-task.ts";
import { amongTask, countTask, explainTask, hiredTask, isProduct } from "./product-task.ts";
import type { Choice, GuideThread, Task } from "./task.ts";
import { contextOf } from "./thread-context.ts";

const advices = (...topics: AdviceTopic[]): Task[] => topics.map((topic) => ({ do: "advise", topic }));
/** Of what is said of an opening that nobody knows here, this is left. */
const insteads: Partial<Record<Meaning, Task[]>> = {
  applied: advices("waiting"),
  invited: advices("nerves", "questions"),
  offered: advices("offers", "salary"),
  rejected: advices("refusal"),
  save: [{ do: "explain", topic: "adding" }],
  remove: [{ do: "explain", topic: "cards" }],
  why: [{ do: "explain", topic: "match" }],
};

/** Where a card goes by what is told of it. */
const statuses = {
  save: "Viewed",
  applied: "Applied",
  invited: "Interview",
  offered: "Offer",
  rejected: "Rejected",
} as const satisfies Partial<Record<Meaning, JobStatus>>;

const mails = {
  mail_withdraw: "withdrawal",
  mail_followup: "follow_up",
  mail_thanks: "thank_you",
  mail_other: undefined,
} as const satisfies Partial<Record<Meaning, MailKind | undefined>>;

const maxTopics = 3;
/** The topics of advice that are likeliest. */
export const nearTopics = (meanings: AskedMessage["meanings"]): AdviceTopic[] =>
  meanings.flatMap(({ label }) => adviceTopics.find((topic) => label === `advice_${topic}`) ?? []).slice(0, maxTopics);

export const isAdvice = (meaning: Meaning): meaning is `advice_${AdviceTopic}` => meaning.startsWith("advice_");

/** What is done for a meaning, with what else the message says; undefined for what is no request. */
export function meaningTask(meaning: Meaning, asking: AskedMessage, setting: GuideSetting): Task | undefined {
  const { thread } = setting;
  const { meant } = asking;
  const about = askedAbout(asking);
  const [offer] = thread.offers;
  const withoutOpening = (insteads[meaning] ?? []).map((task): Choice => ({ label: "", task }));
  if (isProduct(meaning)) return explainTask(meaning, meant, thread);
  if (isAdvice(meaning)) {
    const topic = adviceTopics.find((one) => meaning === `advice_${one}`);
    return topic && { do: "advise", topic };
  }
  switch (meaning) {
    case "find":
      return openingsTask(asking, setting);
    case "more":
      return thread.asked && thread.topic === "find"
        ? { do: "find", asked: thread.asked, page: thread.page + 1 }
        : openingsTask(asking, setting);
    case "back":
      return backTask(setting) ?? openingsTask(asking, setting);
    case "pay":
      // The opening's own page says what it pays.
      if (isOfOneOpening(asking, thread)) return taskWithOpening("opening", meant, setting, { asksPay: true });
      // Whoever names a figure does not ask for one: "carpenter near Brescia, at least 1700".
      return openingsTask(
        asking.read.isPaid && asking.read.asked.title !== "" ? asking : { ...asking, topic: "pay" },
        setting,
      );
    case "open":
      return taskWithOpening("opening", meant, setting, { about });
    case "compare":
      return taskWithOpening(meaning, meant, setting, { about });
    case "interview": {
      // Of no opening that is known here, or as something else than those are: what is asked everywhere.
      const isOther = isKnownTitle(asking.read) && meant.counted.length + meant.named.length === 0;
      if (isOther) return { do: "advise", topic: "interview", asked: asking.read.asked };
      const task = taskWithOpening(meaning, meant, setting);
      return task.do === "choose" && task.why === "no_opening" ? { do: "advise", topic: "interview" } : task;
    }
    case "about_counts":
      return countTask(meant);
    case "among":
      return amongTask(asking, thread);
    case "hired":
      return hiredTask(meant, setting);
    case "why":
    case "remove":
    case "documents":
      return taskWithOpening(meaning, meant, setting, { withoutOpening });
    case "shorten":
      return thread.last?.do === "mail" ? { ...thread.last, isShort: true } : { do: "tell", topic: "wording" };
    case "save":
    case "applied":
    case "invited":
    case "offered":
    case "rejected":
      return taskWithOpening("move", meant, setting, { status: statuses[meaning], withoutOpening });
    case "mail_withdraw":
    case "mail_followup":
    case "mail_thanks":
    case "mail_other":
      return taskWithOpening("mail", meant, setting, { kind: mails[meaning] });
    case "next":
    case "cv":
    case "profile":
      return { do: meaning };
    case "yes":
      return offer?.task;
    case "no":
      return { do: "tell", topic: "ok" };
    case "advice":
      // "Laid off after nine years as a teacher, any ideas?": what there is can be shown.
      return isSureSearch(asking)
        ? openingsTask(asking, setting)
        : { do: "tell", topic: "advice", near: nearTopics(asking.meanings) };
    default:
      return { do: "tell", topic: meaning };
  }
}

/** It is named, or is talked of and nothing is asked that a search could be narrowed by. */
function isOfOneOpening({ read: { asked }, meant }: AskedMessage, thread: GuideThread): boolean {
  if (asked.title !== "") return false;
  const isNamed = meant.counted.length + meant.named.length === 1;
  return isNamed || (contextOf(thread) === "opening" && !asked.place && asked.conditions.length === 0);
}

/** From an opening to its list, from a list to the one before. */
function backTask({ thread: { opening, asked, earlier, page } }: GuideSetting): Task | undefined {
  if (asked && (opening || !earlier)) return { do: "find", asked, page };
  return earlier && { do: "find", asked: earlier, page: 1 };
}
