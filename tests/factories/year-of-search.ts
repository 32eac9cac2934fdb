import { dayAfter } from "../../src/shared/time/calendar-day.rules.ts";
import { type RecordToSave, recordToSave } from "../../src/shared/tracker/records/card-record.contract.ts";
import {
  type HistoryEntry,
  type JobStatus,
  type JobToRestore,
  jobStatuses,
} from "../../src/shared/tracker/tracker.contract.ts";

const dayMs = 86_400_000;
const hosts = [
  ..."www.stepstone.de boards.greenhouse.io jobs.lever.co de.indeed.com www.linkedin.com".split(" "),
  ..."jobs.ashbyhq.com apply.workable.com www.xing.com careers.northwind.example kleinanzeigen.example".split(" "),
];
const trades =
  "Nurse Ward-Manager Software-Engineer Accountant Electrician Data-Analyst Teacher Chef Buyer Planner".split(" ");
const steps = ["Call the recruiter", "Send the certificate", "Ask how it stands", "Prepare the task", "Thank them"];
/** How far ten cards come: most stay where they were looked at or sent. */
const ways: JobStatus[][] = [
  ["Viewed"],
  ["Viewed", "Applied"],
  ["Viewed", "Applied", "Rejected"],
  ["Viewed", "Applied"],
  ["Viewed", "Applied", "Interview"],
  ["Viewed", "Applied", "Rejected"],
  ["Viewed"],
  ["Viewed", "Applied", "Interview", "Rejected"],
  ["Applied"],
  ["Viewed", "Applied", "Interview", "Offer"],
];

const companies = 200;

/** The board of somebody who has searched for a year: 300 cards at about 200 companies. The same each time. */
export function yearOfSearch(now: Date, count = 300): JobToRestore[] {
  const today = now.toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, index) => {
    const way = ways[index % ways.length] ?? jobStatuses;
    const begun = 1 + ((index * 37) % 364);
    const trade = trades[(index * 7) % trades.length] ?? "";
    return {
      job_title: `${trade.replace("-", " ")} ${index + 1}`,
      company_name: `Company ${(index * 13) % companies}`,
      job_url: `https://${hosts[(index * index) % hosts.length]}/openings/${index}`,
      notes: `Spoke to Ms Roth (${index}).\nThe team has ${2 + (index % 9)} people.`,
      ...(index % 3 === 0 && {
        next_step: steps[index % steps.length],
        next_step_on: dayAfter(today, (index % 60) - 20),
      }),
      history: way.map((status, place): HistoryEntry => {
        const daysAgo = Math.max(0, begun - place * (2 + (index % 11)));
        return {
          status,
          timestamp: new Date(now.getTime() - daysAgo * dayMs - (way.length - place) * 60_000).toISOString(),
        };
      }),
      generated_documents: null,
    };
  });
}

const reached = ({ history }: JobToRestore, wanted: JobStatus): string | undefined =>
  history.find(({ status }) => status === wanted)?.timestamp;

/** What was noted in that year: a contact of each company, interviews, offers, a note on every second card. */
export function yearOfRecords(cards: readonly JobToRestore[], now: Date): RecordToSave[] {
  const today = now.toISOString().slice(0, 10);
  const contacts = Array.from({ length: companies }, (_, index) => ({
    ...{ id: `contact-of-${index}`, kind: "contact", company: `Company ${index}` },
    data: { name: `Ms Roth ${index}`, role: "Recruiter", email: `roth${index}@example.org`, met: "At the fair" },
  }));
  const ofCards = cards.flatMap((card, index) => {
    const { job_url } = card;
    const [met, offered] = [reached(card, "Interview"), reached(card, "Offer")];
    // Every tenth one lies ahead.
    const at = index % 10 === 4 ? new Date(now.getTime() + (index % 9) * dayMs).toISOString() : met;
    const interview = { interview_kind: "video", at, zone: "Europe/Berlin", minutes: 45, people: "Ms Roth" };
    const offer = { base: "65,000", currency: "EUR", decide_by: dayAfter(today, (index % 20) - 5) };
    return [
      ...(met ? [{ id: `interview-of-${index}`, kind: "interview", job_url, data: interview }] : []),
      ...(offered ? [{ id: `offer-of-${index}`, kind: "offer", job_url, data: offer }] : []),
      ...(index % 2 === 0
        ? [{ id: `note-of-card-${index}`, kind: "note", job_url, data: { text: `Spoke (${index})` } }]
        : []),
    ];
  });
  return [...contacts, ...ofCards].map((record) => recordToSave.parse(record));
}
