/**
 * What does a key stroke cost in a profile with everything at its limits (100 entries a section)? Types the same text at
 * 375 px into an empty profile and into the full one, and prints the browser's milliseconds of scripting, and of all its
 * work, per key, with the ratio of the two.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CDPSession, chromium } from "@playwright/test";
import { buildStaleParts } from "../../../scripts/preparation/build.mjs";
import { findChromium } from "../../../scripts/preparation/system-programs.mjs";
import type { ProfileDocument } from "../../../src/shared/profile/profile.contract.ts";
import { fullProfile } from "../../factories/full-profile.ts";
import { post, registerPerson } from "../../factories/registered-person.ts";
import { serve } from "../../served-process.ts";

const text = "Led the night shift of an intensive care ward with twelve beds and nine nurses.";
const kinds = ["ScriptDuration", "TaskDuration"] as const;
type Kind = (typeof kinds)[number];
type Costs = Record<Kind, number[]>;

const root = fileURLToPath(new URL("../../..", import.meta.url));

await buildStaleParts(root);
const dataDir = mkdtempSync(join(tmpdir(), "forthright-typing-"));
const server = await serve({ DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const empty = await typeInto(undefined);
  const full = await typeInto(fullProfile());
  console.log("ms per key             empty p50     p95    full p50     p95    ratio p50     p95");
  for (const kind of kinds) report(kind, empty, full);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The cost of each key, in the statement of a position. */
async function typeInto(profile: ProfileDocument | undefined): Promise<Costs> {
  const { token, name, email } = await registerPerson(server.url, `${profile ? "full" : "empty"}@example.org`);
  if (profile) await post(server.url, "/api/profile/save-version", { data: profile }, token);
  const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
  await page.addInitScript(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    { auth_token: token, user_name: name, user_email: email },
  );
  await page.goto(`${server.url}/profile`);
  await page.getByRole("button", { name: "Edit Professional Experience" }).click();
  const field = page.getByLabel("Responsibilities 1");
  if (profile) await page.getByRole("button", { name: /^Position 60/ }).click();
  else await page.getByRole("button", { name: "Add responsibility" }).click();
  await field.fill("");
  await field.focus();

  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const costs: Costs = { ScriptDuration: [], TaskDuration: [] };
  let before = await metrics(devtools);
  for (const key of text) {
    await page.keyboard.type(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const after = await metrics(devtools);
    for (const kind of kinds) costs[kind].push((after[kind] - before[kind]) * 1000);
    before = after;
  }
  await page.close();
  return costs;
}

async function metrics(devtools: CDPSession): Promise<Record<Kind, number>> {
  const { metrics: all } = await devtools.send("Performance.getMetrics");
  const figureOf = (kind: Kind) => all.find(({ name }) => name === kind)?.value ?? Number.NaN;
  return { ScriptDuration: figureOf("ScriptDuration"), TaskDuration: figureOf("TaskDuration") };
}

function report(kind: Kind, empty: Costs, full: Costs): void {
  const at = (costs: Costs, part: number) =>
    costs[kind].toSorted((one, other) => one - other)[Math.floor((costs[kind].length - 1) * part)] ?? Number.NaN;
  const [emptyMedian, emptySlow, fullMedian, fullSlow] = [
    at(empty, 0.5),
    at(empty, 0.95),
    at(full, 0.5),
    at(full, 0.95),
  ];
  const columns = [emptyMedian, emptySlow, fullMedian, fullSlow, fullMedian / emptyMedian, fullSlow / emptySlow];
  const title = kind === "ScriptDuration" ? "scripting" : "all work";
  console.log(title.padEnd(20) + columns.map((value) => value.toFixed(2).padStart(10)).join(""));
}
