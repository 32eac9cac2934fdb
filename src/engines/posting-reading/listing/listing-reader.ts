import { allBoards } from "../boards/all-boards.ts";
import { type BoardKeys, type BoardPage, type PostingDraft, SourceFault } from "../boards/job-board.ts";
import type { JobSource } from "../boards/job-source.ts";

/** Raised when a reader reads replies differently: what was read by an older one is then read again. */
export const readerVersion = 2;

/** What a complete reply said of itself, to ask next time whether anything is new. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface SourceListing {
  drafts: PostingDraft[];
  /** Ids of entries that could not be read: still open, as far as one can tell. */
  unreadableIds: string[];
  unreadable: number;
  /** Only then is an opening that is missing a closed one. */
  isComplete: boolean;
  validators: Validators;
}

/** The host asks to be left alone for so long. */
export class HostBusy extends SourceFault {
  readonly host: string;
  readonly waitSeconds: number;

  constructor(host: string, waitSeconds: number, message: string) {
    super(message);
    this.host = host;
    this.waitSeconds = waitSeconds;
  }
}

/** What is to be fetched next. */
interface ListingRequest {
  address: string;
  /** Whose turn it takes. */
  host: string;
  headers: Record<string, string>;
}

export interface BoardReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export const userAgent = "Forthright/0.1 (reads public job boards; one request a second)";
const maxPages = 50;
const maxPostings = 5_000;
/** Where a host that is busy does not say for how long; and the longest that is believed. */
const defaultWaitSeconds = 300;
const maxWaitSeconds = 24 * 60 * 60;

/** Reads a source page by page: `next` says what to fetch, `take` reads what came. */
export function createListingReader(source: JobSource, known: Validators, boardKeys: BoardKeys = {}) {
  const board = allBoards[source.kind];
  const pages: BoardPage[] = [];
  const drafts = new Map<string, PostingDraft>();
  const seen = new Set<string>();
  let validators: Validators = { etag: null, lastModified: null };
  let address = board.firstPage?.(source.name, boardKeys);
  let isUnchanged = false;

  return {
    /** Undefined when there is no more to fetch. */
    next(): ListingRequest | undefined {
      if (!address || isUnchanged || pages.length >= maxPages || drafts.size >= maxPostings) return undefined;
      const headers = { accept: board.accept, "user-agent": userAgent, ...board.headers?.(boardKeys) };
      const asked = pages.length === 0 ? { ...headers, ...conditions(known) } : headers;
      return { address, host: hostOf(address), headers: asked };
    },

    /** @throws SourceFault, with a sentence; nothing is known about the openings then */
    take({ address: fetched, host }: ListingRequest, reply: BoardReply): void {
      isUnchanged = reply.status === 304 && pages.length === 0;
      if (isUnchanged) return;
      const page: BoardPage = isGonePage(source, reply) ? emptyPage : readReply(source, reply, fetched, host);
      for (const draft of page.drafts) drafts.set(draft.id, draft);
      pages.push(page);
      address = isRepeated(page, seen) ? undefined : page.next;
      for (const id of idsOf(page)) seen.add(id);
      if (pages.length === 1 && !page.next) validators = validatorsOf(reply);
    },

    /** Undefined when the source says that nothing has changed. */
    listing(): SourceListing | undefined {
      if (isUnchanged) return undefined;
      return toListing([...drafts.values()].slice(0, maxPostings), pages, address === undefined, validators);
    },
  };
}

/** A feed that does not know pages answers each with the same entries. A page of none that has an id tells nothing. */
function isRepeated(page: BoardPage, seen: ReadonlySet<string>): boolean {
  const ids = idsOf(page);
  return ids.length > 0 && ids.every((id) => seen.has(id));
}

function idsOf({ drafts, unreadable }: BoardPage): string[] {
  return [...drafts.map(({ id }) => id), ...unreadable.filter((id) => id !== undefined)];
}

const emptyPage: BoardPage = { drafts: [], unreadable: [] };

/** A page of a single opening goes away with it; a board that is gone is more likely a mistake. */
function isGonePage({ kind }: JobSource, { status }: BoardReply): boolean {
  return kind === "page" && (status === 404 || status === 410);
}

function readReply(source: JobSource, reply: BoardReply, address: string, host: string): BoardPage {
  const { status, headers, text } = reply;
  if (status === 429 || status === 503) {
    const wait = retryAfter(one(headers["retry-after"])) ?? defaultWaitSeconds;
    throw new HostBusy(host, wait, `The host answered ${status} and is left alone for ${Math.ceil(wait)} seconds.`);
  }
  if (status === 404 || status === 410) {
    throw new SourceFault(`There is no such board (it answered ${status}): check its name.`);
  }
  if (status < 200 || status > 299) throw new SourceFault(`The host answered ${status}.`);
  return allBoards[source.kind].read({ text, url: address, name: source.name });
}

function toListing(
  drafts: PostingDraft[],
  pages: BoardPage[],
  hasEnded: boolean,
  validators: Validators,
): SourceListing {
  const unreadable = pages.flatMap((page) => page.unreadable);
  const unreadableIds = unreadable.filter((id) => id !== undefined);
  return {
    drafts,
    unreadableIds,
    unreadable: unreadable.length,
    isComplete: hasEnded && unreadableIds.length === unreadable.length,
    validators,
  };
}

/** Companies of one board share its servers under host names of their own, so the last two labels count. */
export function hostOf(address: string): string {
  const { hostname } = new URL(address);
  return /[\d.]+$|:/.test(hostname) ? hostname : hostname.split(".").slice(-2).join(".");
}

function conditions({ etag, lastModified }: Validators): Record<string, string> {
  return { ...(etag && { "if-none-match": etag }), ...(lastModified && { "if-modified-since": lastModified }) };
}

function validatorsOf({ headers }: BoardReply): Validators {
  return { etag: one(headers.etag) ?? null, lastModified: one(headers["last-modified"]) ?? null };
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

/** Seconds, from a number of them or a date. */
function retryAfter(value: string | undefined): number | undefined {
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) : (new Date(value).getTime() - Date.now()) / 1000;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(1, wait), maxWaitSeconds);
}
