import type { CvDraft } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import { lineDates } from "../dates/date-spans.ts";
import { optionalField, periodOf } from "../fields/draft-values.ts";
import { type CvLine, type Slice, sliceFolded, splitSlice, trimmedSlice, wholeLine } from "../lines/cv-line.ts";
import { gradeLabelLength, namesDegree, namesGradeAlone, namesSchool } from "../words/entry-words.ts";
import { careerOfEvents } from "./career-events.ts";
import { type DatedEntry, datedEntries, isProse } from "./dated-entries.ts";
import { labelledLines } from "./labelled-lines.ts";
import { type Piece, piecesOf, piecesOfHeads } from "./pieces.ts";

export type DraftStudy = CvDraft["education"][number];

/** The studies of a section, and its lines that belong to none. */
export function studiesOf(lines: CvLine[]): { studies: DraftStudy[]; before: CvLine[] } {
  const career = careerOfEvents(lines);
  if (career) return { studies: career.map(({ company, period }) => ({ institution: company, period })), before: [] };
  const dated = datedEntries(labelledLines(lines));
  const groups = dated.entries.length > 0 ? dated.entries.map(fromDated) : undated(lines);
  const studies = groups.map(studyOf).filter(({ institution, degree }) => institution || degree);
  return { studies, before: groups.length > 0 ? (dated.entries.length > 0 ? dated.before : []) : lines };
}

interface StudyLines {
  rows: CvLine[];
  anchor: number;
  date: DatedEntry["date"] | undefined;
  /** Rows of the head; what follows may add a school, a degree or a grade. */
  headRows: number;
}

function fromDated({ head, anchor, date, body }: DatedEntry): StudyLines {
  return { rows: [...head, ...body], anchor, date, headRows: head.length };
}

/** Without any date an entry begins where a second degree or a second school does. */
function undated(lines: CvLine[]): StudyLines[] {
  const groups: { rows: CvLine[]; kinds: Set<string> }[] = [];
  for (const line of lines) {
    const text = line.folded.slice(line.start);
    const kinds = isProse(line)
      ? []
      : [namesSchool(text) && "school", namesDegree(text) && "degree"].filter((kind) => kind !== false);
    const group = groups.at(-1);
    if (kinds.length > 0 && (!group || kinds.some((kind) => group.kinds.has(kind))))
      groups.push({ rows: [line], kinds: new Set(kinds) });
    else if (group) {
      group.rows.push(line);
      for (const kind of kinds) group.kinds.add(kind);
    }
  }
  return groups.map(({ rows }) => ({ rows, anchor: 0, date: undefined, headRows: rows.length }));
}

function studyOf({ rows, anchor, date, headRows }: StudyLines): DraftStudy {
  const grade = rows.map(gradeIn).find((slice) => slice !== undefined);
  const [found = []] = piecesOfHeads([{ head: rows.slice(0, headRows), anchor }]);
  const heads = found.filter((piece) => !isGrade(piece));
  const more = piecesOf(
    rows.slice(headRows, headRows + 3).filter((line) => !isProse(line) && !gradeIn(line)),
    anchor - headRows,
  );
  const isSchool = ({ evidence }: Piece) => evidence.school && !evidence.degree;
  const degree = (pieces: Piece[], taken: Piece | undefined) =>
    pieces.find((piece) => piece !== taken && piece.evidence.degree && !piece.evidence.school) ??
    pieces.find((piece) => piece !== taken && piece.evidence.degree);
  let institution =
    heads.find(isSchool) ?? more.find(isSchool) ?? [...heads, ...more].find(({ evidence }) => evidence.school);
  let study = degree(heads, institution) ?? degree(more, institution);
  const open = heads.filter((piece) => piece !== institution && piece !== study && piece.evidence.place === 0);
  const isGuess = !institution || !study;
  if (!study) study = open.shift();
  if (!institution) institution = open.find(({ evidence }) => evidence.company) ?? open.shift();
  const subject = open.find((piece) => piece !== institution);
  const anchorLine = rows[anchor];
  const split = study && !subject ? splitDegree(study.slice) : undefined;
  const doubt = isGuess ? ({ doubt: 2, why: "position" } as const) : undefined;
  return {
    institution: optionalField(institution?.slice, doubt),
    degree: optionalField(split?.degree ?? study?.slice, doubt),
    specialization: optionalField(split?.subject ?? subject?.slice),
    grade: optionalField(grade),
    period: anchorLine && date ? periodOf(wholeLine(anchorLine), date, "end") : undefined,
  };
}

const isGrade = ({ slice }: Piece) => gradeLabelLength(sliceFolded(slice)) > 0 || namesGradeAlone(sliceFolded(slice));

function gradeIn(line: CvLine): Slice | undefined {
  for (const cell of line.cells) {
    for (const part of splitSlice(
      { line, from: Math.max(cell.from, line.start), to: cell.to },
      /[|•·;]|,\s+|\s+[-–—]\s+|[()]/gu,
    )) {
      const label = gradeLabelLength(sliceFolded(part));
      const value = trimmedSlice({ ...part, from: part.from + label });
      const folded = sliceFolded(value);
      if (
        label > 0 &&
        folded.length <= 24 &&
        folded !== "" &&
        lineDates(line).every(({ from }) => from < value.from || from >= value.to)
      )
        return value;
      if (namesGradeAlone(folded) && folded.length <= 24) return value;
    }
  }
  return undefined;
}

const degreeJoints = [/,\s+(?![^(]*\))/u, /\s+(?:in|en)\s+/u, /\s*[:：]\s*|\s+[-–—]\s+/u, /\s*[(（]\s*/u];

/** "BSc in Physics", "Master of Science, Chemistry", "Bachelor (Nursing)" */
function splitDegree(slice: Slice): { degree: Slice; subject: Slice | undefined } | undefined {
  const folded = sliceFolded(slice);
  const match = degreeJoints.map((joint) => joint.exec(folded)).find((found) => found !== null);
  if (!match) return undefined;
  const degree = trimmedSlice({ ...slice, to: slice.from + match.index });
  const subject = trimmedSlice({ ...slice, from: slice.from + match.index + match[0].length });
  const isShort = match[0].startsWith(",") && !/\s\S+\s\S+\s/.test(sliceFolded(degree));
  return namesDegree(sliceFolded(degree)) || isShort ? { degree, subject } : undefined;
}
