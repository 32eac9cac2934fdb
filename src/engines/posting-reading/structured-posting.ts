import { type PostingDraft, SourceFault } from "./boards/job-board.ts";
import { postingPageBoard } from "./boards/posting-page-board.ts";
import { htmlLines } from "./html/page-text.ts";

/** Every opening that the page describes as schema.org JobPosting. */
export function structuredPostings(html: string, url: string): PostingDraft[] {
  try {
    return postingPageBoard.read({ text: html, url, name: "" }).drafts.map((draft) => named(draft, url));
  } catch (error) {
    if (error instanceof SourceFault) return [];
    throw error;
  }
}

/** Titles may hold markup. Where no company is named, the address of the page is no name for it. */
function named(draft: PostingDraft, url: string): PostingDraft {
  const company = draft.company === new URL(url).hostname ? "" : draft.company;
  return { ...draft, title: oneLine(draft.title), company: oneLine(company) };
}

/** As long as a card allows. */
const maxNameLength = 300;

export const oneLine = (text: string): string => htmlLines(text).replaceAll("\n", " ").slice(0, maxNameLength).trim();
