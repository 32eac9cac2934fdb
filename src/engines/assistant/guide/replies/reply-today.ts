import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import { type TodayItem, todayGroups } from "../../../../shared/tracker/today/today.contract.ts";
import { escapedText } from "../../reply/markdown-text.ts";
import type { GuideSetting } from "../tasks/guide-setting.ts";
import type { GuideReply } from "../tasks/task.ts";
import { todayTexts } from "../texts/today-texts.ts";
import { fittingOpenings } from "./reply-board.ts";
import { bullets, named, open, paragraphs, say, textsFor } from "./reply-parts.ts";

const maxListed = 12;
const maxMails = 3;

/** What waits for the person: the list that /today shows. */
export function todayReply(setting: GuideSetting): GuideReply {
  const texts = textsFor(setting);
  const { board, today, thread } = setting;
  if (board.length === 0) {
    const actions = [say(fittingOpenings, texts, texts.label.fits), open(texts.label.openSearch, "/jobsearch")];
    return { markdown: texts.board.empty, actions, thread: {} };
  }
  const own = todayTexts[thread.language];
  const dayFormat = new Intl.DateTimeFormat(texts.locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const lineOf = (item: TodayItem) => {
    const what = item.step ? escapedText(item.step) : own.reasons[item.kind](item.days);
    const day = item.due && item.group !== "today" ? `, ${dayFormat.format(new Date(item.due))}` : "";
    return `${named(jobOf(item))} – ${what}${day}`;
  };
  const listed = today.slice(0, maxListed);
  const quiet = listed.filter(({ actions }) => actions.includes("mail")).slice(0, maxMails);
  return {
    markdown: paragraphs(
      today.length === 0 && own.nothing,
      ...todayGroups.map((group) => {
        const items = listed.filter((item) => item.group === group);
        return items.length > 0 && paragraphs(`**${own.groups[group]}**`, bullets(items.map(lineOf)));
      }),
      today.length > listed.length && own.more(today.length - listed.length),
    ),
    actions: [
      ...quiet.map((item) => say({ do: "mail", kind: "follow_up", job: jobOf(item) }, texts)),
      open(own.open, "/today"),
      open(texts.label.openBoard, "/jobtracking"),
    ],
    thread: { opening: undefined, ...(listed.length > 0 && { talked: listed.map(jobOf) }) },
  };
}

const jobOf = ({ title, company, job_url }: TodayItem): ChatJob => ({
  ...{ job_title: title, company, job_url, location: "", salary: "" },
});
