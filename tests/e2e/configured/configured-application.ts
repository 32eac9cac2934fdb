import { rm } from "node:fs/promises";
import { startChatCompletionsServer } from "../../fakes/chat-completions-server.ts";
import { freemiusKeys, startFreemiusApi } from "../../fakes/freemius-api.ts";
import { startRecordingCollector } from "../../fakes/recording-collector.ts";
import { newFilledFolder } from "../../filled-data-folder.ts";
import { serve } from "../../served-process.ts";
import { type Application, test as base, beginLog } from "../served-application.ts";

interface Outside {
  /** A language model, whose answers the test writes. */
  model: Awaited<ReturnType<typeof startChatCompletionsServer>>;
  /** The payment provider's REST interface. */
  freemius: Awaited<ReturnType<typeof startFreemiusApi>>;
  /** The host that analytics and error reports go to. */
  collector: Awaited<ReturnType<typeof startRecordingCollector>>;
}

/** What PostHog answers for a project that records sessions. */
const projectSettings = {
  hasFeatureFlags: false,
  supportedCompression: ["gzip-js"],
  autocapture_opt_out: false,
  heatmaps: true,
  sessionRecording: { endpoint: "/s/", version: "v2", sampleRate: null, minimumDurationMilliseconds: null },
};

/** Playwright's test on a server with everything outside configured: one, since what is configured does not meet. */
export const test = base.extend<Outside, { configured: Application & Outside }>({
  configured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use) => {
      const model = await startChatCompletionsServer();
      const freemius = await startFreemiusApi();
      const collector = await startRecordingCollector();
      collector.answer("/array/phc_test/config", 200, projectSettings);
      collector.answer("/e/", 200, { status: 1 });
      collector.answer("/s/", 200, { status: 1 });
      const dataDir = await newFilledFolder();
      const server = await serve({
        DATA_DIR: dataDir,
        AI_PROVIDER: "openai-compatible",
        AI_MODEL: "stand-in",
        AI_BASE_URL: model.url,
        FREEMIUS_PRODUCT_ID: freemiusKeys.productId,
        FREEMIUS_PLAN_ID: freemiusKeys.planId,
        FREEMIUS_PUBLIC_KEY: freemiusKeys.publicKey,
        FREEMIUS_SECRET_KEY: freemiusKeys.secretKey,
        FREEMIUS_API_KEY: freemiusKeys.apiKey,
        FREEMIUS_API_URL: freemius.url,
        FREEMIUS_SANDBOX: "1",
        POSTHOG_KEY: "phc_test",
        POSTHOG_HOST: collector.url,
        SENTRY_DSN: `http://public@${collector.host}/7`,
        // The failures of what is outside are what the tests are about; each is an error to the log.
        LOG_LEVEL: "silent",
      });
      await use({ url: server.url, beginLog: () => beginLog(server), model, freemius, collector });
      await server.stop();
      for (const outside of [model, freemius, collector]) await outside.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  // Analytics begin when a page is idle.
  busyForMs: 0,
  application: ({ configured }, use) => use(configured),
  model: ({ configured }, use) => use(configured.model),
  freemius: ({ configured }, use) => use(configured.freemius),
  collector: ({ configured }, use) => use(configured.collector),
  answeredHosts: ({ collector }, use) => use([collector.host, "checkout.freemius.com"]),
});
