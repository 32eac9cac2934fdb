/**
 * Does job search find what is meant? Typed questions over the demonstration and over made titles, by the application's own services.
 *
 *   npm run bench:relevance -- [--questions <file>] [--size 30000] [--show]
 *
 * A file of questions has a line for each: the index ("demo" or "made"), what is typed, what is right (an expression that a title must fit;
 * for made titles "=" and the occupation), and an expression for the place, where one is asked. The default is the half for development,
 * looked at while tuning. Ends with 1 below the gate.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "../../../src/server/database/database.ts";
import { createJobServices } from "../../../src/server/jobs/job-services.ts";
import { createPostingIngestStore } from "../../../src/server/jobs/postings/posting-ingest.store.ts";
import { ensureDemonstrationIndex } from "../../../src/stand-ins/demonstration-jobs/demonstration-index.ts";
import { startThrowawayPostgres } from "../../database/throwaway-postgres.ts";
import { makePosting } from "../../factories/posting.ts";
import { madeTitles } from "./relevance/made-titles.ts";

interface Question {
  index: string;
  typed: string;
  right: string;
  place: string;
}

interface Found {
  title: string;
  location: string;
  occupation?: string;
}

const { values } = parseArgs({
  options: {
    questions: { type: "string", default: "tests/bench/search/relevance/development-questions.tsv" },
    size: { type: "string", default: "30000" },
    show: { type: "boolean", default: false },
  },
});
/** Per cent. */
const gate = { first: 70, ten: 90, empty: 2 };
/** The hundred commonest names: none of them may show another trade among its first three. */
const isCommonest = values.questions.includes("commonest");

const questions = readFileSync(values.questions, "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line): Question => {
    const [index = "", typed = "", right = "", place = ""] = line.split("\t");
    return { index, typed, right, place };
  });
const folder = mkdtempSync(join(tmpdir(), "forthright-relevance-"));
const postgres = await startThrowawayPostgres({ settings: [] });
try {
  const demo = await measured("demo", async (database) => ensureDemonstrationIndex(database, 20_000));
  const occupations = new Map<string, string>();
  const made = await measured(
    "made",
    async (database) => {
      const titles = madeTitles(Number(values.size));
      const postings = titles.map(({ title, occupation }, number) => {
        occupations.set(`made-${number}`, occupation);
        const postedAt = new Date(Date.UTC(2026, 10, 20) - number * 60_000);
        return makePosting({ id: `made-${number}`, title, company: `Company ${number % 900}`, postedAt });
      });
      const ingest = createPostingIngestStore(database);
      await ingest.upsertPostings(postings);
      await ingest.refreshStatistics();
    },
    occupations,
  );
  process.exitCode = demo && made ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Fill = (database: Awaited<ReturnType<typeof openDatabase>>["database"]) => Promise<unknown>;

async function measured(index: string, fill: Fill, occupations = new Map<string, string>()): Promise<boolean> {
  await postgres.createDatabase(index);
  const open = await openDatabase({ dataDir: folder, databaseUrl: postgres.url(index) });
  try {
    await fill(open.database);
    const { jobSearchService } = createJobServices({ database: open.database, publicUrl: "http://localhost:3000" });
    const asked = questions.filter((question) => question.index === index);
    let [first, ten, empty, wrong] = [0, 0, 0, 0];
    for (const question of asked) {
      const { results } = await jobSearchService.page({ jobTitle: question.typed, limit: 10, offset: 0 });
      const found = results.map(({ id, job_title, location }) => ({
        title: job_title,
        location,
        ...(occupations.has(id) && { occupation: occupations.get(id) }),
      }));
      const isRight = found.map((one) => fits(question, one));
      if (isRight[0]) first++;
      if (isRight.includes(true)) ten++;
      if (found.length === 0) empty++;
      if (isRight.slice(0, 3).includes(false)) wrong++;
      if ((values.show && !isRight.slice(0, 3).every(Boolean)) || (values.show && found.length === 0))
        console.log(
          `${question.typed}: ${
            found
              .slice(0, 3)
              .map(({ title, location }) => `${title} (${location})`)
              .join("; ") || "nothing"
          }`,
        );
    }
    const share = (count: number) => (100 * count) / Math.max(1, asked.length);
    const shown = (count: number) => `${share(count).toFixed(1)} %`;
    console.log(
      `${index}: ${asked.length} questions, right first ${shown(first)}, in ten ${shown(ten)}, empty ${shown(empty)}, something wrong in the first three ${shown(wrong)}`,
    );
    if (isCommonest && wrong > 0) return false;
    return asked.length === 0 || (share(first) >= gate.first && share(ten) >= gate.ten && share(empty) <= gate.empty);
  } finally {
    await open.close();
  }
}

function fits({ right, place }: Question, { title, location, occupation }: Found): boolean {
  const isThere = place === "" || new RegExp(place, "i").test(location);
  if (right.startsWith("=")) return isThere && occupation === right.slice(1);
  return isThere && new RegExp(right, "i").test(title);
}
