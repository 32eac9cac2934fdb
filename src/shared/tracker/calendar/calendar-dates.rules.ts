import type { TrackedJob } from "../tracker.contract.ts";
import type { CalendarEvent } from "./calendar-file.rules.ts";

/** The dates of a card. */
export function calendarEventsOf(job: TrackedJob): CalendarEvent[] {
  const { job_url: url, job_title, company_name, next_step: step, next_step_on: day, archived_at } = job;
  if (!day || archived_at) return [];
  const title = `${step || "Next step"}: ${job_title}, ${company_name}`;
  return [{ uid: uidOf("next-step", url), title, description: `${job_title}, ${company_name}`, url, when: { day } }];
}

/** One a card and kind, so that a calendar moves what it has. The address itself may be too long, and says too much. */
function uidOf(kind: string, jobUrl: string): string {
  return `${kind}-${hashOf(jobUrl)}@forthright`;
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
