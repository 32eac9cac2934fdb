import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool, type PoolConfig } from "pg";
import { projectPath } from "../project-path.ts";
import { StartError } from "../start-error.ts";
import type { ChangeNotifications } from "./change-notifications.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import type { DatabaseCopier } from "./database-copier.ts";
import { createPgliteEraser, type DeletedDataEraser, leftToTheOperator } from "./deleted-data-eraser.ts";
import { startPglite } from "./pglite-connection.ts";
import { createPgliteNotifications } from "./pglite-notifications.ts";
import { createPostgresCopier } from "./postgres-copier.ts";
import { createPostgresNotifications } from "./postgres-notifications.ts";

export type Database = NodePgDatabase;

/** What a store takes where it may run alone or as a part of somebody's transaction. */
export type DatabaseOrTransaction = Database | Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface OpenDatabase {
  database: Database;
  /** Resolves when the database answers a query; rejects otherwise. */
  ping(): Promise<void>;
  deletedDataEraser: DeletedDataEraser;
  changeNotifications: ChangeNotifications;
  copier: DatabaseCopier;
  connections: ConnectionCounts;
  close(): Promise<void>;
}

/** Of the pool that all queries share. */
export type ConnectionCounts = Pick<Pool, "totalCount" | "idleCount" | "waitingCount">;

/** Any constant: one migration at a time across all servers of a database. */
const migrationLock = 7_261_953;

/** Opens PostgreSQL by its URL, or PGlite in the data folder, and brings the schema up to date. */
export async function openDatabase(settings: { databaseUrl?: string; dataDir: string }): Promise<OpenDatabase> {
  const open = settings.databaseUrl ? openPostgres(settings.databaseUrl) : await openPglite(settings.dataDir);
  await migrateDatabase(open.pool, Boolean(settings.databaseUrl));
  return {
    database: drizzle(open.pool),
    ping: async () => {
      await open.pool.query("select 1");
    },
    deletedDataEraser: open.deletedDataEraser,
    changeNotifications: open.changeNotifications,
    copier: open.copier,
    connections: open.pool,
    close: open.close,
  };
}

interface OpenPool {
  pool: Pool;
  deletedDataEraser: DeletedDataEraser;
  changeNotifications: ChangeNotifications;
  copier: DatabaseCopier;
  close(): Promise<void>;
}

function openPostgres(databaseUrl: string): OpenPool {
  const pool = createPool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 15_000 });
  const changeNotifications = createPostgresNotifications(databaseUrl);
  return {
    pool,
    deletedDataEraser: leftToTheOperator,
    changeNotifications,
    copier: createPostgresCopier(databaseUrl),
    close: async () => {
      changeNotifications.close();
      await pool.end();
    },
  };
}

async function openPglite(dataDir: string): Promise<OpenPool> {
  const releaseLock = lockDataDir(dataDir);
  const databaseDir = join(dataDir, "db");
  mkdirSync(databaseDir, { recursive: true });
  const pglite = await startPglite(databaseDir);
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
  return {
    pool,
    deletedDataEraser: createPgliteEraser(pool, dataDir),
    changeNotifications: createPgliteNotifications(pool),
    copier: { kind: "pglite", copyTo: pglite.copyTo },
    close: async () => {
      await pool.end();
      await pglite.close();
      releaseLock();
    },
  };
}

function createPool(settings: PoolConfig): Pool {
  const pool = new Pool(settings);
  // A broken idle connection is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => {});
  return pool;
}

async function migrateDatabase(pool: Pool, isShared: boolean): Promise<void> {
  const client = await pool.connect().catch((error: Error) => {
    throw new StartError(
      `The database of DATABASE_URL cannot be reached (${error.message}): check the address, and that the server runs.`,
    );
  });
  try {
    if (isShared) await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: projectPath("migrations") });
  } finally {
    if (isShared) await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    client.release();
  }
}
