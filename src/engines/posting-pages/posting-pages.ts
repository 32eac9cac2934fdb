/**
 * Draws the public page of a posting that has none of its own elsewhere. In: a posting of the index. Out: its page as HTML with
 * schema.org data; what lists of openings show of it.
 */

export { postingPage, unknownPostingPage } from "./job-page.ts";
export { shownPosting } from "./shown-posting.ts";
