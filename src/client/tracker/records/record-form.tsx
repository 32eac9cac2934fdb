import { type FormEvent, type ReactNode, useState } from "react";
import {
  type CardRecord,
  type RecordKind,
  recordToSave,
} from "../../../shared/tracker/records/card-record.contract.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { randomId } from "../../http/storage/random-id.ts";
import { Button } from "../../ui/button.tsx";
import { focusFirstFault } from "../../ui/fields/focus-first-fault.ts";
import { FormError } from "../../ui/fields/form-error.tsx";
import { useSaveRecord } from "./record-changes.queries.ts";
import { recordDrafts, type TypedFields } from "./record-drafts.ts";

interface Field {
  value: string;
  error?: string;
  onChange: (event: { target: { value: string } }) => void;
}

interface RecordFormProps {
  /** What is written here, for those who do not see where. */
  label: string;
  kind: RecordKind;
  owner: { job_url: string } | { company: string };
  /** The record that is changed; none for a new one. */
  record: CardRecord | undefined;
  /** What its fields show at first, by the names of its data. */
  start: TypedFields;
  /** The data of what was typed, where the fields are not the data's. */
  dataOf?: (typed: TypedFields) => object;
  /** What is wrong beyond what the server refuses: what was noted before stays, and can be put back. */
  faultsIn?: (typed: TypedFields) => TypedFields | undefined;
  /** Under which what is typed is kept until it is saved. */
  draft: string;
  onDone: () => void;
  children: (field: (name: string) => Field) => ReactNode;
}

/** The fields of one record: checked as the server checks them, kept while they are not saved. */
export function RecordForm(props: RecordFormProps) {
  const { label, kind, owner, record, start, dataOf = (typed) => typed, faultsIn, draft, onDone, children } = props;
  const [typed, setTyped] = useState<TypedFields>(() => ({ ...start, ...recordDrafts.read(draft) }));
  const [fault, setFault] = useState<{ message?: string; fields: TypedFields }>({ fields: {} });
  const [id] = useState(() => record?.id ?? randomId());
  // Of the record as it was when the form was opened; once somebody has read that it was changed elsewhere, as it is.
  const [base, setBase] = useState(record?.updated_at);
  const saveRecord = useSaveRecord();

  const end = () => {
    recordDrafts.remove(draft);
    onDone();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = recordToSave.safeParse({ id, kind, ...owner, data: dataOf(typed) });
    const fields = { ...faultsIn?.(typed), ...faultsOf(checked.error?.issues ?? []) };
    setFault({ fields });
    if (!checked.data || Object.keys(fields).length > 0) return focusFirstFault(event.currentTarget);
    saveRecord.mutate(
      { record: checked.data, base: base ?? record?.updated_at ?? null },
      {
        onSuccess: end,
        onError: (error) => {
          const isChanged = error instanceof CallError && error.status === 409 && record !== undefined;
          if (isChanged) setBase(undefined);
          setFault(isChanged ? { message: changedElsewhere, fields: {} } : failureOf(error));
        },
      },
    );
  };
  const field = (name: string): Field => ({
    value: typed[name] ?? "",
    ...(fault.fields[name] && { error: fault.fields[name] }),
    onChange: ({ target }) => {
      const next = { ...typed, [name]: target.value };
      recordDrafts.write(draft, next);
      setTyped(next);
    },
  });

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={label}
      className="flex flex-col gap-4 rounded-md border border-line bg-sunken/60 p-4"
    >
      {children(field)}
      <FormError>{fault.message}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={saveRecord.isPending}>
          {saveRecord.isPending ? "Saving..." : "Save"}
        </Button>
        <Button variant="secondary" size="small" onClick={end}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const changedElsewhere = "This was changed elsewhere meanwhile. Save again to replace it with yours.";

function faultsOf(issues: readonly { path: PropertyKey[]; message: string }[]): TypedFields {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path.at(-1)), message]));
}

function failureOf(error: unknown): { message: string; fields: TypedFields } {
  const named = error instanceof CallError ? Object.entries(error.fields) : [];
  const fields = Object.fromEntries(named.map(([path, message]) => [path.replace(/^record\.data\./, ""), message]));
  const message = error instanceof Error ? error.message : "";
  return { message: message || "This could not be saved. Please try again.", fields };
}
