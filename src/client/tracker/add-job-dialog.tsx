import { type FormEvent, useId, useState } from "react";
import { type JobStatus, jobStatuses, jobToSave } from "../../shared/tracker/tracker.contract.ts";
import { draftStore } from "../http/draft-store.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FormError } from "../ui/form-error.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { jobDraftName, readJobDraft } from "./job-draft.ts";
import { useAddJob } from "./tracker.queries.ts";

interface AddJobDialogProps {
  open: boolean;
  /** The column whose button was pressed. */
  status: JobStatus;
  onClose: () => void;
}

export function AddJobDialog({ open, status, onClose }: AddJobDialogProps) {
  const close = () => {
    draftStore.remove(jobDraftName);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title="Add New Job">
      <AddJobForm status={status} onClose={close} />
    </Dialog>
  );
}

const failure = "Failed to add job. Please try again.";

function AddJobForm({ status, onClose }: { status: JobStatus; onClose: () => void }) {
  const formId = useId();
  const addJob = useAddJob();
  const [fault, setFault] = useState<{ message: string; urlMessage?: string }>();
  const [draft] = useState(readJobDraft);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkJob(new FormData(event.currentTarget));
    setFault(checked.fault);
    if (!checked.job) return;
    addJob.mutate(checked.job, { onSuccess: onClose, onError: () => setFault({ message: failure }) });
  };

  return (
    <form
      id={formId}
      noValidate
      onSubmit={submit}
      onChange={(event) => draftStore.write(jobDraftName, Object.fromEntries(new FormData(event.currentTarget)))}
      className="flex flex-col gap-4"
    >
      <FormError>{fault?.message}</FormError>
      <TextField
        label="Job Title *"
        name="job_title"
        defaultValue={draft?.job_title}
        required
        maxLength={300}
        autoFocus
      />
      <TextField
        label="Company Name *"
        name="company_name"
        defaultValue={draft?.company_name}
        required
        maxLength={300}
      />
      <TextField
        label="Job URL *"
        name="job_url"
        defaultValue={draft?.job_url}
        type="url"
        required
        placeholder="https://"
        error={fault?.urlMessage}
      />
      <SelectField label="Status" name="status" options={jobStatuses} defaultValue={draft?.status ?? status} />
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={addJob.isPending}>
          {addJob.isPending ? "Adding..." : "Add Job"}
        </Button>
      </div>
    </form>
  );
}

/** The job of the form, or what is wrong with it. */
function checkJob(form: FormData) {
  const values = Object.fromEntries(form);
  if ([values.job_title, values.company_name, values.job_url].some((value) => String(value ?? "").trim() === "")) {
    return { fault: { message: "Please fill in all required fields" } };
  }
  const { data: job, error } = jobToSave.safeParse(values);
  if (job) return { job };
  const [issue] = error.issues;
  const message = issue?.message ?? failure;
  return { fault: issue?.path[0] === "job_url" ? { message: "", urlMessage: message } : { message } };
}
