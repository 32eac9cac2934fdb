import { type FormEvent, useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { z } from "zod/mini";
import { detailsOf } from "../../../shared/tracker/job-edits.rules.ts";
import { type JobDetails, jobDetails, type TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { useWarningBeforeUnload } from "../../http/storage/use-warning-before-unload.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { LeaveDialog } from "../../ui/overlays/leave-dialog.tsx";
import { type DetailsDraft, detailsDrafts, isEmpty, withTyped } from "./details-draft.ts";
import { useChangeDetails } from "./job-edits.queries.ts";

type Faults = Partial<Record<keyof JobDetails, string>>;

/** What a person writes on a card. It is kept until it is saved or given up, also over a reload and a failure. */
export function JobDetailsForm({ job }: { job: TrackedJob }) {
  const [draft, setDraft] = useState(() => detailsDrafts.read(job.job_url));
  const [fault, setFault] = useState<{ message?: string; fields: Faults }>({ fields: {} });
  const changeDetails = useChangeDetails();
  const shown = { ...detailsOf(job), ...draft.typed };

  const keep = (next: DetailsDraft) => {
    detailsDrafts.write(job.job_url, next);
    setDraft(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = z.partial(jobDetails).safeParse(draft.typed);
    setFault({ fields: checked.error ? faultsOf(checked.error.issues) : {} });
    if (!checked.data) return;
    changeDetails.mutate(
      { job_url: job.job_url, changes: checked.data, base: draft.base },
      {
        onSuccess: () => keep({ typed: {}, base: {} }),
        onError: (error) => {
          setFault(failureOf(error));
          // Whoever saves again has read that it was changed elsewhere.
          if (error instanceof CallError && error.status === 409) keep({ ...draft, base: draft.typed });
        },
      },
    );
  };
  const field = (name: keyof JobDetails) => ({
    value: shown[name],
    error: fault.fields[name],
    onChange: ({ target }: { target: { value: string } }) => keep(withTyped(draft, job, name, target.value)),
  });

  return (
    <form noValidate onSubmit={submit} aria-label="Notes and next step" className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_11rem]">
        <TextField label="Next step" placeholder="e.g. Call the recruiter" {...field("next_step")} />
        <TextField label="On" type="date" {...field("next_step_on")} />
      </div>
      <TextArea label="Notes" {...field("notes")} />
      <details className="group">
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm md:min-h-9">
          Correct title or company
        </summary>
        <div className="mt-2 flex flex-col gap-4">
          <TextField label="Title" {...field("job_title")} />
          <TextField label="Company" {...field("company_name")} />
        </div>
      </details>
      <FormError>{fault.message}</FormError>
      {!isEmpty(draft) && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={changeDetails.isPending}>
            {changeDetails.isPending ? "Saving..." : "Save"}
          </Button>
          <Button variant="secondary" onClick={() => keep({ typed: {}, base: {} })}>
            Undo changes
          </Button>
        </div>
      )}
      <UnsavedQuestion jobUrl={job.job_url} hasUnsavedChanges={!isEmpty(draft)} />
    </form>
  );
}

function faultsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Faults {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path.at(-1)), message]));
}

function failureOf(error: Error): { message: string; fields: Faults } {
  const named = error instanceof CallError ? Object.entries(error.fields) : [];
  const fields = Object.fromEntries(named.map(([path, message]) => [path.replace(/^changes\./, ""), message]));
  return { message: error.message || "The changes could not be saved. Please try again.", fields };
}

/** Closing the card is a step of the page's address, and so are Back and every link. */
function UnsavedQuestion({ jobUrl, hasUnsavedChanges }: { jobUrl: string; hasUnsavedChanges: boolean }) {
  useWarningBeforeUnload(hasUnsavedChanges);
  const blocker = useBlocker(({ nextLocation }) => {
    const stays = new URLSearchParams(nextLocation.search).get("job") === jobUrl;
    // The draft itself is asked: after a deletion it is gone before this is drawn anew.
    return !stays && nextLocation.pathname !== "/login" && !isEmpty(detailsDrafts.read(jobUrl));
  });
  // Somebody left while it was being saved, and by now it is.
  useEffect(() => {
    if (!hasUnsavedChanges && blocker.state === "blocked") blocker.proceed();
  }, [hasUnsavedChanges, blocker]);
  const leave = () => {
    detailsDrafts.remove(jobUrl);
    blocker.proceed?.();
  };
  return (
    <LeaveDialog open={blocker.state === "blocked"} onStay={() => blocker.reset?.()} onLeave={leave}>
      What you wrote on this card is not saved yet. It is lost when you leave.
    </LeaveDialog>
  );
}
