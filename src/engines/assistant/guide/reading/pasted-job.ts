import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import { unlinkedAddress } from "../../../../shared/tracker/unlinked-job.rules.ts";
import { readConditions } from "../../../job-search/job-search.ts";
import { headingSection } from "../../../posting-reading/posting-reading.ts";
import { guideTokens } from "./guide-tokens.ts";

/** Words and lines. What is shorter is no posting. */
const [minWords, minLines] = [30, 4];
/** Letters. */
const [longestHeading, longestName] = [60, 100];
/** Between what a posting calls the work, and who offers it. */
const parting = /\s*[,|]\s*|\s+[–—-]\s+|\s+(?:at|bei|chez|en|presso|bij|w|na)\s+/u;

/**
 * The opening of a posting that somebody has pasted: headings of its sections, and what only employers say, which a CV does not: what they
 * offer or pay, or who they are.
 */
export function pastedJob(message: string): ChatJob | undefined {
  const lines = message.split(/\n/).flatMap((line) => line.trim() || []);
  if (lines.length < minLines || guideTokens(message).length < minWords) return undefined;
  const headings = lines.filter((line) => line.length <= longestHeading && !/[?.!]$/.test(line));
  const sections = new Set(headings.flatMap((line) => headingSection(line) ?? []));
  const isPaid = readConditions(message).conditions.some(({ condition }) => condition.kind === "pay");
  if (sections.size < 2 || !(isPaid || sections.has("benefits") || sections.has("companyInfo"))) return undefined;
  const [first = "", second = ""] = lines
    .map((line) => line.replace(/^.*[?:]\s+/, ""))
    .filter((line) => !/[?:]$/.test(line) && !headingSection(line));
  const [title = first, beside] = first.split(parting);
  const company = beside ?? second.split(parting)[0] ?? "";
  const named = { job_title: title.slice(0, longestName), company: company.slice(0, longestName) };
  return { ...named, location: "", salary: "", job_url: unlinkedAddress(named.job_title, named.company) };
}
