import type { CvDraft } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import { datesWithin } from "../dates/date-spans.ts";
import { optionalField, periodOf } from "../fields/draft-values.ts";
import {
  type CvLine,
  filledParts,
  type Slice,
  sliceFolded,
  sliceText,
  splitSlice,
  trimmedSlice,
  wholeLine,
} from "../lines/cv-line.ts";
import { gradeLabelLength, namesDegree, namesGradeAlone } from "../words/entry-words.ts";
import { careerOfEvents } from "./career-events.ts";
import { type DatedEntry, datedEntries, isProse } from "./dated-entries.ts";
import { labelledLines } from "./labelled-lines.ts";
import { readsAsNoName } from "./name-doubts.ts";
import { type Piece, piecesOf, piecesOfHeads } from "./pieces.ts";
import { typedHead } from "./slots.ts";
import { type UndatedEntry, undatedStudies } from "./undated-entries.ts";

export type DraftStudy = CvDraft["education"][number];

/** The studies of a section. */
export function studiesOf(lines: CvLine[]): DraftStudy[] {
  const career = careerOfEvents(lines);
  if (career) return career.map(({ company, period }) => ({ institution: company, period }));
  const dated = datedEntries(labelledLines(lines));
  const entries = dated.length > 0 ? dated : undatedStudies(lines);
  return entries.map(studyOf).filter(({ institution, degree }) => institution || degree);
}

type StudyLines = UndatedEntry & Partial<DatedEntry>;

/** What follows the head may add a school, a degree or a grade. */
function studyOf({ head, anchor, date, body }: StudyLines): DraftStudy {
  const grade = [...head, ...body].map(gradeIn).find((slice) => slice !== undefined);
  const [found = []] = piecesOfHeads([{ head, anchor }]);
  const below = body.slice(0, 3).filter((line) => !isProse(line) && !gradeIn(line));
  const more = piecesOf(below, anchor - head.length).filter(({ evidence }) => evidence.school || evidence.degree);
  const { title, company, rest, doubt } = typedHead([...found, ...more].filter((piece) => !isGrade(piece)));
  const eastern = company && !title ? splitEastern(company.slice) : undefined;
  const subject = rest.find(
    ({ evidence, slice }) => evidence.place === 0 && head.includes(slice.line) && !isTownOf(company?.slice, slice),
  );
  // What stands in the school's row may be its campus.
  const split = title && subject?.slice.line !== title.slice.line ? splitDegree(title.slice) : undefined;
  const why = doubt > 0 || !title || !company ? ({ doubt: 2, why: "position" } as const) : undefined;
  const line = head[anchor];
  return {
    institution: optionalField(
      eastern?.school ?? company?.slice,
      eastern ? undefined : (why ?? doubtOf(company?.slice)),
    ),
    degree: optionalField(
      eastern?.subject ?? split?.degree ?? title?.slice,
      eastern ? undefined : (why ?? doubtOf(title?.slice)),
    ),
    specialization: optionalField(split ? split.subject : subject?.slice, doubtOf(subject?.slice)),
    grade: optionalField(grade),
    period: line && date ? periodOf(wholeLine(line), date, "end") : undefined,
  };
}

/** "University of Leeds, Otley": right behind a school stands where it is. */
const isTownOf = (school: Slice | undefined, { line, from }: Slice) =>
  school?.line === line && /^\s*[,،、，·(（]\s*$/u.test(line.text.slice(school.to, from));

const doubtOf = (slice: Slice | undefined) =>
  slice && readsAsNoName(slice) ? ({ doubt: 2, why: "position" } as const) : undefined;

const isGrade = ({ slice }: Piece) => isGradeText(slice);

/** "magna cum laude, GPA 3.81" too. */
const isGradeText = (slice: Slice): boolean => filledParts(slice, /,\s+/gu).every(isOneGrade);

function isOneGrade(slice: Slice): boolean {
  const label = gradeLabelLength(sliceFolded(slice));
  return (label > 0 && slice.to - slice.from - label <= 24) || namesGradeAlone(sliceFolded(slice));
}

function gradeIn(line: CvLine): Slice | undefined {
  return line.cells
    .flatMap((cell) =>
      splitSlice({ line, from: Math.max(cell.from, line.start), to: cell.to }, /[|•·;]|,\s+|\s+[-–—]\s+|[()]/gu),
    )
    .map((part) => ({ label: gradeLabelLength(sliceFolded(part)), part }))
    .map(({ label, part }) => ({ label, value: trimmedSlice({ ...part, from: part.from + label }) }))
    .filter(({ value }) => value.to > value.from && value.to - value.from <= 24)
    .find(({ label, value }) => (label > 0 && datesWithin(value).length === 0) || namesGradeAlone(sliceFolded(value)))
    ?.value;
}

/** "東都女子大学 文学部 英文学科 卒業": a school, what was studied there, and that it was finished. */
function splitEastern(slice: Slice): { school: Slice; subject: Slice } | undefined {
  const [whole, school = "", subject = ""] =
    /^(\S+(?:大学院?|大學|学校|學校|学院|學院|高校|高等学校|대학교|대학원|고등학교))\s+(\S.*?)(?:\s*(?:卒業|修了|入学|졸업|毕业))?$/u.exec(
      sliceText(slice),
    ) ?? [];
  if (!whole) return undefined;
  const from = slice.from + whole.indexOf(subject, school.length);
  return {
    school: { ...slice, to: slice.from + school.length },
    subject: { ...slice, from, to: from + subject.length },
  };
}

const degreeJoints = [
  /,\s+(?![^(]*\))/u,
  /\s+(?:in|en)\s+/u,
  /\s*[:：]\s*|\s+[-–—]\s+/u,
  /\s*[(（]\s*(?=[^)）]*[)）]?$)/u,
];

/** "BSc in Physics", "Master of Science, Chemistry", "Bachelor (Nursing)" */
function splitDegree(slice: Slice): { degree: Slice; subject: Slice | undefined } | undefined {
  const folded = sliceFolded(slice);
  const match = degreeJoints.map((joint) => joint.exec(folded)).find((found) => found !== null);
  if (!match) return undefined;
  const degree = trimmedSlice({ ...slice, to: slice.from + match.index });
  const subject = trimmedSlice({ ...slice, from: slice.from + match.index + match[0].length });
  if (isGradeText(subject)) return splitDegree(degree) ?? { degree, subject: undefined };
  const isShort = match[0].startsWith(",") && !/\s\S+\s\S+\s/.test(sliceFolded(degree));
  return namesDegree(sliceFolded(degree)) || isShort ? { degree, subject } : undefined;
}
