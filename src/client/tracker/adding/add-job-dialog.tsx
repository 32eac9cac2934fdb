import { type FormEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { type JobStatus, jobStatuses, type TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { statusOf } from "../../../shared/tracker/tracker.rules.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { draftStore } from "../../http/storage/draft-store.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.ts";
import { Notice } from "../../ui/states/notice.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { correctedPosting } from "../reading/corrected-posting.ts";
import { useKeptPosting } from "../reading/kept-posting.queries.ts";
import { PostingFields } from "../reading/posting-fields.tsx";
import { useAddJob } from "./add-job.queries.ts";
import { addFailure, checkedJob, withAddress } from "./checked-job.ts";
import { jobDraftName, readJobDraft } from "./job-draft.ts";
import { usePostingPrefill } from "./use-posting-prefill.ts";

interface AddJobDialogProps {
  open: boolean;
  /** The column whose button was pressed. */
  status: JobStatus;
  onClose: () => void;
  /** For a job that turned out to be on the board already. */
  onOpen: (job: TrackedJob) => void;
}

export function AddJobDialog({ open, status, onClose, onOpen }: AddJobDialogProps) {
  const close = () => {
    draftStore.remove(jobDraftName);
    onClose();
  };
  const openKnown = (job: TrackedJob) => {
    close();
    onOpen(job);
  };
  return (
    <Dialog open={open} onClose={close} title="Add New Job">
      <AddJobForm status={status} onClose={close} onOpen={openKnown} />
    </Dialog>
  );
}

const sayNotKept = () =>
  showToast({ title: "The job was added, but not the text of its posting. Open the card to paste it.", tone: "error" });

interface Fault {
  message: string;
  urlMessage?: string;
  textMessage?: string;
  /** Names of required fields that were empty. */
  missing?: string[];
}

const missingText = "This is still empty";
/** Of a job without a link: all of it is typed. */
const noPosting = { url: "", location: "", pay: "", text: "" };

function AddJobForm({ status, onClose, onOpen }: Omit<AddJobDialogProps, "open">) {
  const formId = useId();
  const addJob = useAddJob();
  const canCapture = useAdditions();
  const [fault, setFault] = useState<Fault>();
  const [draft] = useState(readJobDraft);
  const keepDraft = (form: HTMLFormElement) => draftStore.write(jobDraftName, Object.fromEntries(new FormData(form)));
  const keepPosting = useKeptPosting(sayNotKept);
  const drafted = draft?.text || draft?.is_unlinked ? { ...noPosting, url: draft.job_url } : undefined;
  const [isUnlinked, setUnlinked] = useState(Boolean(draft?.is_unlinked));

  const formOf = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    return typed.has("is_unlinked") ? withAddress(typed) : typed;
  };
  const errorOf = (field: string) => (fault?.missing?.includes(field) ? missingText : undefined);
  /** What was missing is said until it is there. */
  const noteChange = (form: HTMLFormElement) => {
    keepDraft(form);
    setFault((said) => (said?.missing ? checkedJob(formOf(form)).fault : said));
  };
  const prefill = usePostingPrefill(noteChange);
  const unlink = (form: HTMLFormElement | null) => {
    // The draft is read from the form.
    flushSync(() => setUnlinked(true));
    if (!form) return;
    noteChange(form);
    // The button is gone, and the focus would go with it.
    form.querySelector<HTMLElement>("fieldset :is(input, textarea)")?.focus();
  };

  const posting = prefill.posting ?? drafted ?? (isUnlinked ? noPosting : undefined);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = formOf(event.currentTarget);
    const { job, fault: found } = checkedJob(form);
    const corrected = posting ? correctedPosting(form, posting) : {};
    setFault(found ?? (corrected.error ? { message: "", textMessage: corrected.error } : undefined));
    if (!job || corrected.error) return;
    addJob.mutate(
      { job, posting: corrected.posting },
      {
        onSuccess: ({ known, isPostingKept }) => {
          if (known) return;
          if (corrected.posting && !isPostingKept) keepPosting.mutate({ job, ...corrected.posting });
          onClose();
        },
        onError: () => setFault({ message: addFailure }),
      },
    );
  };

  return (
    <form
      id={formId}
      noValidate
      onSubmit={submit}
      onChange={({ currentTarget }) => noteChange(currentTarget)}
      className="flex flex-col gap-4"
    >
      <FormError>{fault?.message}</FormError>
      {addJob.data?.known && !fault && <KnownJob job={addJob.data.known} onOpen={onOpen} />}
      <TextField
        label="Job Title *"
        name="job_title"
        defaultValue={draft?.job_title}
        required
        maxLength={300}
        error={errorOf("job_title")}
        autoFocus
      />
      <TextField
        label="Company Name *"
        name="company_name"
        defaultValue={draft?.company_name}
        required
        maxLength={300}
        error={errorOf("company_name")}
      />
      {isUnlinked && <input type="hidden" name="is_unlinked" value="true" />}
      <TextField
        label={isUnlinked ? "Job URL" : "Job URL *"}
        name="job_url"
        defaultValue={draft?.job_url}
        type="url"
        required={!isUnlinked}
        placeholder="https://"
        error={fault?.urlMessage ?? errorOf("job_url")}
        onBlur={({ target }) => prefill.fillFrom(target)}
        onChange={({ target, nativeEvent }) => {
          if (isPaste(nativeEvent)) prefill.fillFrom(target);
          else prefill.noteLink(target);
        }}
      />
      <div className="-mt-2 text-muted text-sm">
        <p role="status">{prefill.message}</p>
        {canCapture && (
          <div className="flex flex-wrap items-center gap-x-7">
            <TextLink to="/capture">Save postings from any site in one press</TextLink>
            {!isUnlinked && (
              <Button
                variant="quiet"
                size="small"
                className="-ml-3"
                onClick={({ currentTarget }) => unlink(currentTarget.form)}
              >
                This job has no link
              </Button>
            )}
          </div>
        )}
      </div>
      {posting && (
        <fieldset key={posting.url} className="flex flex-col gap-4">
          <legend className="sr-only">What was read of the posting</legend>
          <PostingFields
            {...(posting === drafted ? { ...posting, ...draft } : posting)}
            textHint={posting.text === "" ? pasteHint : readHint}
            textError={fault?.textMessage}
          />
        </fieldset>
      )}
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

const pasteHint = "Copy all of it, with what the job asks for. You can also do that later, on the card.";
const readHint = "As it was read from the page. What you correct here is what your documents are written for.";

const isPaste = (event: Event) => event instanceof InputEvent && event.inputType === "insertFromPaste";

function KnownJob({ job, onOpen }: { job: TrackedJob; onOpen: (job: TrackedJob) => void }) {
  return (
    <Notice>
      <p>This job is already {job.archived_at ? "in your archive" : "on your board"}</p>
      <p className="mt-0.5 text-muted text-sm [overflow-wrap:anywhere]">
        {job.job_title}, {job.company_name}, under {statusOf(job)}. Nothing was changed.
      </p>
      <Button variant="secondary" size="small" className="mt-2" onClick={() => onOpen(job)}>
        Open that card
      </Button>
    </Notice>
  );
}
