import { and, eq, gt, lt, lte, sql } from "drizzle-orm";
import type { AttemptKey, GuardedKey, WaitRule } from "../../../engines/account-rules/account-rules.ts";
import type { Database, DatabaseOrTransaction } from "../../database/database.ts";
import { firstRow, hasEffect } from "../../database/statement-outcome.ts";
import { inTurn } from "../../database/turns.ts";
import { keyedHash } from "../../encryption/keyed-hash.ts";
import { attempt } from "./attempt.table.ts";

const waitWindow = sql.raw("interval '2 hours'");

/** A key as the table knows it. */
interface HashedKey {
  key: string;
  subject: string | null;
}

/** Counts attempts over all servers of the database. */
export function createAttemptStore(database: Database, secret: string) {
  const hashed = (value: string) => keyedHash(secret, `attempt:${value}`);
  const hashedKey = ({ name, email }: AttemptKey) => ({ key: hashed(name), subject: email ? hashed(email) : null });
  const isOf = ({ name }: AttemptKey) => eq(attempt.key, hashed(name));

  return {
    /**
     * Counts one attempt against every key before its outcome is known, so that attempts at the same time cannot slip past.
     * While any of the keys is waiting nothing is counted at all: hammering does not prolong a wait.
     *
     * @returns the seconds to wait, 0 when the attempt may go on
     */
    async begin(keys: GuardedKey[]): Promise<number> {
      const blocked = new Error("blocked");
      let wait = 0;
      const charged = inTurn(database, `attempts ${keys[0]?.email}`, async (tx) => {
        for (const key of keys) wait = Math.max(wait, await charge(tx, hashedKey(key), key.rule));
        if (wait > 0) throw blocked;
      });
      await charged.catch((error: unknown) => {
        if (error !== blocked) throw error;
      });
      return wait;
    },

    /** Takes back one attempt with the right secret. */
    async refund(key: AttemptKey): Promise<void> {
      const set = { count: sql`greatest(${attempt.count} - 1, 0)`, blockedUntil: sql`now()` };
      await database.update(attempt).set(set).where(isOf(key));
    },

    /**
     * Counts one more, or `by`; answers how many there are in the window that the first one opened, and when it ends. By the
     * database's clock: servers share the window.
     */
    async add(key: AttemptKey, windowMinutes: number, by = 1): Promise<{ count: number; secondsLeft: number }> {
      await database.delete(attempt).where(lt(attempt.windowEndsAt, sql`now()`));
      const [added] = await database
        .insert(attempt)
        .values({ ...hashedKey(key), count: by, windowEndsAt: sql`now() + make_interval(mins => ${windowMinutes})` })
        .onConflictDoUpdate({ target: attempt.key, set: { count: sql`${attempt.count} + ${by}` } })
        .returning({
          count: attempt.count,
          secondsLeft: sql<number>`extract(epoch from ${attempt.windowEndsAt} - now())::float8`,
        });
      return added ?? { count: by, secondsLeft: windowMinutes * 60 };
    },

    isKnown: async (key: AttemptKey): Promise<boolean> =>
      (await database.$count(attempt, and(isOf(key), gt(attempt.windowEndsAt, new Date())))) > 0,

    /** One by one: several rows at once are locked in an order of their own, against that of an attempt at the same time. */
    async clear(keys: AttemptKey[]): Promise<void> {
      for (const key of keys) await database.delete(attempt).where(isOf(key));
    },

    /** Forgets everything that was counted about an email address. */
    async forget(email: string): Promise<void> {
      await database.delete(attempt).where(eq(attempt.subject, hashed(email)));
    },
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** The seconds still to wait, or 0 when this attempt may go on, which is then counted. */
async function charge(tx: DatabaseOrTransaction, key: HashedKey, rule: WaitRule): Promise<number> {
  const newCount = sql`(case when ${attempt.windowEndsAt} <= now() then 1 else ${attempt.count} + 1 end)`;
  const counting = tx
    .insert(attempt)
    .values({ ...key, count: 1, blockedUntil: sql`now()`, windowEndsAt: sql`now() + ${waitWindow}` })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: newCount,
        blockedUntil: sql`now() + make_interval(secs => ${waitAfter(newCount, rule)})`,
        windowEndsAt: sql`now() + ${waitWindow}`,
      },
      // The time now, not that of the transaction's beginning: one that had to wait for another's row is later than it.
      setWhere: lte(attempt.blockedUntil, sql`clock_timestamp()`),
    });
  return (await hasEffect(counting)) ? 0 : secondsLeft(tx, key);
}

async function secondsLeft(tx: DatabaseOrTransaction, { key }: HashedKey): Promise<number> {
  const left = sql<number>`extract(epoch from ${attempt.blockedUntil} - now())::float8`;
  const found = await firstRow(tx.select({ left }).from(attempt).where(eq(attempt.key, key)));
  return Math.max(1, Math.ceil(found?.left ?? 1));
}

/** Seconds after the n-th attempt. The exponent is bounded, so that no number of attempts overflows it. */
function waitAfter(count: ReturnType<typeof sql>, { free, firstWait, maxWait }: WaitRule) {
  const doublings = sql`least(greatest(${count} - ${free}::int, 0), 20)`;
  return sql`case when ${count} < ${free}::int then 0 else least(${maxWait}::float8, ${firstWait}::float8 * power(2, ${doublings})) end`;
}
