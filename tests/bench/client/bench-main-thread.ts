/**
 * What a first visit to each route of the built server costs a page's own thread, on this machine's processor as it is, for somebody with much
 * of everything in a phone's window: all its tasks, the longest ones, and what would block it at a fourth of the speed, as Lighthouse counts
 * that (tasks above 50 ms). It is time of the thread, so that what else the machine does meanwhile is not counted. Medians of five visits;
 * `-- --only /today` measures the routes that begin so.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { buildStaleParts } from "../../../scripts/preparation/build.mjs";
import { findChromium } from "../../../scripts/preparation/system-programs.mjs";
import type { SignedInPerson } from "../../factories/network-person.ts";
import { serve } from "../../served-process.ts";
import { addressesOf, crowdedPerson } from "./crowded-person.ts";
import { atRest } from "./page-at-rest.ts";
import type { TraceEvent } from "./trace-event.ts";

const visits = 5;
const slowdown = 4;
const { values } = parseArgs({ options: { only: { type: "string", default: "/" } } });
await buildStaleParts(fileURLToPath(new URL("../../..", import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), "forthright-main-thread-"));
const server = await serve({ DATA_DIR: folder });
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const person = await crowdedPerson(server.url, `threads.${Date.now()}@example.org`);
  const addresses = addressesOf(person);
  console.log(`${"route".padEnd(34)}   all ms  blocking ms (at a fourth)  longest ms`);
  for (const address of [...addresses.public, ...addresses.signedIn]) {
    if (!address.startsWith(values.only)) continue;
    const visited: number[][] = [];
    for (let visit = 0; visit < visits; visit += 1)
      visited.push(await tasksOf(browser, address, addresses.signedIn.includes(address) ? person : undefined));
    const all = median(visited.map(sum));
    const blocking = median(visited.map((tasks) => sum(tasks.map((ms) => Math.max(0, ms * slowdown - 50)))));
    const longest = [0, 1, 2].map((rank) => median(visited.map((tasks) => tasks[rank] ?? 0)).toFixed(0)).join(" ");
    const figures = `${all.toFixed(0).padStart(9)}${blocking.toFixed(0).padStart(13)}${longest.padStart(25)}`;
    console.log(`${address.slice(0, 33).padEnd(34)}${figures}`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds of each task of the page's thread from the navigation on, the longest first. */
async function tasksOf(on: Browser, address: string, person: SignedInPerson | undefined): Promise<number[]> {
  const viewport = { width: 412, height: 823 };
  const context = await on.newContext({ viewport, isMobile: true, hasTouch: true, baseURL: server.url });
  if (person) {
    const { token: auth_token, name: user_name, email: user_email } = person;
    const stored = Object.entries({ auth_token, user_name, user_email });
    await context.addInitScript((items) => {
      for (const [key, value] of items) localStorage.setItem(key, value);
    }, stored);
  }
  const page = await context.newPage();
  await on.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // What comes when the browser is idle counts too.
  await atRest(page);
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await on.stopTracing()).toString());
  await context.close();
  const begin = traceEvents.find(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL?.startsWith(server.url),
  );
  const main = traceEvents.find(({ pid, args }) => pid === begin?.pid && args.name === "CrRendererMain");
  if (!begin || !main) throw new Error("The trace lacks the page");
  const tasks = traceEvents
    .filter(({ pid, tid, ph, ts }) => pid === main.pid && tid === main.tid && ph === "X" && ts >= begin.ts)
    .filter(({ name }) => name.endsWith("RunTask"))
    .sort((one, other) => one.ts - other.ts);
  let end = 0;
  const outermost = tasks.filter(({ ts, dur }) => {
    const isInside = ts < end;
    if (!isInside) end = ts + dur;
    return !isInside;
  });
  return outermost.map(({ tdur = 0 }) => tdur / 1000).sort((one, other) => other - one);
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function median(numbers: number[]): number {
  return numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? 0;
}
