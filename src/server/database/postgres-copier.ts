import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { StartError } from "../start-error.ts";
import type { DatabaseCopier } from "./database-copier.ts";

const run = promisify(execFile);
const dumpName = "forthright.dump";

/** Copies by PostgreSQL's own pg_dump: as of one moment, and fit for every later version of PostgreSQL. */
export function createPostgresCopier(databaseUrl: string): DatabaseCopier {
  return {
    kind: "postgresql",
    async copyTo(folder) {
      await mkdir(folder, { mode: 0o700 });
      const options = ["--format=custom", "--no-owner", "--no-privileges", "--file", join(folder, dumpName)];
      await runOnDatabase("pg_dump", databaseUrl, folder, options);
    },
  };
}

/** Puts such a copy into an empty database: all of it or nothing. */
export async function restorePostgres(databaseUrl: string, folder: string): Promise<void> {
  const options = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", join(folder, dumpName)];
  await runOnDatabase("pg_restore", databaseUrl, folder, options);
}

export async function requireEmptyPostgres(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 15_000 });
  try {
    await client.connect();
    const { rowCount } = await client.query("select 1 from pg_tables where schemaname = 'public' limit 1");
    if (rowCount) {
      throw new StartError(
        "The database of DATABASE_URL holds tables already, and a restore overwrites nothing: make an empty one (createdb) and name that in DATABASE_URL.",
      );
    }
  } finally {
    await client.end();
  }
}

/** The password goes by a file: the arguments of a process are shown to everybody on the machine. */
async function runOnDatabase(program: string, databaseUrl: string, folder: string, options: string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const passwordFile = join(folder, "password");
  if (url.password) {
    const escaped = decodeURIComponent(url.password).replace(/[\\:]/g, "\\$&");
    await writeFile(passwordFile, `*:*:*:*:${escaped}\n`, { mode: 0o600 });
    url.password = "";
    url.searchParams.set("passfile", passwordFile);
  }
  try {
    await run(program, ["--dbname", url.href, "--no-password", ...options]);
  } catch (error) {
    throw new StartError(sentenceOn(program, error));
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function sentenceOn(program: string, error: unknown): string {
  if (error instanceof Error && "code" in error && error.code === "ENOENT")
    return `${program} is not installed here: install PostgreSQL's client programs (Debian and Ubuntu: postgresql-client) of the database's version or a later one.`;
  const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error);
  return `${program} failed: ${said}`;
}
