import { type FormEvent, useState } from "react";
import { jobStatuses, type TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { jobWithAddress } from "../../../shared/tracker/tracker.rules.ts";
import { unlinkedAddress } from "../../../shared/tracker/unlinked-job.rules.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Card } from "../../ui/page/card.tsx";
import { addFailure, checkedJob, withAddress } from "../adding/checked-job.ts";
import { typedPosting } from "../reading/corrected-posting.ts";
import { PostingFields } from "../reading/posting-fields.tsx";
import { usePutOnBoard } from "./captured-posting.queries.ts";
import { UnkeptMatch } from "./unkept-match.tsx";

export interface ReadCapture {
  job_title: string;
  company_name: string;
  /** Empty where there is none. */
  job_url: string;
  location: string;
  pay: string;
  text: string;
  /** Why not everything could be read. */
  note: string;
}

interface CapturedPostingFormProps {
  jobs: readonly TrackedJob[];
  read: ReadCapture;
  onSaved: (jobUrl: string) => void;
}

interface Fault {
  message: string;
  urlMessage?: string;
  textMessage?: string;
}

/** What was read, each to be corrected, and the one press that puts it on the board with its text. */
export function CapturedPostingForm({ jobs, read, onSaved }: CapturedPostingFormProps) {
  const putOnBoard = usePutOnBoard();
  const [fault, setFault] = useState<Fault>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = withAddress(new FormData(event.currentTarget));
    const { job, fault: found } = checkedJob(form);
    const typed = typedPosting(form);
    const known = job && jobWithAddress(jobs, job.job_url);
    if (known) return setFault({ message: `“${known.job_title}” on your board has this address already.` });
    setFault(found ?? (typed.error ? { message: "", textMessage: typed.error } : undefined));
    if (!job || typed.error) return;
    putOnBoard.mutate(
      { job, posting: typed.posting },
      {
        onSuccess: () => onSaved(job.job_url),
        onError: (error) => setFault({ message: error.message || addFailure }),
      },
    );
  };

  return (
    <Card aria-label="The posting" className="px-4 py-5 md:px-6 md:py-6">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {read.note && <p role="status">{read.note}</p>}
        <UnkeptMatch jobUrl={read.job_url || unlinkedAddress(read.job_title, read.company_name)} {...read} />
        <FormError>{fault?.message}</FormError>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Job Title *" name="job_title" defaultValue={read.job_title} required maxLength={300} />
          <TextField
            label="Company Name *"
            name="company_name"
            defaultValue={read.company_name}
            required
            maxLength={300}
          />
        </div>
        <TextField
          label="Address of the posting"
          name="job_url"
          type="url"
          defaultValue={read.job_url}
          error={fault?.urlMessage}
          placeholder="https://"
        />
        <PostingFields {...read} textHint={textHint} textError={fault?.textMessage} />
        <SelectField label="Status" name="status" options={jobStatuses} defaultValue="Viewed" />
        <Button type="submit" busy={putOnBoard.isPending} className="self-stretch sm:self-start">
          {putOnBoard.isPending ? "Adding..." : "Put on the board"}
        </Button>
      </form>
    </Card>
  );
}

const textHint = "It is kept with the card, and your documents are written for it.";
