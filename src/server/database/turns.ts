import { sql } from "drizzle-orm";
import type { Database, DatabaseOrTransaction } from "./database.ts";
import { outageOf } from "./database-outage.ts";

const lastTurns = new WeakMap<Database, Map<string, Promise<unknown>>>();

/**
 * Transactions that wait for one lock come one after the other in this server. Who waits has no connection yet: twenty calls of one
 * person at once would hold all of them.
 */
export function inTurn<Done>(
  database: Database,
  lock: string,
  work: (tx: DatabaseOrTransaction) => Promise<Done>,
): Promise<Done> {
  const turns = lastTurns.get(database) ?? new Map<string, Promise<unknown>>();
  lastTurns.set(database, turns);
  const run = () => database.transaction(work);
  // Who waited behind a lock that was not to be had has waited long enough.
  const runAfter = (error: unknown) => (outageOf(error) === "busy" ? Promise.reject(error) : run());
  const turn = turns.get(lock)?.then(run, runAfter) ?? run();
  turns.set(lock, turn);
  const forget = () => turns.get(lock) === turn && turns.delete(lock);
  turn.then(forget, forget);
  return turn;
}

/** The same, and one after the other on all servers of the database. */
export const inLockedTurn = <Done>(
  database: Database,
  lock: string,
  work: (tx: DatabaseOrTransaction) => Promise<Done>,
): Promise<Done> =>
  inTurn(database, lock, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    return work(tx);
  });
