import { FetchRefusal } from "../guarded-fetch/fetch-refusal.ts";
import { AppError } from "../http/app-error.ts";

interface PostingNames {
  job_title: string;
  company_name: string;
}

export type PostingPreviewService = ReturnType<typeof createPostingPreviewService>;

/** What a form for a new card can be filled with, once its link is known. */
export function createPostingPreviewService(postings: { names(url: string): Promise<PostingNames> }) {
  return {
    async read(url: string): Promise<PostingNames> {
      const names = await postings.names(url).catch((error: unknown) => {
        throw error instanceof FetchRefusal ? unreadable(error.message) : error;
      });
      if (names.job_title === "" && names.company_name === "") {
        throw unreadable("The page does not say which job it is about.");
      }
      return names;
    },
  };
}

const unreadable = (reason: string) =>
  new AppError(422, "posting_unreadable", `${reason} Please type title and company.`, { url: reason });
