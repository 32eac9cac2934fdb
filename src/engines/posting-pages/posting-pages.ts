/**
 * Draws the public page of a posting that has none of its own elsewhere. In: a posting of the index. Out: its page as HTML with
 * schema.org data; its place and its pay as one line each.
 */

export { postingPage, unknownPostingPage } from "./job-page.ts";
export { locationText } from "./posting-place.ts";
export { salaryText } from "./salary-text.ts";
