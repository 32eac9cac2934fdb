import { z } from "zod/mini";
import { recordToSave } from "../../../shared/tracker/records/card-record.contract.ts";
import { detailsChange, jobStatus, jobToSave, trackedJob } from "../../../shared/tracker/tracker.contract.ts";

const made = {
  /** Also the name of its call, which the server makes once. */
  id: z.string(),
  owner: z.string(),
  /** ISO 8601 */
  made_at: z.string(),
  /** What it changes, for saying what became of it. */
  about: z.string(),
  /** Why the server did not take it; then it waits for the person to have read what was theirs. */
  refused: z.optional(z.string()),
};

/** What a person did on the board without a network, to be sent once there is one. */
export const waitingChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("move"), ...made, job: trackedJob, status: jobStatus }),
  z.object({ kind: z.literal("details"), ...made, ...detailsChange.shape }),
  z.object({ kind: z.literal("record"), ...made, record: recordToSave, base: z.nullable(z.string()) }),
  z.object({
    ...{ kind: z.literal("add"), ...made, job: jobToSave },
    /** As the person corrected it. */
    posting: z.optional(
      z.object({ text: z.optional(z.string()), location: z.optional(z.string()), pay: z.optional(z.string()) }),
    ),
  }),
]);
export type WaitingChange = z.infer<typeof waitingChange>;

type NotMadeYet<Change> = Change extends unknown ? Omit<Change, keyof typeof made> : never;
/** A change that is made now. */
export type NewChange = NotMadeYet<WaitingChange>;

/** What the person wrote. */
export function writtenText(change: WaitingChange): string {
  return textsOf(change)
    .filter((value) => typeof value === "string" && value !== "")
    .join("\n");
}

function textsOf(change: WaitingChange): unknown[] {
  switch (change.kind) {
    case "move":
      return [change.status];
    case "details":
      return Object.values(change.changes);
    case "record":
      return Object.values(change.record.data);
    case "add": {
      const { job_title, company_name, job_url } = change.job;
      return [job_title, company_name, job_url, change.posting?.location, change.posting?.pay, change.posting?.text];
    }
  }
}
