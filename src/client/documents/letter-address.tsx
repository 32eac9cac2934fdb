import { useQuery } from "@tanstack/react-query";
import type { DocumentChange, Review } from "../../shared/documents/document-review.contract.ts";
import { recordsOfJob, recordsOfKind } from "../../shared/tracker/records/card-record.rules.ts";
import { cardRecordsQuery } from "../http/calls/all-records.queries.ts";
import { SelectField } from "../ui/fields/select-field.tsx";

interface LetterAddressProps {
  salutation: NonNullable<NonNullable<Review["letter"]>["salutation"]>;
  review: Review;
  apply: (change: DocumentChange, done: string) => unknown;
}

/** To whom the letter is addressed: a contact of the card, by what the person wrote of them. */
export function LetterAddress({ salutation: { text, usual, to, needs_title }, review, apply }: LetterAddressProps) {
  // Another page may have added one.
  const { data: records = [] } = useQuery({ ...cardRecordsQuery, staleTime: 0 });
  const contacts = recordsOfKind(recordsOfJob(records, review), "contact").map(({ data }) => data.name);
  const names = [...new Set([...contacts, ...(to ? [to] : [])])];
  if (names.length === 0) {
    return (
      <div className="px-2">
        <p>{text}</p>
        <p className="text-muted text-sm">
          To address a person by name, add them as a contact to the notes of the card.
        </p>
      </div>
    );
  }
  const begins = `It begins “${text}”`;
  return (
    <SelectField
      className="max-w-sm px-2"
      label="The letter is addressed to"
      hint={needs_title ? `${begins}: in this language a name needs a title, such as Pan or Pani, before it.` : begins}
      options={[{ value: "", label: usual.replace(/[,:]$/, "") }, ...names]}
      value={to}
      onChange={({ target: { value } }) =>
        apply({ what: "address", to: value }, value ? `Addressed to ${value}.` : `It begins “${usual}” again.`)
      }
    />
  );
}
