import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type RecordedRequest, startRecordingCollector } from "../../fakes/recording-collector.ts";
import { newFilledFolder } from "../../filled-data-folder.ts";
import { serve } from "../../served-process.ts";
import { test as base } from "../served-application.ts";

type Collector = Awaited<ReturnType<typeof startRecordingCollector>>;

/** What PostHog answers for a project that records sessions. */
const projectSettings = {
  hasFeatureFlags: false,
  supportedCompression: ["gzip-js"],
  autocapture_opt_out: false,
  heatmaps: true,
  sessionRecording: { endpoint: "/s/", version: "v2", sampleRate: null, minimumDurationMilliseconds: null },
};

/** The application with analytics and error reports configured, and the host that it sends them to. */
export const test = base.extend<object, { collector: Collector }>({
  collector: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use) => {
      const collector = await startRecordingCollector();
      collector.answer("/array/phc_test/config", 200, projectSettings);
      collector.answer("/e/", 200, { status: 1 });
      collector.answer("/s/", 200, { status: 1 });
      await use(collector);
      await collector.close();
    },
    { scope: "worker" },
  ],

  application: [
    async ({ collector }, use) => {
      const dataDir = await newFilledFolder();
      const server = await serve({
        DATA_DIR: dataDir,
        POSTHOG_KEY: "phc_test",
        POSTHOG_HOST: collector.url,
        SENTRY_DSN: `http://public@${collector.host}/7`,
      });
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],

  answeredHosts: ({ collector }, use) => use([collector.host]),
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36",
});

/** The library sends nothing for browsers that a program drives. */
export async function hideAutomation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
    Object.defineProperty(Navigator.prototype, "userAgentData", { get: () => undefined });
  });
}

export interface SentEvent {
  event: string;
  timestamp: string;
  properties: Record<string, unknown>;
  $set?: Record<string, unknown>;
}

/** The events in what was recorded, in order. */
export function eventsIn(requests: RecordedRequest[]): SentEvent[] {
  return requests
    .filter(({ method, url }) => method === "POST" && !url.includes("/envelope/"))
    .flatMap(({ body }): SentEvent[] => {
      const sent = JSON.parse(body);
      return Array.isArray(sent) ? sent : (sent.batch ?? [sent]);
    });
}
