import { cardsMeant } from "../../../engines/assistant/assistant.ts";
import type { PrepareInterviewOutput, ReadBoardOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import { defaultDays, type OwnDays, todayOf } from "../../../shared/tracker/today/today.rules.ts";
import type { InterviewService } from "../../documents/posting/interview.service.ts";
import type { ProfileStore } from "../../profile/profile.store.ts";
import type { TrackerStore } from "../../tracker/tracker.store.ts";

interface Sources {
  trackerStore: TrackerStore;
  profileStore: ProfileStore;
  interviewService: InterviewService;
}

export async function readBoard(
  trackerStore: TrackerStore,
  userId: string,
  days: OwnDays = defaultDays,
): Promise<ReadBoardOutput> {
  const now = new Date();
  const tracked = await trackerStore.list(userId);
  const jobs = tracked.flatMap(({ job_title, company_name, job_url, history, archived_at }) => {
    const last = history.at(-1);
    return last && !archived_at
      ? [{ job_title, company: company_name, job_url, status: last.status, since: last.timestamp }]
      : [];
  });
  return { now: now.toISOString(), jobs, today: todayOf(tracked, { ...days, now }) };
}

/** What the posting of a card asks for, beside what the profile says to it. */
export async function prepareInterview(
  { trackerStore, profileStore, interviewService }: Sources,
  userId: string,
  about: string,
): Promise<PrepareInterviewOutput> {
  const { jobs } = await readBoard(trackerStore, userId);
  const cards = cardsMeant(jobs, about);
  const [card] = cards;
  if (!card || cards.length > 1) return { cards, preparation: null };
  const requirements = await interviewService.prepare(userId, card.job_url, await profileStore.load(userId));
  return { cards, preparation: requirements ? { requirements } : null };
}
