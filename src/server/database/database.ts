import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Client } from "pg";
import { projectPath } from "../project-path.ts";
import { StartError } from "../start-error.ts";
import type { ChangeNotifications } from "./change-notifications.ts";
import { createDatabase, createPool } from "./connection-pool.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { outageOf } from "./database-outage.ts";
import { createPgliteEraser, type DeletedDataEraser, leftToTheOperator } from "./deleted-data-eraser.ts";
import { type PgliteProcess, startPglite } from "./pglite-connection.ts";
import { createPgliteNotifications } from "./pglite-notifications.ts";
import { connectAtStart, createBackgroundPool, createHealthCheck, createRequestPool } from "./postgres.ts";
import { createPostgresNotifications } from "./postgres-notifications.ts";

export type Database = NodePgDatabase;

/** What a store takes where it may run alone or as a part of somebody's transaction. */
export type DatabaseOrTransaction = Database | Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface OpenDatabase {
  database: Database;
  /** The same one for work that nobody waits for; it may wait long itself. */
  backgroundDatabase: Database;
  /** Resolves when the database can serve requests; rejects with what keeps it from that. */
  ping(): Promise<void>;
  deletedDataEraser: DeletedDataEraser;
  changeNotifications: ChangeNotifications;
  close(): Promise<void>;
}

/** Any constant: one migration at a time across all servers of a database. */
const migrationLock = 7_261_953;

export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  /** How long the start waits for a database that does not answer yet. */
  databaseWaitSeconds?: number;
  dataDir: string;
}

/** Opens PostgreSQL by its URL, or PGlite in the data folder, and brings the schema up to date. */
export function openDatabase({
  databaseUrl,
  databaseWaitSeconds = 0,
  dataDir,
}: DatabaseSettings): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, databaseWaitSeconds) : openPglite(dataDir);
}

async function openPostgres(databaseUrl: string, waitSeconds: number): Promise<OpenDatabase> {
  await migrateShared(await connectAtStart(databaseUrl, waitSeconds));
  const pool = createRequestPool(databaseUrl);
  const backgroundPool = createBackgroundPool(databaseUrl);
  const health = createHealthCheck(databaseUrl);
  const changeNotifications = createPostgresNotifications(databaseUrl);
  return {
    database: createDatabase(pool),
    backgroundDatabase: createDatabase(backgroundPool),
    ping: health.ping,
    deletedDataEraser: leftToTheOperator,
    changeNotifications,
    close: async () => {
      changeNotifications.close();
      await Promise.all([pool.end(), backgroundPool.end(), health.close()]);
    },
  };
}

async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const releaseLock = lockDataDir(dataDir);
  const databaseDir = join(dataDir, "db");
  mkdirSync(databaseDir, { recursive: true });
  const pglite = await startKept(databaseDir);
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
  await migrate(database, migrations);
  return {
    database,
    backgroundDatabase: database,
    ping: async () => {
      await pool.query("select 1");
    },
    deletedDataEraser: createPgliteEraser(pool, dataDir),
    changeNotifications,
    close: async () => {
      await pool.end();
      await pglite.close();
      releaseLock();
    },
  };
}

/** PGlite makes a new database where it sees none, over whatever else lies there. */
async function startKept(databaseDir: string): Promise<PgliteProcess> {
  const files = readdirSync(databaseDir);
  if (files.length > 0 && !files.includes("PG_VERSION")) throw damaged(databaseDir, "PG_VERSION is missing");
  try {
    return await startPglite(databaseDir);
  } catch (error) {
    throw damaged(databaseDir, error instanceof Error ? error.message : String(error));
  }
}

const damaged = (databaseDir: string, reason: string) =>
  new StartError(
    `The database in ${databaseDir} cannot be opened (${reason.split("\n")[0]}): put a backup in its place, or move it away to begin anew.`,
  );

const migrations = { migrationsFolder: projectPath("migrations") };

/** On a connection of its own, which waits for another server's migration as long as that takes. */
async function migrateShared(client: Client): Promise<void> {
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), migrations);
  } catch (error) {
    if (outageOf(error) !== "read_only") throw error;
    throw new StartError(
      "The database of DATABASE_URL takes no writes: name the primary server, and check default_transaction_read_only.",
    );
  } finally {
    // The lock ends with it.
    await client.end().catch(() => undefined);
  }
}
