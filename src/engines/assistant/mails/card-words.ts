import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { dayIn } from "../../../shared/time/calendar-day.rules.ts";
import type { CardRecord } from "../../../shared/tracker/records/card-record.contract.ts";
import { payPeriodWords } from "../../../shared/tracker/records/card-record.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";

/** What a text that goes out from a card may say: the profile, the card, and what its owner noted on it. */
export interface StatedCard {
  profile: ProfileDocument;
  job: TrackedJob;
  records: readonly CardRecord[];
}

/** What a card says, in sentences of their own; its days as ISO 8601 writes them, by the clocks of the person's zone. */
export function cardWords({ job, records }: StatedCard, zone: string): string[] {
  const moments = job.history.map(({ timestamp }) => new Date(timestamp)).filter((at) => !Number.isNaN(at.getTime()));
  const days = moments.map((at) => dayIn(zone, at));
  const step = [job.next_step, job.next_step_on].filter(Boolean).join(": ");
  return [job.notes ?? "", step, ...days, ...records.flatMap(recordWords)].filter((text) => text.trim() !== "");
}

function recordWords(record: CardRecord): string[] {
  switch (record.kind) {
    case "note":
      return [record.data.text];
    case "contact":
      return [`${record.data.name}, ${record.data.role}, ${record.company}`, record.data.met];
    case "interview": {
      const { at, zone, people, place_or_link, own_questions, asked } = record.data;
      return [dayIn(zone, new Date(at)), people, place_or_link, own_questions, asked];
    }
    case "offer": {
      const { base, currency, period, bonus, days_off, starts_on, decide_by, remarks } = record.data;
      return [
        `${base} ${currency} ${payPeriodWords[period]}`,
        bonus,
        `${days_off} days off`,
        starts_on,
        decide_by,
        remarks,
      ];
    }
    case "rejection":
      return [record.data.text];
    // What was written for others is held against the card, and is no part of it.
    case "practice_answer":
    case "sent_mail":
    case "sent_documents":
    case "file":
      return [];
  }
}
