import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import { savedSearchPath } from "../../../../shared/jobs/saved-search.rules.ts";
import { type TodayCardItem, type TodayItem, todayGroups } from "../../../../shared/tracker/today/today.contract.ts";
import { todayReason, todayTexts } from "../../../../shared/tracker/today/today-texts.rules.ts";
import { jobStatuses } from "../../../../shared/tracker/tracker.contract.ts";
import { escapedText } from "../../reply/markdown-text.ts";
import { jobOfCard } from "../reading/meant-opening.ts";
import type { GuideSetting } from "../tasks/guide-setting.ts";
import type { GuideReply } from "../tasks/task.ts";
import { fittingOpenings } from "./reply-board.ts";
import { bullets, named, open, paragraphs, say, textsFor } from "./reply-parts.ts";

const maxListed = 12;
const maxMails = 3;
const maxSearches = 2;

/** What waits for somebody. */
export interface WaitingToday {
  today: readonly TodayItem[];
  /** Where they are, IANA. */
  zone: string;
}

/** The list that /today shows. */
export function todayReply(setting: GuideSetting, { today, zone }: WaitingToday): GuideReply {
  const texts = textsFor(setting);
  const { board, thread } = setting;
  if (board.length === 0 && today.length === 0) {
    const actions = [say(fittingOpenings, texts, texts.label.fits), open(texts.label.openSearch, "/jobsearch")];
    return { markdown: texts.board.empty, actions, thread: {} };
  }
  const own = todayTexts[thread.language];
  const lineOf = (item: TodayItem) => {
    const name = item.kind === "openings" ? `“${escapedText(item.title)}”` : named(jobOf(item));
    return `${name} – ${escapedText(todayReason(item, own, { locale: texts.locale, zone }))}`;
  };
  const listed = today.slice(0, maxListed);
  const ofCards = listed.flatMap((item) => (item.kind === "openings" ? [] : item));
  const others = board.filter(({ job_url }) => !ofCards.some((item) => item.job_url === job_url)).slice(0, maxListed);
  const mails = ofCards.filter(({ actions }) => actions.includes("mail")).slice(0, maxMails);
  const searches = listed.flatMap((item) => (item.kind === "openings" ? item : [])).slice(0, maxSearches);
  return {
    markdown: paragraphs(
      today.length === 0 && own.nothing,
      ...todayGroups.map((group) => {
        const items = listed.filter((item) => item.group === group);
        return items.length > 0 && paragraphs(`**${own.groups[group]}**`, bullets(items.map(lineOf)));
      }),
      today.length > listed.length && own.more(today.length - listed.length),
      ...jobStatuses.map((status) => {
        const cards = others.filter((card) => card.status === status);
        return cards.length > 0 && paragraphs(`**${status}**`, bullets(cards.map((card) => named(jobOfCard(card)))));
      }),
    ),
    actions: [
      ...mails.map((item) => say({ do: "mail", kind: mailKindOf(item), job: jobOf(item) }, texts)),
      ...searches.map(({ search_id: id, title }) => open(`${own.openings}: ${title}`, savedSearchPath({ id }))),
      open(own.open, "/today"),
      open(texts.label.openBoard, "/jobtracking"),
    ],
    thread: { opening: undefined, ...(ofCards.length > 0 && { talked: ofCards.map(jobOf) }) },
  };
}

const mailKindOf = ({ kind }: TodayCardItem) => (kind === "thanks" ? "thank_you" : "follow_up");

const jobOf = ({ title, company, job_url }: TodayCardItem): ChatJob => ({
  ...{ job_title: title, company, job_url, location: "", salary: "" },
});
