import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { emailShape, notAnEmail } from "../../../shared/text/email-shape.rules.ts";
import type { CardRecord, RecordOf } from "../../../shared/tracker/records/card-record.contract.ts";
import { recordsOfKind } from "../../../shared/tracker/records/card-record.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { RecordForm } from "./record-form.tsx";
import { RecordSection } from "./record-section.tsx";

/** Whom the person knows at the company: the same on each of its cards. */
export function Contacts({ job, records }: { job: TrackedJob; records: readonly CardRecord[] }) {
  return (
    <RecordSection
      title={`Contacts at ${job.company_name}`}
      add="Add a contact"
      thing="contact"
      draft={`${job.job_url}:contact`}
      records={recordsOfKind(records, "contact")}
      nameOf={({ data }) => data.name}
      show={({ data }) => <ContactLines contact={data} />}
      form={(record, draft, onDone) => (
        <RecordForm
          {...{ record, draft, onDone }}
          label={record ? "Change the contact" : "New contact"}
          kind="contact"
          owner={{ company: record?.company ?? job.company_name }}
          start={record?.data ?? {}}
          faultsIn={({ email = "" }) =>
            email.trim() && !emailShape.test(email.trim()) ? { email: notAnEmail } : undefined
          }
        >
          {(field) => (
            <>
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField label="Name" autoFocus {...field("name")} />
                <TextField label="Role" placeholder="e.g. Recruiter" {...field("role")} />
                <TextField label="Email" type="email" inputMode="email" {...field("email")} />
                <TextField label="Phone" type="tel" {...field("phone")} />
              </div>
              <TextField label="Where you met" placeholder="e.g. Careers fair in May" {...field("met")} />
            </>
          )}
        </RecordForm>
      )}
    />
  );
}

function ContactLines({ contact }: { contact: RecordOf<"contact">["data"] }) {
  const { name, role, email, phone, met } = contact;
  return (
    <>
      <p dir="auto">
        <span className="font-semibold">{name}</span>
        {role && <span className="text-muted">, {role}</span>}
      </p>
      <p className="flex flex-wrap gap-x-5">
        {email && (
          <ContactLink href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>
            <Mail aria-hidden="true" className="size-4 shrink-0" /> {email}
          </ContactLink>
        )}
        {phone && (
          <ContactLink href={`tel:${phone.replace(/[^\d+*#,;]/g, "")}`}>
            <Phone aria-hidden="true" className="size-4 shrink-0" /> {phone}
          </ContactLink>
        )}
      </p>
      {met && (
        <p dir="auto" className="text-muted text-sm">
          Met: {met}
        </p>
      )}
    </>
  );
}

function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent md:min-h-8"
    >
      {children}
    </a>
  );
}
