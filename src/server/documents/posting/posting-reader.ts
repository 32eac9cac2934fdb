import type { PostingText } from "../../../engines/posting-reading/posting-reading.ts";
import {
  type PostingNames,
  postingFromDraft,
  postingFromText,
  postingNames,
  structuredPosting,
  UnreadablePage,
} from "../../../engines/posting-reading/posting-reading.ts";
import { withoutTracking } from "../../../shared/tracker/job-address.rules.ts";
import { FetchRefusal } from "../../guarded-fetch/fetch-refusal.ts";
import type { FetchedPage, GuardedFetch } from "../../guarded-fetch/guarded-fetch.ts";
import type { PostingStore } from "../../jobs/postings/posting.store.ts";
import { type BoardLink, boardLinkOf, embeddedBoardOf } from "./board-link.ts";
import { boardPosting } from "./board-posting.ts";

interface Sources {
  postingStore: Pick<PostingStore, "byUrl">;
  guardedFetch: Pick<GuardedFetch, "page" | "reply">;
}

/**
 * Reads a posting: from our own index without any request, else by the page's schema.org data, else in the format of the
 * board that it is on, else as the main text of the page. Throws a FetchRefusal.
 */
export function createPostingReader({ postingStore, guardedFetch }: Sources) {
  const known = async (url: string) =>
    (await postingStore.byUrl(url)) ?? (await postingStore.byUrl(withoutTracking(url)));

  async function fromBoard(link: BoardLink | undefined): Promise<PostingText | undefined> {
    const draft = link && (await boardPosting(link, guardedFetch));
    return draft && postingFromDraft(draft);
  }

  return {
    async read(url: string): Promise<PostingText> {
      const own = await known(url);
      if (own) return { job_title: own.job_title, description: own.description, requirements: own.requirements };
      const page = await guardedFetch.page(url).catch(asRefusal);
      const structured =
        page instanceof FetchRefusal ? undefined : refusing(() => structuredPosting(page.text, page.url));
      return structured ?? (await fromBoard(linkOf(url, page))) ?? fromMainText(page);
    },

    /** Only what a card is called by. */
    async names(url: string): Promise<PostingNames> {
      const own = await known(url);
      if (own) return { job_title: own.job_title, company_name: own.company };
      const page = await guardedFetch.page(url);
      return postingNames(page.text, page.url);
    },
  };
}

export type PostingReader = ReturnType<typeof createPostingReader>;

function asRefusal(error: unknown): FetchRefusal {
  if (error instanceof FetchRefusal) return error;
  throw error;
}

function linkOf(url: string, page: FetchedPage | FetchRefusal): BoardLink | undefined {
  if (!URL.canParse(url)) return undefined;
  return boardLinkOf(url) ?? (page instanceof FetchRefusal ? undefined : embeddedBoardOf(url, page.text));
}

function fromMainText(page: FetchedPage | FetchRefusal): PostingText {
  if (page instanceof FetchRefusal) throw page;
  return refusing(() => postingFromText(page.text, page.url));
}

/** A page that holds no posting is refused as one that could not be fetched: the person hears why. */
function refusing<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof UnreadablePage ? new FetchRefusal(error.message) : error;
  }
}
