/**
 * Draws the pages that the server shows without the client. In: a posting of the index, or what a stand-in has to show. Out: the public page of a
 * posting that has none of its own elsewhere, with schema.org data; what lists of openings show of it; the pages of stand-ins, of dead
 * links and of the end of reminders; all as HTML without any script.
 */

export { deadLinkPage } from "./dead-link-page.ts";
export { postingPage, unknownPostingPage } from "./job-page.ts";
export { shownPosting } from "./shown-posting.ts";
export { standInPage } from "./stand-in-page.ts";
export { unsubscribePage } from "./unsubscribe-page.ts";
