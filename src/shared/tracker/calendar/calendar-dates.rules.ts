import { momentOf } from "../../time/time-zone.rules.ts";
import type { CardRecord } from "../records/card-record.contract.ts";
import { interviewKindWords, linkIn } from "../records/card-record.rules.ts";
import type { TrackedJob } from "../tracker.contract.ts";
import type { CalendarEvent } from "./calendar-file.rules.ts";

/** Of an interview whose length is not known, and of a next step with a time. */
const [usualMinutes, stepMinutes] = [60, 30];

/** All dates of the cards that are not in the archive, and of what is noted on them. */
export function calendarEventsOf(jobs: readonly TrackedJob[], records: readonly CardRecord[]): CalendarEvent[] {
  const shown = jobs.filter(({ archived_at }) => !archived_at);
  const byUrl = new Map(shown.map((job) => [job.job_url, job]));
  const noted = records.flatMap((record) => {
    const job = record.kind === "contact" ? undefined : byUrl.get(record.job_url);
    return job ? recordEvents(job, record) : [];
  });
  return [...shown.flatMap(stepEvents), ...noted];
}

/** Of an interview, and of an offer that is not answered. */
export function recordEvents(job: TrackedJob, record: CardRecord): CalendarEvent[] {
  const event = eventOn(job);
  if (record.kind === "offer") {
    const { decide_by: day, answered_on } = record.data;
    return day && !answered_on ? [event(record.kind, record.id, "Decide about the offer", { day })] : [];
  }
  if (record.kind !== "interview") return [];
  const { interview_kind, at, minutes, people, place_or_link } = record.data;
  const when = { at: new Date(at), minutes: minutes ?? usualMinutes };
  const { description, ...shown } = event(record.kind, record.id, interviewKindWords[interview_kind], when);
  const withPeople = people ? `${description}\nWith ${people}` : description;
  const link = linkIn(place_or_link);
  return [
    {
      ...shown,
      description: withPeople,
      ...(place_or_link && { location: place_or_link }),
      ...(link && { url: link }),
    },
  ];
}

function stepEvents(job: TrackedJob): CalendarEvent[] {
  const { next_step: step, next_step_on: day, next_step_at: time, next_step_zone: zone } = job;
  if (!day) return [];
  const at = time && zone ? momentOf(`${day}T${time}`, zone) : undefined;
  const when = at ? { at, minutes: stepMinutes } : { day };
  return [eventOn(job)("next-step", job.job_url, step || "Next step", when)];
}

const eventOn =
  ({ job_url: url, job_title, company_name }: TrackedJob) =>
  (kind: string, of: string, what: string, when: CalendarEvent["when"]) => {
    const description = `${job_title}, ${company_name}`;
    return { uid: uidOf(kind, of), title: `${what}: ${description}`, description, url, when };
  };

/** One a card, or record, and kind, so that a calendar moves what it has. An address may be too long, and says too much. */
function uidOf(kind: string, of: string): string {
  return `${kind}-${hashOf(of)}@forthright`;
}

/** FNV-1a, twice over with different beginnings: 64 bits are enough to tell a person's cards apart. */
function hashOf(text: string): string {
  const half = (seed: number) => {
    let hash = seed;
    for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, "0");
  };
  return half(0x811c9dc5) + half(0x050c5d1f);
}
