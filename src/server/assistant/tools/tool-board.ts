import { cardsMeant } from "../../../engines/assistant/assistant.ts";
import type { PrepareInterviewOutput, ReadBoardOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import type { TodayItem } from "../../../shared/tracker/today/today.contract.ts";
import { defaultDays, type OwnDays, todayOf } from "../../../shared/tracker/today/today.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import type { InterviewService } from "../../documents/posting/interview.service.ts";
import type { SavedSearchService } from "../../jobs/saved-searches/saved-search.service.ts";
import type { ProfileStore } from "../../profile/profile.store.ts";
import type { CardRecordStore } from "../../tracker/records/card-record.store.ts";
import type { TrackerStore } from "../../tracker/tracker.store.ts";

export interface BoardParts {
  trackerStore: TrackerStore;
  cardRecordStore: Pick<CardRecordStore, "list">;
  savedSearchService: Pick<SavedSearchService, "newOpenings">;
}

interface Sources extends BoardParts {
  profileStore: ProfileStore;
  interviewService: InterviewService;
}

/** The cards that are not in the archive. */
export const readCards = async ({ trackerStore }: BoardParts, userId: string): Promise<ReadBoardOutput["jobs"]> =>
  (await trackerStore.list(userId)).flatMap(cardsInShort);

const cardsInShort = ({ job_title, company_name: company, job_url, history, archived_at }: TrackedJob) => {
  const last = history.at(-1);
  return last && !archived_at ? [{ job_title, company, job_url, status: last.status, since: last.timestamp }] : [];
};

/** What waits for the person, as /today shows it. */
export async function readToday(
  { trackerStore, cardRecordStore, savedSearchService }: BoardParts,
  userId: string,
  days: OwnDays = defaultDays,
): Promise<TodayItem[]> {
  const jobs = await trackerStore.list(userId);
  const records = await cardRecordStore.list(userId);
  const searches = await savedSearchService.newOpenings(userId);
  return todayOf({ jobs, records, searches }, { ...days, now: new Date() });
}

export async function readBoard(parts: BoardParts, userId: string, days?: OwnDays): Promise<ReadBoardOutput> {
  const jobs = await readCards(parts, userId);
  return { now: new Date().toISOString(), jobs, today: await readToday(parts, userId, days) };
}

/** What the posting of a card asks for, beside what the profile says to it. */
export async function prepareInterview(
  sources: Sources,
  userId: string,
  about: string,
): Promise<PrepareInterviewOutput> {
  const { interviewService, profileStore } = sources;
  const cards = cardsMeant(await readCards(sources, userId), about);
  const [card] = cards;
  if (!card || cards.length > 1) return { cards, preparation: null };
  const requirements = await interviewService.prepare(userId, card.job_url, await profileStore.load(userId));
  return { cards, preparation: requirements ? { requirements } : null };
}
