import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import type { FoundJob, JobSearchQuery } from "../../../shared/jobs/job-search.contract.ts";
import type { SearchStep, UnderstoodCondition } from "../../../shared/jobs/search-filters.contract.ts";
import { foldKey } from "../../../shared/text/folded-text.rules.ts";
import { searchTermsOf, surfaceWords } from "../../job-search/job-search.ts";
import { chatJobOf } from "../chat-job.ts";
import { findReply, openingsPerPage } from "./replies/reply-openings.ts";
import type { GuideSetting } from "./tasks/guide-setting.ts";
import { earlierTitles, newestTitle } from "./tasks/profile-work.ts";
import type { GuideReply, Task } from "./tasks/task.ts";

/** A reply with what was looked up for it. */
export interface LookedUp {
  reply: GuideReply;
  /** Openings that the reply may link to. */
  jobs: ChatJob[];
}

type Find = Extract<Task, { do: "find" }>;

/** The most that the search gives at once. The same for each page, so that pages go on where the one before ended. */
const maxRead = 50;

/** What the search is asked: one more than a page, to know whether there are more; where titles are left out, the most at a time. */
const queryOfTask = (
  { asked: { title, place, conditions, without }, page }: Find,
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
  task: Find,
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
export async function findOpenings(
  task: Find,
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
    const earlier: Find = { ...task, from: "profile", asked: { ...task.asked, title: before } };
    const page = await pageFound(earlier, search, zone, setting, budget);
    if (page.results.length > 0) return openingsOf(earlier, page, setting, title);
  }
  return openingsOf(task, found, setting);
}

/** Where nothing meets a condition, the search leaves it out: that is said, and what is asked next goes without it. */
function openingsOf(
  task: Find,
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
