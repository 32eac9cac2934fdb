import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import type { ReadAttachmentOutput, ReadPayOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import type { FoundJob, JobSearchQuery } from "../../../shared/jobs/job-search.contract.ts";
import type { JobPosting } from "../../../shared/jobs/posting.contract.ts";
import type { SearchStep, UnderstoodCondition } from "../../../shared/jobs/search-filters.contract.ts";
import type { PostingMatch } from "../../../shared/matching/matching.contract.ts";
import { foldKey } from "../../../shared/text/folded-text.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { isUnlinked } from "../../../shared/tracker/unlinked-job.rules.ts";
import { searchTermsOf, surfaceWords } from "../../job-search/job-search.ts";
import { chatJobOf } from "../chat-job.ts";
import { amongReply } from "./replies/reply-among.ts";
import { hiredReply, mailReply, moveReply, removeReply } from "./replies/reply-board.ts";
import { compareReply, interviewReply, whyReply } from "./replies/reply-match.ts";
import { askTitleReply, findReply, openingReply, openingsPerPage, payReply } from "./replies/reply-openings.ts";
import { countReply, explainReply } from "./replies/reply-product.ts";
import { cvReply, profileReply } from "./replies/reply-profile.ts";
import { adviceReply, chooseReply, documentsReply, tellReply } from "./replies/reply-talk.ts";
import { todayReply, type WaitingToday } from "./replies/reply-today.ts";
import { sentencesAbout } from "./replies/said-about.ts";
import type { GuideSetting } from "./tasks/guide-setting.ts";
import { earlierTitles, newestTitle } from "./tasks/own-search.ts";
import type { GuideReply, Task } from "./tasks/task.ts";

/** A reply with what was looked up for it. */
export interface LookedUp {
  reply: GuideReply;
  /** Openings that the reply may link to. */
  jobs: ChatJob[];
}

type TaskTo<Do extends Task["do"]> = Extract<Task, { do: Do }>;

/** The most that the search gives at once. The same for each page, so that pages go on where the one before ended. */
const maxRead = 50;

/** What the search is asked: one more than a page, to know whether there are more; where titles are left out, the most at a time. */
const queryOfTask = (
  { asked: { title, place, conditions, without }, page }: TaskTo<"find">,
  zone: string,
  { thread }: Pick<GuideSetting, "thread">,
): JobSearchQuery => ({
  ...{ zone, languages: thread.language },
  jobTitle: [title || "any job", ...conditions].join(" "),
  ...place,
  limit: without ? maxRead : openingsPerPage + 1,
  offset: without ? 0 : (page - 1) * openingsPerPage,
});

interface FoundPage {
  results: FoundJob[];
  cursor?: string;
  understood?: UnderstoodCondition[];
  not_understood?: string[];
  steps?: SearchStep[];
  /** Nobody knows whether more is behind: most was left out of as much as one message may read. */
  isCut?: boolean;
  /** All that was found is left out. */
  isRefused?: boolean;
}

export type PageSearch = (query: JobSearchQuery) => Promise<FoundPage>;

/** Reads for one message of lists of which most is left out; whoever refuses that much is better served by another search. */
const maxReads = 6;

/** A page's results; where titles are left out, reads on until it is filled and one more is known, or the index ends. */
async function pageFound(
  task: TaskTo<"find">,
  search: PageSearch,
  zone: string,
  setting: GuideSetting,
  budget: { reads: number },
): Promise<FoundPage> {
  const { asked, page } = task;
  const query = queryOfTask(task, zone, setting);
  const found = await search(query);
  budget.reads--;
  if (!asked.without) return found;
  const isWanted = (job: FoundJob) => !isLeftOut(job, asked.without);
  const wanted = found.results.filter(isWanted);
  let { cursor } = found;
  for (; cursor && wanted.length <= page * openingsPerPage && budget.reads > 0; budget.reads--) {
    const next = await search({ ...query, cursor });
    wanted.push(...next.results.filter(isWanted));
    cursor = next.cursor;
  }
  const isCut = cursor !== undefined && wanted.length <= page * openingsPerPage;
  const isRefused = found.results.length > 0 && wanted.length === 0;
  return { ...found, results: wanted.slice((page - 1) * openingsPerPage), isCut, isRefused };
}

/** Where there is nothing for somebody's newest position: openings for what they did before. */
export async function openingsLookedUp(
  task: TaskTo<"find">,
  search: PageSearch,
  zone: string,
  setting: GuideSetting,
): Promise<LookedUp> {
  const budget = { reads: maxReads };
  const found = await pageFound(task, search, zone, setting, budget);
  const { title } = task.asked;
  if (
    found.results.length > 0 ||
    found.isRefused ||
    task.page > 1 ||
    foldKey(title) !== foldKey(newestTitle(setting.profile))
  )
    return openingsOf(task, found, setting);
  for (const before of earlierTitles(setting.profile)) {
    if (budget.reads === 0) break;
    const earlier: TaskTo<"find"> = { ...task, from: "profile", asked: { ...task.asked, title: before } };
    const page = await pageFound(earlier, search, zone, setting, budget);
    if (page.results.length > 0) return openingsOf(earlier, page, setting, title);
  }
  return openingsOf(task, found, setting);
}

/** Where nothing meets a condition, the search leaves it out: that is said, and what is asked next goes without it. */
function openingsOf(
  task: TaskTo<"find">,
  { results, understood: read = [], not_understood = [], steps = [], isCut = false }: FoundPage,
  setting: GuideSetting,
  nothingFor?: string,
): LookedUp {
  const { asked } = task;
  const givenUp = steps.flatMap((step) => (step.kind === "without" ? step.texts : []));
  const understood = read.filter(({ text }) => !givenUp.includes(text));
  const conditions = asked.conditions.filter((one) => !givenUp.includes(one));
  const onPage = results.slice(0, openingsPerPage);
  const jobs = onPage.map(chatJobOf);
  const isSaid = (kind: SearchStep["kind"]) => steps.some((step) => step.kind === kind);
  const isOther = ({ match }: FoundJob) =>
    (match === "similar" && !isSaid("similar")) || (match === "some_words" && !isSaid("some_words"));
  const others = onPage.findIndex(isOther);
  const fitting = others < 0 ? onPage.length : others;
  const more = results.length > openingsPerPage;
  const found = { jobs, fitting, more, isCut, understood, notUnderstood: not_understood, steps, givenUp, nothingFor };
  return { reply: findReply({ ...task, asked: { ...asked, conditions } }, found, setting), jobs };
}

/** Whether an opening, or its employer, is called what is not wanted: the words side by side. */
function isLeftOut({ job_title, company }: FoundJob, without: readonly string[] = []): boolean {
  const termsOf = (text: string) => ` ${searchTermsOf(surfaceWords(text)).join(" ")} `;
  const names = [job_title, company].map(termsOf);
  return without.map(termsOf).some((words) => words.trim() !== "" && names.some((name) => name.includes(words)));
}

/** All that a posting says. */
const textOf = (posting: JobPosting | undefined): string =>
  posting
    ? [posting.description, posting.requirements, posting.benefits, posting.company_info].filter(Boolean).join("\n")
    : "";

export function openingLookedUp(
  task: TaskTo<"opening">,
  posting: JobPosting | undefined,
  setting: GuideSetting,
): LookedUp {
  const job = posting ? chatJobOf(posting) : task.job;
  return { reply: openingReply(task, job, textOf(posting), setting), jobs: [job] };
}

export function matchLookedUp(task: TaskTo<"why" | "interview">, match: PostingMatch, setting: GuideSetting): LookedUp {
  const write = task.do === "why" ? whyReply : interviewReply;
  return { reply: write(task.job, match, setting), jobs: isUnlinked(task.job.job_url) ? [] : [task.job] };
}

/** One of several that are looked at together. */
export interface LookedAtOpening {
  listed: ChatJob;
  posting: JobPosting | undefined;
  match: PostingMatch;
}

export function pairLookedUp(
  { about = [] }: TaskTo<"compare">,
  looked: readonly LookedAtOpening[],
  setting: GuideSetting,
): LookedUp {
  const pair = looked.map(({ listed, posting, match }) => ({
    ...{ job: posting ? chatJobOf(posting) : listed, match },
    said: sentencesAbout(about, textOf(posting)),
  }));
  return { reply: compareReply(about, pair, setting), jobs: pair.map(({ job }) => job) };
}

export function payLookedUp(task: TaskTo<"pay">, found: ReadPayOutput, setting: GuideSetting): LookedUp {
  return { reply: payReply(task, found, setting), jobs: [] };
}

export const fileLookedUp = (read: ReadAttachmentOutput, setting: GuideSetting): LookedUp => ({
  reply: cvReply(read, setting),
  jobs: [],
});

export const todayLookedUp = (waiting: WaitingToday, setting: GuideSetting): LookedUp => ({
  reply: todayReply(setting, waiting),
  jobs: [],
});

export function explainedLookedUp(
  task: TaskTo<"explain">,
  posting: JobPosting | undefined,
  setting: GuideSetting,
): LookedUp {
  return { reply: explainReply(task, posting, setting), jobs: [] };
}

export function countLookedUp(
  task: TaskTo<"count">,
  cards: readonly TrackedJob[],
  zone: string,
  setting: GuideSetting,
): LookedUp {
  return { reply: countReply(task, cards, zone, setting), jobs: [] };
}

export function amongLookedUp(
  task: TaskTo<"among">,
  looked: readonly LookedAtOpening[],
  setting: GuideSetting,
): LookedUp {
  const listed = looked.map(({ listed: job, posting, match }) => ({ job, posted: textOf(posting), match }));
  return { reply: amongReply(task, listed, setting), jobs: [] };
}

type TaskToLookUp = TaskTo<
  "next" | "find" | "opening" | "why" | "interview" | "compare" | "pay" | "cv" | "explain" | "count" | "among"
>;

/** For what the setting says all of. */
export function withoutLookup(task: Exclude<Task, TaskToLookUp>, setting: GuideSetting): LookedUp {
  const plain = (reply: GuideReply): LookedUp => ({ reply, jobs: [] });
  switch (task.do) {
    case "ask_title":
      return plain(askTitleReply(task, setting));
    case "mail":
      return { reply: mailReply(task, setting), jobs: task.job ? [task.job] : [] };
    case "move":
      return plain(moveReply(task, setting));
    case "remove":
      return plain(removeReply(task, setting));
    case "hired":
      return { reply: hiredReply(task, setting), jobs: task.job ? [task.job] : [] };
    case "advise":
      return plain(adviceReply(task, setting));
    case "documents":
      return plain(documentsReply(task, setting));
    case "profile":
      return plain(profileReply(setting));
    case "choose":
      return plain(chooseReply(task, setting));
    case "tell":
      return plain(tellReply(task, setting));
  }
}
