import { randomUUID } from "node:crypto";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import type { Database } from "../database/database.ts";
import { account, session, user, verification } from "./account.table.ts";
import { type PasswordHashing, passwordHashing } from "./password/password-hashing.ts";

/**
 * Better Auth as the engine under the specified calls: users, sign-in methods, password hashing (scrypt) and one-use values.
 * Its own HTTP handler is never mounted.
 *
 * @param hashing another one for tests alone
 */
export async function createAuthEngine(database: Database, secret: string, hashing: PasswordHashing = passwordHashing) {
  const auth = betterAuth({
    database: drizzleAdapter(database, {
      provider: "pg",
      schema: { user, session, account, verification },
      transaction: true,
    }),
    secret,
    baseURL: "http://localhost",
    emailAndPassword: { enabled: true, password: hashing },
    verification: { storeIdentifier: "hashed" },
    advanced: { database: { generateId: () => randomUUID() } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
  const { internalAdapter } = await auth.$context;
  return { records: internalAdapter, password: hashing };
}

export type AuthEngine = Awaited<ReturnType<typeof createAuthEngine>>;
