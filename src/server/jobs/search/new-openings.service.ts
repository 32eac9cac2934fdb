import { countMentions, countPartial, countWords, type RevisionSpan } from "../../../engines/job-search/job-search.ts";
import type { SavedQuery } from "../../../shared/jobs/saved-search.contract.ts";
import type { AnsweredSearch, JobSearchService } from "./job-search.service.ts";
import type { JobSearchStore } from "./job-search.store.ts";

interface Parts {
  jobSearchService: Pick<JobSearchService, "answered">;
  searchStore: Pick<JobSearchStore, "countEntered">;
}

/** Up to so many newcomers each is held against the search; of more, those that fit are asked which are new. */
const fewEntered = 5_000;

/**
 * How many openings came into the index between two of its revisions, counted up to `limit`, of those that the list counts for a search.
 * Where the list had to leave the place or a condition that was asked for, none did.
 */
export async function countNewOpenings(parts: Parts, query: SavedQuery, span: RevisionSpan, limit: number) {
  const entered = await parts.searchStore.countEntered(span.after, fewEntered);
  if (entered === 0) return 0;
  const { job_title: jobTitle, ...others } = query;
  const answered = await parts.jobSearchService.answered({ jobTitle, ...others, limit: 1, offset: 0 });
  if (!answered || answered.steps?.some(({ kind }) => kind === "place" || kind === "without")) return 0;
  return countOf(answered, { ...span, isFew: entered < fewEntered }, limit);
}

async function countOf(
  { index, asked, stage, tier }: AnsweredSearch,
  entered: RevisionSpan & { isFew: boolean },
  limit: number,
): Promise<number> {
  const newest = { ...asked, conditions: { ...asked.conditions, entered } };
  if (tier) return (await countPartial(index, newest, limit, tier)).count;
  return stage === "words" ? countWords(index, newest, limit) : countMentions(index, newest, limit);
}
