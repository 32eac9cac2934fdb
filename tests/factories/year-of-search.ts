import { dayAfter } from "../../src/shared/time/calendar-day.rules.ts";
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

/** The board of somebody who has searched for a year: 300 cards with some 900 dates, at about 200 companies. The same each time. */
export function yearOfSearch(now: Date, count = 300): JobToRestore[] {
  const today = now.toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, index) => {
    const way = ways[index % ways.length] ?? jobStatuses;
    const begun = 1 + ((index * 37) % 364);
    const trade = trades[(index * 7) % trades.length] ?? "";
    return {
      job_title: `${trade.replace("-", " ")} ${index + 1}`,
      company_name: `Company ${(index * 13) % 200}`,
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
