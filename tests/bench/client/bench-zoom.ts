/**
 * Every route at 320 px, and at 200 % and 400 % of a laptop's window (which lays out as 640 and 320 px, 400 and 200 px high), filled with long texts,
 * texts from right to left and pictures: what axe finds, what pushes the page sideways, what is cut off to the side, and
 * what keyboard focus lands on while a bar covers it. Ends with 1 when anything is found. `-- --url <address>` looks at a server that runs already.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { buildStaleParts } from "../../../scripts/preparation/build.mjs";
import { findChromium } from "../../../scripts/preparation/system-programs.mjs";
import { serve } from "../../served-process.ts";
import { addressesOf, crowdedPerson } from "./crowded-person.ts";

const windows = { "320 px": [320, 640], "200 %": [640, 400], "400 %": [320, 200] } as const;
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const maxStops = 60;
const { values } = parseArgs({ options: { only: { type: "string", default: "/" }, url: { type: "string" } } });

const folder = mkdtempSync(join(tmpdir(), "forthright-zoom-"));
const server = values.url ? { url: values.url, stop: async () => 0 } : await builtServer();
const browser = await chromium.launch({ executablePath: findChromium() });
let [looks, faults] = [0, 0];
try {
  const person = await crowdedPerson(server.url, `zoom.${Date.now()}@example.org`);
  const addresses = addressesOf(person);
  const session = { auth_token: person.token, user_name: person.name, user_email: person.email };
  await lookAtAll(addresses.public, {});
  await lookAtAll(addresses.signedIn, session);
  console.log(`${looks} looks, ${faults} faults`);
  process.exitCode = faults === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function builtServer() {
  await buildStaleParts(fileURLToPath(new URL("../../..", import.meta.url)));
  return serve({ DATA_DIR: join(folder, "data") });
}

async function lookAtAll(addresses: string[], session: Record<string, string>): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce", bypassCSP: true });
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
  const page = await context.newPage();
  for (const address of addresses.filter((one) => one.startsWith(values.only))) {
    for (const [name, [width, height]] of Object.entries(windows)) {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await page.locator("h1, h2, [role=log]").first().waitFor({ state: "attached" });
      // The board's stream of events never rests.
      await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => undefined);
      const found = [...(await axeFinds(page)), ...(await pushedSideways(page)), ...(await covered(page))];
      looks += 1;
      faults += found.length;
      for (const line of found) console.log(`${name} ${address.slice(0, 60)}: ${line}`);
    }
  }
  await context.close();
}

async function axeFinds(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const rules = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
    const { violations } = await window.axe.run({ ...rules, resultTypes: ["violations"], preload: false });
    return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 160)}`);
  });
}

/** The page as a whole, and text that is cut off to the side where nothing scrolls and nothing says so with an ellipsis. */
function pushedSideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || !text.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width <= 1 || (box.right <= width + 1 && box.left >= -1)) continue;
      let [around, isMeant]: [Element | null, boolean] = [element, false];
      for (; around && !isMeant; around = around.parentElement) {
        const style = getComputedStyle(around);
        const isHidden = around.getBoundingClientRect().width <= 1;
        isMeant =
          isHidden ||
          style.textOverflow === "ellipsis" ||
          /auto|scroll/.test(style.overflowX) ||
          style.position === "fixed";
      }
      if (!isMeant) found.push(`off the side: ${text.textContent.trim().slice(0, 80)}`);
    }
    return found.slice(0, 5);
  });
}

/** Tab through the page: what has the focus must not lie wholly below something else. */
async function covered(page: Page): Promise<string[]> {
  const found = new Set<string>();
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(async (moveMs) => {
      const element = document.activeElement;
      if (!element || element === document.body) return "";
      const shares = [0.1, 0.5, 0.9];
      // What moves at a focus may take a moment.
      for (const deadline = performance.now() + moveMs; ; ) {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const box = element.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) return "";
        // Of what is larger than the window, the part in it. Named functions do not come over from tsx.
        const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
        const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
        const tops = shares.flatMap((x) =>
          shares.map((y) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
        );
        if (tops.some((one) => one && (element.contains(one) || one.contains(element)))) return "";
        if (performance.now() < deadline) continue;
        const by = tops.find((one) => one !== null);
        return `covered: ${element.outerHTML.slice(0, 120)} by ${by?.outerHTML.slice(0, 120) ?? "the window's edge"}`;
      }
    }, 500);
    if (fault) found.add(fault);
  }
  return [...found].slice(0, 3);
}
