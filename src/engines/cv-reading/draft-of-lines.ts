import type { CvDraft, DraftField, DraftJob } from "../../shared/profile/cv-draft/cv-draft.contract.ts";
import { jobsOf } from "./entries/jobs.ts";
import { wholeStatement } from "./entries/points.ts";
import { studiesOf } from "./entries/studies.ts";
import { personalOf } from "./fields/contact.ts";
import { fieldOf, sure } from "./fields/draft-values.ts";
import { drivingLicencesOf, isOfDriving } from "./fields/driving-licences.ts";
import { listItems } from "./fields/list-items.ts";
import { certificationsOf, publicationsOf, trainingOf } from "./fields/qualifications.ts";
import { referencesOf } from "./fields/references.ts";
import { languagesOf } from "./fields/spoken-languages.ts";
import { type CvLine, type Slice, sliceFolded } from "./lines/cv-line.ts";
import { withoutLetters } from "./sections/letter-pages.ts";
import { type ReadSection, sectionsOf } from "./sections/sections.ts";
import { holdsContact } from "./words/contact-patterns.ts";
import { namesVolunteering } from "./words/section-words.ts";
import { foldedInPlace } from "./words/word-table.ts";

export type UnscoredDraft = Omit<CvDraft, "pages" | "plausibility" | "unplaced"> & { sections: ReadSection[] };

/** What the lines of one reading say, by the sections that they make. */
export function draftOfLines(all: CvLine[]): UnscoredDraft {
  all.forEach((line, index) => {
    line.id = index;
  });
  const lines = withoutLetters(all);
  const sections = sectionsOf(lines);
  const of = (...kinds: ReadSection["kind"][]) => sections.filter(({ kind }) => kinds.includes(kind));
  const linesOf = (...kinds: ReadSection["kind"][]) => of(...kinds).flatMap((section) => section.lines);
  const references = new Set(linesOf("references"));
  const head = linesOf("head");
  const jobs = (section: ReadSection) => jobsOf(section.lines, section.isGuessed);
  const work = of("experience").flatMap((section) =>
    jobs(section).map((job) => ({ job, isVoluntary: isVoluntary(section, job) })),
  );
  const summary = summaryOf(linesOf("summary"), head);
  return {
    lines: all.map((line) => draftLine(line, sections)),
    personal: personalOf({
      near: [...head, ...linesOf("contact")],
      all: lines.filter((line) => !references.has(line)),
    }),
    summary,
    experience: withoutRepeated(work.filter(({ isVoluntary }) => !isVoluntary).map(({ job }) => job)),
    volunteering: [
      ...of("volunteer").flatMap(jobs),
      ...work.filter(({ isVoluntary }) => isVoluntary).map(({ job }) => job),
    ],
    education: of("education").flatMap((section) => studiesOf(section.lines)),
    skills: skillsOf(of("skills")),
    languages: languagesOf(linesOf("languages")),
    drivingLicences: drivingLicencesOf(sections),
    certifications: of("certifications")
      .filter((section) => !isOfDriving(section))
      .flatMap((section) => certificationsOf(section.lines)),
    training: of("training").flatMap((section) => trainingOf(section.lines)),
    publications: of("publications").flatMap((section) => publicationsOf(section.lines)),
    references: referencesOf(linesOf("references")),
    sections,
  };
}

/** Below "Work and volunteering", what calls itself voluntary. */
const isVoluntary = ({ title: heading }: ReadSection, { title, company, location }: DraftJob): boolean =>
  heading !== undefined &&
  namesVolunteering(sliceFolded(heading)) &&
  [title, company, location].some((field) => field && namesVolunteering(foldedInPlace(field.value)));

/** A Japanese form lists each employer, and a page behind it tells the same jobs in full. */
const withoutRepeated = (jobs: DraftJob[]): DraftJob[] =>
  jobs.filter(
    ({ title, company, period, points }) =>
      title ||
      points.length > 0 ||
      !company ||
      !period?.from ||
      !jobs.some(
        (other) => other.title && other.period?.from === period.from && other.company?.value === company.value,
      ),
  );

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
  const start = head.findIndex(({ text }) => text.length > 50 && !holdsContact(text));
  const end = head.findLastIndex(({ text }) => /[.!。]\s*$/u.test(text));
  const sentences = wholeSentences(start < 0 ? [] : head.slice(start, end + 1));
  const isParagraph = sentences.every(
    ({ line }) => line.stream === sentences[0]?.line.stream && !holdsContact(line.text),
  );
  return isParagraph && sentences.reduce((sum, { from, to }) => sum + to - from, 0) > 120
    ? fieldOf(sentences)
    : undefined;
}

const wholeSentences = (lines: CvLine[]): Slice[] => lines.map(wholeStatement).filter(({ from, to }) => to > from);

const isPlaceAndDay = (text: string): boolean =>
  /^\p{Lu}[^,\d]{1,40},\s*(?:\p{Ll}{2,3}\s+)?(?:\d{1,2}(?:\p{Ll}{2}|[º°])?\.?\s+(?:de\s+)?\p{L}{3,}\.?\s+(?:de\s+)?\d{4}|\d{1,2}([./-])\s?\d{1,2}\1\s?\d{4}|\d{4}-\d\d-\d\d)\s*$/u.test(
    text,
  );

function skillsOf(sections: ReadSection[]): DraftField[] {
  const seen = new Set<string>();
  return sections
    .flatMap(({ lines, isGuessed }) => {
      // "Münster, 12. November 2026" above the signature.
      const own = lines.filter((line, index) => index < lines.length - 2 || !isPlaceAndDay(line.text));
      return listItems(own).map((slices) => fieldOf(slices, isGuessed ? { doubt: 2, why: "heading" } : sure));
    })
    .filter(({ value }) => {
      const key = value.toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, 200);
}
