import type { Browser, BrowserContext, CDPSession, Locator, Page } from "@playwright/test";
import type { SignedInPerson } from "../../factories/network-person.ts";

/** A browser's profile in which somebody is signed in. */
export async function signedInContext(
  browser: Browser,
  serverUrl: string,
  { token, name, email }: Pick<SignedInPerson, "token" | "name" | "email">,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: serverUrl });
  await context.addInitScript(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    { auth_token: token, user_name: name, user_email: email },
  );
  return context;
}

/** The page's counters, once it has nothing more to do. */
export async function atRest(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await rest(devtools);
  return devtools;
}

/** Where to click. Looking for something runs scripts in the page, which must not be counted. */
export async function middleOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("What is to be clicked is not in sight");
  const { x, y, width, height } = box;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Clicks and waits for the answer, where there is one, and until the page has come to rest with it. */
export async function clickUntilRest(
  page: Page,
  devtools: CDPSession,
  { x, y }: { x: number; y: number },
  call?: string,
): Promise<void> {
  const answered =
    call && page.waitForResponse((answer) => `${answer.request().method()} ${new URL(answer.url()).pathname}` === call);
  await page.mouse.click(x, y);
  if (answered) await (await answered).finished();
  await rest(devtools);
}

export async function rest(devtools: CDPSession): Promise<void> {
  let last = await scriptDuration(devtools);
  for (let quiet = 0; quiet < 4; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const now = await scriptDuration(devtools);
    quiet = now - last < 0.001 ? quiet + 1 : 0;
    last = now;
  }
}

async function scriptDuration(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN;
}
