import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { fewerProcesses, findChromium, unwantedSwitches } from "./scripts/preparation/system-programs.mjs";
import { desktop } from "./tests/e2e/devices.ts";

const executablePath = findChromium();

/** Before an application with everything outside configured, which the worker starts. */
const configured = /\/configured\//;

/** At least two: one for each of the longer two projects, side by side. */
const workers = Math.max(2, availableParallelism());

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.e2e.ts",
  globalSetup: "./tests/filled-data-folder.ts",
  outputDir: "test-results",
  timeout: 240_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers,
  forbidOnly: true,
  use: {
    locale: "en-US",
    // It would answer what tests hold back or answer themselves; offline.e2e.ts is about it.
    serviceWorkers: "block",
    timezoneId: "Europe/Berlin",
    // Frames of what moves are a twentieth of all work, and no test looks at them; the main job keeps them.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // A limit against hanging: a test that waits for what never comes would take all of its own.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: unwantedSwitches,
      args: [
        ...fewerProcesses,
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Else each test's first page leaves its empty process for another one: a third of all processes, started for nothing.
        "--disable-site-isolation-trials",
        // The product works without a network; a test that needs one must fail.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      workers: workers - 1,
      testIgnore: configured,
      use: desktop,
    },
    // One worker: two would start the application twice.
    {
      name: "configured",
      testMatch: /\/configured\/.*\.e2e\.ts$/,
      workers: 1,
      use: desktop,
    },
  ],
});
