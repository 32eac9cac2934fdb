import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jobStatuses, jobUrl, type TrackedJob } from "./tracker.contract.ts";
import { boardColumns, jobsNamed, jobWithAddress, statusOf, withMovedJob } from "./tracker.rules.ts";

const historyEntry = fc.record({
  status: fc.constantFrom(...jobStatuses),
  timestamp: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date("2040-01-01") })
    .map((at) => at.toISOString()),
});

const board: fc.Arbitrary<TrackedJob[]> = fc.uniqueArray(
  fc.record({
    job_title: fc.string(),
    job_url: fc.webUrl(),
    company_name: fc.string(),
    history: fc.array(historyEntry, { maxLength: 6 }),
    generated_documents: fc.constant(null),
  }),
  { selector: (job) => job.job_url },
);

describe("boardColumns", () => {
  it("[TRACK-01] has the five columns in their order, also without jobs", () => {
    expect(boardColumns([]).map((column) => column.status)).toEqual([
      "Viewed",
      "Applied",
      "Interview",
      "Offer",
      "Rejected",
    ]);
  });

  it("[TRACK-04] shows every job with a history once, in the column of its last entry, newest first", () => {
    fc.assert(
      fc.property(board, (jobs) => {
        const columns = boardColumns(jobs);
        const shown = columns.flatMap((column) => column.jobs);
        expect(new Set(shown)).toEqual(new Set(jobs.filter((job) => job.history.length > 0)));
        expect(shown).toHaveLength(new Set(shown).size);
        for (const column of columns) {
          expect(column.jobs.every((job) => statusOf(job) === column.status)).toBe(true);
          const times = column.jobs.map((job) => Date.parse(job.history.at(-1)?.timestamp ?? ""));
          expect(times).toEqual([...times].sort((a, b) => b - a));
        }
      }),
    );
  });
});

describe("withMovedJob", () => {
  it("[TRACK-02] [TRACK-03] appends one entry to the moved job only, and nothing in the same column", () => {
    const at = new Date("2041-05-06T07:08:09Z");
    fc.assert(
      fc.property(board, fc.constantFrom(...jobStatuses), fc.nat(), (jobs, status, pick) => {
        const target = jobs[pick % Math.max(jobs.length, 1)];
        const grows = target !== undefined && statusOf(target) !== status;
        const moved = withMovedJob(jobs, target?.job_url ?? "https://nowhere.example", status, at);

        const entry = { status, timestamp: at.toISOString() };
        const grown = (job: TrackedJob) => ({ ...job, history: [...job.history, entry] });
        expect(moved).toEqual(jobs.map((job) => (grows && job === target ? grown(job) : job)));
        expect(moved === jobs).toBe(!grows);
      }),
    );
  });
});

describe("jobWithAddress", () => {
  const job: TrackedJob = {
    job_title: "Nurse",
    company_name: "Charité",
    job_url: "https://jobs.example/nurse?id=1",
    history: [],
    generated_documents: null,
  };

  it.each(["https://jobs.example/nurse?id=1", "https://JOBS.example:443/nurse/?id=1"])("finds it by %j", (address) =>
    expect(jobWithAddress([job], address)).toBe(job),
  );

  it.each(["https://jobs.example/nurse?id=2", "https://jobs.example/Nurse?id=1", "nurse"])("not by %j", (address) =>
    expect(jobWithAddress([job], address)).toBeUndefined(),
  );
});

describe("jobsNamed", () => {
  const named = (job_title: string, company_name: string): TrackedJob => ({
    ...{ job_title, company_name, job_url: `https://jobs.example/${job_title}` },
    ...{ history: [], generated_documents: null },
  });
  const jobs = [
    named("Night nurse", "Charité"),
    named("Nurse", "Mill"),
    { ...named("Cook", "Weiß & Söhne KG"), notes: "Gespräch am Montag", next_step: "Call back" },
  ];

  it.each([
    ["", 3],
    ["NURSE", 2],
    ["charité nurse", 1],
    ["charite", 1],
    ["weiss sohne", 1],
    ["WEISS", 1],
    ["gesprach", 1],
    ["call", 1],
    ["baker", 0],
  ])("finds by %j", (words, count) => expect(jobsNamed(jobs, words)).toHaveLength(count));
});

describe("jobUrl", () => {
  it.each(["javascript:alert(1)", "data:text/html,x", "ftp://example.com", "example.com", "http://", ""])(
    "refuses %j, which must not become a link",
    (value) => expect(jobUrl.safeParse(value).success).toBe(false),
  );

  it("keeps an address as it was given, because it is the card's id", () => {
    expect(jobUrl.parse("https://example.com?a=ü#x")).toBe("https://example.com?a=ü#x");
  });
});
