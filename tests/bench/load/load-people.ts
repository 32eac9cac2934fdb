import { randomUUID } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { user } from "../../../src/server/account/account.table.ts";
import { createAuthEngine } from "../../../src/server/account/auth-engine.ts";
import { createSessionService } from "../../../src/server/account/sessions/session.service.ts";
import { createSessionStore } from "../../../src/server/account/sessions/session.store.ts";
import { createDocumentsStore } from "../../../src/server/documents/documents.store.ts";
import { createProfileStore } from "../../../src/server/profile/profile.store.ts";
import { subscriptionTable } from "../../../src/server/subscription/subscription.table.ts";
import { createTrackerStore } from "../../../src/server/tracker/tracker.store.ts";
import type { JobStatus } from "../../../src/shared/tracker/tracker.contract.ts";
import { engineerProfile } from "../../factories/profile-document.ts";

const cardsEach = 12;

/** What a server has acknowledged of a person. */
export interface LoadPerson {
  number: number;
  token: string;
  /** Each card by its address, with all states that it went through. */
  cards: Map<string, JobStatus[]>;
  /** The summary of the newest profile, and its version. */
  summary: string;
  version: number;
  messages: number;
}

/** Signed-in people with Pro, a profile of two pages and a dozen cards, without the captcha and the mail of a registration. */
export async function openLoadPeople(databaseUrl: string, secret: string, count: number): Promise<LoadPerson[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 8 });
  const database = drizzle(pool);
  const engine = await createAuthEngine(database, secret);
  const sessions = createSessionService(engine, createSessionStore(database));
  const [profileStore, trackerStore] = [
    createProfileStore(database),
    createTrackerStore(database, createDocumentsStore(database).setDeletedOfCards),
  ];
  const people: LoadPerson[] = [];
  const numbers = Array.from({ length: count }, (_, number) => number).values();

  async function open(number: number): Promise<LoadPerson> {
    const id = randomUUID();
    const email = `person${number}@example.org`;
    await database.insert(user).values({ id, name: "Anna Weber", email, emailVerified: true });
    await database.insert(subscriptionTable).values({
      ...{ licenseId: `bench-${number}`, userId: id, packageName: "Pro", paymentProcessor: "bench", isRevoked: false },
      ...{ expiresAt: new Date(Date.now() + 86_400_000), stateAt: new Date() },
    });
    const token = await sessions.open(id, { ip: "127.0.0.1", userAgent: "bench" });
    const profile = engineerProfile();
    const version = (await profileStore.saveVersion(id, profile)) ?? 0;
    const cards: LoadPerson["cards"] = new Map();
    for (let card = 0; card < cardsEach; card += 1) {
      const job_url = `https://example.org/jobs/${number}-${card}`;
      await trackerStore.save(id, { job_title: `Engineer ${card}`, job_url, company_name: "Example" });
      cards.set(job_url, ["Viewed"]);
    }
    return { number, token, cards, summary: profile.profile_summary, version, messages: 0 };
  }

  const worker = async () => {
    for (const number of numbers) people.push(await open(number));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  await pool.end();
  return people;
}
