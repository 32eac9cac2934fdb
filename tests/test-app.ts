import { randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import { afterAll } from "vitest";
import { z } from "zod";
import { account, user } from "../src/server/account/account.table.ts";
import { createAuthEngine } from "../src/server/account/auth-engine.ts";
import { createSessionService } from "../src/server/account/sessions/session.service.ts";
import { createSessionStore } from "../src/server/account/sessions/session.store.ts";
import { readConfig } from "../src/server/config.ts";
import { serveClientApplication } from "../src/server/http/client/client-application.ts";
import { buildServer } from "../src/server/start.ts";
import type { Endpoint } from "../src/shared/http/endpoint.ts";
import { lowWorkFactors } from "./low-work-factors.ts";
import { sharedRenderer } from "./shared-renderer.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

interface CallOptions {
  token?: string;
  body?: object;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/**
 * The whole application on a database of its own, removed after the test file. Requests go through `inject`; call
 * `app.server.app.listen()` where a real socket is needed.
 *
 * @param variables settings beside the test's own database and data folder, e.g. `{ SMTP_URL: "smtp://localhost:2525" }`
 * @param workFactorLevel "real" where the test is about how passwords are kept or how much work a captcha is
 * @param database another one than an empty one
 */
export async function createTestApp(
  variables: Record<string, string> = {},
  workFactorLevel: "low" | "real" = "low",
  database?: TestDatabase,
) {
  const testDatabase = database ?? (await createTestDatabase());
  const workFactors = workFactorLevel === "low" ? { ...lowWorkFactors, pdfRenderer: sharedRenderer } : undefined;
  const config = readConfig({
    LOG_LEVEL: "error",
    PORT: "0",
    PUBLIC_URL: "http://localhost:3000",
    SECRET: "a secret for tests that is long enough",
    DATA_DIR: testDatabase.config.dataDir,
    DATABASE_URL: testDatabase.config.databaseUrl,
    ...variables,
  });
  const server = await buildServer(config, workFactors);
  // A folder without pages: their 160 files would be routes of every application.
  await serveClientApplication(server.app, config.dataDir);
  const engine = await createAuthEngine(server.database, config.secret, workFactors?.passwordHashing);
  const sessions = createSessionService(engine, createSessionStore(server.database));
  let people = 0;

  /** A verified person with a session, made without the captcha and the mail of a registration. */
  async function signUp(name = "Anna Weber") {
    people += 1;
    const email = `person${people}@example.org`;
    const userId = randomUUID();
    await server.database.insert(user).values({ id: userId, name, email, emailVerified: true });
    const token = await sessions.open(userId, { ip: "127.0.0.1", userAgent: "test" });
    return { userId, name, email, token };
  }

  const request = (options: InjectOptions) => server.app.inject(options);
  afterAll(async () => {
    await server.app.close();
    await testDatabase.remove();
  });

  return {
    server,
    config,
    database: server.database,
    request,

    /** Calls an endpoint; `status` and the reply as its schema (or the error reply) has it. */
    async call<Called extends Endpoint>(endpoint: Called, { token, body, query, headers }: CallOptions = {}) {
      const response = await request({
        method: endpoint.method,
        url: endpoint.path,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(body && { payload: body }),
        ...(query && { query }),
      });
      // What our server answers must be a reply that the client can read.
      if (response.statusCode === 200) z.parse(endpoint.readAs ?? endpoint.reply, response.json());
      return {
        status: response.statusCode,
        reply: response.json() as z.output<Called["reply"]> & {
          error?: string;
          message?: string;
          fields?: Record<string, string>;
        },
      };
    },

    signUp,

    /** The same for somebody who signs in by a password. */
    async signUpWithPassword(password: string, name?: string) {
      const person = await signUp(name);
      const { userId } = person;
      const signInMethod = { id: randomUUID(), userId, providerId: "credential", accountId: userId };
      await server.database.insert(account).values({ ...signInMethod, password: await engine.password.hash(password) });
      return person;
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
