import type { ReactNode } from "react";
import { momentOf, ownZone, wallTime } from "../../../shared/time/time-zone.rules.ts";
import { recordEvents } from "../../../shared/tracker/calendar/calendar-dates.rules.ts";
import type { CardRecord, RecordOf } from "../../../shared/tracker/records/card-record.contract.ts";
import { interviewKindWords, recordsOfKind } from "../../../shared/tracker/records/card-record.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { ZoneField } from "../../ui/fields/zone-field.tsx";
import { PlaceOrLink } from "../../ui/page/outside-link.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { CalendarFileButton } from "../card/calendar-file-button.tsx";
import type { TypedFields } from "./record-drafts.ts";
import { RecordForm } from "./record-form.tsx";
import { RecordSection } from "./record-section.tsx";
import { dayInWords, ZonedTime } from "./zoned-time.tsx";

const kindOptions = Object.entries(interviewKindWords).map(([value, label]) => ({ value, label }));

/** When, with whom and where; what to ask, and what was asked. The next one first, then those that were. */
export function Interviews({ job, records }: { job: TrackedJob; records: readonly CardRecord[] }) {
  const interviews = recordsOfKind(records, "interview").toSorted((a, b) => b.data.at.localeCompare(a.data.at));
  return (
    <RecordSection
      title="Interviews"
      add="Add an interview"
      thing="interview"
      draft={`${job.job_url}:interview`}
      records={interviews}
      nameOf={nameOf}
      button={(record) => <CalendarFileButton events={recordEvents(job, record)} of={nameOf(record)} />}
      show={({ data }) => <InterviewLines interview={data} />}
      form={(record, draft, onDone) => (
        <RecordForm
          {...{ record, draft, onDone }}
          label={record ? "Change the interview" : "New interview"}
          kind="interview"
          owner={{ job_url: job.job_url }}
          start={fieldsOf(record?.data)}
          dataOf={interviewOf}
        >
          {(field) => (
            <>
              <div className="grid gap-4 sm:grid-cols-2">
                <SelectField label="Kind" options={kindOptions} autoFocus {...field("interview_kind")} />
                <TextField label="When" type="datetime-local" {...field("at")} />
                <ZoneField {...field("zone")} />
                <TextField label="Minutes" type="number" min={1} {...field("minutes")} />
              </div>
              <TextField label="With whom" {...field("people")} />
              <TextField label="Place or link" {...field("place_or_link")} />
              <TextArea label="What you want to ask" rows={2} {...field("own_questions")} />
              <TextArea label="What you were asked" rows={2} {...field("asked")} />
              <TextField label="You said thanks on" type="date" {...field("answered_on")} />
            </>
          )}
        </RecordForm>
      )}
    >
      <TextLink to={`/jobtracking/practice?job=${encodeURIComponent(job.job_url)}`} className="self-start">
        Practise for an interview
      </TextLink>
    </RecordSection>
  );
}

const nameOf = ({ data }: RecordOf<"interview">) =>
  `${interviewKindWords[data.interview_kind]}, ${wallTime(new Date(data.at), data.zone)}`;

function fieldsOf(interview: RecordOf<"interview">["data"] | undefined): TypedFields {
  if (!interview) return { interview_kind: "phone", zone: ownZone(), minutes: "" };
  const { at, zone, minutes, ...texts } = interview;
  return { ...texts, zone, at: wallTime(new Date(at), zone), minutes: minutes === null ? "" : String(minutes) };
}

function interviewOf({ at = "", zone = "", minutes, ...texts }: TypedFields): object {
  const moment = momentOf(at, zone)?.toISOString() ?? "";
  return { ...texts, zone, at: moment, minutes: minutes ? Number(minutes) : null };
}

function InterviewLines({ interview }: { interview: RecordOf<"interview">["data"] }) {
  const { interview_kind, at, zone, minutes, people, place_or_link, own_questions, asked, answered_on } = interview;
  return (
    <>
      <p>
        <span className="font-semibold">{interviewKindWords[interview_kind]}</span>, <ZonedTime iso={at} zone={zone} />
        {minutes !== null && <span className="text-muted">, {minutes} min</span>}
      </p>
      {people && <p dir="auto">With {people}</p>}
      <PlaceOrLink text={place_or_link} />
      {own_questions && <Passage title="To ask">{own_questions}</Passage>}
      {asked && <Passage title="You were asked">{asked}</Passage>}
      {answered_on && <p className="text-muted text-sm">You said thanks on {dayInWords(answered_on)}</p>}
    </>
  );
}

function Passage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-1 text-sm">
      <p className="font-semibold">{title}</p>
      <p dir="auto" className="whitespace-pre-wrap">
        {children}
      </p>
    </div>
  );
}
