import { execFileSync, type SpawnSyncReturns, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, readFileSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { findPostgresFolder } from "../../scripts/preparation/system-programs.mjs";
import { freePort } from "../free-port.ts";
import { dataParent } from "./data-parent.ts";

export interface ThrowawayPostgres {
  /** Of the process that all of its processes descend from. */
  processId: number;
  /** The address of one of its databases, fit for DATABASE_URL. */
  url(databaseName: string): string;
  createDatabase(databaseName: string, template?: string): Promise<void>;
  /** Ends the server as `pg_ctl stop -m fast` does, which ends every connection, or in the midst of everything. */
  halt(mode: "fast" | "immediate"): Promise<void>;
  /** Starts a halted one again; resolves when it answers. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** What a test database may do without, and what a durability test may not. */
const fast = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  // Databases live for seconds, and all of them end with the server.
  "autovacuum=off",
  "checkpoint_timeout=1h",
];
const durable = ["fsync=on", "synchronous_commit=on"];
const always = ["max_connections=300", "shared_buffers=64MB", "log_min_messages=fatal"];

/**
 * Starts an empty PostgreSQL in a temporary folder on a free loopback port. It ends with `stop()` or, at the latest,
 * with this process. PostgreSQL refuses to run as root; then it runs as the unprivileged user of the system.
 */
export async function startThrowawayPostgres(
  options: { durable?: boolean; settings?: string[]; standbyOf?: ThrowawayPostgres } = {},
): Promise<ThrowawayPostgres> {
  const programs = findPostgresFolder();
  if (!programs) throw new Error(missingPostgres);
  const folder = mkdtempSync(join(options.durable ? tmpdir() : dataParent, "forthright-postgres-"));
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const dataFolder = join(folder, "data");
  if (options.standbyOf) copyAsStandby(programs, options.standbyOf, dataFolder, folder, user);
  else initialise(join(programs, "initdb"), dataFolder, folder, user);
  const port = await freePort();
  const settings = [...always, ...(options.durable ? durable : fast), ...(options.settings ?? [])].flatMap(
    (setting) => ["-c", setting],
  );
  const log = join(folder, "server.log");
  const guardian = spawn(
    process.execPath,
    [
      fileURLToPath(new URL("./postgres-guardian.mjs", import.meta.url)),
      join(programs, "postgres"),
      dataFolder,
      folder,
      String(port),
      String(user?.uid ?? ""),
      String(user?.gid ?? ""),
      ...settings,
    ],
    // Its own process group, so that Ctrl-C in the terminal reaches it by the closed pipe only, in order.
    { stdio: ["pipe", "pipe", "inherit"], detached: true },
  );
  const ended = new Promise<void>((resolve) => guardian.on("exit", () => resolve()));
  const url = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const untilUp = () => untilItAnswers(url("postgres"), () => guardian.exitCode !== null, log);
  await untilUp();
  return {
    processId: guardian.pid ?? 0,
    url,
    createDatabase: (name, template) => administer(url("postgres"), createDatabaseSql(name, template)),
    async halt(mode) {
      guardian.stdin.write(mode === "fast" ? "SIGINT\n" : "SIGQUIT\n");
      await once(guardian.stdout, "data");
    },
    async resume() {
      guardian.stdin.write("start\n");
      await untilUp();
    },
    async stop() {
      guardian.stdin.end();
      await ended;
    },
  };
}

const missingPostgres =
  "The tests need a PostgreSQL server (15 or later) on this machine: its programs initdb and postgres were not found. " +
  "Install it (Debian and Ubuntu: apt-get install postgresql; Fedora: dnf install postgresql-server; " +
  "Alpine: apk add postgresql; macOS: brew install postgresql) or put its folder on the PATH.";

/** Runs one statement on a maintenance connection. */
export async function administer(databaseUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export function createDatabaseSql(name: string, template = "template0"): string {
  return `CREATE DATABASE "${name}" TEMPLATE "${template}"`;
}

function initialise(program: string, dataFolder: string, folder: string, user?: { uid: number; gid: number }): void {
  const options = ["-D", dataFolder, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  try {
    execFileSync(program, options, { cwd: folder, stdio: "pipe", env: { ...process.env, HOME: folder }, ...user });
  } catch (error) {
    const { stderr } = error as SpawnSyncReturns<Buffer>;
    throw new Error(`initdb failed: ${stderr?.toString().trim() || String(error)}`);
  }
}

/** A copy that follows the other server by streaming replication. */
function copyAsStandby(
  programs: string,
  primary: ThrowawayPostgres,
  dataFolder: string,
  folder: string,
  user?: { uid: number; gid: number },
): void {
  // Where the programs are linked to from elsewhere, this one need not be.
  const program = join(dirname(realpathSync(join(programs, "initdb"))), "pg_basebackup");
  const options = ["-d", primary.url("postgres"), "-D", dataFolder, "--write-recovery-conf", "--checkpoint=fast"];
  execFileSync(program, [...options, "--no-sync"], {
    cwd: folder,
    stdio: "pipe",
    env: { ...process.env, HOME: folder },
    ...user,
  });
}

function unprivilegedUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function untilItAnswers(url: string, hasEnded: () => boolean, log: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const failure = await administer(url, "SELECT 1").catch((error: Error) => error);
    if (!failure) return;
    if (hasEnded() || Date.now() > deadline) {
      throw new Error(`The throw-away PostgreSQL did not start (${failure.message}):\n${readFileSync(log, "utf8")}`);
    }
    await wait(50);
  }
}
