import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SourcePosting, sourcePosting } from "../source-posting.ts";
import { allBoards } from "./all-boards.ts";
import { SourceFault } from "./job-board.ts";
import { isWebAddress, type JobSource } from "./job-source.ts";

const samples: [JobSource["kind"], string][] = [
  ["greenhouse", "greenhouse-jobs.json"],
  ["lever", "lever-postings.json"],
  ["ashby", "ashby-job-board.json"],
  ["workable", "workable-account.json"],
  ["personio", "personio-feed.xml"],
  ["teamtailor", "teamtailor-jobs.rss"],
  ["page", "posting-page.html"],
  ["recruitee", "recruitee-offers.json"],
  ["usajobs", "usajobs-search.json"],
  ["jobvite", "jobvite-feed.xml"],
];
const sampleText = (file: string) =>
  readFileSync(new URL(`../../../../tests/fixtures/job-boards/${file}`, import.meta.url), "utf8");

/** Whatever a reply holds, it is refused in a sentence or read into postings that are fit to be stored and shown. */
function readAnything(kind: JobSource["kind"], text: string): void {
  const board = allBoards[kind];
  const name = kind === "page" ? "https://acme.example/jobs" : "acme";
  try {
    const page = board.read({ text, url: board.firstPage?.(name, {}) ?? name, name });
    for (const draft of page.drafts) expectFit(sourcePosting(draft));
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
  }
}

function expectFit(posting: SourcePosting): void {
  const { salary } = posting;
  expect(posting.externalId).not.toBe("");
  expect(isWebAddress(posting.url)).toBe(true);
  expect(posting.title).not.toBe("");
  for (const text of Object.values(posting)) expect(String(text)).not.toMatch(/[^\P{Cc}\n]|\p{Cs}|\u202e/u);
  if (salary) expect(salary.min > 0 && salary.max >= salary.min && Number.isFinite(salary.max)).toBe(true);
  for (const date of [posting.postedAt, posting.validThrough]) if (date) expect(date.toISOString()).toMatch(/^2\d/);
}

describe.each(samples)("fuzzed replies of %s", (kind, file) => {
  const sample = sampleText(file);

  it("cut off anywhere, never end in anything but a sentence", () => {
    fc.assert(fc.property(fc.nat(sample.length), (at) => readAnything(kind, sample.slice(0, at))));
  });

  it("with a piece replaced, are read or refused", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 30 }),
      fc.constantFrom(
        '"',
        "null",
        "[]",
        "{}",
        "<script>",
        "]]>",
        "&#0;",
        "\\u0000",
        "\\ud800",
        "1e999",
        "-1",
        "javascript:alert(1)",
      ),
    );
    fc.assert(
      fc.property(fc.nat(sample.length), fc.nat(40), piece, (at, length, text) =>
        readAnything(kind, sample.slice(0, at) + text + sample.slice(at + length)),
      ),
      { numRuns: 150 },
    );
  });

  it("that are anything at all, are read or refused", () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json(),
      fc.json().map((jobs) => `{"jobs":[${jobs}]}`),
    );
    fc.assert(fc.property(anything, (text) => readAnything(kind, text)));
  });
});

it("[SEARCH-08] entries with fields of any type cost only themselves", () => {
  const entry = fc.record(
    {
      id: fc.oneof(fc.nat(), fc.string(), fc.constant(null)),
      title: fc.anything(),
      absolute_url: fc.oneof(fc.webUrl(), fc.constant("javascript:alert(1)")),
      content: fc.anything(),
      location: fc.anything(),
      pay_input_ranges: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const good = { id: 1, title: "Kept", absolute_url: "https://acme.example/1", content: "" };
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
      const text = JSON.stringify({ jobs: [...entries, good] }, (_key, value) =>
        typeof value === "bigint" ? 1 : value,
      );
      const page = allBoards.greenhouse.read({ text, url: "https://acme.example", name: "acme" });
      expect(page.drafts.at(-1)?.title).toBe("Kept");
      expect(page.drafts.length + page.unreadable.length).toBe(entries.length + 1);
    }),
  );
});
