import {
  type BoardLink,
  boardLinkOf,
  embeddedBoardOf,
  type PageReading,
  type PostingText,
  postingFromDraft,
  readPage,
} from "../../../engines/posting-reading/posting-reading.ts";
import { withoutTracking } from "../../../shared/tracker/job-address.rules.ts";
import { FetchRefusal } from "../../guarded-fetch/fetch-refusal.ts";
import type { FetchedPage, GuardedFetch } from "../../guarded-fetch/guarded-fetch.ts";
import type { PostingStore } from "../../jobs/postings/posting.store.ts";
import { boardPosting } from "./board-posting.ts";

interface Sources {
  postingStore: Pick<PostingStore, "byUrl">;
  guardedFetch: Pick<GuardedFetch, "page" | "reply">;
}

/** A posting as a person is shown it, to be corrected before it is used. */
interface FoundPosting extends PostingText {
  company: string;
  location: string;
  pay: string;
}

interface Reading {
  posting: FoundPosting;
  /** Why this is no posting, as a sentence for the person; what the page calls itself may have been read even so. */
  refusal: string | undefined;
}

/**
 * Reads a posting: from our own index without any request, else by the page's own data, else in the format of the
 * board that it is on, else as the main text of the page.
 */
export function createPostingReader({ postingStore, guardedFetch }: Sources) {
  const known = async (url: string) =>
    (await postingStore.byUrl(url)) ?? (await postingStore.byUrl(withoutTracking(url)));

  async function fromBoard(link: BoardLink | undefined): Promise<FoundPosting | undefined> {
    const draft = link && (await boardPosting(link, guardedFetch));
    return draft && found(postingFromDraft(draft));
  }

  /** `captured`: the page as a browser has it, to be read instead of fetching it. Throws a FetchRefusal where it cannot be had. */
  async function look(url: string, captured?: string): Promise<Reading> {
    const own = await known(url);
    if (own) return { posting: found({ ...own, pay: own.salary }), refusal: undefined };
    const page = captured ? { url, text: captured } : await guardedFetch.page(url).catch(asRefusal);
    const reading: PageReading | undefined = page instanceof FetchRefusal ? undefined : readPage(page.text, page.url);
    if (reading?.isByData) return { posting: found(reading.posting), refusal: undefined };
    const onBoard = await fromBoard(linkOf(url, page));
    if (onBoard) return { posting: onBoard, refusal: undefined };
    if (!reading) throw page;
    return { posting: found(reading.posting), refusal: reading.refusal };
  }

  return {
    look,

    /** Throws a FetchRefusal also where the page holds no posting. */
    async read(url: string): Promise<FoundPosting> {
      const { posting, refusal } = await look(url);
      if (refusal) throw new FetchRefusal(refusal);
      return posting;
    },
  };
}

export type PostingReader = ReturnType<typeof createPostingReader>;

function found({ job_title, company, location, pay, description, requirements }: FoundPosting): FoundPosting {
  return { job_title, company, location, pay, description, requirements };
}

function asRefusal(error: unknown): FetchRefusal {
  if (error instanceof FetchRefusal) return error;
  throw error;
}

function linkOf(url: string, page: Pick<FetchedPage, "text"> | FetchRefusal): BoardLink | undefined {
  if (!URL.canParse(url)) return undefined;
  return boardLinkOf(url) ?? (page instanceof FetchRefusal ? undefined : embeddedBoardOf(url, page.text));
}
