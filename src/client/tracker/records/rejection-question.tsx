import { useState } from "react";
import type { CardRecord } from "../../../shared/tracker/records/card-record.contract.ts";
import { recordsOfKind, rejectionReasonWords } from "../../../shared/tracker/records/card-record.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { statusOf } from "../../../shared/tracker/tracker.rules.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { RecordForm } from "./record-form.tsx";
import { RecordSection } from "./record-section.tsx";

const reasonOptions = Object.entries(rejectionReasonWords).map(([value, label]) => ({ value, label }));

/** Why it came to nothing, asked once and kindly on a card that was rejected. Nobody has to answer. */
export function RejectionReason({ job, records }: { job: TrackedJob; records: readonly CardRecord[] }) {
  const known = recordsOfKind(records, "rejection");
  const [isAnswering, setAnswering] = useState(false);
  const [isSkipped, setSkipped] = useState(false);
  const form = (record: (typeof known)[number] | undefined, draft: string, onDone: () => void) => (
    <RecordForm
      {...{ record, draft, onDone }}
      label={record ? "Change the reason" : "The reason"}
      kind="rejection"
      owner={{ job_url: job.job_url }}
      start={{ reason: "no_reason", text: "", ...record?.data }}
    >
      {(field) => (
        <>
          <SelectField label="What they said" options={reasonOptions} autoFocus {...field("reason")} />
          <TextField label="In their words, or yours" {...field("text")} />
        </>
      )}
    </RecordForm>
  );
  if (known.length > 0) {
    return (
      <RecordSection
        title="Why it came to nothing"
        add={undefined}
        thing="reason"
        draft={`${job.job_url}:rejection`}
        records={known}
        nameOf={({ data }) => rejectionReasonWords[data.reason]}
        show={({ data }) => (
          <>
            <p>{rejectionReasonWords[data.reason]}</p>
            {data.text && <p dir="auto">{data.text}</p>}
          </>
        )}
        form={form}
      />
    );
  }
  if (statusOf(job) !== "Rejected" || isSkipped) return null;
  if (isAnswering) return form(undefined, `${job.job_url}:rejection:new`, () => setAnswering(false));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-4 py-2">
      <p className="min-w-0 flex-1 basis-60 py-1">
        Sorry that it came to nothing. Did they say why? It helps to see what comes up again.
      </p>
      <div className="flex gap-1">
        <Button variant="secondary" size="small" onClick={() => setAnswering(true)}>
          Note the reason
        </Button>
        <Button variant="quiet" size="small" onClick={() => setSkipped(true)}>
          Skip
        </Button>
      </div>
    </div>
  );
}
