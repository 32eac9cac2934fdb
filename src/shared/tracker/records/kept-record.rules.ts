import { type CardRecord, maxFilesOnCard, maxRecords, type RecordToSave } from "./card-record.contract.ts";

/** What a person has already. */
export interface KeptRecords {
  known: CardRecord | undefined;
  /** How many records the person has, of all kinds. */
  total: number;
  /** How many of this kind are on the card. */
  onCard: number;
}

/** A new record, or one that is put back with the time that it had. */
export function createdRecord(record: RecordToSave, at: Date): CardRecord {
  const now = at.toISOString();
  return { ...record, created_at: record.created_at ?? now, updated_at: now };
}

/** Why one more record cannot be kept, as the person is told; undefined where it can. */
export function roomFault({ kind }: RecordToSave, { known, total, onCard }: KeptRecords): string | undefined {
  if (known) return undefined;
  if (total >= maxRecords) return `You have ${maxRecords} notes and records. Please remove one first.`;
  if (kind !== "file" || onCard < maxFilesOnCard) return undefined;
  return `There are ${maxFilesOnCard} files on this card. Please remove one first.`;
}

/** The links of sent documents, each changed; any other record as it is. */
export function recordWithLinks<Kept extends CardRecord | RecordToSave>(
  record: Kept,
  change: (link: string) => string,
): Kept {
  if (record.kind !== "sent_documents") return record;
  const documents = record.data.documents.map(({ what, link }) => ({ what, link: change(link) }));
  return { ...record, data: { documents } };
}
