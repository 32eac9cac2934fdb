import type { CvDraft, DraftField } from "../../shared/profile/cv-draft/cv-draft.contract.ts";
import { jobsOf } from "./entries/jobs.ts";
import { studiesOf } from "./entries/studies.ts";
import { personalOf } from "./fields/contact.ts";
import { fieldOf, sure } from "./fields/draft-values.ts";
import { listItems } from "./fields/list-items.ts";
import { certificationsOf, publicationsOf, trainingOf } from "./fields/qualifications.ts";
import { referencesOf } from "./fields/references.ts";
import { languagesOf } from "./fields/spoken-languages.ts";
import { type CvLine, type Slice, sliceFolded, wholeLine } from "./lines/cv-line.ts";
import { withoutLetters } from "./sections/letter-pages.ts";
import { type ReadSection, sectionsOf } from "./sections/sections.ts";
import { personLabel } from "./words/label-words.ts";

export type UnscoredDraft = Omit<CvDraft, "pages" | "plausibility" | "unplaced"> & { sections: ReadSection[] };

/** What the lines of one reading say, by the sections that they make. */
export function draftOfLines(all: CvLine[]): UnscoredDraft {
  all.forEach((line, index) => {
    line.id = index;
  });
  const { lines } = withoutLetters(all);
  const sections = sectionsOf(lines);
  const of = (...kinds: ReadSection["kind"][]) => sections.filter(({ kind }) => kinds.includes(kind));
  const linesOf = (...kinds: ReadSection["kind"][]) => of(...kinds).flatMap((section) => section.lines);
  const references = new Set(linesOf("references"));
  const head = linesOf("head");
  const experience = of("experience").map((section) => jobsOf(section.lines, section.isGuessed));
  const volunteering = of("volunteer").map((section) => jobsOf(section.lines, section.isGuessed));
  const summary = summaryOf(linesOf("summary"), head);
  return {
    lines: all.map((line) => draftLine(line, sections)),
    personal: personalOf({
      near: [...head, ...linesOf("contact")],
      all: lines.filter((line) => !references.has(line)),
    }),
    ...(summary ? { summary } : {}),
    experience: experience.flatMap(({ jobs }) => jobs),
    volunteering: volunteering.flatMap(({ jobs }) => jobs),
    education: of("education").flatMap((section) => studiesOf(section.lines).studies),
    skills: skillsOf(linesOf("skills")),
    languages: languagesOf(linesOf("languages")),
    drivingLicences: drivingLicences(lines),
    certifications: of("certifications").flatMap((section) => certificationsOf(section.lines)),
    training: of("training").flatMap((section) => trainingOf(section.lines)),
    publications: of("publications").flatMap((section) => publicationsOf(section.lines)),
    references: referencesOf(linesOf("references")),
    sections,
  };
}

function draftLine(line: CvLine, sections: ReadSection[]): CvDraft["lines"][number] {
  const { place, size, page, text } = line;
  const height = 1.15 * (size || 10);
  return {
    page,
    text,
    ...(place
      ? { box: { page, x: place.x, y: place.y - 0.85 * (size || 10), width: place.x2 - place.x, height } }
      : {}),
    isHeading: sections.some(({ title }) => title?.line === line),
  };
}

/** The summary's section, or else a paragraph of real sentences before the first heading. */
function summaryOf(section: CvLine[], head: CvLine[]): DraftField | undefined {
  const own = wholeSentences(section);
  if (own.length > 0) return fieldOf(own);
  const paragraphs: CvLine[][] = [];
  for (const line of head) {
    const before = paragraphs.at(-1)?.at(-1);
    if (
      before &&
      line.stream === before.stream &&
      Math.abs(line.size - before.size) < 0.6 &&
      (line.gapAbove ?? 0) < 2 * (line.size || 1)
    )
      paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  const told = paragraphs
    .map(wholeSentences)
    .find(
      (slices) =>
        slices.reduce((sum, { from, to }) => sum + to - from, 0) > 120 &&
        /[.!。]\s*$/u.test(slices.at(-1)?.line.text ?? "") &&
        slices.every(({ line }) => !line.text.includes("@")),
    );
  return told && fieldOf(told);
}

const wholeSentences = (lines: CvLine[]): Slice[] =>
  lines.map((line) => ({ ...wholeLine(line), to: line.text.trimEnd().length })).filter(({ from, to }) => to > from);

function skillsOf(lines: CvLine[]): DraftField[] {
  const seen = new Set<string>();
  return listItems(lines)
    .map((slices) => fieldOf(slices, sure))
    .filter(({ value }) => {
      const key = value.toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, 200);
}

/** "Führerschein: B", in one cell or two. */
function drivingLicences(lines: CvLine[]): DraftField[] {
  return lines.flatMap((line) => {
    const [first, second] = line.cells;
    if (first && second && personLabel(line.folded.slice(first.from, first.to)) === "driving")
      return [fieldOf([{ line, ...second }])];
    const whole = wholeLine(line);
    const label = /^([^:：]{2,40})[:：]\s*(?=\S)/u.exec(sliceFolded(whole));
    if (!label?.[1] || personLabel(label[1]) !== "driving") return [];
    return [fieldOf([{ ...whole, from: whole.from + label[0].length }])];
  });
}
