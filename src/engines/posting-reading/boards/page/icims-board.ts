import type { JobBoard } from "../job-board.ts";
import { postingPageBoard } from "./posting-page-board.ts";

/** iCIMS career portals: a page in a frame of the page that a person sees, with schema.org JobPosting data. */
export const icimsBoard: JobBoard = {
  accept: postingPageBoard.accept,
  read: postingPageBoard.read,
  links: [
    {
      host: /^(?<name>[\w-]{1,80})\.icims\.com$/,
      path: /^\/jobs\/(?<id>\d+)\/(?<slug>[^/?#]{1,200})/,
      opening: ({ host, id, slug }) => `https://${host}/jobs/${id}/${slug}/job?in_iframe=1`,
    },
  ],
};
