import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import type { ReadAttachmentOutput, ReadPayOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import type { JobPosting } from "../../../shared/jobs/posting.contract.ts";
import type { PostingMatch, UnkeptPosting } from "../../../shared/matching/matching.contract.ts";
import type { TodayItem } from "../../../shared/tracker/today/today.contract.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import {
  amongLookedUp,
  countLookedUp,
  explainedLookedUp,
  fileLookedUp,
  type LookedUp,
  matchLookedUp,
  openingLookedUp,
  openingsLookedUp,
  type PageSearch,
  pairLookedUp,
  payLookedUp,
  todayLookedUp,
  withoutLookup,
} from "./looked-up.ts";
import type { GuideSetting } from "./tasks/guide-setting.ts";
import type { PlaceParts, Task } from "./tasks/task.ts";

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

/** Looks up what a task needs and writes the reply to it. */
export async function answerTask(task: Task, sources: GuideSources, setting: GuideSetting): Promise<LookedUp> {
  const { zone } = sources;
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
      return openingsLookedUp(task, sources.search, zone, setting);
    case "opening":
      return openingLookedUp(task, await sources.posting(task.job.job_url), setting);
    case "why":
    case "interview":
      return matchLookedUp(
        task,
        await sources.match(task.job.job_url, "posted" in task ? task.posted : undefined),
        setting,
      );
    case "compare":
      return pairLookedUp(task, await lookedAt(task.jobs), setting);
    case "among":
      return amongLookedUp(task, await lookedAt(setting.thread.listed), setting);
    case "pay":
      return payLookedUp(task, await sources.pay({ title: task.asked.title, ...task.asked.place }), setting);
    case "next":
      return todayLookedUp({ today: await sources.today(), zone }, setting);
    case "cv":
      return fileLookedUp(await sources.attachment(), setting);
    case "explain":
      return explainedLookedUp(task, task.job && (await sources.posting(task.job.job_url)), setting);
    case "count":
      return countLookedUp(task, await sources.cards(), zone, setting);
    default:
      return withoutLookup(task, setting);
  }
}
