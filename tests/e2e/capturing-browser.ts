import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, expect, type Page } from "@playwright/test";
import { fewerProcesses, findWholeChromium } from "../../scripts/preparation/system-programs.mjs";

/** A whole Chromium with the extension that is built for a server, and every address that anything in it has asked for. */
export async function startCapturingBrowser(serverUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), "forthright-extension-"));
  const script = fileURLToPath(new URL("../../scripts/build-extension.mjs", import.meta.url));
  execFileSync(process.execPath, [script, serverUrl, join(folder, "built")], { stdio: "ignore" });
  const executablePath = findWholeChromium();
  const context = await chromium.launchPersistentContext(join(folder, "profile"), {
    ...(executablePath && { executablePath }),
    // Playwright's own headless browser is the shell, which takes no extensions.
    headless: false,
    ignoreDefaultArgs: ["--disable-extensions"],
    args: [
      ...fewerProcesses,
      "--headless=new",
      "--disable-gpu",
      "--enable-unsafe-extension-debugging",
      "--disable-background-networking",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    ],
  });
  const asked = new Set<string>();
  context.on("request", (request) => asked.add(request.url()));
  const browser = await context.browser()?.newBrowserCDPSession();
  if (!browser) throw new Error("This browser cannot be told to load an extension");
  const started = context.waitForEvent("serviceworker");
  const { id } = await browser.send("Extensions.loadUnpacked", { path: join(folder, "built/chromium") });
  // A press before it listens would be lost.
  const worker = await started;
  await expect.poll(() => worker.evaluate(() => chrome.action.onClicked.hasListeners())).toBe(true);

  return {
    context,
    /** Where the extension lies that is loaded. */
    built: join(folder, "built"),
    asked: () => [...asked],

    /** Presses the extension's button on a page; answers the tab that it opens. */
    async pressOn(page: Page): Promise<Page> {
      const { targetInfos } = await browser.send("Target.getTargets", { filter: [{ type: "tab" }] });
      const tab = targetInfos.find(({ url }) => url === page.url());
      if (!tab) throw new Error(`No tab shows ${page.url()}`);
      // Whoever presses sees a page that has come; a tab that is still on its way loses what the press grants.
      await expect
        .poll(() => worker.evaluate(async () => (await chrome.tabs.query({ status: "loading" })).length))
        .toBe(0);
      const opened = context.waitForEvent("page");
      await browser.send("Extensions.triggerAction", { id, targetId: tab.targetId });
      return opened;
    },

    /** Whether the extension itself can ask for an address. */
    canFetch: (address: string): Promise<boolean> =>
      worker.evaluate((url) => fetch(url).then(Boolean, () => false), address),

    async stop(): Promise<void> {
      await context.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
