/**
 * How far is it for a newcomer? Goes the whole way on the built server, in Chromium at 1280 and 375 px, by what a person sees and presses, and
 * prints the clicks and the screens from registration to the profile, the first documents and the first application. Ends
 * with 1 when the way to the profile takes more than 4 screens or 5 clicks.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { buildStaleParts } from "../../../scripts/preparation/build.mjs";
import { findChromium } from "../../../scripts/preparation/system-programs.mjs";
import { desktop, phone } from "../../e2e/devices.ts";
import { cvPdf } from "../../factories/cv-pdf.ts";
import { mailedCode } from "../../factories/registered-person.ts";
import { serve } from "../../served-process.ts";

const password = "Winter!morning7";
const allowed = { screens: 4, clicks: 5 };
const root = fileURLToPath(new URL("../../..", import.meta.url));

await buildStaleParts(root);
const dataDir = mkdtempSync(join(tmpdir(), "forthright-clicks-"));
const server = await serve({ DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const lines = [
    ...(await wayOf("1280 px, a CV", desktop, bringCv)),
    ...(await wayOf("375 px, a CV", phone, bringCv)),
    ...(await wayOf("375 px, three lines", phone, typeLines)),
  ];
  console.log(`${"from registration to".padEnd(42)}screens  clicks`);
  for (const { name, screens, clicks } of lines)
    console.log(`${name.padEnd(42)}${String(screens).padStart(7)}${String(clicks).padStart(8)}`);
  const isFar = ({ name, screens, clicks }: Count) =>
    name.endsWith("profile") && (screens > allowed.screens || clicks > allowed.clicks);
  process.exitCode = lines.some(isFar) ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

interface Count {
  name: string;
  screens: number;
  clicks: number;
}

/**
 * A press of the pointer is a click, a choice in a list two; a page at another path, or a card that is opened, is a screen. Typing, and what the
 * system's own window for files asks, are neither. It begins where registering leads to: at the code that was mailed.
 */
async function wayOf(title: string, device: BrowserContextOptions, answer: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ ...device, baseURL: server.url });
  const page = await context.newPage();
  let clicks = 0;
  const screens: string[] = [];
  await page.exposeFunction("countPress", () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    addEventListener("pointerdown", () => Reflect.get(window, "countPress")(), { capture: true });
  });
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname, searchParams } = new URL(frame.url());
    const screen = `${pathname}${searchParams.has("job") ? " card" : ""}`;
    if (screens.at(-1) !== screen) screens.push(screen);
  });
  const counts: Count[] = [];
  const note = (name: string) => counts.push({ name: `${title}: the ${name}`, screens: screens.length, clicks });

  const email = `${title.toLowerCase().replace(/\W+/g, ".")}@example.org`;
  await register(page, email);
  clicks = 0;
  screens.splice(0, screens.length, "/verify-email");
  await page.getByLabel("Verification code").fill(await mailedCode(server.url, email));
  await page.getByRole("button", { name: "Verify" }).click();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { name: "What have you done so far?" }).waitFor();
  await answer(page);
  note("profile");
  const onwards = page.getByRole("link", { name: "Find openings in the chat" });
  if (await onwards.isVisible()) await onwards.click();

  const next = page.getByRole("navigation", { name: "What is next" });
  await next.getByRole("button", { name: /^See / }).click();
  const [posting] = await Promise.all([
    page.waitForEvent("popup"),
    page
      .getByRole("log")
      .getByRole("link", { name: /^Apply/ })
      .first()
      .click(),
  ]);
  await posting.close();
  await next.getByRole("link", { name: "Make a CV and a letter for your first opening" }).click();
  await page.getByRole("button", { name: "Generate Documents" }).click();
  const anyway = page.getByRole("button", { name: "Generate anyway" });
  const made = page.getByRole("link", { name: "Download CV" });
  await made.or(anyway).first().waitFor({ timeout: 120_000 });
  if (await anyway.isVisible()) await anyway.click();
  await made.waitFor({ timeout: 120_000 });
  note("first documents");
  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByLabel("Status").selectOption("Applied");
  clicks += 2;
  await page.getByRole("dialog").getByText("Applied", { exact: true }).last().waitFor();
  note("first application");
  console.log(screens.join(" > "));
  await context.close();
  return counts;
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Full name").fill("Anna Weber");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel(/Terms of Service/).check();
  await page.getByRole("button", { name: "Register" }).click();
  await page.waitForURL("**/verify-email");
}

async function bringCv(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Drop your CV, or choose it" }).click(),
  ]);
  await chooser.setFiles({ name: "anna-weber.pdf", mimeType: "application/pdf", buffer: cvPdf() });
  await page.getByRole("button", { name: /^Add \d+ values to my profile$/ }).click({ timeout: 60_000 });
  await page.getByRole("link", { name: "Find openings in the chat" }).waitFor();
}

async function typeLines(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Type three lines instead" }).click();
  await page.getByLabel("What do you work as?").fill("Nurse");
  await page.getByLabel("In which town?").fill("Berlin");
  await page.getByLabel("For whom did you work last?").fill("Charité");
  await page.getByRole("button", { name: "Begin with this" }).click();
  await page.getByRole("navigation", { name: "What is next" }).waitFor();
}
