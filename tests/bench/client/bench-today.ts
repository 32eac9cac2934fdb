/**
 * What does a year of somebody's search cost? 300 cards with some 900 dates and 200 contacts, opened as Today, board, table and Insights inside
 * the running application, each twenty times on a page that is new to it, in Chromium on the built server; and the server's answers to what
 * they ask for.
 * Ends with 1 when the 95th percentile of scripting is 150 ms or more, or that of an answer 200 ms or more.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { buildStaleParts } from "../../../scripts/preparation/build.mjs";
import { findChromium } from "../../../scripts/preparation/system-programs.mjs";
import { type RecordToSave, restoredAtOnce } from "../../../src/shared/tracker/records/card-record.contract.ts";
import { post, type RegisteredPerson, registerPerson } from "../../factories/registered-person.ts";
import { yearOfRecords, yearOfSearch } from "../../factories/year-of-search.ts";
import { serve } from "../../served-process.ts";
import { quantile } from "../quantile.ts";
import { atRest, clickUntilRest, middleOf, signedInContext } from "./page-at-rest.ts";
import { scriptingTime } from "./scripting-time.ts";

const rounds = 20;
const answers = 50;
const allowed = { scripting: 150, server: 200 };
interface OpenedPage {
  name: string;
  from: string;
  /** What is pressed there. */
  link?: string;
  button?: string;
}
const pages: OpenedPage[] = [
  { name: "Today", from: "/profile", link: "Today" },
  { name: "Board", from: "/profile", link: "Job Tracking" },
  { name: "Table", from: "/jobtracking", button: "Table" },
  { name: "Insights", from: "/today", link: "Insights" },
];
const calls = ["/api/jobs", "/api/jobs/records", "/api/saved-searches"];
const root = fileURLToPath(new URL("../../..", import.meta.url));

await buildStaleParts(root);
const dataDir = mkdtempSync(join(tmpdir(), "forthright-year-"));
const server = await serve({ DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const person = await registerPerson(server.url);
  const cards = yearOfSearch(new Date());
  const changes = cards.map((job) => ({ action: "add", job }));
  await post(server.url, "/api/jobs/changes", { changes }, person.token);
  const records = yearOfRecords(cards, new Date());
  for (let from = 0; from < records.length; from += restoredAtOnce) {
    const part = records.slice(from, from + restoredAtOnce);
    await post(server.url, "/api/jobs/records/restore", { records: part }, person.token);
  }
  const ofCards = cards.reduce((sum, { history, next_step_on }) => sum + history.length + (next_step_on ? 1 : 0), 0);
  const count = (kind: RecordToSave["kind"]) => records.filter((record) => record.kind === kind).length;
  const dates = ofCards + count("interview") + count("offer");
  console.log(`${cards.length} cards, ${dates} dates, ${count("contact")} contacts, ${records.length} records`);
  console.log("ms                        p50     p95");
  for (const call of calls) report(call, await answerTimes(person, call), allowed.server);
  for (const page of pages) report(page.name, await scriptingTimes(person, page), allowed.scripting);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Of the whole answer. */
async function answerTimes({ token }: RegisteredPerson, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < answers; round += 1) {
    const begin = performance.now();
    const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    times.push(performance.now() - begin);
  }
  return times;
}

async function scriptingTimes(person: RegisteredPerson, { from, link, button }: OpenedPage): Promise<number[]> {
  const context = await signedInContext(browser, server.url, person);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    await page.goto(from);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const devtools = await atRest(page);
    const role = button ? "button" : "link";
    const target = await middleOf(page.getByRole(role, { name: button ?? link, exact: true }));
    // The table is drawn of what the board has read.
    const call = button ? undefined : "GET /api/jobs";
    times.push(await scriptingTime(page, () => clickUntilRest(page, devtools, target, call)));
    await page.close();
  }
  await context.close();
  return times;
}

function report(name: string, times: number[], limit: number): void {
  const [middle, high] = [quantile(times, 0.5), quantile(times, 0.95)];
  const isOver = high >= limit;
  if (isOver) process.exitCode = 1;
  const figures = [middle, high].map((value) => value.toFixed(1).padStart(7)).join(" ");
  console.log(`${name.padEnd(20)} ${figures}${isOver ? "  over" : ""}`);
}
