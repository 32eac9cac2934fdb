/**
 * Reads job postings. In: a board's reply, a page's HTML, or a pasted text. Out: the posting in the application's terms, as plain text
 * in sections, or a sentence that says why there is none.
 *
 * Terms: a *board* is a kind of job site whose format is known, a *source* one company's listing on it, a *draft* a posting as the
 * board describes it, a *reading* what a page was found to hold.
 */
export { type BoardLink, boardLinkOf, embeddedBoardOf } from "./boards/board-link.ts";
export { type BoardKeys, type BoardPage, type PostingDraft, SourceFault } from "./boards/job-board.ts";
export { type JobSource, jobSourceOf, parseJobSources, sourceRefusal } from "./boards/job-source.ts";
export {
  createBoardDiscovery,
  type DiscoveryAnswer,
  type DiscoveryRequest,
} from "./discovery/board-discovery.ts";
export { readCuratedBoards } from "./discovery/curated-boards.ts";
export { indexedPostings, type PlaceFromText, postingId } from "./listing/indexed-posting.ts";
export { createListingReader, HostBusy, readerVersion, type SourceListing } from "./listing/listing-reader.ts";
export { administeredSource, sourceReport } from "./listing/source-report.ts";
export { pageRefusal } from "./page-refusal.ts";
export { pastedPosting, postingAsRead, writtenPosting } from "./pasted-posting.ts";
export { payText } from "./pay-text.ts";
export { type PageReading, postingFromDraft, readPage } from "./posting-page.ts";
export { headingSection } from "./posting-sections.ts";
export { isSamePosting, type PostingText } from "./posting-text.ts";
