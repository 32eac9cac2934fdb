import type { PostingDraft } from "./boards/job-board.ts";
import { mainPart } from "./html/main-part.ts";
import { elementTexts, htmlLines } from "./html/page-text.ts";
import { cleanLine } from "./posting-lines.ts";
import { postingNames } from "./posting-names.ts";
import { type PostingSections, postingSections } from "./posting-sections.ts";
import type { PostingText } from "./posting-text.ts";
import { oneLine, structuredPostings } from "./structured-posting.ts";
import { UnreadablePage } from "./unreadable-page.ts";

const minLetters = 200;

/** The posting of a page by its schema.org data; undefined where it has none, or none that says anything. */
export function structuredPosting(html: string, url: string): PostingText | undefined {
  const drafts = structuredPostings(html, url);
  const [first, second] = drafts;
  const draft = second === undefined ? first : (theOne(drafts, html, url) ?? first);
  const posting = draft && postingFromDraft(draft);
  return posting && hasText(posting) ? posting : undefined;
}

/** Of several openings, the one that the page is about. */
function theOne(drafts: PostingDraft[], html: string, url: string): PostingDraft | undefined {
  const headings = elementTexts(html, "h1").map(oneLine);
  // An opening without an address of its own has the page's.
  const [sameAddress, another] = drafts.filter((draft) => samePath(draft.url, url));
  const found = (another ? undefined : sameAddress) ?? drafts.find(({ title }) => headings.includes(title));
  if (!found && new Set(drafts.map(({ title }) => title)).size > 1) {
    throw new UnreadablePage("The page lists several openings. Open the one that you mean and use its address.");
  }
  return found;
}

const samePath = (one: string, other: string) => new URL(one).pathname === new URL(other).pathname;

export function postingFromDraft({ title, sections }: PostingDraft): PostingText {
  return { job_title: cleanLine(title), ...textOf(postingSections(sections)) };
}

/** The posting of a page without data about it: its main text. Throws a UnreadablePage. */
export function postingFromText(html: string, url: string): PostingText {
  const main = mainPart(html);
  const [heading] = elementTexts(html, "h1").map(oneLine).filter(Boolean);
  const title = heading ?? postingNames(html, url).job_title;
  const posting = { job_title: title, ...textOf(postingSections([{ heading: "", html: main }])) };
  const refusal = refusalOf(html, htmlLines(main), title, hasText(posting));
  if (refusal) throw new UnreadablePage(refusal);
  return posting;
}

const closed =
  /\b(no longer (accepting|available|open|active|taking)|(position|job|role|vacancy|opening|posting) (has been|is|was) (filled|closed|removed)|(job|posting|offer|vacancy) (has |is )?expired|applications? (are|is|have) (now )?closed|nicht mehr (verfügbar|online|aktiv|aktuell)|bereits besetzt|ist abgelaufen|n'est plus (disponible|en ligne)|a été pourvu|ya no está disponible)/i;
const humanCheck =
  /just a moment|verify (that )?you are (a )?human|are you a robot|captcha|unusual traffic|access denied|enable javascript and cookies/i;

/** Why the text of a page is not the posting, as a sentence for the person. */
function refusalOf(html: string, text: string, title: string, isLong: boolean): string | undefined {
  if (closed.test(`${title}\n${isLong ? text.slice(0, 400) : text}`))
    return "The page says that this opening is closed.";
  if (isLong && title !== "") return undefined;
  if (/<input[^>]+type=["']?password/i.test(html))
    return "The page can be read only by people who are signed in there.";
  if (humanCheck.test(`${title}\n${text}\n${elementTexts(html, "title")[0] ?? ""}`)) {
    return "The page refuses to be read by anything but a person's browser.";
  }
  return "The page holds no posting that can be read without a browser.";
}

/** Benefits are left out: what a company gives says nothing about what it asks for. */
function textOf({ description, companyInfo, requirements }: PostingSections) {
  return { description: description || companyInfo, requirements };
}

function hasText({ description, requirements }: PostingText): boolean {
  return (`${description}${requirements}`.match(/\p{L}/gu)?.length ?? 0) >= minLetters;
}
