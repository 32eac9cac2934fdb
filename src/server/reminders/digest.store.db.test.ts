import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/test-database.ts";
import { type DigestTimes, nextDigestAt } from "../../shared/reminders/digest-times.rules.ts";
import { createAccountStore } from "../account/account.store.ts";
import { user } from "../account/account.table.ts";
import { type OpenDatabase, openDatabase } from "../database/database.ts";
import { createSavedSearchService } from "../jobs/saved-searches/saved-search.service.ts";
import { createSavedSearchStore } from "../jobs/saved-searches/saved-search.store.ts";
import { createMailCipher } from "../mail/mail-cipher.ts";
import { createOutbox } from "../mail/outbox.service.ts";
import { createOutboxStore } from "../mail/outbox.store.ts";
import { outgoingMailTable } from "../mail/outbox.table.ts";
import { type DigestParts, sendDueDigests } from "./digest.service.ts";
import { createDigestStore, type DigestStore } from "./digest.store.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
/** `npm run bench:digests` takes a thousand days in place of those around the four changes of the clocks. */
const longRun = Number(process.env.DIGEST_DAYS ?? 0);
const spans: [string, number][] = longRun
  ? [["2027-01-01", longRun]]
  : [
      ["2027-03-12", 4],
      ["2027-03-26", 4],
      ["2027-10-29", 4],
      ["2027-11-05", 4],
    ];
const seed = Number(process.env.DIGEST_SEED ?? 7);

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const people: (DigestTimes & { email: string })[] = [
  { email: "berlin@example.org", zone: "Europe/Berlin", hour: 2, weekdays: everyDay },
  { email: "new.york@example.org", zone: "America/New_York", hour: 2, weekdays: everyDay },
  { email: "auckland@example.org", zone: "Pacific/Auckland", hour: 23, weekdays: [1, 3, 7] },
  { email: "santiago@example.org", zone: "America/Santiago", hour: 0, weekdays: everyDay },
  { email: "kathmandu@example.org", zone: "Asia/Kathmandu", hour: 8, weekdays: [1, 2, 3, 4, 5] },
];
const servers = 3;
/** How far a clock is wrong at most. */
const clockError = 40 * minute;

const deaths: Record<string, number> = {};

let testDatabase: TestDatabase;
let open: OpenDatabase;
let digestStore: DigestStore;
const cipher = createMailCipher("a secret for tests that is long enough");

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  open = await openDatabase(testDatabase.config);
  digestStore = createDigestStore(open.database);
});

afterAll(async () => {
  await open.close();
  await testDatabase.remove();
});

const outbox = () =>
  createOutbox({
    outboxStore: createOutboxStore(open.database),
    cipher,
    mailServer: { deliver: async () => {} },
    log: { warn: () => {} },
  });

/** Of the search index, which grows by an opening each. */
let indexRevision = 0;
let timesCounted = 0;

const overdueCard = {
  ...{ job_title: "Nurse", company_name: "Aire Care", job_url: "https://jobs.example/1" },
  history: [{ status: "Applied" as const, timestamp: "2026-01-05T09:00:00.000Z" }],
  ...{ generated_documents: null, next_step: "Call", next_step_on: "2020-01-01" },
};

/** Mulberry32: the same run for the same seed. */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A server whose process may end at each step; `now` is what its database's clock says. */
function serverAt(now: Date, mayDie: (step: string) => void): DigestParts {
  const { keepWithin } = outbox();
  const savedSearches = createSavedSearchService({
    savedSearchStore: createSavedSearchStore(open.database),
    memoryService: { current: async () => {}, revision: () => indexRevision },
    countNew: async (_query, { after, until }) => {
      mayDie("gathering");
      timesCounted += 1;
      // Openings come while others are counted; so few that a mail gives their number.
      if (timesCounted % 3 === 0) indexRevision += 1;
      return Math.min(until, indexRevision) - after;
    },
  });
  return {
    digestStore,
    savedSearches: {
      sinceLastMail: savedSearches.sinceLastMail,
      noteMailed: async (...mailed) => {
        await savedSearches.noteMailed(...mailed);
        mayDie("noting");
      },
    },
    trackerStore: { list: async () => [overdueCard] },
    cardRecordStore: { list: async () => [] },
    personOf: async (userId) => (await createAccountStore(open.database).person(userId)).row,
    keepMail: async (tx, mail) => {
      await keepWithin(tx, mail);
      mayDie("before the commit");
    },
    publicUrl: "https://jobs.example",
    unsubscribeUrlOf: (userId) => `https://jobs.example/unsubscribe/${userId}`,
    now: async () => now,
    log: { warn: () => {} },
  };
}

/** Each with how many new openings it tells of. */
async function takeMails(): Promise<{ to: string; openings: number }[]> {
  const rows = await open.database.delete(outgoingMailTable).returning();
  return rows.map(({ content }) => {
    const { to, text } = cipher.decrypt(content);
    return { to, openings: Number(/“nurse” \((\d+)\)/.exec(text)?.[1] ?? 0) };
  });
}

/** By the clocks that people see, minute by minute: nothing of the rules that are tested. */
function expectedSlots({ zone, hour: wanted, weekdays }: DigestTimes, from: number, to: number): number[] {
  const clock = new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  const slots: number[] = [];
  let lastDay = "";
  for (let at = from; at < to; at += 15 * minute) {
    const [today = "", time = ""] = clock.format(at).split(" ");
    const isChosen = weekdays.includes(new Date(today).getUTCDay() || 7);
    if (today === lastDay || !isChosen || Number(time.slice(0, 2)) < wanted) continue;
    lastDay = today;
    slots.push(at);
  }
  return slots;
}

it.each(spans)(
  "one digest on each chosen day and each new opening in one of them, from %s for %i days: servers beside each other, deaths, wrong and changing clocks",
  async (firstDay, days) => {
    const random = createRandom(seed);
    const begin = Date.parse(firstDay);
    const end = begin + days * day;
    await open.database.delete(user);
    const savedSearchStore = createSavedSearchStore(open.database);
    const seenRevision = indexRevision;
    const userIds = new Map<string, string>();
    for (const { email, ...times } of people) {
      const userId = randomUUID();
      await open.database.insert(user).values({ id: userId, name: "Anna", email, emailVerified: true });
      await digestStore.set(userId, {
        ...{ ...times, language: "en" },
        weekdays: [...times.weekdays],
        nextAt: nextDigestAt(times, new Date(begin), null),
      });
      userIds.set(email, userId);
      await savedSearchStore.save(userId, {
        id: "search-one",
        name: "nurse",
        query: { job_title: "nurse" },
        seenRevision,
      });
    }
    const sent: { to: string; at: number; openings: number }[] = [];
    /** Rounds in which a server lives. */
    const ticks: number[] = [];
    let checked = 0;
    let change = 0;
    for (let at = begin; at < end; at += minute * (20 + 200 * random())) {
      // Now and then nobody is there for two days.
      if (random() < 0.004) at += 2 * day;
      if (random() < 0.1) change = (random() - 0.5) * clockError;
      const doomed = Array.from({ length: servers }, () => random() < 0.3);
      if (doomed.includes(false)) ticks.push(at);
      const rounds = doomed.map((isDoomed) => {
        const now = new Date(at + change + (random() - 0.5) * clockError);
        return sendDueDigests(
          serverAt(now, (step) => {
            if (!isDoomed || random() < 0.5) return;
            deaths[step] = (deaths[step] ?? 0) + 1;
            throw new Error(`killed: ${step}`);
          }),
          () => false,
        );
      });
      await Promise.all(rounds);
      for (const mail of await takeMails()) sent.push({ ...mail, at });
    }
    for (const person of people) {
      const mails = sent.filter(({ to }) => to === person.email).map(({ at }) => at);
      // A clock that is ahead sends the first one behind the end already.
      const slots = expectedSlots(person, begin, end + 4 * day);
      const endOf = (index: number) => slots[index + 1] ?? Number.POSITIVE_INFINITY;
      const counts = slots.map(
        (slot, index) => mails.filter((mail) => mail >= slot - clockError && mail < endOf(index) - clockError).length,
      );
      for (const [index, slot] of slots.entries()) {
        const tries = ticks.filter((tick) => tick > slot + clockError && tick < slot + 5 * hour).length;
        const isSure = tries > 0 && endOf(index) < Number.POSITIVE_INFINITY && slot > begin + clockError;
        // What nobody was there to send comes late, and may come in the next one's time.
        const late = counts[index - 1] === 0 ? 1 : 0;
        const what = `${person.email} ${new Date(slot).toISOString()}`;
        expect(counts[index], what).toBeLessThanOrEqual(1 + late);
        if (!isSure) continue;
        expect(counts[index], what).toBeGreaterThanOrEqual(1);
        checked += 1;
      }
      const told = sent.filter(({ to }) => to === person.email).reduce((sum, { openings }) => sum + openings, 0);
      const [search] = await savedSearchStore.listOf(userIds.get(person.email) ?? "");
      expect(told, `each opening once, to ${person.email}`).toBe((search?.mailedRevision ?? 0) - seenRevision);
      expect(told).toBeGreaterThan(0);
    }
    expect(checked).toBeGreaterThan(2);
  },
  longRun ? 3_600_000 : 120_000,
);

it("saw servers end, and in a long run at each step", () => {
  // In which order servers beside each other draw their fate is not fixed: few days may pass one step over.
  expect(Object.keys(deaths).length).toBeGreaterThanOrEqual(longRun ? 3 : 1);
});
