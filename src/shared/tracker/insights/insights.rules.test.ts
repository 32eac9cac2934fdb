import fc from "fast-check";
import { expect, it } from "vitest";
import { type JobStatus, jobStatuses, type TrackedJob } from "../tracker.contract.ts";
import { unlinkedAddress } from "../unlinked-job.rules.ts";
import { insightsOf } from "./insights.rules.ts";
import { shareText } from "./share-text.rules.ts";

const setting = { now: new Date("2026-11-27T12:00:00Z"), zone: "Europe/Berlin" };

/** Each status with its day: "Applied 2026-11-03". */
function card(host: string, ...history: string[]): TrackedJob {
  return {
    job_title: "Nurse",
    job_url: `https://${host}/${history.join("+")}`,
    company_name: "Charité",
    history: history.map((entry) => {
      const [name, day] = entry.split(" ");
      const status = jobStatuses.find((one) => one === name);
      if (!status) throw new Error(`No status: ${name}`);
      return { status, timestamp: `${day}T09:00:00.000Z` };
    }),
    generated_documents: null,
  };
}

const board = [
  card("www.stepstone.de", "Viewed 2026-11-01", "Applied 2026-11-03", "Interview 2026-11-10", "Offer 2026-11-20"),
  card("www.stepstone.de", "Viewed 2026-11-01", "Applied 2026-11-07", "Rejected 2026-11-09"),
  card("jobs.example", "Applied 2026-11-20"),
  card("jobs.example", "Interview 2026-11-25"),
  card("jobs.example", "Viewed 2026-11-26"),
];

it("a funnel counts how far cards came, of how many, when, and how long it took", () => {
  const { cards, funnel, rejected } = insightsOf(board, setting);
  expect(cards).toBe(5);
  expect(funnel.map(({ stage, reached }) => [stage, shareText(reached)])).toEqual([
    ["Viewed", "5 of 5"],
    ["Applied", "4 of 5"],
    ["Interview", "2 of 4"],
    ["Offer", "1 of 2"],
  ]);
  expect(funnel[1]).toMatchObject({ first: "2026-11-03", last: "2026-11-20", took: { days: 4, of: 2, longest: 6 } });
  expect(funnel[3]).toMatchObject({ first: "2026-11-20", last: "2026-11-20", took: { days: 10, of: 1 } });
  expect(rejected).toEqual({ part: 1, of: 5 });
});

it("replies are counted by source, by week and by design, of the applications whose day is known", () => {
  const designs = new Map([
    [board[0]?.job_url ?? "", "Classic"],
    [board[2]?.job_url ?? "", "Classic"],
  ]);
  const { bySource, byWeek, byDesign, after } = insightsOf(board, { ...setting, designs }).replies;
  const texts = (replies: typeof bySource) => replies.map(({ name, answered }) => `${name}: ${shareText(answered)}`);
  expect(texts(bySource)).toEqual(["stepstone.de: 2 of 2", "jobs.example: 0 of 1"]);
  expect(texts(byWeek)).toEqual(["2026-11-02: 2 of 2", "2026-11-09: 0 of 0", "2026-11-16: 0 of 1"]);
  expect(texts(byDesign)).toEqual(["Classic: 1 of 2"]);
  expect(after).toEqual({ days: 4.5, of: 2, longest: 7 });
});

it("what has no link is a source of its own, not the address that stands for none", () => {
  const unlinked = { ...card("jobs.example", "Applied 2026-11-20"), job_url: unlinkedAddress("Nurse", "Charité") };
  expect(insightsOf([unlinked], setting).replies.bySource.map(({ name }) => name)).toEqual(["No link"]);
});

it("days in a stage are those that are over, beside those that still run", () => {
  const applied = insightsOf(board, setting).stays.find(({ status }) => status === "Applied");
  expect(applied).toEqual({
    status: "Applied",
    finished: { days: 4.5, of: 2, longest: 7 },
    current: { days: 7, of: 1, longest: 7 },
  });
});

it("says how many applications an interview and an offer took, and how long somebody thinks about one", () => {
  expect(insightsOf(board, setting).cost).toEqual({
    perInterview: { part: 2, of: 4 },
    perOffer: { part: 1, of: 4 },
    toApply: { days: 4, of: 2, longest: 6 },
  });
});

it("of a span of time, the cards count that began in it", () => {
  expect(insightsOf(board, { ...setting, from: "2026-11-20" }).cards).toBe(3);
});

it("weeks of more than two years ago are not listed one by one, whatever the dates are", () => {
  const old = card("jobs.example", "Applied 1970-01-05");
  const { byWeek } = insightsOf([...board, old], setting).replies;
  expect([byWeek.length, byWeek[0]?.name, byWeek.at(-1)?.name]).toEqual([3, "2026-11-02", "2026-11-16"]);
});

it("days are those of the person's zone", () => {
  const late = {
    ...card("jobs.example", "Applied 2026-11-01"),
    history: [{ status: "Applied" as const, timestamp: "2026-11-01T23:30:00Z" }],
  };
  const weekIn = (zone: string) => insightsOf([late], { ...setting, zone }).replies.byWeek[0]?.name;
  expect([weekIn("UTC"), weekIn("Europe/Berlin")]).toEqual(["2026-10-26", "2026-11-02"]);
});

it("no share says more than it rests on, whatever the board", () => {
  const entry = fc.record({
    status: fc.constantFrom<JobStatus>(...jobStatuses),
    timestamp: fc.oneof(
      fc
        .date({ noInvalidDate: true, min: new Date("2025-01-01"), max: new Date("2027-01-01") })
        .map((at) => at.toISOString()),
      fc.string(),
    ),
  });
  const job = fc.record({
    ...{ job_title: fc.string(), company_name: fc.string(), generated_documents: fc.constant(null) },
    job_url: fc.oneof(fc.webUrl(), fc.string()),
    history: fc.array(entry, { maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(job, { maxLength: 8 }), (jobs) => {
      const { funnel, replies, rejected, cost } = insightsOf(jobs, setting);
      const shares = [
        ...funnel.map(({ reached }) => reached),
        ...[...replies.bySource, ...replies.byDesign].map(({ answered }) => answered),
        ...[rejected, cost.perInterview, cost.perOffer],
      ];
      expect(shares.filter(({ part, of }) => part > of)).toEqual([]);
      expect(funnel.map(({ reached }) => reached.of).slice(1)).toEqual(
        funnel.map(({ reached }) => reached.part).slice(0, 3),
      );
    }),
  );
});

it("a percentage is said of ten and more", () => {
  expect([3, 9, 10, 12].map((of) => shareText({ part: 3, of }))).toEqual([
    "3 of 3",
    "3 of 9",
    "3 of 10 (30 %)",
    "3 of 12 (25 %)",
  ]);
});
