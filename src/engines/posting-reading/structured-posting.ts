import { foldText } from "../../shared/text/folded-text.rules.ts";
import type { PostingDraft } from "./boards/job-board.ts";
import { draftsOfData } from "./boards/page/posting-page-board.ts";
import { embeddedStates } from "./html/embedded-state.ts";
import { jobPostingData } from "./html/job-posting-data.ts";
import type { PageElement } from "./html/page-tree.ts";
import { postingByShape } from "./html/posting-shapes.ts";
import type { PageNames } from "./posting-names.ts";

interface FoundDraft {
  draft: PostingDraft | undefined;
  /** For the person. */
  refusal?: string;
}

const several = "The page lists several openings. Open the one that you mean and use its address.";

/** The opening that a page describes in data: as schema.org JobPosting, else in what its scripts draw it from. */
export function draftOfPage(tree: PageElement[], url: string, names: PageNames): FoundDraft {
  const { drafts } = draftsOfData(jobPostingData(tree), url);
  if (drafts.length > 1) return theOne(drafts, url, names);
  const [draft] = drafts;
  if (draft) return { draft };
  const shaped = postingByShape(embeddedStates(tree), (title) => isNamed(title, url, names));
  return { draft: shaped && draftsOfData([shaped], url).drafts[0] };
}

/** Of several openings, the one that the page is about. */
function theOne(drafts: PostingDraft[], url: string, { headings }: PageNames): FoundDraft {
  // An opening without an address of its own has the page's.
  const [sameAddress, another] = drafts.filter((draft) => samePath(draft.url, url));
  const found = (another ? undefined : sameAddress) ?? drafts.find(({ title }) => headings.includes(title));
  if (found) return { draft: found };
  const areOne = new Set(drafts.map(({ title }) => title)).size === 1;
  return areOne ? { draft: drafts[0] } : { draft: undefined, refusal: several };
}

const samePath = (one: string, other: string) => new URL(one).pathname === new URL(other).pathname;

/** Whether the page's headings, titles or address bear this title. */
function isNamed(title: string, url: string, { headings, titles }: PageNames): boolean {
  const folded = foldText(title);
  if ([...headings, ...titles].some((text) => foldText(text).includes(folded))) return true;
  const words = folded.split(/[^\p{L}\d]+/u).filter((word) => word.length > 2);
  const path = foldText(new URL(url).pathname);
  return words.length > 0 && words.filter((word) => path.includes(word)).length >= words.length * 0.6;
}
