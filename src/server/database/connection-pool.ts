import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolConfig } from "pg";
import { DatabaseUnreachable, outageOf } from "./database-outage.ts";

/** A pool that outlives its connections. */
export function createPool(settings: PoolConfig): Pool {
  const pool = new Pool(settings);
  // A broken connection is replaced at the next query; without a listener it would end the process. The pool
  // listens to those that are idle, and nobody to one whose transaction is between two statements.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * Drizzle on a pool. A transaction of its own keeps the connection for good where `begin` fails, as it does on one that broke
 * unseen, and gives a connection back that still waits for an answer.
 */
export function createDatabase(pool: Pool): NodePgDatabase {
  const database = drizzle(pool);
  database.transaction = async (work, config) => {
    const client = await pool.connect().catch((cause: unknown) => {
      throw new DatabaseUnreachable("No connection to the database", { cause });
    });
    try {
      const result = await drizzle(client).transaction(work, config);
      client.release();
      return result;
    } catch (error) {
      client.release(outageOf(error) !== undefined);
      throw error;
    }
  };
  return database;
}
