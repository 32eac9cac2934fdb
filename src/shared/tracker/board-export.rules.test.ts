import { describe, expect, it } from "vitest";
import { boardAsCsv, boardAsJson } from "./board-export.rules.ts";
import { boardAfter } from "./bulk/board-changes.rules.ts";
import { boardFileIn, recordsToTakeIn } from "./import/board-file.rules.ts";
import { plannedRows } from "./import/import-plan.rules.ts";
import { cardRecord, type RecordKind, type RecordToSave } from "./records/card-record.contract.ts";
import { isTextRecord } from "./records/card-record.rules.ts";
import { createdRecord } from "./records/kept-record.rules.ts";
import type { TrackedJob } from "./tracker.contract.ts";

const job: TrackedJob = {
  job_title: 'Nurse, "night"',
  company_name: "Charité",
  job_url: "https://jobs.example/1",
  history: [
    { status: "Viewed", timestamp: "2026-05-01T07:08:09.000Z" },
    { status: "Applied", timestamp: "2026-05-02T07:08:09.000Z" },
  ],
  generated_documents: { cv_link: "/cv", cover_letter_link: null, generated_at: "2026-05-03T00:00:00.000Z" },
  notes: "First\nsecond",
};

describe("boardAsCsv", () => {
  it("is read by spreadsheets as it was meant", () => {
    expect(boardAsCsv([job])).toBe(
      "\uFEFFJob Title,Company,Status,Since,Next Step,Next Step On,Next Step At,Next Step Zone,Notes,Job URL,History (UTC),Archived\r\n" +
        '"Nurse, ""night""",Charité,Applied,2026-05-02 07:08,,,,,"First\nsecond",https://jobs.example/1,' +
        '"Viewed 2026-05-01 07:08; Applied 2026-05-02 07:08",\r\n',
    );
  });

  it.each(["=1+1", "+49 30", "-2", "@SUM(A1)", '=HYPERLINK("x")', " =1", "\t=1", "＝1"])(
    "gives no spreadsheet %j as a formula",
    (title) => {
      const [, row = ""] = boardAsCsv([{ ...job, job_title: title }]).split("\r\n");
      expect(row.replace(/^"/, "").startsWith("'")).toBe(true);
    },
  );
});

describe("boardAsJson", () => {
  const noted = (kind: RecordKind, data: object, owner: object = { job_url: job.job_url }) =>
    cardRecord.parse({ id: `${kind}-0001`, kind, ...owner, data, created_at: at, updated_at: at });
  const at = "2026-05-04T09:00:00.000Z";
  const records = [
    noted("note", { text: "Asked" }),
    noted("contact", { name: "Ms Roth" }, { company: "Charité" }),
    noted("interview", { interview_kind: "phone", at, zone: "Europe/Berlin" }),
    noted("file", { name: "a.pdf", size: 1 }),
    noted("sent_documents", { documents: [{ what: "cv", link: "/documents/1/file?signature=x" }] }),
  ];

  it("holds cards and what is noted on them, without links that expire and files", () => {
    const { generated_documents: _links, ...lasting } = job;
    const { jobs, records: kept } = JSON.parse(boardAsJson([job], records));
    expect(jobs).toEqual([lasting]);
    expect(kept.map(({ kind }: { kind: string }) => kind)).toEqual(["contact", "interview", "note"]);
    expect(kept[2]).toEqual({ ...noted("note", { text: "Asked" }), updated_at: undefined });
  });

  it("names the files and documents whose content it leaves out, and says where that is", () => {
    const text = boardAsJson([job], records);
    const { where, named } = JSON.parse(text).not_included;
    expect(where).toContain("under Documents");
    expect(named).toEqual([
      { job_url: job.job_url, kind: "documents", documents: ["cv"], created_at: "2026-05-03T00:00:00.000Z" },
      { job_url: job.job_url, kind: "file", name: "a.pdf", size: 1, type: "", created_at: at },
      { job_url: job.job_url, kind: "sent_documents", documents: ["cv"], created_at: at },
    ]);
    expect(text).not.toContain("signature");
    expect(boardAsJson([], [])).not.toContain("not_included");
  });

  it("is read again as it was written", () => {
    const planned = { next_step: "Call", next_step_on: "2026-06-01", next_step_at: "10:30", next_step_zone: "UTC" };
    const others = [{ ...job, job_url: "https://jobs.example/2", ...planned, archived_at: at }, job];
    const text = boardAsJson(
      others.map((one) => ({ ...one, generated_documents: null })),
      records.filter(isTextRecord),
    );
    const file = boardFileIn(text);
    const changes = plannedRows(file?.rows ?? [], []).flatMap((row) =>
      row.job ? [{ action: "add" as const, job: row.job }] : [],
    );
    const board = boardAfter([], changes, new Date());
    // A field that neither file has would be lacking in both.
    expect(new Set(board)).toEqual(new Set(others.map((one) => ({ ...one, generated_documents: null }))));
    const taken = recordsToTakeIn(
      file?.records ?? [],
      board.map(({ job_url }) => job_url),
      [],
    );
    const named = ({ id, kind, created_at, data }: RecordToSave) => ({ id, kind, created_at, data });
    expect(new Set(taken.map(named))).toEqual(new Set(records.filter(isTextRecord).map(named)));
    expect(
      boardAsJson(
        board,
        taken.map((record) => createdRecord(record, new Date())),
      ),
    ).toBe(text);
  });

  it("takes no record whose card is not taken in, and none that is there", () => {
    expect(recordsToTakeIn(records, [], []).map(({ kind }) => kind)).toEqual(["contact"]);
    expect(recordsToTakeIn(records, [job.job_url], records)).toEqual([]);
  });

  it("names what it cannot read, and takes nothing else for an export", () => {
    expect(["", "[]", "{}", '{"jobs":1}', "Job Title,Company"].map(boardFileIn)).toEqual(Array(5).fill(undefined));
    const faulty = { ...job, job_url: "javascript:alert(1)" };
    const file = boardFileIn(JSON.stringify({ jobs: [faulty, null], records: [{ kind: "note" }] }));
    expect(plannedRows(file?.rows ?? [], []).map(({ state }) => state)).toEqual(["incomplete", "incomplete"]);
    expect(file?.rows[0]).toMatchObject({ job_title: 'Nurse, "night"', remarks: ["It cannot be read as a card"] });
    expect(file?.unread).toBe(1);
  });
});
