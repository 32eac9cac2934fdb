import { lineDates, withoutDuration } from "../dates/date-spans.ts";
import {
  aroundSlice,
  type CvLine,
  filledParts,
  isEmptySlice,
  type Slice,
  sliceFolded,
  sliceText,
  splitSlice,
  trimmedSlice,
} from "../lines/cv-line.ts";
import { namesCompany, namesDegree, namesGradeAlone, namesSchool, namesTitle } from "../words/entry-words.ts";
import type { EntryLabel } from "../words/label-words.ts";
import { placeEvidence } from "../words/place-words.ts";

/** A part of an entry's head. */
export interface Piece {
  slice: Slice;
  /** Row from the one with the date, cell, part: the same place in each entry of a section. */
  key: string;
  evidence: Evidence;
  bold: boolean;
}

export interface Evidence {
  title: boolean;
  company: boolean;
  school: boolean;
  degree: boolean;
  place: 0 | 1 | 2 | 3;
}

export function evidenceOf(slice: Slice): Evidence {
  const [text, folded] = [sliceText(slice), sliceFolded(slice)];
  return {
    title: namesTitle(text, folded),
    company: namesCompany(folded),
    school: namesSchool(folded),
    degree: namesDegree(folded),
    place: placeEvidence(text, folded),
  };
}

/**
 * The pieces of each head. "Engineer, Acme" is separated at a comma or a dash where the head has nothing else that could be the company;
 * otherwise it may be one long title, and so below a company that a head above names in a row of its own.
 */
export const piecesOfHeads = (heads: { head: CvLine[]; anchor: number }[]): Piece[][] => {
  let isToldAbove = false;
  return heads.map(({ head, anchor }) => {
    const pieces = piecesOf(head, anchor);
    const isPoor = pieces.filter(({ evidence }) => evidence.place === 0).length < 2;
    isToldAbove = head.length > 1 ? !isPoor && anchor > 0 : isToldAbove;
    return isPoor && !(isToldAbove && head.length === 1) ? piecesOf(head, anchor, isLooseBorder) : pieces;
  });
};

type BorderRule = (first: Evidence, second: Evidence) => boolean;
const isLooseBorder: BorderRule = (first, second) => first.title !== second.title || (!first.title && !second.title);
const isSureBorder: BorderRule = (first, second) =>
  first.title !== second.title && (second.company || second.school || first.company || first.school);

/** The pieces of a head, its dates taken out. */
export function piecesOf(head: CvLine[], anchor: number, isBorder: BorderRule = isSureBorder): Piece[] {
  return head.flatMap((line, row) =>
    piecesOfLine(line, isBorder).map((piece) => ({ ...piece, key: `${row - anchor}:${piece.key}` })),
  );
}

/** Every shape of a section's heads asks for the same lines. */
const known = new WeakMap<CvLine, Map<BorderRule, Piece[]>>();

function piecesOfLine(line: CvLine, isBorder: BorderRule): Piece[] {
  const byRule = known.get(line) ?? new Map<BorderRule, Piece[]>();
  known.set(line, byRule);
  const pieces =
    byRule.get(isBorder) ??
    line.cells.flatMap((cell, column) =>
      withoutDates({ line, from: Math.max(cell.from, line.start), to: cell.to })
        .flatMap((part) => (line.labels?.[column] ? [part] : partsOf(part, isBorder)))
        .map((slice, part) => ({
          slice,
          key: `${column}:${part}`,
          evidence: { ...evidenceOf(slice), ...labelledEvidence(line.labels?.[column]) },
          bold: line.spans.some((span) => span.bold && span.from <= slice.from && span.to >= slice.to),
        })),
    );
  byRule.set(isBorder, pieces);
  return pieces;
}

/** What a form calls a title is one. */
function labelledEvidence(label: EntryLabel | undefined): Partial<Evidence> {
  if (label === "title") return { title: true, company: false, school: false, place: 0 };
  if (label === "company") return { title: false, company: true, school: true, degree: false, place: 0 };
  if (label === "place") return { title: false, company: false, school: false, degree: false, place: 3 };
  return label === "degree" ? { degree: true, school: false } : {};
}

/** What a stretch says besides dates and how long that was. */
export function withoutDates(slice: Slice): Slice[] {
  let rest = slice;
  const parts: Slice[] = [];
  for (const { from, to } of lineDates(slice.line)) {
    if (to <= rest.from || from >= rest.to) continue;
    const [before, behind] = aroundSlice(rest, from, to);
    parts.push(before);
    rest = behind;
  }
  return [...parts, rest]
    .map(trimmedSlice)
    .filter((part) => !isEmptySlice(part) && /[\p{L}]/u.test(withoutDuration(sliceFolded(part))));
}

const bars =
  /,\s*(?!c?gpa|grade|not[ae]|ocena|voto|mention)\p{L}[\p{L}\p{M} ]{2,20}:\s+|\s*[|｜¦•·●∙]\s+|\s+[|｜¦•·●∙]\s*|\s+@\s+|\s*[：]\s*|(?<=[\p{L})])\s*:\s+|\s{3,}/gu;
const atWord = /\s+(?:at|bei|chez|w firmie|presso|bij)\s+/gu;
/** They part names from names, and stand within them. */
const weakSigns =
  /\s+[-–—―]{1,2}\s+|\s+\/\s+|(?<=[\p{Script=Han}\p{Script=Katakana}ー])\/(?=\p{Script=Han})|[,،、，]\s*|\s+[(（]|\(/gu;

/** By changes of weight and slant, by signs, by "at", and by commas whose two sides are of different kinds. */
function partsOf(slice: Slice, isBorder: BorderRule): Slice[] {
  return byStyle(slice)
    .flatMap((part) => filledParts(part, bars))
    .flatMap((part) => atParts(part))
    .flatMap((part) => byWeakSigns(part, isBorder));
}

/** "Head of sales at Acme", "Opzichter bij Groenrijk B.V." */
function atParts(slice: Slice): Slice[] {
  const parts = filledParts(slice, atWord);
  const [employer] = parts[1] ? splitSlice(parts[1], /,/gu) : [];
  const isNamed = employer && evidenceOf(employer).company && /\p{Lu}/u.test(sliceText(employer));
  return evidenceOf(slice).title || isNamed ? parts : [slice];
}

function byStyle(slice: Slice): Slice[] {
  const { line } = slice;
  const borders = line.spans.flatMap((span, index) => {
    const before = line.spans[index - 1];
    const isBorder = before && (before.bold !== span.bold || before.italic !== span.italic);
    const isInside = span.from > slice.from && span.from < slice.to;
    return isBorder && isInside && isBetweenWords(line.text, span.from) ? [span.from] : [];
  });
  const starts = [slice.from, ...borders];
  return starts
    .map((from, index) => trimmedSlice({ line, from, to: borders[index] ?? slice.to }))
    .filter((part) => !isEmptySlice(part));
}

const isBetweenWords = (text: string, at: number) =>
  !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "") || !/[\p{L}\p{N}]/u.test(text[at] ?? "");

const companyEnd =
  /^\s*(?:inc|llc|ltd|limited|co|corp|gmbh|s\.\s?[arlp]|a\.\s?s|sp\. z|plc|llp|e\.\s?v|b\.\s?v)(?!\p{L})/u;

function byWeakSigns(slice: Slice, isBorder: BorderRule): Slice[] {
  const parts = filledParts(slice, weakSigns);
  if (parts.length < 2) return [slice];
  const joined: Slice[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before && (companyEnd.test(sliceFolded(part)) || !differs(before, part, slice, isBorder)))
      joined.splice(-1, 1, { ...before, to: part.to });
    else joined.push(part);
  }
  return joined.map((part) => trimmedSlice({ ...part, to: closed(part) }));
}

/** A bracket that opens within a part closes within it. */
function closed({ line, from, to }: Slice): number {
  const text = line.text.slice(from, to);
  return /[(（][^)）]*$/u.test(text) && /^[)）]/u.test(line.text.slice(to)) ? to + 1 : to;
}

/** "Engineer, Acme", "Acme, Berlin", "Berlin, Acme Ltd": but "Research and Development" of one kind stays whole. */
function differs(first: Slice, second: Slice, whole: Slice, isBorder: BorderRule): boolean {
  const [a, b] = [evidenceOf(first), evidenceOf(second)];
  const between = first.line.text.slice(first.to, second.from);
  const rest = /[(（]/u.test(between) ? b : evidenceOf({ ...whole, from: second.from });
  if (between === "/" && b.place > 0) return true;
  // "Acme, Berlin" and "Conakry, Guinea" look alike: only where no other piece could be the company.
  if (rest.place > 0 && a.place === 0)
    return a.company || a.school || a.title || a.degree || isBorder === isLooseBorder;
  // "Detroit, Michigan"
  if (a.place === 3 && b.place === 3) return false;
  if (/[(（]/u.test(between)) return false;
  const [isFirst, isSecond] = [a.company || a.school, b.company || b.school];
  // "Diploma di Liceo Classico, Istituto Carducci", "Università di Ferrara, 104/110"
  if ((a.degree && b.school && !b.degree) || namesGradeAlone(sliceFolded(second))) return true;
  return (
    isBorder(a, b) || (isFirst !== isSecond && (a.title || b.title || a.degree || b.degree) && !(a.title && b.title))
  );
}
