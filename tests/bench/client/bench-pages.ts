/**
 * Lighthouse on every route of the built server, with its throttling for phones, for somebody with much of everything. Prints accessibility, best
 * practices and performance, with what costs points; ends with 1 where one is below its aim (100, 100 and 95). Each is a first visit: no file of
 * another page is at hand. `-- --only /chat` looks at the routes that begin so, `-- --url <address>` at a server that runs already, `-- --runs 3`
 * several times at each, of which the median by performance is printed.
 */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { buildStaleParts } from "../../../scripts/preparation/build.mjs";
import { installPackages } from "../../../scripts/preparation/install.mjs";
import { findChromium } from "../../../scripts/preparation/system-programs.mjs";
import { freePort } from "../../free-port.ts";
import { serve } from "../../served-process.ts";
import { addressesOf, crowdedPerson } from "./crowded-person.ts";

/**
 * Lighthouse slows the processor down by four, and takes it for a fast laptop's (1,500 to 2,000): that makes the phone of its reports. Here
 * it is slowed down to the same phone, whatever it is.
 */
const phoneIndex = 1750 / 4;
const aims = { accessibility: 100, "best-practices": 100, performance: 95 };
const categorySchema = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const auditSchema = z.object({
  title: z.string(),
  score: z.number().nullable(),
  displayValue: z.string().optional(),
  numericValue: z.number().optional(),
  details: z.object({ items: z.unknown().optional() }).optional(),
});
const reportSchema = z.object({
  finalDisplayedUrl: z.string(),
  /** How fast the processor was meanwhile. */
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), categorySchema),
  audits: z.record(z.string(), auditSchema),
});
type Report = z.infer<typeof reportSchema>;

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "/" },
    url: { type: "string" },
    runs: { type: "string", default: "1" },
  },
});
const root = fileURLToPath(new URL("../../..", import.meta.url));
const packages = join(root, ".cache/lighthouse");
cpSync(fileURLToPath(new URL("lighthouse", import.meta.url)), packages, { recursive: true });
await installPackages(packages);

const folder = mkdtempSync(join(tmpdir(), "forthright-pages-"));
const server = values.url ? { url: values.url, stop: async () => 0 } : await builtServer();
let slowdown = 4;
const port = await freePort();
const browser = await chromium.launchPersistentContext(join(folder, "browser"), {
  executablePath: findChromium(),
  args: [`--remote-debugging-port=${port}`],
});
try {
  const person = await crowdedPerson(server.url, `pages.${Date.now()}@example.org`);
  const addresses = addressesOf(person);
  const { environment } = await reportOf("/terms", 1);
  slowdown = Math.min(4, Math.max(1, environment.benchmarkIndex / phoneIndex));
  console.log(`processor ${environment.benchmarkIndex.toFixed(0)}, slowed down by ${slowdown.toFixed(1)}`);
  console.log(`${"route".padEnd(34)}accessibility  best practices  performance   LCP s  TBT ms    CLS  processor`);
  for (const address of addresses.public) await look(address);
  const page = await browser.newPage();
  await page.goto(`${server.url}/terms`);
  await page.evaluate(({ token, name, email }) => {
    localStorage.setItem("auth_token", token);
    localStorage.setItem("user_name", name);
    localStorage.setItem("user_email", email);
  }, person);
  await page.close();
  for (const address of addresses.signedIn) await look(address);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function builtServer() {
  await buildStaleParts(root);
  return serve({ DATA_DIR: join(folder, "data") });
}

async function look(address: string): Promise<void> {
  if (!address.startsWith(values.only)) return;
  const report = await medianReportOf(address);
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? 0;
  const [route = ""] = address.split("?job=http");
  const part = /part=\w+/.exec(address)?.[0] ?? (address.includes("?job=http") ? "card" : "");
  const scores = Object.keys(aims).map((category, index) => String(score(category)).padStart([13, 16, 13][index] ?? 0));
  const times = `${(value("largest-contentful-paint") / 1000).toFixed(1).padStart(8)}${value("total-blocking-time").toFixed(0).padStart(8)}${value("cumulative-layout-shift").toFixed(3).padStart(7)}${report.environment.benchmarkIndex.toFixed(0).padStart(11)}`;
  console.log(`${`${route} ${part}`.slice(0, 33).padEnd(34)}${scores.join("")}${times}`);
  // Of a session that has ended, every page would be the sign-in, and fine.
  if (report.finalDisplayedUrl.includes("/login") && route !== "/login") throw new Error(`${address} led to /login`);
  for (const [category, aim] of Object.entries(aims)) {
    if (score(category) >= aim) continue;
    process.exitCode = 1;
    for (const line of faultsOf(report, category)) console.log(`    ${category}: ${line}`);
  }
}

async function medianReportOf(address: string): Promise<Report> {
  const reports: Report[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    await forgetFiles();
    reports.push(await reportOf(address, slowdown));
  }
  const performance = (report: Report) => report.categories.performance?.score ?? 0;
  const [median] = reports.sort((one, other) => performance(one) - performance(other)).slice(reports.length >> 1);
  if (!median) throw new Error("--runs is at least 1");
  return median;
}

/** Lighthouse would forget the session with them. */
async function forgetFiles(): Promise<void> {
  const page = await browser.newPage();
  const devtools = await browser.newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  const storageTypes = "service_workers,cache_storage";
  await devtools.send("Storage.clearDataForOrigin", { origin: server.url, storageTypes });
  await page.close();
}

async function reportOf(address: string, cpuSlowdown: number): Promise<Report> {
  const program = join(packages, "node_modules/lighthouse/cli/index.js");
  const args = [
    program,
    `${server.url}${address}`,
    `--port=${port}`,
    `--only-categories=${Object.keys(aims).join(",")}`,
    // The session lies in the browser's storage.
    "--disable-storage-reset",
    // A board's stream of changes stays open, so that its network is never at rest.
    "--max-wait-for-load=8000",
    // Nobody looks at it.
    "--disable-full-page-screenshot",
    `--throttling.cpuSlowdownMultiplier=${cpuSlowdown}`,
    "--no-enable-error-reporting",
    "--output=json",
    "--output-path=stdout",
    "--quiet",
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 });
  return reportSchema.parse(JSON.parse(stdout));
}

/** The audits that cost a category points, with the first place that each names. */
function faultsOf(report: Report, category: string): string[] {
  const refs = report.categories[category]?.auditRefs ?? [];
  return refs.flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
    const items = audit.details?.items;
    const first: unknown = Array.isArray(items) ? items[0] : items;
    return `${audit.title} ${audit.displayValue ?? ""} ${JSON.stringify(first ?? "").slice(0, 300)}`;
  });
}
