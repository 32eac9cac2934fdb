import type { Discovery, FoundBoard } from "../../../shared/jobs/source-administration.contract.ts";
import { type BoardKeys, SourceFault } from "../boards/job-board.ts";
import type { BoardKind, JobSource } from "../boards/job-source.ts";
import { isWebAddress, jobSourceOf } from "../boards/job-source.ts";
import { type BoardReply, createListingReader, HostBusy, hostOf, userAgent } from "../listing/listing-reader.ts";
import { sourcePosting } from "../source-posting.ts";
import { type BoardHome, boardHomeOf, guessableKinds, sourceOf } from "./board-home.ts";
import { boardsOnPage, careersLinks, siteOf } from "./careers-page.ts";
import { companySlugs } from "./company-slugs.ts";

/** What may be asked at the same time as the others of its round. */
export interface DiscoveryRequest {
  address: string;
  host: string;
  headers: Record<string, string>;
}

/** What came: a reply, or a sentence that says why none did. */
export type DiscoveryAnswer = { reply: BoardReply & { url: string } } | { fault: string };

const maxRequests = 40;
const maxFound = 12;
const maxCareersPages = 3;
const maxExamples = 3;
const pageHeaders = { accept: "text/html,application/xhtml+xml", "user-agent": userAgent };

type How = FoundBoard["how"];

/**
 * Looks for the boards of a company: by the address of its careers page, which may link to them or lie on one; by its name, as which it
 * may be known on each board; by a board and a name, as JOB_SOURCES has them. `next` says what to ask, round by round; `take` reads what came.
 */
export function createBoardDiscovery(text: string, boardKeys: BoardKeys = {}) {
  const found = new Map<string, FoundBoard>();
  const unlisted = new Map<string, Discovery["unlisted"][number]>();
  const unanswered = new Set<string>();
  const faults: string[] = [];
  const pages: string[] = [];
  const seenPages = new Set<string>();
  const known: { home: BoardHome; how: How }[] = [];
  const asked = new Map<DiscoveryRequest, (answer: DiscoveryAnswer) => void>();
  let slugs: string[] = [];
  let isNameTried = false;
  let requests = 0;

  const source = jobSourceOf(text);
  const url = source ? undefined : addressIn(text);
  const home = url && boardHomeOf(url);
  if (source && source.kind !== "page") note({ kind: source.kind, name: source.name }, "address");
  else if (source) pages.push(source.name);
  else if (home) note(home, "address");
  else if (url) pages.push(url);
  else tryName(text);

  function tryName(name: string): void {
    isNameTried = true;
    slugs = companySlugs(name);
  }

  function note(place: BoardHome, how: How): void {
    if (sourceOf(place)) known.push({ home: place, how });
    else unlisted.set(place.kind, { board: place.kind, name: place.name });
  }

  function ask(request: DiscoveryRequest, take: (answer: DiscoveryAnswer) => void): DiscoveryRequest[] {
    if (requests >= maxRequests) return [];
    requests += 1;
    asked.set(request, take);
    return [request];
  }

  function askPage(address: string): DiscoveryRequest[] {
    if (seenPages.has(address)) return [];
    seenPages.add(address);
    return ask({ address, host: hostOf(address), headers: pageHeaders }, (answer) => {
      if ("fault" in answer || answer.reply.status >= 400)
        faults.push("fault" in answer ? answer.fault : `The page answered ${answer.reply.status}.`);
      else takePage(answer.reply, seenPages.size === 1);
    });
  }

  function takePage({ text: html, url: reached }: { text: string; url: string }, isFirst: boolean): void {
    const moved = boardHomeOf(reached);
    const places = moved ? [moved] : boardsOnPage(html, reached);
    for (const place of places) note(place, "linked");
    if (places.length === 0 && isFirst) pages.push(...careersLinks(html, reached, maxCareersPages));
  }

  function askBoard(one: JobSource, how: How): DiscoveryRequest[] {
    if (found.has(one.key)) return [];
    const reader = createListingReader(one, { etag: null, lastModified: null }, boardKeys);
    const request = reader.next();
    if (!request) return [];
    return ask(request, (answer) => {
      if ("fault" in answer) {
        unanswered.add(one.kind);
        return;
      }
      try {
        reader.take(request, answer.reply);
        keep(one, how, reader);
      } catch (error) {
        if (!(error instanceof SourceFault)) throw error;
        if (how !== "by_name") faults.push(`${one.key}: ${error.message}`);
        else if (error instanceof HostBusy || answer.reply.status >= 500) unanswered.add(one.kind);
      }
    });
  }

  function keep(one: JobSource, how: How, reader: ReturnType<typeof createListingReader>): void {
    const listing = reader.listing();
    const postings = (listing?.drafts ?? []).map(sourcePosting);
    // Some boards answer any name with an empty list.
    if (how === "by_name" && postings.length === 0) return;
    found.set(one.key, {
      source: one.key,
      company: postings[0]?.company ?? one.name,
      openings: postings.length,
      is_more: reader.next() !== undefined,
      unreadable: listing?.unreadable ?? 0,
      examples: postings.slice(0, maxExamples).map(({ title, location }) => ({ title, location })),
      how,
    });
  }

  const kindsLeft = (): BoardKind[] => {
    const kinds = new Set([...found.values()].map((one) => one.source.split(":")[0]));
    return guessableKinds.filter((kind) => !kinds.has(kind));
  };

  return {
    /** Empty when there is no more to ask. */
    next(): DiscoveryRequest[] {
      const round = [
        ...pages.splice(0).flatMap(askPage),
        ...known.splice(0).flatMap((one) => {
          const place = found.size < maxFound ? sourceOf(one.home) : undefined;
          return place ? askBoard(place, one.how) : [];
        }),
      ];
      if (round.length > 0) return round;
      // A page without boards: its company may still be known by the name of its site.
      if (url && !home && !isNameTried && found.size + unlisted.size === 0) tryName(siteOf(url));
      const slug = slugs.shift();
      if (slug === undefined) return [];
      return kindsLeft().flatMap((kind) => {
        const place = sourceOf({ kind, name: slug });
        return place ? askBoard(place, "by_name") : [];
      });
    },

    take(request: DiscoveryRequest, answer: DiscoveryAnswer): void {
      asked.get(request)?.(answer);
      asked.delete(request);
    },

    result: (): Discovery => ({
      found: [...found.values()],
      unlisted: [...unlisted.values()],
      unanswered: [...unanswered],
      faults,
      requests,
    }),
  };
}

/** "acme.example/careers" is meant as an address too. */
function addressIn(text: string): string | undefined {
  const written = text.trim();
  const isWhole = /^https?:\/\//i.test(written);
  const address = isWhole ? written : `https://${written}`;
  const isMeant = isWhole || /^[^\s/]+\.[a-z]{2,}(?:[:/?#]\S*)?$/i.test(written);
  return isMeant && isWebAddress(address) ? new URL(address).href : undefined;
}
