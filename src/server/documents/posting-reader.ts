import { FetchRefusal } from "../guarded-fetch/fetch-refusal.ts";
import type { GuardedFetch } from "../guarded-fetch/guarded-fetch.ts";
import type { PostingStore } from "../jobs/posting.store.ts";
import { type PostingNames, postingNames } from "./posting-names.ts";
import { postingFromPage } from "./posting-page.ts";
import type { PostingText } from "./posting-requirements.ts";

interface Sources {
  postingStore: Pick<PostingStore, "byUrl">;
  guardedFetch: Pick<GuardedFetch, "page">;
}

/** Reads a posting: from our own index without any request, else from the page itself. Throws a FetchRefusal. */
export function createPostingReader({ postingStore, guardedFetch }: Sources) {
  return {
    async read(url: string): Promise<PostingText> {
      const known = await postingStore.byUrl(url);
      if (known)
        return { job_title: known.job_title, description: known.description, requirements: known.requirements };
      const posting = postingFromPage((await guardedFetch.page(url)).text);
      if (!posting) throw new FetchRefusal("The page holds no posting that can be read without a browser.");
      return posting;
    },

    /** Only what a card is called by. */
    async names(url: string): Promise<PostingNames> {
      const known = await postingStore.byUrl(url);
      if (known) return { job_title: known.job_title, company_name: known.company };
      return postingNames((await guardedFetch.page(url)).text);
    },
  };
}

export type PostingReader = ReturnType<typeof createPostingReader>;
