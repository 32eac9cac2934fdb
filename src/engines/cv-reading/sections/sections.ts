import { lineDates } from "../dates/date-spans.ts";
import type { CvLine, Slice } from "../lines/cv-line.ts";
import { emailPattern } from "../words/contact-patterns.ts";
import { namesDegree, namesSchool, namesTitle } from "../words/entry-words.ts";
import type { SectionKind } from "../words/section-words.ts";
import { headingsOf } from "./headings.ts";

export interface ReadSection {
  /** Of what stands before the first heading: "head". */
  kind: SectionKind | "head";
  title: Slice | undefined;
  lines: CvLine[];
  /** The heading is in no table: its kind was seen by what stands below. */
  isGuessed: boolean;
}

/** The sections of a document; each column goes on with its own, over pages too. */
export function sectionsOf(lines: CvLine[]): ReadSection[] {
  const headings = headingsOf(lines);
  const head: ReadSection = { kind: "head", title: undefined, lines: [], isGuessed: false };
  const sections = [head];
  const current = new Map<string, ReadSection>();
  for (const line of lines) {
    const heading = headings.get(line);
    if (heading) {
      const section: ReadSection = { kind: heading.kind, title: heading.title, lines: [], isGuessed: false };
      sections.push(section);
      for (const stream of [...current.keys()]) if (stream.startsWith(line.stream)) current.delete(stream);
      current.set(line.stream, section);
      const rest = line.cells.slice(1);
      if (rest.length > 0) section.lines.push({ ...line, cells: rest, start: rest[0]?.from ?? 0 });
    } else (sectionIn(current, line.stream) ?? head).lines.push(line);
  }
  return sections.map(typedByContent);
}

/** Of the column itself, or of what it stands in. */
function sectionIn(current: Map<string, ReadSection>, stream: string): ReadSection | undefined {
  for (let length = stream.length; length >= 0; length -= 1) {
    const section = current.get(stream.slice(0, length));
    if (section) return section;
  }
  return undefined;
}

function typedByContent(section: ReadSection): ReadSection {
  if (section.kind !== "unknown") return section;
  const kind = kindOfContent(section.lines);
  return { ...section, kind, isGuessed: kind !== "unknown" };
}

function kindOfContent(lines: CvLine[]): SectionKind {
  if (lines.length < 8 && lines.some(({ text }) => emailPattern.test(text))) return "contact";
  const ranges = lines.filter((line) => lineDates(line).some(({ kind }) => kind === "range"));
  if (ranges.length === 0) return "unknown";
  const studies = lines.filter(({ folded }) => folded.length < 120 && (namesSchool(folded) || namesDegree(folded)));
  const jobs = lines.filter(({ text, folded }) => folded.length < 120 && namesTitle(text, folded));
  return studies.length >= ranges.length && studies.length > jobs.length ? "education" : "experience";
}
