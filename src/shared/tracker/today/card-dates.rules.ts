import type { CardRecord, RecordOf } from "../records/card-record.contract.ts";
import { recordsOfKind } from "../records/card-record.rules.ts";

/** What the records of a card say of the days before and ahead. */
export interface CardDates {
  /** Interviews that are not over. */
  ahead: RecordOf<"interview">[];
  /** When there were interviews, ISO 8601. */
  held: string[];
  /** When mails were noted as sent, ISO 8601. */
  written: string[];
  /** The last interview, where neither thanks nor anything else was noted since. */
  unthanked: RecordOf<"interview"> | undefined;
  /** Not answered yet. */
  openOffers: RecordOf<"offer">[];
  /** There was an offer, and none is open. */
  isAnswered: boolean;
}

/** Of an interview whose length is not known. */
const usualMinutes = 60;
/** Later than this, thanks come too late. */
const thanksDays = 3;

export function cardDatesOf(records: readonly CardRecord[], now: Date): CardDates {
  const interviews = recordsOfKind(records, "interview");
  const offers = recordsOfKind(records, "offer");
  const openOffers = offers.filter(({ data }) => data.answered_on === "");
  const over = interviews.filter((interview) => endOf(interview) <= now.getTime());
  const last = over.toSorted((one, other) => endOf(one) - endOf(other)).at(-1);
  return {
    ahead: interviews.filter((interview) => endOf(interview) > now.getTime()),
    held: over.map(({ data }) => data.at),
    written: recordsOfKind(records, "sent_mail").map(({ created_at }) => created_at),
    unthanked: last && isUnthanked(last, records, now) ? last : undefined,
    openOffers,
    isAnswered: offers.length > 0 && openOffers.length === 0,
  };
}

const endOf = ({ data: { at, minutes } }: RecordOf<"interview">): number =>
  Date.parse(at) + (minutes ?? usualMinutes) * 60_000;

function isUnthanked(interview: RecordOf<"interview">, records: readonly CardRecord[], now: Date): boolean {
  const end = endOf(interview);
  const { asked, answered_on } = interview.data;
  const isNoted = records.some(
    ({ kind, created_at }) => (kind === "note" || kind === "sent_mail") && Date.parse(created_at) >= end,
  );
  return !asked && !answered_on && !isNoted && now.getTime() - end < thanksDays * 24 * 60 * 60_000;
}
