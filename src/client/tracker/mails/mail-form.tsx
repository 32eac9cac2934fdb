import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { documentLanguages } from "../../../shared/text/document-languages.rules.ts";
import { type ApplicationMailKind, applicationMailKinds } from "../../../shared/tracker/mails/mail-draft.contract.ts";
import { type CardRecord, recordToSave } from "../../../shared/tracker/records/card-record.contract.ts";
import { recordsOfKind } from "../../../shared/tracker/records/card-record.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { statusOf } from "../../../shared/tracker/tracker.rules.ts";
import { randomId } from "../../http/storage/random-id.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClasses } from "../../ui/button-styles.ts";
import { CopyButton } from "../../ui/fields/copy-button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { LanguageField } from "../../ui/fields/language-field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { showToast } from "../../ui/overlays/toast.ts";
import { useRemoveRecord, useSaveRecord } from "../records/record-changes.queries.ts";
import { recordDrafts, type TypedFields } from "../records/record-drafts.ts";
import { mailDraftQuery } from "./mail-draft.queries.ts";
import { likelyMail, mailKindWords } from "./mail-kind-words.ts";
import { UnheldNote } from "./unheld-note.tsx";

export interface MailFormProps {
  job: TrackedJob;
  records: readonly CardRecord[];
  /** What is begun with; else what fits the card's status. */
  kind: ApplicationMailKind | undefined;
  draft: string;
  onDone: () => void;
}

const kindOptions = applicationMailKinds.map((value) => ({ value, label: mailKindWords[value] }));

/** A draft of what is certain, to be changed and sent by the person's own program. Another kind or language drafts it anew. */
export function MailForm({ job, records, kind, draft, onDone }: MailFormProps) {
  const addresses = useId();
  const contacts = recordsOfKind(records, "contact").filter(({ data }) => data.email !== "");
  const [typed, setTyped] = useState<TypedFields>(
    () =>
      recordDrafts.read(draft) ?? {
        mail_kind: kind ?? likelyMail[statusOf(job) ?? "Viewed"],
      },
  );
  const mail_kind = applicationMailKinds.find((one) => one === typed.mail_kind) ?? "follow_up";
  const language = documentLanguages.find((one) => one === typed.language);
  // Whoever may speak for the person is nobody of the employer that they apply to.
  const { to = mail_kind === "reference" ? "" : (contacts.at(-1)?.data.email ?? "") } = typed;
  const drafted = useQuery(
    mailDraftQuery({
      ...{ job_url: job.job_url, mail_kind },
      language,
      // Half an address greets nobody.
      to: contacts.some(({ data }) => data.email === to) ? to : "",
    }),
  );
  const { subject = drafted.data?.subject ?? "", text = drafted.data?.text ?? "" } = typed;

  const keep = (next: TypedFields) => {
    recordDrafts.write(draft, next);
    setTyped(next);
  };
  const change = (name: string) => (event: { target: { value: string } }) =>
    keep({ ...typed, [name]: event.target.value });
  const draftAnew = (name: string) => (event: { target: { value: string } }) => {
    const { subject: _, text: changed, ...rest } = typed;
    keep({ ...rest, [name]: event.target.value });
    if (changed !== undefined) showToast({ title: "The mail was drafted anew.", undo: () => keep(typed) });
  };
  const end = () => {
    recordDrafts.remove(draft);
    onDone();
  };

  return (
    <NotedWhenSent record={{ job_url: job.job_url, data: { mail_kind, subject, text, to } }} onDone={end}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Mail" options={kindOptions} value={mail_kind} autoFocus onChange={draftAnew("mail_kind")} />
        <LanguageField
          value={language ?? drafted.data?.language ?? "en"}
          onChange={(value) => draftAnew("language")({ target: { value } })}
        />
      </div>
      <TextField
        label="To"
        hint={contacts.length > 0 ? "A contact of this company, or any other address." : "Any address."}
        type="email"
        list={addresses}
        value={to}
        onChange={change("to")}
      />
      <datalist id={addresses}>
        {contacts.map(({ id, data }) => (
          <option key={id} value={data.email}>
            {data.name}
          </option>
        ))}
      </datalist>
      <TextField label="Subject" value={subject} onChange={change("subject")} />
      <TextArea
        label="Text"
        rows={8}
        value={text}
        onChange={change("text")}
        {...(/\[[^\]\n]+\]/.test(text) && { hint: "Fill in what stands in brackets: only you know it." })}
      />
      {drafted.isError && (
        <FormError>
          The mail could not be drafted.{" "}
          <Button variant="quiet" size="small" onClick={() => void drafted.refetch()}>
            Retry
          </Button>
        </FormError>
      )}
      {typed.text !== undefined && <UnheldNote jobUrl={job.job_url} text={typed.text} />}
      <div className="flex flex-wrap gap-2">
        <a href={mailAddress(to, subject, text)} className={buttonClasses("primary", "medium")}>
          <Mail aria-hidden="true" /> Open in my mail program
        </a>
        <CopyButton text={text}>Copy the text</CopyButton>
      </div>
    </NotedWhenSent>
  );
}

interface NotedWhenSentProps {
  record: { job_url: string; data: object };
  onDone: () => void;
  children: ReactNode;
}

/** Whether it was sent only the person knows: then it is noted on the card, with a way back. */
function NotedWhenSent({ record, onDone, children }: NotedWhenSentProps) {
  const [id] = useState(randomId);
  const [fault, setFault] = useState<string>();
  const saveRecord = useSaveRecord();
  const removeRecord = useRemoveRecord();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { data: checked, error } = recordToSave.safeParse({ id, kind: "sent_mail", ...record });
    setFault(error?.issues[0]?.message);
    if (!checked) return;
    saveRecord.mutate(
      { record: checked, base: null },
      {
        onSuccess({ data }) {
          onDone();
          const undo = () => removeRecord.mutate({ record: data, said: "The mail is not noted any more." });
          showToast({ title: "Noted on the card.", undo });
        },
        onError: ({ message }) => setFault(message || "This could not be noted. Please try again."),
      },
    );
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="New mail"
      className="flex flex-col gap-4 rounded-md border border-line bg-sunken/60 p-4"
    >
      {children}
      <FormError>{fault}</FormError>
      <div className="flex flex-wrap items-center gap-2 border-line border-t pt-4">
        <Button type="submit" variant="secondary" size="small" busy={saveRecord.isPending}>
          I sent it: note it here
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Lines end as mail's do. */
function mailAddress(to: string, subject: string, text: string): string {
  const address = encodeURIComponent(to).replace("%40", "@");
  const body = text.replaceAll(/\r?\n/g, "\r\n");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
