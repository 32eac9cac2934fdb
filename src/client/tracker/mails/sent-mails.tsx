import { useSearchParams } from "react-router";
import { applicationMailKinds } from "../../../shared/tracker/mails/mail-draft.contract.ts";
import type { CardRecord, RecordOf } from "../../../shared/tracker/records/card-record.contract.ts";
import { recordsOfKind } from "../../../shared/tracker/records/card-record.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { deferred, useDeferred } from "../../ui/states/deferred.ts";
import { mailParameter } from "../card/use-opened-job.ts";
import { RecordForm } from "../records/record-form.tsx";
import { RecordSection } from "../records/record-section.tsx";
import type { MailFormProps } from "./mail-form.tsx";

const mailForm = deferred(async () => (await import("./mail-form.tsx")).MailForm);

/** What was sent from this card, the newest first; a new one is drafted, opened in the person's own program or copied. */
export function SentMails({ job, records }: { job: TrackedJob; records: readonly CardRecord[] }) {
  const wanted = useSearchParams()[0].get(mailParameter);
  const kind = applicationMailKinds.find((one) => one === wanted);
  return (
    <RecordSection
      title="Mails"
      add="Write a mail"
      thing="mail"
      draft={`${job.job_url}:sent_mail`}
      records={recordsOfKind(records, "sent_mail").toReversed()}
      startsFresh={kind !== undefined}
      nameOf={({ data }) => data.subject}
      show={(record) => <SentMail record={record} />}
      form={(record, draft, onDone) =>
        record ? (
          <RecordForm
            {...{ record, draft, onDone }}
            label="Change the mail"
            kind="sent_mail"
            owner={{ job_url: job.job_url }}
            start={record.data}
          >
            {(field) => (
              <>
                <TextField label="To" autoFocus {...field("to")} />
                <TextField label="Subject" {...field("subject")} />
                <TextArea label="Text" rows={6} {...field("text")} />
              </>
            )}
          </RecordForm>
        ) : (
          <DeferredMailForm {...{ job, records, kind, draft, onDone }} />
        )
      }
    />
  );
}

function DeferredMailForm(props: MailFormProps) {
  const MailForm = useDeferred(mailForm, true);
  return MailForm ? <MailForm {...props} /> : null;
}

function SentMail({ record: { created_at, data } }: { record: RecordOf<"sent_mail"> }) {
  const { subject, to, text } = data;
  return (
    <>
      <p dir="auto">
        <span className="font-semibold">{subject || "Without a subject"}</span>
        <span className="text-muted text-sm">
          {to && `, to ${to}`}, <RelativeTime iso={created_at} />
        </span>
      </p>
      {text && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent text-sm md:min-h-8">
            Read it
          </summary>
          <p dir="auto" className="whitespace-pre-wrap text-sm">
            {text}
          </p>
        </details>
      )}
    </>
  );
}
