import { describe, expect, it } from "vitest";
import { boardAsCsv, boardAsJson } from "./board-export.rules.ts";
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
      "\uFEFFJob Title,Company,Status,Since,Next Step,Next Step On,Notes,Job URL,History (UTC),Archived\r\n" +
        '"Nurse, ""night""",Charité,Applied,2026-05-02 07:08,,,"First\nsecond",https://jobs.example/1,' +
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
  it("holds everything but links that expire", () => {
    const { generated_documents: _links, ...lasting } = job;
    expect(JSON.parse(boardAsJson([job]))).toEqual({
      jobs: [{ ...lasting, documents_generated_at: "2026-05-03T00:00:00.000Z" }],
    });
  });
});
