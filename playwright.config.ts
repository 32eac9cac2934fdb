import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/system-programs.mjs";
import type { ServedOptions } from "./tests/e2e/served-application.ts";

const executablePath = findChromium();
const desktop = { width: 1280, height: 800 };
const phone = { width: 375, height: 812 };

/** What a narrow window or a finger changes; rules, texts and failures are the same at any width and are tested once. */
const looksDifferentOnPhone =
  /\/(main-job|place-fields|job-search-states|board-states|shell|accessibility|chat-states|full-profile|profile-dialogs|subscription-states|document-review)\.e2e\.ts$/;

export default defineConfig<object, ServedOptions>({
  testDir: "tests/e2e",
  testMatch: "*.e2e.ts",
  globalSetup: "./tests/filled-data-folder.ts",
  outputDir: "test-results",
  timeout: 240_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: Math.max(2, availableParallelism() - 1),
  forbidOnly: true,
  use: {
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // The product works without a network; a test that needs one must fail.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: desktop, deployment: "embedded" } },
    {
      name: "phone",
      testMatch: looksDifferentOnPhone,
      use: { viewport: phone, hasTouch: true, isMobile: true, deployment: "embedded" },
    },
    { name: "postgres", testMatch: "main-job.e2e.ts", use: { viewport: desktop, deployment: "postgres" } },
    {
      name: "two-servers",
      testMatch: /\/(main-job|payment-life|board-contract)\.e2e\.ts$/,
      // Of the board, what two servers can get wrong. The name of the file is part of what this looks at.
      grep: /(main-job|payment-life)\.e2e\.ts|\[TRACK-09\]/,
      use: { viewport: desktop, deployment: "two-servers" },
    },
  ],
});
