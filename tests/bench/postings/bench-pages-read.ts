/**
 * How many fields of the saved pages beside it are read right. The pages were written for this bench in the styles of real sites, each with
 * its truth; half of them, picked by the hash of their names, was set aside before the reader was built.
 *
 *   npm run bench:pages-read [-- --show]
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { type PageReading, readPage } from "../../../src/engines/posting-reading/posting-reading.ts";

const file = (name: string) => readFileSync(new URL(`pages/${name}`, import.meta.url), "utf8");

const truth = z.object({
  url: z.string(),
  lang: z.string(),
  refused: z.string().optional(),
  title: z.string().optional(),
  company: z.string().optional(),
  place: z.string().optional(),
  pay: z.object({ min: z.number(), max: z.number(), currency: z.string(), period: z.string() }).nullish(),
  has: z.array(z.string()).default([]),
  hasNot: z.array(z.string()).default([]),
});
type Truth = z.output<typeof truth>;

const truths = Object.entries(z.record(z.string(), truth).parse(JSON.parse(file("truths.json"))));
const hashOf = (name: string) => createHash("sha256").update(name).digest("hex");
const held = new Set(
  truths
    .map(([name]) => name)
    .toSorted((one, other) => hashOf(one).localeCompare(hashOf(other)))
    .slice(0, Math.floor(truths.length / 2)),
);

interface Check {
  page: string;
  field: string;
  isRight: boolean;
  read: string;
}

function checksOf(page: string, wanted: Truth, { posting, refusal }: PageReading): Check[] {
  if (wanted.refused)
    return [
      {
        page,
        field: "refusal",
        isRight: refusal?.includes(wanted.refused) ?? false,
        read: `${refusal} / ${posting.description}`,
      },
    ];
  const text = `${posting.description}\n${posting.requirements}`;
  const missing = wanted.has.filter((line) => !text.includes(line));
  const extra = wanted.hasNot.filter((line) => text.includes(line));
  const { salary } = posting;
  const isPay = wanted.pay
    ? salary !== undefined &&
      Object.entries(wanted.pay).every(([key, value]) =>
        Object.entries(salary).some(([k, v]) => k === key && v === value),
      )
    : salary === undefined;
  return [
    { page, field: "title", isRight: posting.job_title === wanted.title, read: posting.job_title },
    { page, field: "company", isRight: posting.company === wanted.company, read: posting.company },
    {
      page,
      field: "place",
      isRight: posting.location.includes(wanted.place ?? "") && posting.location.length <= 80,
      read: posting.location,
    },
    { page, field: "pay", isRight: isPay, read: `${JSON.stringify(salary)} ${posting.pay}` },
    {
      page,
      field: "text",
      isRight: missing.length === 0 && extra.length === 0,
      read: `missing ${JSON.stringify(missing)} extra ${JSON.stringify(extra)}`,
    },
    { page, field: "taken for a posting", isRight: refusal === undefined, read: refusal ?? "" },
  ];
}

const start = performance.now();
const checks = truths.flatMap(([page, wanted]) => checksOf(page, wanted, readPage(file(`${page}.html`), wanted.url)));
const took = performance.now() - start;

const share = (some: Check[]) =>
  `${some.filter(({ isRight }) => isRight).length}/${some.length} = ${(some.filter(({ isRight }) => isRight).length / some.length).toFixed(3)}`;
for (const [half, pages] of [
  ["built on", (name: string) => !held.has(name)],
  ["set aside", (name: string) => held.has(name)],
] as const) {
  console.log(`${half}: ${share(checks.filter(({ page }) => pages(page)))}`);
}
for (const field of new Set(checks.map((check) => check.field)))
  console.log(`  ${field}: ${share(checks.filter((check) => check.field === field))}`);
console.log(`all: ${share(checks)}; ${(took / truths.length).toFixed(1)} ms a page`);
if (process.argv.includes("--show"))
  for (const { page, field, isRight, read } of checks)
    if (!isRight && (!held.has(page) || process.argv.includes("--held"))) console.log(`${page} ${field}: ${read}`);
