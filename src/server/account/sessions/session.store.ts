import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { firstRow } from "../../database/statement-outcome.ts";
import type { SignedInUser } from "../../http/route.ts";
import { session, user } from "../account.table.ts";

export interface StoredSession {
  user: SignedInUser;
  expiresAt: Date;
  createdAt: Date;
  /** When it was used last, to within some minutes. */
  updatedAt: Date;
}

/** Sessions as every request looks them up, by nothing but the hash of a token: in one statement, where Better Auth sends two. */
export function createSessionStore(database: Database) {
  // The SQL is put together once. Unnamed, since a pooler between us and PostgreSQL may not know a name again.
  const byKey = database
    .select({
      user: { id: user.id, email: user.email, name: user.name },
      expiresAt: session.expiresAt,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.token, sql.placeholder("key")))
    .prepare("");

  return {
    /** Undefined when no such session is kept, or its user is not. */
    byKey: (key: string): Promise<StoredSession | undefined> => firstRow(byKey.execute({ key })),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
