import {
  type BoardKeys,
  createListingReader,
  HostBusy,
  indexedPostings,
  type JobSource,
  jobSourceOf,
  type PlaceFromText,
  postingId,
  readerVersion,
  SourceFault,
  type SourceListing,
} from "../../../engines/posting-reading/posting-reading.ts";
import { FetchRefusal } from "../../guarded-fetch/fetch-refusal.ts";
import type { FetchedReply } from "../../guarded-fetch/guarded-fetch.ts";
import type { PostingIngestStore } from "../postings/posting-ingest.store.ts";
import type { RunCounts, SourceClaim, SourceRunStore } from "./source-run.store.ts";

interface Parts {
  sourceRunStore: SourceRunStore;
  ingestStore: PostingIngestStore;
  placeFromText: PlaceFromText;
  fetchReply: (address: string, headers: Record<string, string>) => Promise<FetchedReply>;
  boardKeys?: BoardKeys;
  /** Resolves after so many seconds. */
  wait: (seconds: number) => Promise<void>;
  /** Names this server among all that share the database. */
  runner: string;
  isStopping: () => boolean;
}

export type SourceRun =
  | { key: string; outcome: "read"; counts: RunCounts }
  | { key: string; outcome: "failed"; fault: string; cause?: unknown }
  | { key: string; outcome: "stopped" };

const defaultPauseSeconds = 4 * 60 * 60;
const minBackoffSeconds = 15 * 60;
const maxBackoffSeconds = 24 * 60 * 60;
/** Longer than this no run waits for a host: the source comes again later. */
const maxTurnSeconds = 120;

class RunStopped extends Error {}

/** Reads one source after the other, each by one server at a time. */
export function createSourceRunService(parts: Parts) {
  const { sourceRunStore, ingestStore, fetchReply, boardKeys, isStopping } = parts;

  async function readSource(source: JobSource, claim: SourceClaim): Promise<RunCounts> {
    const known = claim.readerVersion === readerVersion ? claim : { etag: null, lastModified: null };
    const reader = createListingReader(source, known, boardKeys);
    for (let next = reader.next(); next; next = reader.next()) {
      await awaitTurn(next.host);
      await requireClaim(claim);
      reader.take(next, await fetchReply(next.address, next.headers));
    }
    const listing = reader.listing();
    const counts = listing ? await ingestListing(claim, listing) : noChange;
    const closed = counts.closed + (await closePostings(claim.key, await sourceRunStore.expiredIds(claim.key)));
    if (counts.added + counts.changed + closed > 0) await ingestStore.refreshStatistics();
    const { etag, lastModified } = listing ? listing.validators : known;
    const result = { ...counts, closed };
    await sourceRunStore.succeed(
      claim,
      { ...result, etag, lastModified, readerVersion },
      jittered(defaultPauseSeconds),
    );
    return result;
  }

  async function awaitTurn(host: string): Promise<void> {
    const seconds = await sourceRunStore.reserveHost(host);
    if (seconds > maxTurnSeconds) throw new HostBusy(host, seconds, "The host asked to be left alone for a while.");
    if (seconds > 0) await parts.wait(seconds);
    if (isStopping()) throw new RunStopped();
  }

  /** Before anything is written: another server may have taken over from one that was asleep. */
  async function requireClaim(claim: SourceClaim): Promise<void> {
    if (isStopping() || !(await sourceRunStore.prolong(claim))) throw new RunStopped();
  }

  async function ingestListing(claim: SourceClaim, listing: SourceListing): Promise<RunCounts> {
    const { key } = claim;
    const postedDates = await sourceRunStore.postedDates(key);
    const contents = await indexedPostings(key, listing.drafts, postedDates, parts.placeFromText);
    await requireClaim(claim);
    const counts = await ingestStore.upsertPostings(contents);
    // It may have been switched off meanwhile.
    if (!(await sourceRunStore.prolong(claim))) {
      if (!(await sourceRunStore.isOn(key))) await closePostings(key, await ingestStore.openIds(key));
      throw new RunStopped();
    }
    const stillOpen = new Set([
      ...contents.map(({ id }) => id),
      ...listing.unreadableIds.map((id) => postingId(key, id)),
    ]);
    const open = listing.isComplete ? await ingestStore.openIds(key) : [];
    const gone = open.filter((id) => !stillOpen.has(id));
    return { ...counts, closed: await closePostings(key, gone), unreadable: listing.unreadable };
  }

  const closePostings = async (key: string, ids: string[]): Promise<number> =>
    ids.length > 0 ? await ingestStore.closePostings(key, ids) : 0;

  async function failedRun(claim: SourceClaim, error: unknown): Promise<SourceRun> {
    const { key } = claim;
    if (error instanceof RunStopped || isStopping()) {
      await sourceRunStore.release(claim);
      return { key, outcome: "stopped" };
    }
    const backOff = jittered(Math.min(minBackoffSeconds * 2 ** Math.min(claim.failures, 10), maxBackoffSeconds));
    const asked = error instanceof HostBusy ? error.waitSeconds : 0;
    if (error instanceof HostBusy) await sourceRunStore.deferHost(error.host, error.waitSeconds);
    const isExpected = error instanceof SourceFault || error instanceof FetchRefusal;
    const fault = isExpected ? error.message : "The run broke off inside this server; its log says why.";
    await sourceRunStore.fail(claim, fault, Math.max(backOff, asked));
    return { key, outcome: "failed", fault, ...(!isExpected && { cause: error }) };
  }

  return {
    /** Reads the source that is due longest; undefined when none is. Its failure leaves the others alone. */
    async runNext(): Promise<SourceRun | undefined> {
      const claim = await sourceRunStore.claim(parts.runner);
      if (!claim) return undefined;
      try {
        const source = jobSourceOf(claim.key);
        if (!source) throw new SourceFault("This version knows no such board.");
        return { key: claim.key, outcome: "read", counts: await readSource(source, claim) };
      } catch (error) {
        return await failedRun(claim, error);
      }
    },
  };
}

const noChange: RunCounts = { added: 0, changed: 0, unchanged: 0, closed: 0, unreadable: 0 };

/** So that sources that were added together do not come together for ever. */
const jittered = (seconds: number) => seconds * (0.8 + Math.random() * 0.4);
