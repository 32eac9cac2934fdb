import { lineDates } from "../dates/date-spans.ts";
import { isProse } from "../entries/dated-entries.ts";
import { listItems } from "../fields/list-items.ts";
import { type CvLine, type Slice, sliceText, wholeLine } from "../lines/cv-line.ts";
import { behindLabel, labelledValues } from "../lines/labelled-values.ts";
import { emailPattern } from "../words/contact-patterns.ts";
import { namesDegree, namesSchool, namesTitle } from "../words/entry-words.ts";
import { entryLabel, personLabel } from "../words/label-words.ts";
import { namesLanguage } from "../words/language-words.ts";
import { headingWords, namesInterests, type SectionKind } from "../words/section-words.ts";
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
  const named = new Set(sections.map(({ kind }) => kind));
  return withSkills(onlyWork(sections.map((section) => typedByContent(section, named)))).flatMap(labelledParts);
}

/** Where nothing else tells of work, what looks like it is. */
function onlyWork(sections: ReadSection[]): ReadSection[] {
  const [work, ...more] = sections.filter(({ kind }) => kind === "experience");
  return more.length > 0 ? sections : sections.map((one) => (one === work ? { ...one, isGuessed: false } : one));
}

const minSkills = 4;

/** Where no heading says which the skills are: the longest list below one that is in no table. */
function withSkills(sections: ReadSection[]): ReadSection[] {
  const counts = sections.map(({ kind, lines }) => (kind === "unknown" ? listLength(lines) : 0));
  const longest = counts.indexOf(Math.max(...counts));
  if ((counts[longest] ?? 0) < minSkills || sections.some(({ kind }) => kind === "skills")) return sections;
  return sections.map((one, index) => (index === longest ? { ...one, kind: "skills", isGuessed: true } : one));
}

/** How many items there are, where there is nothing else. */
function listLength(lines: CvLine[]): number {
  const letters = (texts: string[]) => texts.join("").replace(/[^\p{L}\p{N}]/gu, "").length;
  const own = lines.slice(0, 1 + lines.findLastIndex((line) => !isProse(line)));
  const items = listItems(own);
  const listed = letters(items.flat().map(sliceText));
  return listed >= 0.7 * letters(own.map(({ text }) => text)) && lines.every((line) => lineDates(line).length === 0)
    ? items.length
    : 0;
}

const listKinds = new Set<ReadSection["kind"]>([
  "skills",
  "languages",
  "certifications",
  "training",
  "contact",
  "unknown",
]);

/** "Languages: …" among skills is a section of its own, with the rows that go on beside its label. */
function labelledParts(section: ReadSection): ReadSection[] {
  if (!listKinds.has(section.kind) || section.isGuessed) return [section];
  const parts = [{ ...section, lines: [] as CvLine[] }];
  let label: CvLine | undefined;
  for (const line of section.lines) {
    const found = labelledPart(line, section);
    if (found) parts.push(found);
    else if (parts.length > 1 && !goesOnBeside(label, line))
      parts.push({ ...section, title: undefined, lines: [line] });
    else parts.at(-1)?.lines.push(line);
    if (found || !goesOnBeside(label, line)) label = found && line;
  }
  return parts;
}

function labelledPart(line: CvLine, section: ReadSection): ReadSection | undefined {
  const [first, second] = line.cells;
  const inline = behindLabel(wholeLine(line));
  const label = first && second ? line.folded.slice(first.from, first.to) : inline?.label;
  const from = second?.from ?? inline?.value.from ?? 0;
  if (!label || line.isBullet) return undefined;
  const { kind, known, unknown } = headingWords(label);
  const isPerson = personLabel(label) !== undefined;
  const isOfLists = kind !== undefined && (listKinds.has(kind) || (kind === "other" && namesInterests(label)));
  if (!isPerson && (!kind || known === 0 || (unknown > 0 && kind !== "languages") || !isOfLists)) return undefined;
  if (kind === "languages" && !namesLanguage(line.folded.slice(from))) return undefined;
  if (isPerson && section.kind === "contact") return undefined;
  const lines =
    isPerson || kind === "contact" ? [line] : [{ ...line, cells: [{ from, to: line.text.length }], start: from }];
  return { kind: isPerson ? "unknown" : (kind ?? "unknown"), title: undefined, lines, isGuessed: false };
}

/** What stands right of a label, below its row. */
const goesOnBeside = (label: CvLine | undefined, line: CvLine): boolean =>
  label !== undefined &&
  label.cells.length > 1 &&
  line.cells.length === 1 &&
  (!label.place || !line.place || line.place.x > label.place.x + 5);

/** Of the column itself, or of what it stands in. */
function sectionIn(current: Map<string, ReadSection>, stream: string): ReadSection | undefined {
  for (let length = stream.length; length >= 0; length -= 1) {
    const section = current.get(stream.slice(0, length));
    if (section) return section;
  }
  return undefined;
}

/** What stands below a heading in no table; beside a section that is named, one like it holds something else: grants, courses, committees. */
function typedByContent(section: ReadSection, named: Set<ReadSection["kind"]>): ReadSection {
  // Projects of somebody who works for clients: each says for whom and in which role.
  const labels = section.lines.map(({ folded, cells: [cell] }) => entryLabel(folded.slice(cell?.from, cell?.to)));
  if (section.kind === "other" && labels.includes("title") && labels.includes("company"))
    return { ...section, kind: "experience", isGuessed: true };
  // "Personal profile", and each line says "Date of birth: …"
  const ofPerson = section.lines.filter((line) => labelledValues(line).some(({ label }) => personLabel(label)));
  if (["summary", "unknown"].includes(section.kind) && ofPerson.length > 0.6 * section.lines.length)
    return { ...section, kind: "contact" };
  if (section.kind !== "unknown") return section;
  const kind = kindOfContent(section.lines);
  return named.has(kind) ? section : { ...section, kind, isGuessed: kind !== "unknown" };
}

function kindOfContent(lines: CvLine[]): SectionKind {
  if (lines.length < 8 && lines.some(({ text }) => emailPattern.test(text))) return "contact";
  if (
    lines.length > 1 &&
    lines.filter(({ folded }) => namesLanguage(folded)).length > 0.6 * lines.length &&
    lines.every(({ text }) => text.length < 50)
  )
    return "languages";
  const ranges = lines.filter((line) => lineDates(line).some(({ kind }) => kind === "range"));
  if (ranges.length === 0) return "unknown";
  const heads = lines.filter((line) => line.text.length < 120 && (ranges.includes(line) || !isProse(line)));
  const studies = heads.filter(({ folded }) => namesSchool(folded) || namesDegree(folded));
  const jobs = heads.filter(({ text, folded }) => namesTitle(text, folded));
  return studies.length >= ranges.length && studies.length > jobs.length ? "education" : "experience";
}
