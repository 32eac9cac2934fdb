import { randomUUID } from "node:crypto";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import type { Database } from "../database/database.ts";
import { account, session, user, verification } from "./account.table.ts";

/** How passwords are stored and compared; Better Auth's own is scrypt. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/**
 * Better Auth as the engine under the specified calls: users, sign-in methods, password hashing (scrypt) and one-use values.
 * Its own HTTP handler is never mounted.
 *
 * @param passwordHashing instead of scrypt, for tests alone
 */
export async function createAuthEngine(database: Database, secret: string, passwordHashing?: PasswordHashing) {
  const auth = betterAuth({
    database: drizzleAdapter(database, {
      provider: "pg",
      schema: { user, session, account, verification },
      transaction: true,
    }),
    secret,
    baseURL: "http://localhost",
    emailAndPassword: { enabled: true, ...(passwordHashing && { password: passwordHashing }) },
    verification: { storeIdentifier: "hashed" },
    advanced: { database: { generateId: () => randomUUID() } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
  const { internalAdapter, password } = await auth.$context;
  return { records: internalAdapter, password };
}

export type AuthEngine = Awaited<ReturnType<typeof createAuthEngine>>;
