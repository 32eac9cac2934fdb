import type { PostingDraft } from "./boards/job-board.ts";
import { mainPart } from "./html/main-part.ts";
import { type PageFacts, pageFacts } from "./html/page-facts.ts";
import { lettersOf, pageTree } from "./html/page-tree.ts";
import { payText } from "./pay-text.ts";
import { postingEvidence } from "./posting-evidence.ts";
import { cleanLine } from "./posting-lines.ts";
import { companyOf, type PageNames, pageNames, placeOfTitle, shortName, titleOf } from "./posting-names.ts";
import { refusalOfPage } from "./posting-refusal.ts";
import { type PostedSalary, salaryFromLabel, salaryFromNumbers, salaryFromText } from "./posting-salary.ts";
import { type PostingSections, postingSections } from "./posting-sections.ts";
import type { PostingText } from "./posting-text.ts";
import { draftOfPage } from "./structured-posting.ts";

/** What was read of an opening, as plain text; empty where nothing says it. */
export interface PostingOfPage extends PostingText {
  company: string;
  location: string;
  salary: PostedSalary | undefined;
  /** In one form, or in the words of the page where no amounts can be told from them. */
  pay: string;
}

export interface PageReading {
  posting: PostingOfPage;
  /** Why this is no posting, as a sentence for the person; what the page calls itself may have been read even so. */
  refusal: string | undefined;
  /** Described by the page in data of its own, rather than told from its looks. */
  isByData: boolean;
}

/** Letters. Below, data about an opening says nothing of it. */
const minDataLetters = 60;
/** So many times as much readable text is the better posting than what the data holds. */
const muchMore = 2.5;

/** Reads a page: its data where that says what the opening is, else its main text; the rest from labels, headings and title. */
export function readPage(html: string, url: string): PageReading {
  const tree = pageTree(html);
  const names = pageNames(tree, url);
  const facts = pageFacts(tree);
  const { draft, refusal: several } = draftOfPage(tree, url, names);
  const byText = postingSections([{ heading: "", html: mainPart(tree) }]);
  const byData = draft && postingSections(draft.sections);
  const isByData = byData !== undefined && saysEnough(byData, byText);
  const sections = isByData ? byData : byText;
  const posting = { ...factsOf(facts, names, draft, sections), ...textOf(sections) };
  const refusal = several ?? (isByData ? undefined : refusalOfPage(html, tree, byText, facts, posting.job_title));
  return { posting, refusal, isByData: isByData && several === undefined };
}

function saysEnough(byData: PostingSections, byText: PostingSections): boolean {
  const [data, text] = [byData, byText].map(lettersIn);
  if (!data || data < minDataLetters) return false;
  return text === undefined || text < data * muchMore || postingEvidence(byText) < 3;
}

const lettersIn = ({ description, requirements, companyInfo, benefits }: PostingSections) =>
  lettersOf(description + requirements + companyInfo + benefits);

function factsOf(facts: PageFacts, names: PageNames, draft: PostingDraft | undefined, text: PostingSections) {
  const whole = Object.values(text).join("\n");
  const salary =
    (draft?.salary && salaryFromNumbers(draft.salary)) ??
    salaryFromLabel(draft?.salaryText ?? "") ??
    salaryFromLabel(facts.pay) ??
    salaryFromText(whole);
  return {
    job_title: shortName(draft?.title ?? "") || titleOf(names, shortName(facts.title)),
    company: companyOf(names, draft?.company ?? "", facts.company, whole),
    location: cleanLine(draft?.location ?? "") || facts.location || placeOfTitle(names),
    salary,
    pay: salary ? payText(salary) : cleanLine(draft?.salaryText || facts.pay),
  };
}

/** Benefits are left out: what a company gives says nothing about what it asks for. */
function textOf({ description, companyInfo, requirements }: PostingSections) {
  return { description: description || companyInfo, requirements };
}

export function postingFromDraft(draft: PostingDraft): PostingOfPage {
  const sections = postingSections(draft.sections);
  const salary =
    (draft.salary && salaryFromNumbers(draft.salary)) ??
    salaryFromLabel(draft.salaryText ?? "") ??
    salaryFromText(Object.values(sections).join("\n"));
  const names = {
    job_title: shortName(draft.title),
    company: shortName(draft.company),
    location: cleanLine(draft.location),
  };
  return { ...names, salary, pay: salary ? payText(salary) : cleanLine(draft.salaryText ?? ""), ...textOf(sections) };
}
