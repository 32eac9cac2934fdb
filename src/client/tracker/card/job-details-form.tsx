import { type FormEvent, useEffect, useRef, useState } from "react";
import { z } from "zod/mini";
import { detailsOf } from "../../../shared/tracker/job-edits.rules.ts";
import { type JobDetails, jobDetails, type TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { ZoneField } from "../../ui/fields/zone-field.tsx";
import { showToast } from "../../ui/overlays/toast.ts";
import { takeLostFocus } from "../../ui/states/take-lost-focus.ts";
import {
  baseOf,
  type DetailsDraft,
  detailsDrafts,
  isEmpty,
  withoutSaved,
  withStepTime,
  withTyped,
} from "./details-draft.ts";
import { useChangeDetails } from "./job-edits.queries.ts";

interface JobDetailsFormProps {
  job: TrackedJob;
  draft: DetailsDraft;
  keep: (draft: DetailsDraft) => void;
  /** Somebody came here to plan: what they type next is the next step. */
  isPlanning: boolean;
}

type Faults = Partial<Record<keyof JobDetails, string>>;

/** What a person writes on a card. It is kept until it is saved or given up, also over a reload and a failure. */
export function JobDetailsForm({ job, draft, keep, isPlanning }: JobDetailsFormProps) {
  const [fault, setFault] = useState<{ message?: string; fields: Faults }>({ fields: {} });
  const changeDetails = useChangeDetails();
  const shown = { ...detailsOf(job), ...draft.typed };
  const form = useRef<HTMLFormElement>(null);
  const isUnchanged = isEmpty(draft);
  const wasUnchanged = useRef(isUnchanged);
  // The pressed button went: the form takes its focus, as a field would bring up a phone's keyboard.
  useEffect(() => {
    if (isUnchanged && !wasUnchanged.current) takeLostFocus(form.current);
    wasUnchanged.current = isUnchanged;
  }, [isUnchanged]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = z.partial(jobDetails).safeParse(draft.typed);
    setFault({ fields: checked.error ? faultsOf(checked.error.issues) : {} });
    if (!checked.data) return;
    try {
      const base = baseOf(draft, job);
      const saved = await changeDetails.mutateAsync({ job_url: job.job_url, changes: checked.data, base });
      keep(withoutSaved(detailsDrafts.read(job.job_url), draft.typed, checked.data));
      showToast({ title: saved ? "Your notes were saved." : "Your notes wait here until there is a network." });
    } catch (error) {
      setFault(failureOf(error));
      // Whoever saves again has read that it was changed elsewhere: then what stands there by now is what they replace.
      const isChanged = error instanceof CallError && error.status === 409;
      if (isChanged) keep({ ...detailsDrafts.read(job.job_url), base: {} });
    }
  };
  const field = (name: keyof JobDetails) => ({
    value: shown[name],
    error: fault.fields[name],
    onChange: ({ target }: { target: { value: string } }) => keep(withTyped(draft, job, name, target.value)),
  });

  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Notes, contacts and next step"
      className="flex flex-col gap-4 outline-none"
    >
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-[1fr_10rem_8rem]">
        <TextField
          label="Next step"
          placeholder="e.g. Call the recruiter"
          autoFocus={isPlanning}
          className="col-span-2 sm:col-span-1"
          {...field("next_step")}
        />
        <TextField label="On" type="date" {...field("next_step_on")} />
        <TextField
          label="At"
          type="time"
          {...field("next_step_at")}
          onChange={({ target }) => keep(withStepTime(draft, job, target.value))}
        />
      </div>
      {shown.next_step_at && <ZoneField {...field("next_step_zone")} />}
      <TextArea
        label="Notes"
        hint="One text to write on in: what to bring, how to reach them. What happened on a day goes to the dated notes below."
        {...field("notes")}
      />
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
      {!isUnchanged && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={changeDetails.isPending}>
            {changeDetails.isPending ? "Saving..." : "Save"}
          </Button>
          <Button variant="secondary" onClick={() => keep({ typed: {}, base: {} })}>
            Undo changes
          </Button>
        </div>
      )}
    </form>
  );
}

function faultsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Faults {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path.at(-1)), message]));
}

function failureOf(error: unknown): { message: string; fields: Faults } {
  const named = error instanceof CallError ? Object.entries(error.fields) : [];
  const fields = Object.fromEntries(named.map(([path, message]) => [path.replace(/^changes\./, ""), message]));
  const message = error instanceof Error ? error.message : "";
  return { message: message || "The changes could not be saved. Please try again.", fields };
}
