import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Pool } from "pg";
import { StartError } from "../../start-error.ts";
import { createDatabase, createPool } from "../connection-pool.ts";
import { DatabaseFull } from "../database-outage.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { createPgliteEraser } from "./deleted-data-eraser.ts";
import { type DiskWatch, watchDisk } from "./disk-space.ts";
import { layDatabase } from "./packed-database.ts";
import { type PgliteProcess, startPglite } from "./pglite-connection.ts";
import { createPgliteNotifications } from "./pglite-notifications.ts";

/** The database in the data folder, in a thread of this process. */
export async function openPglite(dataDir: string, migrations: { migrationsFolder: string }, packed?: string) {
  const releaseLock = lockDataDir(dataDir);
  const databaseDir = join(dataDir, "db");
  mkdirSync(databaseDir, { recursive: true });
  const diskWatch = await watchDisk(databaseDir, (isFull) => allowWrites(pool, !isFull));
  if (diskWatch.isFull()) throw noRoom(dataDir);
  const pglite = await startKept(databaseDir, packed);
  // PGlite is a single backend: a second connection would share the first one's transaction.
  const pool = createPool({
    max: 1,
    user: "postgres",
    database: "postgres",
    ssl: false,
    // Everybody waits for the one connection, also behind the filling of the job index on a slow machine.
    connectionTimeoutMillis: 60_000,
    stream: () => pglite.connect(),
  });
  // Before the first connection, which is the one that hears.
  const changeNotifications = createPgliteNotifications(pool);
  const database = createDatabase(pool);
  await migrate(database, migrations).catch((error: unknown) => {
    throw diskWatch.isFull() ? noRoom(dataDir) : error;
  });
  return {
    database,
    backgroundDatabase: database,
    ping: () => ping(pool, diskWatch),
    deletedDataEraser: createPgliteEraser(pool, dataDir),
    changeNotifications,
    copier: { kind: "pglite" as const, copyTo: pglite.copyTo },
    connections: pool,
    close: async () => {
      diskWatch.stop();
      await pool.end();
      await pglite.close();
      releaseLock();
    },
  };
}

const noRoom = (dataDir: string) =>
  new StartError(`The disk of DATA_DIR ${dataDir} is full: free 100 MB, and start again.`);

async function ping(pool: Pool, diskWatch: DiskWatch): Promise<void> {
  if (diskWatch.isFull()) throw new DatabaseFull("The disk of the database is full");
  await pool.query("select 1");
}

/** Of the one backend, and so of everybody. */
async function allowWrites(pool: Pool, isAllowed: boolean): Promise<void> {
  await pool.query("select set_config('default_transaction_read_only', $1, false)", [isAllowed ? "off" : "on"]);
  process.stderr.write(
    isAllowed
      ? "Forthright saves again: there is room on the disk of DATA_DIR.\n"
      : "Forthright saves nothing until there is room: the disk of DATA_DIR is full. Reading goes on. Free 100 MB.\n",
  );
}

/** PGlite makes a new database where it sees none, over whatever else lies there. */
async function startKept(databaseDir: string, packed?: string): Promise<PgliteProcess> {
  const files = readdirSync(databaseDir);
  if (files.length === 0) await layDatabase(databaseDir, packed);
  if (files.length > 0 && !files.includes("PG_VERSION")) throw damaged(databaseDir, "PG_VERSION is missing");
  try {
    return await startPglite(databaseDir, endWithoutDatabase);
  } catch (error) {
    throw damaged(databaseDir, error instanceof Error ? error.message : String(error));
  }
}

const damaged = (databaseDir: string, reason: string) =>
  new StartError(
    `The database in ${databaseDir} cannot be opened (${reason.split("\n")[0]}): put a backup in its place, or move it away to begin anew.`,
  );

/** Without its database the process would answer nobody; whoever starts it anew finds everything that was acknowledged. */
function endWithoutDatabase(reason: string): void {
  process.stderr.write(
    `Forthright ends: the embedded database broke (${reason}). Start it again; what was saved is kept.\n`,
  );
  process.exit(1);
}
