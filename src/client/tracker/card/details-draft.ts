import { z } from "zod/mini";
import { ownZone } from "../../../shared/time/time-zone.rules.ts";
import { detailsOf } from "../../../shared/tracker/job-edits.rules.ts";
import type { JobDetails, TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { draftStore } from "../../http/storage/draft-store.ts";

const detailTexts = z.object({
  job_title: z.optional(z.string()),
  company_name: z.optional(z.string()),
  next_step: z.optional(z.string()),
  next_step_on: z.optional(z.string()),
  next_step_at: z.optional(z.string()),
  next_step_zone: z.optional(z.string()),
  notes: z.optional(z.string()),
});
const detailsDraft = z.object({ typed: detailTexts, base: detailTexts });
/** What was typed into the fields of a card, and what stood there before. */
export type DetailsDraft = z.infer<typeof detailsDraft>;

const nothingTyped: DetailsDraft = { typed: {}, base: {} };
const nameOf = (jobUrl: string) => `job-details:${jobUrl}`;

export const detailsDrafts = {
  read: (jobUrl: string): DetailsDraft => detailsDraft.safeParse(draftStore.read(nameOf(jobUrl))).data ?? nothingTyped,

  write(jobUrl: string, draft: DetailsDraft): void {
    if (isEmpty(draft)) draftStore.remove(nameOf(jobUrl));
    else draftStore.write(nameOf(jobUrl), draft);
  },

  remove: (jobUrl: string): void => draftStore.remove(nameOf(jobUrl)),
};

export const isEmpty = ({ typed }: DetailsDraft): boolean => Object.keys(typed).length === 0;

/** The draft after a field was typed into; one that is as it was before is no longer in it. */
export function withTyped(draft: DetailsDraft, job: TrackedJob, field: keyof JobDetails, text: string): DetailsDraft {
  const before = draft.base[field] ?? detailsOf(job)[field];
  const { [field]: _typed, ...typed } = draft.typed;
  const { [field]: _base, ...base } = draft.base;
  if (text === before) return { typed, base };
  return { typed: { ...typed, [field]: text }, base: { ...base, [field]: before } };
}

/** What stood in the typed fields before, for the server to compare. */
export function baseOf({ typed, base }: DetailsDraft, job: TrackedJob): DetailsDraft["base"] {
  const now = detailsOf(job);
  const names = detailNames.options.filter((name) => typed[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, base[name] ?? now[name]]));
}

/** A time of the day is by somebody's clocks: the person's own, until they choose other ones. */
export function withStepTime(draft: DetailsDraft, job: TrackedJob, time: string): DetailsDraft {
  const { next_step_zone } = { ...detailsOf(job), ...draft.typed };
  const timed = withTyped(draft, job, "next_step_at", time);
  return withTyped(timed, job, "next_step_zone", time && (next_step_zone || ownZone()));
}

/** What is left of the draft, as it is by now, once `sent` was saved as `saved`: what was typed meanwhile. */
export function withoutSaved(
  now: DetailsDraft,
  sent: DetailsDraft["typed"],
  saved: DetailsDraft["typed"],
): DetailsDraft {
  const left = detailNames.options.filter((name) => now.typed[name] !== undefined && now.typed[name] !== sent[name]);
  return {
    typed: Object.fromEntries(left.map((name) => [name, now.typed[name]])),
    base: Object.fromEntries(left.map((name) => [name, saved[name] ?? now.base[name]])),
  };
}

const detailNames = z.keyof(detailTexts);
