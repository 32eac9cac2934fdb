import { dayIn } from "../../../../shared/time/calendar-day.rules.ts";
import { ownZone } from "../../../../shared/time/time-zone.rules.ts";
import { recordEvents } from "../../../../shared/tracker/calendar/calendar-dates.rules.ts";
import type { CardRecord } from "../../../../shared/tracker/records/card-record.contract.ts";
import { payPeriodWords, recordsOfKind } from "../../../../shared/tracker/records/card-record.rules.ts";
import type { TrackedJob } from "../../../../shared/tracker/tracker.contract.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { usePostingInShort } from "../../../ui/matching/posting-in-short.queries.ts";
import { CalendarFileButton } from "../../card/calendar-file-button.tsx";
import { RecordForm } from "../record-form.tsx";
import { RecordSection } from "../record-section.tsx";
import { CompareOffers } from "./compare-offers.tsx";
import { offerParts } from "./offer-parts.ts";
import { payAYear, proposedTerms } from "./offer-pay.ts";

const periodOptions = Object.entries(payPeriodWords).map(([value, label]) => ({ value, label }));

/** "65,000", "60k to 65k", "EUR 4.500": an amount, and none below zero. */
const amountPattern = /^[^\p{Nd}−-]*\p{Nd}/u;
const notAnAmount = "Please enter an amount, such as 45,000";

/** A day to decide that has passed may be meant: it is said, and taken. */
function isOver(field: (name: string) => { value: string }): boolean {
  const day = field("decide_by").value;
  return day !== "" && field("answered_on").value === "" && day < dayIn(ownZone(), new Date());
}

/** What they offer, part by part. */
export function Offers({ job, records }: { job: TrackedJob; records: readonly CardRecord[] }) {
  const offers = recordsOfKind(records, "offer");
  const { posting } = usePostingInShort(job.job_url);
  return (
    <RecordSection
      title="Offer"
      add={offers.length === 0 ? "Add an offer" : undefined}
      thing="offer"
      draft={`${job.job_url}:offer`}
      records={offers}
      nameOf={({ data }) => data.base || job.company_name}
      button={(record) => <CalendarFileButton events={recordEvents(job, record)} of="the day to decide" />}
      show={({ data }) => (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {offerParts(data).map(({ name, text }) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd dir="auto" className="whitespace-pre-wrap">
                {text}
                {name === "Base pay" && <span className="block text-muted">{payAYear(data)}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      form={(record, draft, onDone) => (
        <RecordForm
          {...{ record, draft, onDone }}
          label={record ? "Change the offer" : "New offer"}
          kind="offer"
          owner={{ job_url: job.job_url }}
          start={record?.data ?? proposedTerms(posting?.salary)}
          faultsIn={({ base = "" }) => (base.trim() && !amountPattern.test(base) ? { base: notAnAmount } : undefined)}
        >
          {(field) => (
            <>
              <div className="grid grid-cols-2 gap-4 sm:grid-cols-[1fr_6rem_8rem]">
                <TextField
                  label="Base pay"
                  inputMode="decimal"
                  autoFocus
                  className="col-span-2 sm:col-span-1"
                  {...field("base")}
                />
                <TextField label="Currency" placeholder="EUR" {...field("currency")} />
                <SelectField label="Per" options={periodOptions} {...field("period")} />
              </div>
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField label="Bonus" placeholder="e.g. 10 % or a 13th month" {...field("bonus")} />
                <TextField label="Days off a year" {...field("days_off")} />
                <TextField label="Starts on" type="date" {...field("starts_on")} />
                <TextField
                  label="Decide by"
                  type="date"
                  {...field("decide_by")}
                  {...(isOver(field) && { hint: "That day has passed." })}
                />
                <TextField label="Answered on" type="date" {...field("answered_on")} />
              </div>
              <TextArea label="Remarks" rows={2} {...field("remarks")} />
            </>
          )}
        </RecordForm>
      )}
    >
      <CompareOffers />
    </RecordSection>
  );
}
