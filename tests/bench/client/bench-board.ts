/**
 * What does a board of 5,000 cards cost the browser? Goes to it inside the running application and moves one card, each
 * twenty times on a page that is new to the board, in Chromium on the built server, and prints the milliseconds of
 * scripting, with the ratio to a board of one card. Ends with 1 when the 95th percentile of the full board is 100 ms or more.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { buildStaleParts } from "../../../scripts/preparation/build.mjs";
import { findChromium } from "../../../scripts/preparation/system-programs.mjs";
import { registerPerson } from "../../factories/registered-person.ts";
import { serve } from "../../served-process.ts";
import { atRest, clickUntilRest, middleOf, rest, signedInContext } from "./page-at-rest.ts";
import { scriptingTime } from "./scripting-time.ts";

const cards = 5000;
const rounds = 20;
const allowed = 100;
const statuses = ["Viewed", "Applied", "Interview", "Offer", "Rejected"];
const root = fileURLToPath(new URL("../../..", import.meta.url));

await buildStaleParts(root);
const dataDir = mkdtempSync(join(tmpdir(), "forthright-board-"));
const server = await serve({ DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const small = await measure(1);
  const full = await measure(cards);
  console.log("ms of scripting   1 card p50     p95   5,000 p50     p95   ratio p50");
  for (const kind of ["open", "move"] as const) report(kind, small[kind], full[kind]);
  process.exitCode = Math.max(at(full.open, 0.95), at(full.move, 0.95)) < allowed ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

interface Costs {
  open: number[];
  move: number[];
}

async function measure(count: number): Promise<Costs> {
  const { token, name, email } = await registerPerson(server.url, `cards${count}@example.org`);
  for (let first = 0; first < count; first += 20) {
    const numbers = Array.from({ length: Math.min(20, count - first) }, (_, i) => first + i);
    await Promise.all(numbers.map((number) => add(token, number)));
  }
  const context = await signedInContext(browser, server.url, { token, name, email });
  const costs: Costs = { open: [], move: [] };
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    // The application runs already; the board opens by a click in the sidebar.
    await page.goto("/profile");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const devtools = await atRest(page);
    const link = await middleOf(page.getByRole("link", { name: "Job Tracking", exact: true }));
    costs.open.push(await scriptingTime(page, () => clickUntilRest(page, devtools, link, "GET /api/jobs")));
    await page
      .getByRole("button", { name: /^Move .* to another column$/ })
      .first()
      .click();
    await rest(devtools);
    const target = await middleOf(page.getByRole("menuitem", { name: /^Move to / }).first());
    costs.move.push(await scriptingTime(page, () => clickUntilRest(page, devtools, target, "POST /api/jobs")));
    await page.getByText(/was moved to/).waitFor({ state: "attached" });
    await page.close();
  }
  await context.close();
  return costs;
}

/** From an address of its own in 127.0.0.0/8: one address may not make so many calls in a minute. */
async function add(token: string, number: number): Promise<void> {
  const { port } = new URL(server.url);
  const call = request({
    host: "127.0.0.1",
    port,
    path: "/api/jobs",
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    localAddress: `127.1.${(number >> 8) & 255}.${number & 255 || 1}`,
  });
  call.end(
    JSON.stringify({
      job_title: `Software engineer ${number}`,
      company_name: `Company ${number % 400}`,
      job_url: `https://jobs.example/openings/${number}`,
      status: statuses[number % 5],
    }),
  );
  const [response] = await once(call, "response");
  response.resume();
  if (response.statusCode !== 200) throw new Error(`Adding a card answered ${response.statusCode}`);
}

function at(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

function report(kind: string, small: number[], full: number[]): void {
  const figures = [at(small, 0.5), at(small, 0.95), at(full, 0.5), at(full, 0.95)].map((value) =>
    value.toFixed(1).padStart(9),
  );
  console.log(`${kind.padEnd(16)} ${figures.join(" ")} ${(at(full, 0.5) / at(small, 0.5)).toFixed(2).padStart(9)}`);
}
