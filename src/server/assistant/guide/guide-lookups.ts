import {
  type AskedOpenings,
  askTitleReply,
  boardReply,
  chooseReply,
  compareReply,
  cvReply,
  documentsReply,
  type FoundOpenings,
  findReply,
  type GuideReply,
  type GuideSetting,
  interviewReply,
  mailReply,
  moveReply,
  openingReply,
  openingsPerPage,
  payReply,
  profileReply,
  type Task,
  tellReply,
  whyReply,
} from "../../../engines/assistant/assistant.ts";
import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import type { ReadPayOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import type { JobPosting } from "../../../shared/jobs/posting.contract.ts";
import type { PostingStore } from "../../jobs/postings/posting.store.ts";
import type { MatchingService } from "../../matching/matching.service.ts";
import { readAttachment, type ToolParts } from "../tools/assistant-tools.ts";
import { readPay } from "../tools/tool-search.ts";

export interface GuideParts extends ToolParts {
  postingStore: PostingStore;
  matchingService: Pick<MatchingService, "match">;
  /** Openings are made up for demonstration. */
  isDemonstration: boolean;
}

export interface LookedUp {
  reply: GuideReply;
  /** Openings that the reply may link to. */
  jobs: ChatJob[];
  /** What the reply may rest on. */
  data: unknown[];
}

/** Looks up what a task needs and writes the reply to it. */
export async function answerTask(
  parts: GuideParts,
  { userId, conversationId }: { userId: string; conversationId: string },
  task: Task,
  setting: GuideSetting,
): Promise<LookedUp> {
  const matched = (job: ChatJob) => parts.matchingService.match(userId, job.job_url);
  const plain = (reply: GuideReply): LookedUp => ({ reply, jobs: [], data: [] });
  switch (task.do) {
    case "find": {
      const found = await searched(parts, task.asked, task.page);
      return { reply: findReply(task, found, setting), jobs: found.jobs, data: [found] };
    }
    case "opening": {
      const posting = await parts.postingStore.byUrl(task.job.job_url);
      const job = posting ? chatJob(posting) : task.job;
      return { reply: openingReply(job, posting?.description ?? "", setting), jobs: [job], data: [posting] };
    }
    case "why": {
      const match = await matched(task.job);
      return { reply: whyReply(task.job, match, setting), jobs: [task.job], data: [match, task.job] };
    }
    case "interview": {
      const match = await matched(task.job);
      return { reply: interviewReply(task.job, match, setting), jobs: [task.job], data: [match, task.job] };
    }
    case "compare": {
      const pair = await Promise.all(
        task.jobs.map(async (listed) => {
          const posting = await parts.postingStore.byUrl(listed.job_url);
          return { job: posting ? chatJob(posting) : listed, match: await matched(listed) };
        }),
      );
      return { reply: compareReply(pair, setting), jobs: pair.map(({ job }) => job), data: pair };
    }
    case "pay": {
      const { title, place } = task.asked;
      const found = roundedPay(await readPay(parts, { title, ...place }));
      return { reply: payReply(task, found, setting), jobs: [], data: [found] };
    }
    case "cv": {
      const read = await readAttachment(parts.assistantStore, userId, conversationId);
      return { reply: cvReply(read, setting), jobs: [], data: [read] };
    }
    case "ask_title":
      return plain(askTitleReply(task, setting));
    case "mail":
      return { reply: mailReply(task, setting), jobs: [task.job], data: [task.job] };
    case "move":
      return { ...plain(moveReply(task, setting)), data: [task.job] };
    case "documents":
      return { ...plain(documentsReply(task, setting)), data: [task.job] };
    case "next":
      return { ...plain(boardReply(setting)), data: [setting.board] };
    case "profile":
      return plain(profileReply(setting));
    case "choose":
      return plain(chooseReply(task, setting));
    case "tell":
      return plain(tellReply(task, setting));
  }
}

/** To what is said of it: whole amounts, and hundredths of hourly ones. */
function roundedPay(found: ReadPayOutput): ReadPayOutput {
  const rounded = (amount: number) => (amount < 200 ? Math.round(amount * 100) / 100 : Math.round(amount));
  return {
    ...found,
    groups: found.groups.map((group) => ({
      ...group,
      ...{
        median: rounded(group.median),
        lowerQuarter: rounded(group.lowerQuarter),
        upperQuarter: rounded(group.upperQuarter),
      },
    })),
  };
}

async function searched(
  { jobSearchService }: GuideParts,
  { title, place, conditions }: AskedOpenings,
  page: number,
): Promise<FoundOpenings> {
  const found = await jobSearchService.page({
    jobTitle: [title || "any job", ...conditions].join(" "),
    ...place,
    limit: openingsPerPage + 1,
    offset: (page - 1) * openingsPerPage,
  });
  return {
    jobs: found.results.slice(0, openingsPerPage).map(chatJob),
    more: found.results.length > openingsPerPage,
    understood: found.understood ?? [],
    notUnderstood: found.not_understood ?? [],
    steps: found.steps ?? [],
  };
}

const chatJob = ({ job_title, company, location, salary, job_url, posted_at }: JobPosting): ChatJob => ({
  ...{ job_title, company, location, salary, job_url },
  ...(posted_at && { posted_at }),
});
