import { expect, it } from "vitest";
import { boardAsCsv } from "../board-export.rules.ts";
import { boardAfter } from "../bulk/board-changes.rules.ts";
import { type JobStatus, type TrackedJob, trackedJob } from "../tracker.contract.ts";
import { isUnlinked } from "../unlinked-job.rules.ts";
import { guessedColumns, tableOf, withHeaderTurned } from "./import-fields.rules.ts";
import { importPlan, type PlannedRow, statusesIn } from "./import-plan.rules.ts";

const now = new Date("2026-11-27T12:00:00.000Z");

/** Enough for fields without quotes; the parser's own tests know the others. */
const cellsOf = (text: string) => text.split("\n").map((line) => line.split("|"));

function plan(text: string, jobs: TrackedJob[] = [], statuses: Record<string, JobStatus> = {}): PlannedRow[] {
  const table = tableOf(cellsOf(text));
  const columns = guessedColumns(table.header, table.rows);
  return importPlan(table, { columns, dateOrder: "month_first", statuses }, jobs, now);
}

const shown = ({ job }: PlannedRow) => [
  job?.job_title,
  job?.company_name,
  isUnlinked(job?.job_url ?? "") ? "no link" : job?.job_url,
  job?.history.map(({ status, timestamp }) => `${status} ${timestamp.slice(0, 10)}`).join(", "),
  job?.notes,
];

// The columns are those of the real exports; what stands in them is invented.
const exports: Record<string, [table: string, ...rows: unknown[][]]> = {
  "LinkedIn's applied jobs": [
    `Application Date|Contact Email|Contact Phone Number|Company Name|Job Title|Job Url|Resume Name|Question And Answers
11/20/24, 8:15 AM|a@b.example||Acme|Writer|http://www.linkedin.com/jobs/view/4077|cv.pdf|Years? 6`,
    [
      ...["Writer", "Acme", "http://www.linkedin.com/jobs/view/4077", "Applied 2024-11-20"],
      "Contact Email: a@b.example\nResume Name: cv.pdf",
    ],
  ],
  "LinkedIn's saved jobs": [
    `Saved Date|Job Url|Job Title|Company Name
10/3/24, 2:15 PM|https://www.linkedin.com/jobs/view/39|Editor|Globex`,
    ["Editor", "Globex", "https://www.linkedin.com/jobs/view/39", "Viewed 2024-10-03", undefined],
  ],
  Huntr: [
    `id|title|companyName|location|url|listName|createdAt|description
1|Developer|Acme|London|https://acme.example/1|Wishlist|2026-01-15T10:00:00.000Z|<p>text</p>`,
    ["Developer", "Acme", "https://acme.example/1", "Viewed 2026-01-15", "location: London"],
  ],
  Teal: [
    `id|company_name|role|location|url|excitement|status|statusName|added_at|applied_at|updated_at|archived_at
7|Acme|Analyst|Leeds|https://acme.example/7|4|{"name":"Interviewing"}|Interviewing|2026-01-02T08:00:00Z|2026-01-05T08:00:00Z|2026-02-01T08:00:00Z|`,
    [
      ...["Analyst", "Acme", "https://acme.example/7"],
      ...["Viewed 2026-01-02, Applied 2026-01-05, Interview 2026-02-01", "location: Leeds"],
    ],
  ],
  Simplify: [
    `Job Title|Company Name|Location|Job URL|Applied Date|Status
Engineer|Clera|SF|https://jobs.example/abc|2026-08-25|SCREENING`,
    [...["Engineer", "Clera", "https://jobs.example/abc", "Applied 2026-08-25, Interview 2026-08-25"], "Location: SF"],
  ],
  JobSync: [
    `index|createdAt|applied|appliedDate|Company|JobTitle|jobType|Location|JobSource|Status
1|2026-03-01|Yes|2026-03-04|Acme|Tester|Full Time|Bonn|Indeed|Rejected
2|2026-03-02|No|N/A|Zoo|Keeper|Unknown|N/A|N/A|Draft`,
    [
      ...["Tester", "Acme", "no link", "Viewed 2026-03-01, Applied 2026-03-04, Rejected 2026-03-04"],
      "jobType: Full Time\nLocation: Bonn\nJobSource: Indeed",
    ],
    ["Keeper", "Zoo", "no link", "Viewed 2026-03-02", undefined],
  ],
  "a German spreadsheet": [
    `Firma|Stelle|Beworben am|Status|Bemerkungen
Bäckerei|Bäcker|06.05.2026|Absage|nett`,
    ["Bäcker", "Bäckerei", "no link", "Applied 2026-05-06, Rejected 2026-05-06", "nett"],
  ],
};

it.each(Object.entries(exports))("reads %s", (_name, [table, ...rows]) => {
  expect(plan(table).map(shown)).toEqual(rows);
});

const acme: TrackedJob = {
  ...{ job_title: "Writer", company_name: "Acme", job_url: "https://www.acme.example/1" },
  history: [{ status: "Viewed", timestamp: "2026-01-01T09:00:00.000Z" }],
  generated_documents: null,
};

it("names what is there already, what looks like it, what comes twice, and what lacks something", () => {
  const rows = plan(
    `Title|Company|URL
Writer|Acme|acme.example/1/
writer|ACME|https://acme.example/2
Cook|Zoo|https://zoo.example/1
Chef|Zoo|https://zoo.example/1?utm_source=x
|Zoo|https://zoo.example/3
Cook|Mill|ask Anna`,
    [acme],
  );
  expect(rows.map(({ state, twin }) => [state, twin])).toEqual([
    ["known", "on your board"],
    ["similar", "on your board"],
    ["new", undefined],
    ["known", "row 3"],
    ["incomplete", undefined],
    ["new", undefined],
  ]);
  expect(rows[5]?.job).toMatchObject({ notes: "Link: ask Anna" });
  expect(plan("Title|Company\nWriter|Acme", [{ ...acme, archived_at: now.toISOString() }])[0]?.twin).toBe(
    "in your archive",
  );
});

it("says what it leaves out, and takes the person's word for a status", () => {
  const table = "Title|Company|Applied Date|Status\nCook|Zoo|soon|On fire\nChef|Zoo|1/1/2031|On fire";
  const [cook, chef] = plan(table, [], { "On fire": "Offer" });
  expect(cook?.remarks).toEqual(["“soon” is no date that we can read"]);
  expect(chef?.remarks).toEqual(["“1/1/2031” lies in the future and is left out"]);
  expect(cook?.job?.history).toEqual([{ status: "Offer", timestamp: now.toISOString() }]);
  expect(plan(table)[0]?.job?.history[0]?.status).toBe("Applied");
  const read = tableOf(cellsOf(table));
  expect(statusesIn(read, guessedColumns(read.header, read.rows))).toEqual([{ text: "On fire", count: 2 }]);
  const [long] = plan(`Title|Company|Notes\n${"t".repeat(400)}|Zoo|${"n".repeat(10_001)}`);
  expect(long?.remarks).toEqual(["Title: only the first 300 characters", "Notes: only the first 10000 characters"]);
});

it("takes the time of a next step with its zone alone", () => {
  const table =
    "Title|Company|Next Step On|Next Step At|Next Step Zone\nCook|Zoo|2026-12-01|10:30|\nChef|Zoo|2026-12-01|late|UTC";
  const rows = plan(table);
  expect(rows.map(({ job }) => [job?.next_step_on, job?.next_step_at])).toEqual([
    ["2026-12-01", undefined],
    ["2026-12-01", undefined],
  ]);
  expect(rows[1]?.remarks).toEqual(["“late” is no time that we can read, with its zone"]);
});

it("tells links by themselves where the columns have no names, and takes names from the first row when asked", () => {
  const table = tableOf(cellsOf("Koch|https://zoo.example/1\nBäcker|https://zoo.example/2"));
  expect(guessedColumns(table.header, table.rows)).toEqual([null, "job_url"]);
  const turned = withHeaderTurned(table);
  expect(turned).toEqual({ header: ["Koch", "https://zoo.example/1"], rows: table.rows.slice(1) });
  expect(withHeaderTurned(turned).rows).toEqual(table.rows);
});

const full: TrackedJob[] = [
  {
    ...acme,
    job_title: "=1+1",
    notes: 'He said: "call",\nthen; nothing',
    next_step: "Call",
    next_step_on: "2026-12-01",
    next_step_at: "10:30",
    next_step_zone: "Asia/Kathmandu",
    history: [
      { status: "Viewed", timestamp: "2026-01-01T09:00:12.345Z" },
      { status: "Applied", timestamp: "2026-01-01T09:00:40.000Z" },
      { status: "Viewed", timestamp: "2026-03-01T09:00:00.000Z" },
    ],
  },
  { ...acme, job_url: "https://acme.example/2", archived_at: "2026-06-01T10:11:12.000Z" },
  ...plan("Title|Company|Status\nKoch|Zoo|Offer\nKoch|Zoo|Rejected").flatMap(({ job }) => job ?? []),
];

/** A table has moments by the minute. */
const byTheMinute = (moment: string) => `${moment.slice(0, 16)}:00.000Z`;
const asTable = (job: TrackedJob): TrackedJob => ({
  ...job,
  history: job.history.map(({ status, timestamp }) => ({ status, timestamp: byTheMinute(timestamp) })),
  ...(job.archived_at && { archived_at: byTheMinute(job.archived_at) }),
});
const inOrder = (jobs: readonly TrackedJob[]) => jobs.toSorted((a, b) => a.job_url.localeCompare(b.job_url));

it("export, import and export again are equal, in every field of a card", () => {
  const csv = boardAsCsv(full);
  // What any parser of RFC 4180 makes of it.
  const cells = csv
    .slice(1, -2)
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? "",
      ),
    );
  const table = tableOf(cells);
  const columns = guessedColumns(table.header, table.rows);
  const rows = importPlan(table, { columns, dateOrder: "day_first", statuses: {} }, [], now);
  const changes = rows.flatMap(({ job }) => (job ? [{ action: "add" as const, job }] : []));
  const board = boardAfter([], changes, now);
  // A field that neither file has would be lacking in both.
  expect(inOrder(board)).toEqual(inOrder(full.map(asTable)));
  expect(boardAsCsv(board)).toBe(csv);
  const filled = full.flatMap((job) => Object.entries(job).flatMap(([name, value]) => (value ? name : [])));
  expect(new Set([...filled, "generated_documents"])).toEqual(new Set(Object.keys(trackedJob.shape)));
});
