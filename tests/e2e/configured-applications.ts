import { rm } from "node:fs/promises";
import { join } from "node:path";
import { startChatCompletionsServer } from "../fakes/chat-completions-server.ts";
import { freemiusKeys, startFreemiusApi } from "../fakes/freemius-api.ts";
import { startRecordingCollector } from "../fakes/recording-collector.ts";
import { newFilledFolder } from "../filled-data-folder.ts";
import { serve } from "../served-process.ts";
import { type Application, test as base, beginLog } from "./served-application.ts";

type Model = Awaited<ReturnType<typeof startChatCompletionsServer>>;
type FreemiusApi = Awaited<ReturnType<typeof startFreemiusApi>>;
type Collector = Awaited<ReturnType<typeof startRecordingCollector>>;

interface Configured {
  /** A language model, whose answers the test writes. */
  withModel: Application & { model: Model };
  /** Freemius, and the provider's REST interface; its folder of files is the test's to break. */
  withFreemius: Application & { freemius: FreemiusApi; files: string };
  /** Analytics and error reports, and the host that they go to. */
  withAnalytics: Application & { collector: Collector };
}

/** What PostHog answers for a project that records sessions. */
const projectSettings = {
  hasFeatureFlags: false,
  supportedCompression: ["gzip-js"],
  autocapture_opt_out: false,
  heatmaps: true,
  sessionRecording: { endpoint: "/s/", version: "v2", sampleRate: null, minimumDurationMilliseconds: null },
};

/** Playwright's test for all folders `with-…`: a worker starts each application when the first test wants it. */
export const test = base.extend<object, Configured>({
  withModel: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use) => {
      const model = await startChatCompletionsServer();
      const settings = { AI_PROVIDER: "openai-compatible", AI_MODEL: "stand-in", AI_BASE_URL: model.url };
      // The failures of the model are what the tests are about; each is an error to the log.
      await serveOnce({ ...settings, LOG_LEVEL: "silent" }, (application) => use({ ...application, model }));
      await model.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],

  withFreemius: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use) => {
      const freemius = await startFreemiusApi();
      const settings = {
        FREEMIUS_PRODUCT_ID: freemiusKeys.productId,
        FREEMIUS_PLAN_ID: freemiusKeys.planId,
        FREEMIUS_PUBLIC_KEY: freemiusKeys.publicKey,
        FREEMIUS_SECRET_KEY: freemiusKeys.secretKey,
        FREEMIUS_API_KEY: freemiusKeys.apiKey,
        FREEMIUS_API_URL: freemius.url,
        FREEMIUS_SANDBOX: "1",
        // The failures of provider and storage are what the tests are about; each is an error to the log.
        LOG_LEVEL: "silent",
      };
      await serveOnce(settings, (application) => use({ ...application, freemius }));
      await freemius.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],

  withAnalytics: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use) => {
      const collector = await startRecordingCollector();
      collector.answer("/array/phc_test/config", 200, projectSettings);
      collector.answer("/e/", 200, { status: 1 });
      collector.answer("/s/", 200, { status: 1 });
      const settings = {
        POSTHOG_KEY: "phc_test",
        POSTHOG_HOST: collector.url,
        SENTRY_DSN: `http://public@${collector.host}/7`,
      };
      await serveOnce(settings, (application) => use({ ...application, collector }));
      await collector.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

async function serveOnce(
  settings: Record<string, string>,
  use: (application: Application & { files: string }) => Promise<void>,
): Promise<void> {
  const dataDir = await newFilledFolder();
  const server = await serve({ DATA_DIR: dataDir, ...settings });
  await use({ url: server.url, beginLog: () => beginLog([server]), files: join(dataDir, "files") });
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
