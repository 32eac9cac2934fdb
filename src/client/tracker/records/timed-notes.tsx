import type { CardRecord } from "../../../shared/tracker/records/card-record.contract.ts";
import { recordsOfKind } from "../../../shared/tracker/records/card-record.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { RecordForm } from "./record-form.tsx";
import { RecordSection } from "./record-section.tsx";

/** What was noted, and when: the newest first. */
export function TimedNotes({ job, records }: { job: TrackedJob; records: readonly CardRecord[] }) {
  return (
    <RecordSection
      title="Dated notes"
      add="Add a note"
      thing="note"
      draft={`${job.job_url}:note`}
      records={recordsOfKind(records, "note").toReversed()}
      nameOf={({ data }) => data.text.slice(0, 60)}
      show={({ created_at, data }) => (
        <>
          <RelativeTime iso={created_at} className="text-muted text-sm" />
          <p dir="auto" className="whitespace-pre-wrap">
            {data.text}
          </p>
        </>
      )}
      form={(record, draft, onDone) => (
        <RecordForm
          {...{ record, draft, onDone }}
          label={record ? "Change the note" : "New note"}
          kind="note"
          owner={{ job_url: job.job_url }}
          start={{ text: record?.data.text ?? "" }}
        >
          {(field) => <TextArea label="Note" rows={3} autoFocus {...field("text")} />}
        </RecordForm>
      )}
    />
  );
}
