import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { databasesOfServers } from "../../tests/database/databases-of-servers.ts";
import { documentsOf, job_url } from "../../tests/factories/made-documents.ts";
import { distillationPosting } from "../../tests/factories/profile-document.ts";
import { createTestApp } from "../../tests/test-app.ts";
import { guardedKeys } from "../engines/account-rules/account-rules.ts";
import { emptyProfile } from "../shared/profile/profile.rules.ts";
import { createAttemptStore } from "./account/attempt-limit/attempt.store.ts";
import { attempt } from "./account/attempt-limit/attempt.table.ts";
import { chatConversationTable, chatMessageTable } from "./assistant/assistant.table.ts";
import { createChatTurnStore } from "./assistant/conversation/chat-turn.store.ts";
import { createDocumentsStore } from "./documents/documents.store.ts";
import { generatedDocumentTable, scrapedPostingTable } from "./documents/documents.table.ts";
import { createDocumentVersionsStore } from "./documents/review/document-versions.store.ts";
import { createSavedSearchStore } from "./jobs/saved-searches/saved-search.store.ts";
import { savedSearchTable } from "./jobs/saved-searches/saved-search.table.ts";
import { createProfileStore } from "./profile/profile.store.ts";
import { profileVersionTable } from "./profile/profile.table.ts";
import { usageReservationTable } from "./subscription/subscription.table.ts";
import { createUsageStore } from "./subscription/usage.store.ts";
import { createTrackerStore } from "./tracker/tracker.store.ts";
import { boardTable } from "./tracker/tracker.table.ts";

const app = await createTestApp();
const { database } = app;
const { userId, email, resume_id } = await documentsOf(app);
const documents = createDocumentsStore(database);
const versions = createDocumentVersionsStore(database);
const turns = createChatTurnStore(database, () => new Date(0));
const made = await documents.document(userId, resume_id);
if (!made) throw new Error("No document was made");
const search = { id: "nurses", name: "Nurses", query: { job_title: "nurse" }, seenRevision: 0 };
const question = { sessionId: "one", content: "hi", modelMessages: [], reservationId: null };
const asked = (await turns.ask(userId, { ...question, requestId: "first" })).question;
const keys = guardedKeys("login", email, "192.0.2.1", false);
const card = { job_title: "Engineer", job_url, company_name: "Kernwerk" };

const calls: [string, PgTable, () => Promise<unknown>][] = [
  ["attempts at an account", attempt, () => createAttemptStore(database, "secret").begin(keys)],
  ["a profile saved", profileVersionTable, () => createProfileStore(database).saveVersion(userId, emptyProfile())],
  ["a search saved", savedSearchTable, () => createSavedSearchStore(database).save(userId, search)],
  ["a card moved", boardTable, () => createTrackerStore(database, documents.setDeletedOfCards).save(userId, card)],
  ["documents removed", boardTable, () => documents.setDeleted(userId, randomUUID(), new Date())],
  [
    "a unit reserved",
    usageReservationTable,
    () => createUsageStore(database).reserve(userId, "document_set", 99, new Date()),
  ],
  [
    "a posting read",
    scrapedPostingTable,
    () =>
      documents.keepPosting(userId, { url: "https://jobs.example/2", content: distillationPosting, isPasted: true }),
  ],
  ["a document written", scrapedPostingTable, () => documents.addDocument(userId, made)],
  ["a reservation dropped", scrapedPostingTable, () => documents.dropReservation(userId, made.postingId, "another")],
  [
    "a document changed",
    scrapedPostingTable,
    () => versions.addVersion(userId, resume_id, { ...made, origin: "edited" }),
  ],
  ["a proposal declined", generatedDocumentTable, () => versions.setDeclined(userId, resume_id, "1", true)],
  ["a question asked", chatConversationTable, () => turns.ask(userId, { ...question, requestId: randomUUID() })],
  ["a question taken over", chatMessageTable, () => turns.claim(userId, asked.id, "held")],
];

it.each(calls)("%s twelve times at once leaves connections for everybody else", async (_, table, call) => {
  const [other = database] = await databasesOfServers(app, 1);
  const settled: Promise<unknown>[] = [];
  await other.transaction(async (tx) => {
    await tx.execute(sql`lock table ${table} in exclusive mode`);
    settled.push(...Array.from({ length: 12 }, call));
    const somebodyElse = database.execute(sql`select 'had a connection' as outcome`).then(({ rows }) => rows);
    const oneOfThem = Promise.race(settled).catch((error: unknown) => error);
    expect(await Promise.race([somebodyElse, oneOfThem])).toEqual([{ outcome: "had a connection" }]);
  });
  await Promise.all(settled);
});
