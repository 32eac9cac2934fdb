import type { JobStatus } from "../../../../shared/tracker/tracker.contract.ts";
import { jobOfCard } from "../reading/meant-opening.ts";
import type { MailKind } from "../words/guide-words.ts";
import type { AskedMessage } from "./asked-message.ts";
import type { GuideSetting } from "./guide-setting.ts";
import type { Meaning } from "./message-meaning.ts";
import { openingTask, taskWithOpening } from "./opening-task.ts";
import { isSureSearch, openingsTask } from "./openings-task.ts";
import type { Task } from "./task.ts";

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

/** What is done for a meaning, with what else the message says; undefined for what is no request. */
export function meaningTask(meaning: Meaning, asking: AskedMessage, setting: GuideSetting): Task | undefined {
  const { thread } = setting;
  const { meant } = asking;
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
      if (meant.counted.length === 1 && asking.read.asked.title === "") return openingTask(meant.counted[0], setting);
      return openingsTask({ ...asking, topic: "pay" }, setting);
    case "open":
      return openingTask(meant.counted[0] ?? meant.cards.map(jobOfCard)[0] ?? thread.opening, setting);
    case "why":
    case "interview":
    case "compare":
    case "documents":
      return taskWithOpening(meaning, meant, setting);
    case "save":
    case "applied":
    case "invited":
    case "offered":
    case "rejected":
      return taskWithOpening("move", meant, setting, { status: statuses[meaning] });
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
    case "no":
    case "other":
      return undefined;
    case "advice":
      // "Laid off after nine years as a teacher, any ideas?": what there is can be shown.
      return isSureSearch(asking) ? openingsTask(asking, setting) : { do: "tell", topic: "advice" };
    default:
      return { do: "tell", topic: meaning };
  }
}

/** From an opening to its list, from a list to the one before. */
function backTask({ thread: { opening, asked, earlier, page } }: GuideSetting): Task | undefined {
  if (asked && (opening || !earlier)) return { do: "find", asked, page };
  return earlier && { do: "find", asked: earlier, page: 1 };
}
