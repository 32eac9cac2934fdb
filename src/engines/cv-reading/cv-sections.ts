import { namesJob } from "../text/text.ts";
import { isName } from "./cv-contact.ts";
import { type CvSectionKind, headingOf, inlineHeadingOf } from "./cv-headings.ts";
import { namesPlace } from "./cv-words.ts";

export interface CvSections {
  /** What stands before the first heading: name, contacts, sometimes a summary. */
  head: string[];
  bySection: Map<CvSectionKind, string[]>;
}

const sectionsWithLabels = new Set<CvSectionKind>(["skills", "experience", "volunteer", "references"]);

/** Cuts a CV into its sections; two headings of one kind give one section. Empty lines stay: they part entries. */
export function sectionsOf(text: string): CvSections {
  const head: string[] = [];
  const bySection = new Map<CvSectionKind, string[]>();
  let current: CvSectionKind | undefined;
  let lines = head;
  const open = (section: CvSectionKind) => {
    current = section;
    lines = bySection.get(section) ?? [];
    if (lines.length > 0) lines.push("");
    bySection.set(section, lines);
  };
  for (const line of headFirst(text.split("\n").map((raw) => raw.trim()))) {
    const section = isListItem(line) ? undefined : headingOf(line);
    const inline = section || (current && sectionsWithLabels.has(current)) ? undefined : inlineHeadingOf(line);
    if (section) open(section);
    else if (inline && inline.section !== "contact") {
      open(inline.section);
      lines.push(inline.rest);
    } else lines.push(line);
  }
  return { head, bySection };
}

/** "• Training" is said of a job; other signs may adorn a heading. */
const isListItem = (line: string) => /^[•◦‣⁃∙·*–—-]\s/u.test(line);

/** A side column read first hides the name further down: name, job and place in a row belong to the head. */
function headFirst(lines: string[]): string[] {
  if (!headingOf(lines.find((line) => line !== "") ?? "")) return lines;
  const at = lines.findIndex(
    (line, index) => isName(line) && namesJob(lines[index + 1] ?? "") && namesPlace(lines[index + 2] ?? ""),
  );
  if (at < 0) return lines;
  return [...lines.slice(at, at + 3), ...lines.slice(0, at), ...lines.slice(at + 3)];
}
