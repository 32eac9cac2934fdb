import { createHash } from "node:crypto";
import { and, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Adapter, AdapterPayload } from "oidc-provider";
import type { Database } from "../../server/database/database.ts";
import { identityRecord } from "./identity.table.ts";

export interface PersonClaims {
  name: string;
  email: string;
  email_verified: boolean;
}

/** How the local identity provider names the person of an address. */
export function subjectOf(email: string): string {
  return createHash("sha256").update(email).digest("base64url").slice(0, 16);
}

/** Keeps the records of the local identity provider in the database, so that several servers serve one sign-in. */
export function createIdentityRecordStore(database: Database) {
  async function find(match: SQL): Promise<AdapterPayload | undefined> {
    const alive = or(isNull(identityRecord.expiresAt), gt(identityRecord.expiresAt, new Date()));
    const [row] = await database.select().from(identityRecord).where(and(match, alive)).limit(1);
    return row?.payload;
  }

  async function upsert(key: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    await database.delete(identityRecord).where(lt(identityRecord.expiresAt, new Date()));
    const expiresAt = expiresIn ? new Date(Date.now() + expiresIn * 1000) : null;
    const row = { payload: { ...payload }, uid: payload.uid, grantId: payload.grantId, expiresAt };
    await database
      .insert(identityRecord)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: identityRecord.key, set: row });
  }

  return {
    async savePerson(subject: string, claims: PersonClaims): Promise<void> {
      const row = { payload: { ...claims } };
      await database
        .insert(identityRecord)
        .values({ key: `Person:${subject}`, ...row })
        .onConflictDoUpdate({ target: identityRecord.key, set: row });
    },

    /** Removes a person with the sign-ins that they have begun or finished. */
    async forget(subject: string): Promise<void> {
      const namesPerson = sql`strpos(${identityRecord.payload}::text, ${JSON.stringify(subject)}) > 0`;
      await database.delete(identityRecord).where(or(eq(identityRecord.key, `Person:${subject}`), namesPerson));
    },

    findPerson: (subject: string) => find(eq(identityRecord.key, `Person:${subject}`)),

    /** The provider's view of one kind of record. */
    adapterFor(kind: string): Adapter {
      const keyOf = (id: string) => `${kind}:${id}`;
      return {
        upsert: (id, payload, expiresIn) => upsert(keyOf(id), payload, expiresIn),
        find: (id) => find(eq(identityRecord.key, keyOf(id))),
        findByUid: (uid) =>
          find(and(eq(identityRecord.uid, uid), sql`starts_with(${identityRecord.key}, ${keyOf("")})`) ?? sql`false`),
        findByUserCode: async () => undefined,
        consume: async (id) => {
          const consumed = JSON.stringify({ consumed: Math.floor(Date.now() / 1000) });
          await database
            .update(identityRecord)
            .set({ payload: sql`${identityRecord.payload} || ${consumed}::jsonb` })
            .where(eq(identityRecord.key, keyOf(id)));
        },
        destroy: async (id) => {
          await database.delete(identityRecord).where(eq(identityRecord.key, keyOf(id)));
        },
        revokeByGrantId: async (grantId) => {
          await database.delete(identityRecord).where(eq(identityRecord.grantId, grantId));
        },
      };
    },
  };
}

export type IdentityRecordStore = ReturnType<typeof createIdentityRecordStore>;
