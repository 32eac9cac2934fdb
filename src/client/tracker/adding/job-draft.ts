import { z } from "zod/mini";
import { jobStatuses } from "../../../shared/tracker/tracker.contract.ts";
import { draftStore } from "../../http/storage/draft-store.ts";

export const jobDraftName = "job-to-add";

const jobDraft = z.object({
  job_title: z.string(),
  company_name: z.string(),
  job_url: z.string(),
  status: z.enum(jobStatuses),
  location: z.optional(z.string()),
  pay: z.optional(z.string()),
  text: z.optional(z.string()),
  is_unlinked: z.optional(z.string()),
});

/** What somebody had typed into the form for a new job when their session ended. */
export function readJobDraft(): z.infer<typeof jobDraft> | undefined {
  return jobDraft.safeParse(draftStore.read(jobDraftName)).data;
}
