import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import type { ReadAttachmentOutput, ReadPayOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import type { JobPosting } from "../../../shared/jobs/posting.contract.ts";
import type { PostingMatch, UnkeptPosting } from "../../../shared/matching/matching.contract.ts";
import type { TodayItem } from "../../../shared/tracker/today/today.contract.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { isUnlinked } from "../../../shared/tracker/unlinked-job.rules.ts";
import { chatJobOf } from "../chat-job.ts";
import { findOpenings, type LookedUp, type PageSearch } from "./find-openings.ts";
import { amongReply } from "./replies/reply-among.ts";
import { hiredReply, mailReply, moveReply, removeReply } from "./replies/reply-board.ts";
import { compareReply, interviewReply, whyReply } from "./replies/reply-match.ts";
import { askTitleReply, openingReply, payReply } from "./replies/reply-openings.ts";
import { countReply, explainReply } from "./replies/reply-product.ts";
import { cvReply, profileReply } from "./replies/reply-profile.ts";
import { adviceReply, chooseReply, documentsReply, tellReply } from "./replies/reply-talk.ts";
import { todayReply } from "./replies/reply-today.ts";
import { sentencesAbout } from "./replies/said-about.ts";
import type { GuideSetting } from "./tasks/guide-setting.ts";
import type { GuideReply, PlaceParts, Task } from "./tasks/task.ts";

/** Where answers are looked up: the index, and what one person has here. */
export interface GuideSources {
  search: PageSearch;
  posting(url: string): Promise<JobPosting | undefined>;
  match(url: string, posted?: UnkeptPosting): Promise<PostingMatch>;
  pay(asked: PlaceParts & { title: string }): Promise<ReadPayOutput>;
  today(): Promise<TodayItem[]>;
  /** Those in the archive too. */
  cards(): Promise<TrackedJob[]>;
  attachment(): Promise<ReadAttachmentOutput>;
  /** Where the person is, IANA. */
  zone: string;
}

/** All that a posting says. */
const textOf = (posting: JobPosting | undefined): string =>
  [posting?.description, posting?.requirements, posting?.benefits, posting?.company_info].filter(Boolean).join("\n");

/** Looks up what a task needs and writes the reply to it. */
export async function answerTask(task: Task, sources: GuideSources, setting: GuideSetting): Promise<LookedUp> {
  const { zone } = sources;
  const linking = (reply: GuideReply, ...jobs: ChatJob[]): LookedUp => ({ reply, jobs });
  const lookedAt = (jobs: readonly ChatJob[]) =>
    Promise.all(
      jobs.map(async (listed) => ({
        listed,
        posting: await sources.posting(listed.job_url),
        match: await sources.match(listed.job_url),
      })),
    );
  switch (task.do) {
    case "find":
      return findOpenings(task, sources.search, zone, setting);
    case "opening": {
      const posting = await sources.posting(task.job.job_url);
      const job = posting ? chatJobOf(posting) : task.job;
      return linking(openingReply(task, job, textOf(posting), setting), job);
    }
    case "why":
    case "interview": {
      const { job } = task;
      const match = await sources.match(job.job_url, "posted" in task ? task.posted : undefined);
      const write = task.do === "why" ? whyReply : interviewReply;
      return linking(write(job, match, setting), ...(isUnlinked(job.job_url) ? [] : [job]));
    }
    case "compare": {
      const { about = [] } = task;
      const pair = (await lookedAt(task.jobs)).map(({ listed, posting, match }) => ({
        ...{ job: posting ? chatJobOf(posting) : listed, match },
        said: sentencesAbout(about, textOf(posting)),
      }));
      return linking(compareReply(about, pair, setting), ...pair.map(({ job }) => job));
    }
    case "among": {
      const looked = await lookedAt(setting.thread.listed);
      const listed = looked.map(({ listed: job, posting, match }) => ({ job, posted: textOf(posting), match }));
      return linking(amongReply(task, listed, setting));
    }
    case "pay":
      return linking(payReply(task, await sources.pay({ title: task.asked.title, ...task.asked.place }), setting));
    case "next":
      return linking(todayReply(setting, { today: await sources.today(), zone }));
    case "cv":
      return linking(cvReply(await sources.attachment(), setting));
    case "explain":
      return linking(explainReply(task, task.job && (await sources.posting(task.job.job_url)), setting));
    case "count":
      return linking(countReply(task, await sources.cards(), zone, setting));
    case "mail":
      return linking(mailReply(task, setting), ...(task.job ? [task.job] : []));
    case "hired":
      return linking(hiredReply(task, setting), ...(task.job ? [task.job] : []));
    case "ask_title":
      return linking(askTitleReply(task, setting));
    case "move":
      return linking(moveReply(task, setting));
    case "remove":
      return linking(removeReply(task, setting));
    case "advise":
      return linking(adviceReply(task, setting));
    case "documents":
      return linking(documentsReply(task, setting));
    case "profile":
      return linking(profileReply(setting));
    case "choose":
      return linking(chooseReply(task, setting));
    case "tell":
      return linking(tellReply(task, setting));
  }
}
