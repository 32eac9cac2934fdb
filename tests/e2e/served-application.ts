import { rm } from "node:fs/promises";
import { test as base, expect } from "@playwright/test";
import { newFilledFolder } from "../filled-data-folder.ts";
import { complaintsIn, type ServedProcess, serve } from "../served-process.ts";

export interface ExpectedOptions {
  /** Answers that the test provokes: statuses of 400 and above, or no answer at all. The browser's own note of them is no complaint. */
  expectedStatuses: (number | "unreachable")[];
  /** Hosts that the test itself answers for, by `page.route`. */
  answeredHosts: string[];
}

interface BusyOptions {
  /** How long a page is too busy to be idle. What it fetches then is an eighth of a journey, and a person who is quick goes on before. */
  busyForMs: number;
}

export interface Application {
  url: string;
  /** Answers what the server has written since. */
  beginLog(): () => string;
}

/** Playwright's test, with a built server of the worker's own that has nothing configured; fails on anything that browser or server complain about. */
export const test = base.extend<
  { cleanRun: undefined; application: Application } & ExpectedOptions & BusyOptions,
  { unconfigured: Application }
>({
  expectedStatuses: [[], { option: true }],
  answeredHosts: [[], { option: true }],
  busyForMs: [3000, { option: true }],
  unconfigured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use) => {
      const dataDir = await newFilledFolder();
      const server = await serve({ DATA_DIR: dataDir, ADMIN_EMAILS: administrator });
      await use({ url: server.url, beginLog: () => beginLog(server) });
      expect(await server.stop(), "exit code of the server").toBe(0);
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],

  application: ({ unconfigured }, use) => use(unconfigured),

  baseURL: ({ application }, use) => use(application.url),

  context: async ({ context, busyForMs }, use) => {
    if (busyForMs > 0) {
      await context.addInitScript((milliseconds) => {
        const idle = window.requestIdleCallback.bind(window);
        window.requestIdleCallback = (...asked) => window.setTimeout(() => idle(...asked), milliseconds);
      }, busyForMs);
    }
    await use(context);
  },

  cleanRun: [
    async ({ application, context, expectedStatuses, answeredHosts }, use) => {
      const complaints: string[] = [];
      const newLog = application.beginLog();
      context.on("console", (message) => {
        if (message.type() !== "error" || isNoteOf(expectedStatuses, message.text())) return;
        complaints.push(`console.error: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => complaints.push(`page error: ${error.error().stack}`));
      context.on("request", (request) => {
        if (answeredHosts.includes(new URL(request.url()).host)) return;
        if (isForeign(request.url(), application.url)) complaints.push(`request to the network: ${request.url()}`);
      });
      await use(undefined);
      complaints.push(...complaintsIn(newLog()).map((line) => `server: ${line}`));
      expect(complaints, "what the browser and the server complained about").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Whoever signs in with it sees the administrator's pages too. */
export const administrator = "administrator@example.org";

/** What it has written since. */
export function beginLog({ log }: Pick<ServedProcess, "log">): () => string {
  const { length } = log();
  return () => log().slice(length);
}

function isForeign(url: string, applicationUrl: string): boolean {
  return /^(https?|wss?):/.test(url) && new URL(url).host !== new URL(applicationUrl).host;
}

/** Chromium notes every failed request in the console, whatever the page makes of it. */
function isNoteOf(expected: ExpectedOptions["expectedStatuses"], text: string): boolean {
  return expected.some((status) =>
    text.startsWith(
      status === "unreachable"
        ? "Failed to load resource: net::"
        : `Failed to load resource: the server responded with a status of ${status} `,
    ),
  );
}
