import { type PostingText, writtenPosting } from "../../engines/posting-reading/posting-reading.ts";
import { FetchRefusal } from "../guarded-fetch/fetch-refusal.ts";
import { AppError } from "../http/app-error.ts";

interface Look {
  posting: PostingText & { company: string; location: string; pay: string };
  /** Why there is no posting to be shown. */
  refusal: string | undefined;
}

export type PostingPreviewService = ReturnType<typeof createPostingPreviewService>;

/** What a form for a new card can be filled with, once its link is known. */
export function createPostingPreviewService(postings: { look(url: string, page?: string): Promise<Look> }) {
  return {
    async read({ url, page }: { url: string; page?: string }) {
      const { posting, refusal } = await postings.look(url, page).catch((error: unknown) => {
        throw error instanceof FetchRefusal ? unreadable(error.message) : error;
      });
      const { job_title, company, location, pay } = posting;
      if (job_title === "" && company === "") {
        throw unreadable(refusal ?? "The page does not say which job it is about.");
      }
      const text = refusal ? "" : writtenPosting(posting);
      return { job_title, company_name: company, location, pay, text, ...(refusal && { refusal }) };
    },
  };
}

const unreadable = (reason: string) =>
  new AppError(422, "posting_unreadable", `${reason} Please type title and company.`, { url: reason });
