import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, lt } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { keyedHash } from "../../encryption/keyed-hash.ts";
import type { Visitor } from "../sessions/session.service.ts";
import { registrationTable } from "./registration.table.ts";

const lifetimeMs = 7 * 24 * 60 * 60_000;
/** More than a person begins, and few enough to compare a code with each. */
const maxWaiting = 20;

export type WaitingRegistration = typeof registrationTable.$inferSelect;

/** Those of an address that a visitor may mean. */
export interface WaitingRegistrations {
  /** Newest first: those that this visitor began, or all where it began none. */
  meant: WaitingRegistration[];
  /** False where somebody else's may be among them: then the password of none may be taken for the owner's. */
  areCertain: boolean;
}

/** Registrations that wait for their code. */
export function createRegistrationStore(database: Database, secret: string) {
  const hashed = (value: string) => keyedHash(secret, `registration:${value}`);
  const callerOf = ({ ip, userAgent = "" }: Visitor) => hashed(`${ip} ${userAgent}`);

  const isOwn = (visitor: Visitor) => (row: WaitingRegistration) =>
    visitor.browser === undefined ? row.caller === callerOf(visitor) : row.browser === hashed(visitor.browser);

  return {
    /** @param browser the cookie that the visitor is given with the reply */
    async begin(
      { name, email, password }: Pick<WaitingRegistration, "name" | "email" | "password">,
      visitor: Visitor,
      browser: string,
    ): Promise<WaitingRegistration> {
      const createdAt = new Date();
      const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
      const own = { browser: hashed(browser), caller: callerOf(visitor) };
      const row = { id: randomUUID(), email, name, password, ...own, createdAt, expiresAt };
      await database.delete(registrationTable).where(lt(registrationTable.expiresAt, createdAt));
      // The same browser may have mistyped its password before.
      await database
        .delete(registrationTable)
        .where(and(eq(registrationTable.email, email), eq(registrationTable.browser, own.browser)));
      await database.insert(registrationTable).values(row);
      return row;
    },

    async waiting(email: string, visitor: Visitor): Promise<WaitingRegistrations> {
      const all = await database
        .select()
        .from(registrationTable)
        .where(and(eq(registrationTable.email, email), gt(registrationTable.expiresAt, new Date())))
        .orderBy(desc(registrationTable.createdAt), registrationTable.id)
        .limit(maxWaiting);
      const own = all.filter(isOwn(visitor));
      return own.length > 0 ? { meant: own, areCertain: true } : { meant: all, areCertain: all.length === 1 };
    },

    isOwn: (visitor: Visitor, registration: WaitingRegistration): boolean => isOwn(visitor)(registration),

    async forget(email: string): Promise<void> {
      await database.delete(registrationTable).where(eq(registrationTable.email, email));
    },
  };
}

export type RegistrationStore = ReturnType<typeof createRegistrationStore>;
