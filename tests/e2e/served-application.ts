import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { startThrowawayPostgres } from "../database/throwaway-postgres.ts";
import { newFilledFolder } from "../filled-data-folder.ts";
import { freePort } from "../free-port.ts";
import { complaintsIn, type ServedProcess, serve } from "../served-process.ts";
import { startRoundRobin } from "./round-robin.ts";

export interface ServedOptions {
  /** How the built server runs: with nothing configured, or twice on one PostgreSQL. */
  deployment: "embedded" | "two-servers";
}

export interface ExpectedOptions {
  /** Answers that the test provokes: statuses of 400 and above, or no answer at all. The browser's own note of them is no complaint. */
  expectedStatuses: (number | "unreachable")[];
  /** Hosts that the test itself answers for, by `page.route`. */
  answeredHosts: string[];
}

export interface Application {
  url: string;
  /** Answers what the servers have written since. */
  beginLog(): () => string;
}

/**
 * Playwright's test, with a built server of the worker's own; fails on anything that browser or server complain about.
 * A folder of tests puts another server of the worker's in the place of `application`: fixtures of a worker that differ
 * between files would end the worker, with its browser and its servers, from file to file.
 */
export const test = base.extend<
  { cleanRun: undefined; application: Application } & ExpectedOptions,
  ServedOptions & { deployed: Application }
>({
  expectedStatuses: [[], { option: true }],
  answeredHosts: [[], { option: true }],
  deployment: ["embedded", { option: true, scope: "worker" }],

  deployed: [
    async ({ deployment }, use) => {
      const dataDir =
        deployment === "embedded" ? await newFilledFolder() : await mkdtemp(join(tmpdir(), "forthright-e2e-"));
      const { application, stop } = await deployments[deployment](dataDir);
      await use(application);
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],

  application: ({ deployed }, use) => use(deployed),

  baseURL: ({ application }, use) => use(application.url),

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

interface Deployment {
  application: Application;
  stop(): Promise<void>;
}

/** Whoever signs in with it sees the administrator's pages too. */
export const administrator = "administrator@example.org";

const deployments: Record<ServedOptions["deployment"], (dataDir: string) => Promise<Deployment>> = {
  embedded: async (dataDir) => deploymentOf([await serve({ DATA_DIR: dataDir, ADMIN_EMAILS: administrator })]),

  "two-servers": async (dataDir) => {
    const postgres = await newPostgres();
    const publicPort = await freePort();
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.databaseUrl,
      PUBLIC_URL: `http://localhost:${publicPort}`,
    };
    // At the same moment on an empty database: one of them migrates and seeds, the other one waits.
    const [firstPort, secondPort] = [await freePort(), await freePort()];
    const servers = await Promise.all(
      [firstPort, secondPort].map((port) => serve({ ...settings, PORT: String(port) })),
    );
    const stopProxy = await startRoundRobin(publicPort, [firstPort, secondPort]);
    return deploymentOf(servers, async () => {
      await stopProxy();
      await postgres.stop();
    });
  },
};

async function newPostgres() {
  const postgres = await startThrowawayPostgres();
  await postgres.createDatabase("forthright");
  return { databaseUrl: postgres.url("forthright"), stop: postgres.stop };
}

function deploymentOf(servers: ServedProcess[], stopRest: () => Promise<void> = async () => {}): Deployment {
  const [first] = servers;
  if (!first) throw new Error("A deployment has at least one server.");
  return {
    application: { url: first.url, beginLog: () => beginLog(servers) },
    async stop() {
      const codes = await Promise.all(servers.map((server) => server.stop()));
      await stopRest();
      expect(codes, "exit codes of the servers").toEqual(servers.map(() => 0));
    },
  };
}

/** What each has written since: their logs grow side by side. */
export function beginLog(servers: Pick<ServedProcess, "log">[]): () => string {
  const lengths = servers.map((server) => server.log().length);
  return () => servers.map((server, at) => server.log().slice(lengths[at])).join("");
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
