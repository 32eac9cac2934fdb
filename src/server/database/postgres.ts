import { setTimeout as wait } from "node:timers/promises";
import { Client, type ClientBase, DatabaseError, type Pool } from "pg";
import { StartError } from "../start-error.ts";
import { createPool } from "./connection-pool.ts";
import { DatabaseReadOnly, isNoAnswer, outageOf } from "./database-outage.ts";

const connectWithinMs = 10_000;
const healthWithinMs = 3_000;
/** A database that vanished without a word leaves its connections open for a quarter of an hour. */
const answerWithinMs = 40_000;
/**
 * One lock that somebody holds must not stall those who do not want it: they wait for a connection meanwhile. Compiling a statement of
 * milliseconds by JIT takes 200.
 */
const limits =
  "set statement_timeout = '30s'; set lock_timeout = '4s'; set idle_in_transaction_session_timeout = '60s'; set jit = off";

/** The pool waits for it, though its types do not say so. */
const limited: { onConnect(client: ClientBase): Promise<unknown> } = { onConnect: (client) => client.query(limits) };

/** By a statement and not by the connection's parameters, which poolers refuse. */
const limitedPool = (connectionString: string, connectionTimeoutMillis: number, query_timeout: number): Pool =>
  createPool({ connectionString, max: 10, connectionTimeoutMillis, query_timeout, keepAlive: true, ...limited });

export const createRequestPool = (connectionString: string): Pool =>
  limitedPool(connectionString, connectWithinMs, answerWithinMs);

/** The primary answers instead: nobody waits long for a replica. */
export const createReplicaPool = (connectionString: string): Pool => limitedPool(connectionString, 1_000, 5_000);

/** For work that may wait for its turn, such as filling the index: it takes no connection from those who wait for a page. */
export function createBackgroundPool(connectionString: string): Pool {
  return createPool({ connectionString, max: 2, connectionTimeoutMillis: connectWithinMs, keepAlive: true });
}

/**
 * Asks whether requests can be served, by a new connection each time: whether the database takes more of them, and writes on
 * them, is part of the answer.
 */
export function createHealthCheck(connectionString: string) {
  const pool = createPool({
    connectionString,
    max: 1,
    maxUses: 1,
    connectionTimeoutMillis: healthWithinMs,
    query_timeout: healthWithinMs,
  });
  return {
    async ping(): Promise<void> {
      const { rows } = await pool.query<{ read_only: string }>(
        "select current_setting('transaction_read_only') as read_only",
      );
      if (rows[0]?.read_only === "on") throw new DatabaseReadOnly("The database takes no writes");
    },
    close: () => pool.end(),
  };
}

const pauseMs = 500;

/**
 * Machines start in any order: waits for a database that is not there yet.
 *
 * @throws StartError where it does not come, or where waiting does not help
 */
export async function connectAtStart(connectionString: string, waitSeconds: number): Promise<Client> {
  const deadline = Date.now() + waitSeconds * 1000;
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client({ connectionString, connectionTimeoutMillis: connectWithinMs });
    client.on("error", () => {});
    const failure = await client.connect().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure === undefined) return client;
    if (!isComing(failure) || Date.now() + pauseMs > deadline) throw unreachable(failure);
    if (attempt === 0)
      process.stderr.write(`Forthright waits up to ${waitSeconds} s for the database (${saidBy(failure)}).\n`);
    await wait(pauseMs);
  }
}

const isComing = (failure: unknown) =>
  isNoAnswer(failure) || (failure instanceof DatabaseError && outageOf(failure) !== undefined);

function unreachable(failure: unknown): StartError {
  const advice = isComing(failure)
    ? "check the address, and that the server runs"
    : "check the name, the password and the database in the address";
  return new StartError(`The database of DATABASE_URL cannot be reached (${saidBy(failure)}): ${advice}.`);
}

/** Where a name has several addresses, the failure of all of them says nothing itself. */
function saidBy(failure: unknown): string {
  if (failure instanceof AggregateError) return failure.errors.map(saidBy).join(", ");
  return failure instanceof Error ? failure.message : String(failure);
}
