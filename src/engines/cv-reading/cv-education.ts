import { toAttendance } from "../../shared/profile/period.rules.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { type DateSpan, dateSpanOf } from "./cv-dates.ts";
import { type StackedEntry, stackedEntriesOf } from "./cv-stacked-entries.ts";
import { blocksOf, clipped, isBullet, withoutBullet } from "./cv-text.ts";
import { namesDegree, namesPlace, namesSchool } from "./cv-words.ts";

type Education = ProfileDocument["education"][number];

const gradePattern =
  /(?:c?gpa|grade|note|abschlussnote|notendurchschnitt|mention|nota|voto|cijfer|ocena)\s*:?\s*([\d.,]+(?:\s*\/\s*[\d.,]+)?)/iu;

export function educationOf(lines: string[]): Education[] {
  return (stackedEntriesOf(lines)?.map(stackedEducation) ?? schoolBlocks(lines).map(educationEntry)).filter(
    (entry) => entry.institution !== "" || entry.degree_type !== "",
  );
}

/** Degree above school, unless the words say that it is the other way round. */
function stackedEducation({ title, span, below, body }: StackedEntry): Education {
  const [second = ""] = below;
  const isSchoolFirst =
    namesDegree(title) === namesDegree(second) ? namesSchool(title) && !namesSchool(second) : namesDegree(second);
  const [degree, school] = isSchoolFirst ? [second, title] : [title, second];
  const { degreeType, field } = splitDegree(degree);
  const [type = "", ...subject] = degree.split(", ");
  const isOneOfTwo = subject.length > 0 && field === "";
  return {
    institution: clipped(school, 100),
    attendance: attendanceOf(span),
    degree_type: clipped(isOneOfTwo ? type : degreeType, 100),
    specialization: clipped(isOneOfTwo ? subject.join(", ") : field, 100),
    gpa: clipped(body.map(gradeOf).find((grade) => grade !== "") ?? "", 20),
  };
}

/** "Grade: First Class" says it with its whole line. */
function gradeOf(line: string): string {
  const text = withoutBullet(line);
  return (
    /^(?:grade|gpa|note|abschlussnote|mention|nota|voto|cijfer|ocena|média)\s*:\s*(\S.{0,19})$/iu.exec(text)?.[1] ??
    gradePattern.exec(text)?.[1] ??
    ""
  );
}

const degreeLine = (line: string) => namesDegree(line) && line.length < 120;
const schoolLine = (line: string) => namesSchool(line) && line.length < 120;
const entryMarks = [dateSpanOf, degreeLine, schoolLine];

/** A new entry begins where a line brings a second date or a second degree with its own school. Each line is read once: a section may have thousands. */
function schoolBlocks(lines: string[]): string[][] {
  return blocksOf(lines).flatMap((block) => {
    const groups: { lines: string[]; marks: Set<number> }[] = [];
    for (const line of block) {
      const marks = entryMarks.flatMap((finds, kind) => (finds(line) ? [kind] : []));
      const group = groups.at(-1);
      const isHeading = !isBullet(line) || namesDegree(line);
      if (!group || (isHeading && marks.some((kind) => group.marks.has(kind)))) {
        groups.push({ lines: [line], marks: new Set(marks) });
        continue;
      }
      group.lines.push(line);
      for (const kind of marks) group.marks.add(kind);
    }
    return groups.map((group) => group.lines);
  });
}

function educationEntry(block: string[]): Education {
  const text = block.map(withoutBullet);
  const dated = text.map(dateSpanOf).find((span) => span !== undefined);
  const pieces = text.flatMap((line) => piecesOf(dateSpanOf(line)?.rest ?? line));
  const degree = pieces.find((piece) => namesDegree(piece)) ?? "";
  const isOpen = (piece: string) => piece !== degree && !gradePattern.test(piece) && piece.length <= 100;
  const others = pieces.filter((piece) => isOpen(piece) && !namesPlace(piece));
  const school = others.find(namesSchool) ?? (degree === "" ? "" : (others[0] ?? ""));
  const { degreeType, field } = splitDegree(degree);
  const besides = others.filter((piece) => piece !== school);
  return {
    institution: clipped(school, 100),
    attendance: attendanceOf(dated),
    degree_type: clipped(degreeType, 100),
    specialization: clipped(field || (degree === "" ? "" : fieldBeside(pieces, degree, besides)), 100),
    gpa: clipped(gradePattern.exec(text.join("\n"))?.[1] ?? "", 20),
  };
}

/** "Bachelor of Arts, History": the piece right after the degree, when it is neither school nor place. */
function fieldBeside(pieces: string[], degree: string, besides: string[]): string {
  const next = pieces[pieces.indexOf(degree) + 1];
  return next !== undefined && besides.includes(next) && next.split(" ").length <= 6 ? next : "";
}

function piecesOf(line: string): string[] {
  return line
    .split(/\t+|\s+[|•·–—]\s+|\s+-\s+|,\s+|;\s+|\s+(?:at|bei|an der)\s+|[()]/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
}

const shortDegree =
  /^((?:[BM]\.?\s?(?:Sc|S|A|Eng|Ed|Tech)\.?|Ph\.?\s?D\.?|MBA|Bachelor|Master|Diplom|Licence|Grado|Máster)\.?(?:\s\(?Hons\.?\)?)?)\s+(?!of\b|degree\b|de\b|thesis\b)(\p{Lu}.+)$/u;

/** "Bachelor of Science in Nursing", "Bachelor of Science (Nursing)", "BSc (Hons) Nursing"; no "Master Craftsman's Certificate". */
function splitDegree(degree: string): { degreeType: string; field: string } {
  const by =
    /^(.+?)\s+(?:in|en|im Fach)\s+(.+)$/u.exec(degree) ??
    /^([^()]+?)\s+\((?!hons?\b|honou?rs\b)([^()]+)\)$/iu.exec(degree) ??
    shortDegree.exec(degree);
  const [field = ""] = by?.[2]?.split(", ") ?? [];
  return by && !namesDegree(field)
    ? { degreeType: by[1] ?? "", field: by[2] ?? "" }
    : { degreeType: degree, field: "" };
}

/** A CV that names one year names the end. */
function attendanceOf(span: DateSpan | undefined): string {
  const [from, to] = [span?.from?.slice(0, 4), span?.to?.slice(0, 4)];
  if (!from) return "";
  return from === to ? toAttendance("", to ?? "") : toAttendance(from, to ?? "");
}
