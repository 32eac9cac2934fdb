import type { FastifyInstance } from "fastify";
import { unsubscribePath } from "../../shared/reminders/reminders.contract.ts";
import type { Database } from "../database/database.ts";
import { createSignedIds } from "../encryption/signed-id.ts";
import type { Mails } from "../mail/register-mail.ts";
import { WorkRounds } from "../mail/work-rounds.ts";
import { createCalendarFeedStore } from "./calendar-feed.store.ts";
import { type DigestParts, sendDueDigests } from "./digest.service.ts";
import { createDigestStore } from "./digest.store.ts";
import { registerReminderRoutes } from "./reminders.routes.ts";

interface Settings extends Pick<DigestParts, "trackerStore" | "cardRecordStore" | "publicUrl"> {
  savedSearchService: DigestParts["savedSearches"];
  accountStore: { person(userId: string): Promise<{ row: { email: string; name: string } | undefined }> };
  database: Database;
  backgroundDatabase: Database;
  secret: string;
  mails: Pick<Mails, "keepWithin" | "sendKept">;
}

/** Reminders by mail, which each server looks after, and calendars to subscribe to. */
export function registerReminders(
  app: FastifyInstance,
  { database, backgroundDatabase, secret, mails, ...parts }: Settings,
) {
  const unsubscribeIds = createSignedIds(secret, "unsubscribing from digests");
  registerReminderRoutes(app, {
    ...parts,
    digestStore: createDigestStore(database),
    calendarFeeds: createCalendarFeedStore(database),
    unsubscribeIds,
    feedIds: createSignedIds(secret, "calendar feeds"),
  });
  const digestStore = createDigestStore(backgroundDatabase);
  const digests: DigestParts = {
    ...parts,
    digestStore,
    savedSearches: parts.savedSearchService,
    personOf: async (userId) => (await parts.accountStore.person(userId)).row,
    now: digestStore.now,
    keepMail: mails.keepWithin,
    unsubscribeUrlOf: (userId) => `${parts.publicUrl}${unsubscribePath}${unsubscribeIds.sign(userId)}`,
    log: app.log,
  };
  const rounds = new WorkRounds(
    () => sendDueDigests(digests, rounds.isClosed).finally(mails.sendKept),
    (error) => app.log.warn({ err: error }, "The digests that are due could not be read"),
  );
  app.addHook("onReady", async () => rounds.kick());
  app.addHook("preClose", () => rounds.close());
}
