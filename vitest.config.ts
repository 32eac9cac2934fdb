import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { fewerProcesses, findChromium, unwantedSwitches } from "./scripts/preparation/system-programs.mjs";
import { optimisingLate } from "./tests/start-flags.ts";

const setupFiles = ["tests/setup/fail-on-console.ts"];

// How long `expect.poll` waits for what comes by itself: a limit against hanging, for the machine may be busy.
const patient = { poll: { timeout: 30_000 } };

// Collecting garbage rarely and on its own thread: other stages use the second processor meanwhile.
const forMinutes = [optimisingLate, "--max-semi-space-size=32", "--single-threaded-gc"];

export default defineConfig({
  test: {
    // Each worker loads the whole application, and other stages run beside this one.
    maxWorkers: "50%",
    // Without it each project and each run transforms the whole application anew: a third of what a small run takes.
    experimental: { fsModuleCache: true },
    // `root: "."` of each project; file names decide the project, see CONTRIBUTING.md.
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs", "tests/**/*.test.ts"],
          exclude: ["**/*.db.test.ts", "**/*.durability.test.ts", "**/*.component.test.tsx"],
          setupFiles,
          expect: patient,
          // Loading the modules takes longer than the tests; the application keeps no state in modules.
          isolate: false,
          execArgv: forMinutes,
          // A limit against hanging, not a measure of speed: the machine may be busy.
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        // All of the client from the beginning: a package that is found later is bundled anew, and React stands there twice.
        optimizeDeps: { entries: ["src/client/**/*.{ts,tsx}", "tests/components/*.{ts,tsx}"] },
        test: {
          name: "components",
          include: ["src/client/**/*.component.test.tsx"],
          setupFiles: [...setupFiles, "tests/setup/close-client.ts"],
          // One page for all files: it loads the client's hundreds of modules once, and their code stays compiled.
          isolate: false,
          expect: { poll: { ...patient.poll, interval: 20 } },
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            // A limit against hanging: packages are bundled before the page answers, beside all other stages.
            connectTimeout: 400_000,
            provider: playwright({
              // A limit against hanging: what waits to be pressed and never comes would take all the time of its test.
              actionTimeout: 30_000,
              launchOptions: {
                executablePath: findChromium(),
                args: fewerProcesses,
                ignoreDefaultArgs: unwantedSwitches,
              },
              // What fades in has any contrast on its way. A window smaller than a test's page would draw it scaled down, for a tenth more.
              contextOptions: { reducedMotion: "reduce", viewport: { width: 1280, height: 812 } },
            }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
            screenshotFailures: false,
          },
        },
      },
      databaseProject("pglite", "src/**/*.store.db.test.ts"),
      databaseProject("postgres", "src/**/*.db.test.ts"),
      {
        test: {
          name: "durability",
          include: ["tests/durability/*.durability.test.ts"],
          setupFiles,
          expect: patient,
          globalSetup: ["tests/filled-data-folder.ts"],
          isolate: false,
          execArgv: forMinutes,
          // A round starts the built server anew.
          testTimeout: 400_000,
          hookTimeout: 120_000,
        },
      },
      {
        // For `npm run attacks` alone.
        test: {
          name: "attacks",
          include: ["tests/attacks/*.attack.ts"],
          setupFiles,
          expect: patient,
          globalSetup: ["tests/filled-data-folder.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

function databaseProject(name: "pglite" | "postgres", include: string) {
  return {
    test: {
      name,
      include: [include],
      setupFiles: name === "pglite" ? [...setupFiles, "tests/setup/keep-pglite-code.ts"] : setupFiles,
      globalSetup: [`tests/setup/${name}-template.ts`],
      // The optimised code of PGlite's WebAssembly pays after minutes.
      execArgv: name === "pglite" ? ["--liftoff-only", optimisingLate] : forMinutes,
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  };
}
