import { and, count, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Database, DatabaseOrTransaction } from "../../database/database.ts";
import { authenticatorAppTable as app, passkeyTable as passkey, recoveryCodeTable } from "./second-factor.table.ts";

export type StoredPasskey = typeof passkey.$inferSelect;
export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;

export function createSecondFactorStore(database: Database) {
  const ownApp = (userId: string) => eq(app.userId, userId);
  const ownPasskey = (userId: string, id: string) => and(eq(passkey.userId, userId), eq(passkey.id, id));

  return {
    hasFactor: (userId: string) => hasFactor(database, userId),

    /** False when there is one already. An unconfirmed one gives way. */
    async beginApp(userId: string, key: string): Promise<boolean> {
      const createdAt = new Date();
      const begun = await database
        .insert(app)
        .values({ userId, key, createdAt })
        .onConflictDoUpdate({ target: app.userId, set: { key, createdAt }, setWhere: isNull(app.confirmedAt) })
        .returning({ userId: app.userId });
      return begun.length > 0;
    },

    async app(userId: string) {
      const [row] = await database.select().from(app).where(ownApp(userId));
      return row;
    },

    /** False when it was confirmed, or begun anew, meanwhile. */
    async confirmApp(userId: string, key: string, period: number): Promise<boolean> {
      const confirmed = await database
        .update(app)
        .set({ confirmedAt: new Date(), lastPeriod: period })
        .where(and(ownApp(userId), eq(app.key, key), isNull(app.confirmedAt)))
        .returning({ userId: app.userId });
      return confirmed.length > 0;
    },

    /** False when the code of this period, or of a later one, was used: of two calls at the same time one has it. */
    async usePeriod(userId: string, period: number): Promise<boolean> {
      const used = await database
        .update(app)
        .set({ lastPeriod: period })
        .where(and(ownApp(userId), isNotNull(app.confirmedAt), lt(app.lastPeriod, period)))
        .returning({ userId: app.userId });
      return used.length > 0;
    },

    passkeys: (userId: string): Promise<StoredPasskey[]> =>
      database.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(passkey.createdAt),

    /** Whose passkey it is, the signature will show. */
    async passkeyById(id: string): Promise<StoredPasskey | undefined> {
      const [row] = await database.select().from(passkey).where(eq(passkey.id, id));
      return row;
    },

    async addPasskey(userId: string, row: Omit<typeof passkey.$inferInsert, "userId">): Promise<boolean> {
      const added = await database
        .insert(passkey)
        .values({ ...row, userId })
        .onConflictDoNothing()
        .returning({ id: passkey.id });
      return added.length > 0;
    },

    /** False when its counter has passed this one, as that of a copied authenticator would have. */
    async usePasskey(userId: string, id: string, counter: number): Promise<boolean> {
      // Many count nothing and always say 0.
      const isNext = or(lt(passkey.counter, counter), counter === 0 ? eq(passkey.counter, 0) : undefined);
      const used = await database
        .update(passkey)
        .set({ counter, lastUsedAt: new Date() })
        .where(and(ownPasskey(userId, id), isNext))
        .returning({ id: passkey.id });
      return used.length > 0;
    },

    /** What was removed, undefined when there was nothing. The recovery codes go with the last factor. */
    removeApp: (userId: string): Promise<{ isLast: boolean } | undefined> =>
      database.transaction(async (tx) => {
        const removed = await tx
          .delete(app)
          .where(and(ownApp(userId), isNotNull(app.confirmedAt)))
          .returning();
        return removed.length > 0 ? { isLast: await dropUselessCodes(tx, userId) } : undefined;
      }),

    removePasskey: (userId: string, id: string): Promise<{ isLast: boolean } | undefined> =>
      database.transaction(async (tx) => {
        const removed = await tx.delete(passkey).where(ownPasskey(userId, id)).returning();
        return removed.length > 0 ? { isLast: await dropUselessCodes(tx, userId) } : undefined;
      }),

    /** Answers how many factors there were. */
    removeAll: (userId: string): Promise<number> =>
      database.transaction(async (tx) => {
        const apps = await tx.delete(app).where(ownApp(userId)).returning({ confirmedAt: app.confirmedAt });
        const passkeys = await tx.delete(passkey).where(eq(passkey.userId, userId)).returning({ id: passkey.id });
        await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId));
        return apps.filter(({ confirmedAt }) => confirmedAt).length + passkeys.length;
      }),

    recoveryCodesLeft: (userId: string) => codesLeft(database, userId),

    renewRecoveryCodes: (userId: string, hashes: string[]): Promise<void> =>
      database.transaction(async (tx) => {
        await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId));
        await tx.insert(recoveryCodeTable).values(hashes.map((hash) => ({ userId, hash })));
      }),

    /** True once: taking the row out is the gate. */
    async useRecoveryCode(userId: string, hash: string): Promise<boolean> {
      const used = await database
        .delete(recoveryCodeTable)
        .where(and(eq(recoveryCodeTable.userId, userId), eq(recoveryCodeTable.hash, hash)))
        .returning({ hash: recoveryCodeTable.hash });
      return used.length > 0;
    },
  };
}

async function codesLeft(database: DatabaseOrTransaction, userId: string): Promise<number> {
  const [row] = await database
    .select({ left: count() })
    .from(recoveryCodeTable)
    .where(eq(recoveryCodeTable.userId, userId));
  return row?.left ?? 0;
}

/** Answers whether nothing is left that they could stand for. */
async function dropUselessCodes(tx: DatabaseOrTransaction, userId: string): Promise<boolean> {
  if (await hasFactor(tx, userId)) return false;
  await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId));
  return true;
}

async function hasFactor(database: DatabaseOrTransaction, userId: string): Promise<boolean> {
  const apps = await database
    .select({ id: app.userId })
    .from(app)
    .where(and(eq(app.userId, userId), isNotNull(app.confirmedAt)));
  const passkeys = await database.select({ id: passkey.id }).from(passkey).where(eq(passkey.userId, userId)).limit(1);
  return apps.length + passkeys.length > 0;
}
