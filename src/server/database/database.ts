import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Client, Pool } from "pg";
import { projectPath } from "../project-path.ts";
import { StartError } from "../start-error.ts";
import type { ChangeNotifications } from "./change-notifications.ts";
import { createDatabase } from "./connection-pool.ts";
import type { DatabaseCopier } from "./database-copier.ts";
import { outageOf } from "./database-outage.ts";
import { type DeletedDataEraser, leftToTheOperator } from "./embedded/deleted-data-eraser.ts";
import { openPglite } from "./embedded/pglite.ts";
import {
  connectAtStart,
  createBackgroundPool,
  createHealthCheck,
  createReplicaPool,
  createRequestPool,
} from "./postgres.ts";
import { createPostgresCopier } from "./postgres-copier.ts";
import { createPostgresNotifications } from "./postgres-notifications.ts";

export type Database = NodePgDatabase;

/** What a store takes where it may run alone or as a part of somebody's transaction. */
export type DatabaseOrTransaction = Database | Parameters<Parameters<Database["transaction"]>[0]>[0];

export interface OpenDatabase {
  database: Database;
  /** The same one for work that nobody waits for; it may wait long itself. */
  backgroundDatabase: Database;
  /** Takes no writes, and may be behind or away. */
  replica?: Database;
  /** Resolves when the database can serve requests; rejects with what keeps it from that. */
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

export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  /** A streaming replica of it, for reads that may be done there. */
  replicaUrl?: string | undefined;
  /** How long the start waits for a database that does not answer yet. */
  databaseWaitSeconds?: number;
  dataDir: string;
  /** What an embedded one begins with, in place of an empty database. */
  packedDatabase?: string | undefined;
}

/** Opens PostgreSQL by its URL, or PGlite in the data folder, and brings the schema up to date. */
export function openDatabase({ databaseUrl, dataDir, ...settings }: DatabaseSettings): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, settings) : openPglite(dataDir, migrations, settings.packedDatabase);
}

async function openPostgres(
  databaseUrl: string,
  { replicaUrl, databaseWaitSeconds: waitSeconds = 0 }: Pick<DatabaseSettings, "replicaUrl" | "databaseWaitSeconds">,
): Promise<OpenDatabase> {
  await migrateShared(await connectAtStart(databaseUrl, waitSeconds));
  const pool = createRequestPool(databaseUrl);
  const backgroundPool = createBackgroundPool(databaseUrl);
  const replicaPool = replicaUrl ? createReplicaPool(replicaUrl) : undefined;
  const health = createHealthCheck(databaseUrl);
  const changeNotifications = createPostgresNotifications(databaseUrl);
  return {
    database: createDatabase(pool),
    backgroundDatabase: createDatabase(backgroundPool),
    ...(replicaPool && { replica: createDatabase(replicaPool) }),
    ping: health.ping,
    deletedDataEraser: leftToTheOperator,
    changeNotifications,
    copier: createPostgresCopier(databaseUrl),
    connections: pool,
    close: async () => {
      changeNotifications.close();
      await Promise.all([pool.end(), backgroundPool.end(), replicaPool?.end(), health.close()]);
    },
  };
}

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
