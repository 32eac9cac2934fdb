import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import { foldKey } from "../../../../shared/text/folded-text.rules.ts";
import { unlinkedAddress } from "../../../../shared/tracker/unlinked-job.rules.ts";
import { employerKeyOf, readConditions } from "../../../job-search/job-search.ts";
import { headingSection } from "../../../posting-reading/posting-reading.ts";
import { guideTokens } from "./guide-tokens.ts";
import type { WordKnowledge } from "./word-knowledge.ts";

/** Words and lines. What is shorter is no posting. */
const [minWords, minLines] = [30, 4];
/** Letters. */
const [longestHeading, longestName] = [60, 100];
/** Between what a posting calls the work, and what else it says beside it. */
const parting = /\s*[,|]\s*|\s+[–—-]\s+|\s+(?:at|bei|chez|en|presso|bij|w|na)\s+/u;

/**
 * The opening of a posting that somebody has pasted: headings of its sections, and what only employers say, which a CV does not: what they
 * offer or pay, or who they are.
 */
export function pastedJob(message: string, knowledge: WordKnowledge): ChatJob | undefined {
  const lines = message.split(/\n/).flatMap((line) => line.trim() || []);
  if (lines.length < minLines || guideTokens(message).length < minWords) return undefined;
  const headings = lines.filter((line) => line.length <= longestHeading && !/[?.!]$/.test(line));
  const sections = new Set(headings.flatMap((line) => headingSection(line) ?? []));
  const isPaid = readConditions(message).conditions.some(({ condition }) => condition.kind === "pay");
  if (sections.size < 2 || !(isPaid || sections.has("benefits") || sections.has("companyInfo"))) return undefined;
  // "Education Officer" is work, though a heading says "education" too.
  const isWork = (text: string) => knowledge.certainty(text.split(parting)[0] ?? "") > 0;
  const start = lines.findIndex((line) => headings.includes(line) && headingSection(line) && !isWork(line));
  const above = start > 0 ? lines.slice(0, start) : lines;
  const title = titleIn(above, isWork) ?? lines[0] ?? "";
  const behind = above[above.findIndex((line) => line.endsWith(title)) + 1] ?? "";
  const named = { job_title: title.slice(0, longestName), company: companyIn(title, behind, knowledge) };
  return { ...named, location: "", salary: "", job_url: unlinkedAddress(named.job_title, named.company) };
}

/** A whole line: the first that begins as work is called, else the first that is neither a question nor a sentence. */
function titleIn(lines: string[], isWork: (text: string) => boolean): string | undefined {
  const candidates = lines.flatMap((line) => [line, line.replace(/^.*[?:]\s+/, "")]);
  return candidates.find((line) => !/[?:]/.test(line) && isWork(line)) ?? lines.find((line) => !/[?!.:]/.test(line));
}

/** Named with its legal form, or as the one at whom the work is and known for an employer; else nobody knows which words are a name. */
function companyIn(title: string, behind: string, { isEmployer, geography }: WordKnowledge): string {
  const parts = [...title.split(parting).slice(1), ...behind.split(parting)].filter(
    (part) => part.length <= longestName,
  );
  const formed = parts.find((part) => employerKeyOf(part) !== foldKey(part));
  const at = /\s(?:at|bei|chez|presso|bij)\s+(.+)$/u.exec(title)?.[1];
  return formed ?? (at && isEmployer(at) && !geography.placeFromText(at) ? at : "");
}
