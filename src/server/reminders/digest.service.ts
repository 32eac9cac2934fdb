import { digestMail, type Mail } from "../../engines/mail-writing/mail-writing.ts";
import { digestContentOf } from "../../shared/reminders/digest-content.rules.ts";
import { digestStep } from "../../shared/reminders/digest-times.rules.ts";
import { documentLanguageOf } from "../../shared/text/document-languages.rules.ts";
import type { DatabaseOrTransaction } from "../database/database.ts";
import type { SavedSearchService } from "../jobs/saved-searches/saved-search.service.ts";
import type { CardRecordStore } from "../tracker/records/card-record.store.ts";
import type { TrackerStore } from "../tracker/tracker.store.ts";
import type { DigestStore, DueDigest } from "./digest.store.ts";

export interface DigestParts {
  digestStore: DigestStore;
  savedSearches: Pick<SavedSearchService, "sinceLastMail" | "noteMailed">;
  trackerStore: Pick<TrackerStore, "list">;
  cardRecordStore: Pick<CardRecordStore, "list">;
  personOf(userId: string): Promise<{ email: string; name: string } | undefined>;
  /** Keeps a mail to be sent, in the transaction given. */
  keepMail(tx: DatabaseOrTransaction, mail: Mail): Promise<void>;
  publicUrl: string;
  unsubscribeUrlOf(userId: string): string;
  now(): Promise<Date>;
  log: { warn(details: object, message: string): void };
}

const atOnce = 50;

/** Hands the digests that are due to the outbox, one after the other. @returns "left" where further ones wait, or one failed */
export async function sendDueDigests(parts: DigestParts, isClosed: () => boolean): Promise<"done" | "left"> {
  const now = await parts.now();
  const due = await parts.digestStore.due(now, atOnce);
  let outcome: "done" | "left" = due.length === atOnce ? "left" : "done";
  for (const digest of due) {
    if (isClosed()) return "left";
    try {
      await sendDigest(parts, digest, now);
    } catch (error) {
      parts.log.warn({ err: error }, "A digest could not be written");
      outcome = "left";
    }
  }
  return outcome;
}

/** What it says is gathered before the transaction, which then holds nobody up. */
async function sendDigest(parts: DigestParts, digest: DueDigest, now: Date): Promise<void> {
  const { userId, nextAt: due, lastOn } = digest;
  const { on, next } = digestStep(digest, { due, now, lastOn });
  const written = on === undefined ? undefined : await writtenDigest(parts, digest, now);
  await parts.digestStore.claim(digest, { nextAt: next, lastOn: on ?? lastOn }, async (tx) => {
    if (!written) return;
    await parts.savedSearches.noteMailed(tx, userId, written.revision);
    await parts.keepMail(tx, written.mail);
  });
}

async function writtenDigest(
  { savedSearches, trackerStore, cardRecordStore, personOf, publicUrl, unsubscribeUrlOf }: DigestParts,
  { userId, zone, language }: DueDigest,
  now: Date,
): Promise<{ mail: Mail; revision: number } | undefined> {
  const { revision, searches } = await savedSearches.sinceLastMail(userId);
  const board = { jobs: await trackerStore.list(userId), records: await cardRecordStore.list(userId) };
  const content = digestContentOf(board, searches, { now, zone });
  const person = content && (await personOf(userId));
  const addresses = { publicUrl, unsubscribeUrl: unsubscribeUrlOf(userId) };
  return (
    person && {
      mail: digestMail({ ...person, zone, language: documentLanguageOf(language) }, content, addresses),
      revision,
    }
  );
}
