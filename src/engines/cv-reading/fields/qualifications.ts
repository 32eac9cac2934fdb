import type { CvDraft, DraftDate } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import { saysNotHeld } from "../../text/text.ts";
import { type DateSpan, datesWithin, lineDates } from "../dates/date-spans.ts";
import { datedEntries, isProse, mainDate, namedEntries } from "../entries/dated-entries.ts";
import { isColumnHead } from "../entries/labelled-lines.ts";
import { withoutDates } from "../entries/pieces.ts";
import { pointsOf } from "../entries/points.ts";
import {
  aroundSlice,
  type CvLine,
  filledParts,
  isEmptySlice,
  type Slice,
  sliceFolded,
  sliceText,
  trimmedSlice,
  wholeLine,
} from "../lines/cv-line.ts";
import { andPattern } from "../words/date-words.ts";
import { namesCompany, namesSchool } from "../words/entry-words.ts";
import { dateOf, fieldOf, optionalField, sure } from "./draft-values.ts";
import { listItems, splitOutsideBrackets } from "./list-items.ts";
import { nameWithState, withState } from "./qualification-remark.ts";

type Qualification = CvDraft["certifications"][number];
type Training = CvDraft["training"][number];
type Publication = CvDraft["publications"][number];

interface Item {
  name: Slice[];
  /** What says that it is not held: "expected March 2027". */
  state?: Slice | undefined;
  organization: Slice | undefined;
  date: DraftDate | undefined;
  body: CvLine[];
}

export const certificationsOf = (lines: CvLine[]): Qualification[] => itemsOf(lines).map(qualification);

export const trainingOf = (lines: CvLine[]): Training[] =>
  itemsOf(lines).map((item) => {
    const listed = item.body.findIndex((line) => line.isBullet || topicsLabel.test(line.text));
    const at = listed < 0 ? item.body.length : listed;
    return {
      ...qualification(item),
      skills: listItems(item.body.slice(at)).map((slices) => fieldOf(slices)),
      description: descriptionOf(item.body.slice(0, at)),
    };
  });

export const publicationsOf = (lines: CvLine[]): Publication[] =>
  (isBibliography(lines) ? citationsOf(lines) : itemsOf(lines)).map((item) => ({
    ...qualification(quoted(item)),
    description: descriptionOf(item.body),
  }));

/** "Byrne, Z. Cold water. Irish Journal of Medicine 7, 114–123, 2019.": commas part no names there, and lines are long. */
const isBibliography = (lines: CvLine[]) =>
  lines.filter(({ text }) => text.split(/\s+/).length > 8).length >= 0.4 * lines.length;

/** A star right before a name is a footnote's, where other lines have none. */
const withoutFootnotes = (lines: CvLine[]): CvLine[] =>
  lines.every(({ isBullet }) => isBullet)
    ? lines
    : lines.map((line) => (/^\*\p{L}/u.test(line.text) ? { ...line, isBullet: false, start: 0 } : line));

const citationsOf = (lines: CvLine[]): Item[] =>
  pointsOf(withoutFootnotes(lines)).flatMap((name) => {
    const line = name.findLast((slice) => lineDates(slice.line).length > 0)?.line;
    const date = line && lineDates(line).at(-1);
    // "Peer-reviewed articles" names what follows.
    if (!date && name.every((slice) => slice.line.text.length < shortestCitation)) return [];
    const own = name.map((slice) => withoutDateBefore(slice));
    return [{ name: own, organization: undefined, date: date && dateOf(wholeLine(line), date), body: [] }];
  });

/** What stands in a column of its own beside a date: "1984 revisited" is a title. */
function withoutDateBefore(slice: Slice): Slice {
  const date = lineDates(slice.line).find(({ from, to }) => from <= slice.from && to < slice.to);
  const isInMargin = date && /^\s*\t|^ {2}/.test(slice.line.text.slice(date.to));
  return isInMargin ? trimmedSlice({ ...slice, from: date.to }) : slice;
}

const shortestCitation = 50;

const topicsLabel = /^\P{L}*\p{L}+\s?:\s+\S/u;

const descriptionOf = (lines: CvLine[]) => (lines.length > 0 ? fieldOf(pointsOf(lines).flat()) : undefined);

const qualification = ({ name, state, organization, date }: Item): Qualification => ({
  name: state ? nameWithState(name, state) : fieldOf(name),
  organization: optionalField(organization, isGuessed(name, organization) ? { doubt: 2, why: "position" } : sure),
  date,
});

/** Behind a comma anything may stand, unless its words say that it is a body. */
function isGuessed(name: Slice[], giver: Slice | undefined): boolean {
  const before = name.find(({ line }) => line === giver?.line);
  if (!giver || !before || namesCompany(sliceFolded(giver)) || namesSchool(sliceFolded(giver))) return false;
  return !giver.line.text.slice(before.to, giver.from).includes("\t");
}

/** 'Byrne, Z. "Cold water", Irish Journal of Medicine, 2019': the title is what is quoted. */
function quoted(item: Item): Item {
  const [{ line } = { line: undefined }, ...more] = item.name;
  const match = /[“"„«]([^”"“»]{5,})[”"“»]/u.exec(line?.text ?? "");
  if (!line || !match?.[1] || item.body.length + more.length > 0 || line.text.length < match[0].length + 12)
    return item;
  const [from, end] = [match.index + 1, match.index + match[0].length];
  const title = trimmedSlice({ line, from, to: end - 1 });
  const behind = withoutDate(trimmedSlice({ line, from: end, to: line.text.length }));
  return {
    ...item,
    name: [{ ...title, to: title.to - (sliceText(title).endsWith(".") ? 1 : 0) }],
    organization: isEmptySlice(behind) ? undefined : behind,
  };
}

/** Stacked where most rows of heads bear dates, otherwise one item a line. */
function itemsOf(all: CvLine[]): Item[] {
  const lines = all.filter((line, index) => !isColumnHead(line, all[index + 1]));
  const bearers = lines.filter((line) => lineDates(line).length > 0);
  const heads = bearers.filter(isHead);
  const isStacked = lines.slice(0, 2).some((line) => heads.includes(line)) && lines.length <= 6 * heads.length;
  // Bullets, or dates in all rows: then each is an item of its own.
  const isEachAlone = lines.every((line) => line.isBullet) || bearers.length > 0.6 * lines.length;
  // A dated line with its giver right above the next dated one: nothing stands below either.
  const isWhole =
    lines.some(isCutOff) ||
    heads.some((line) => {
      const next = lines[lines.indexOf(line) + 1];
      return next && heads.includes(next) && splitOutsideBrackets(withoutDate(wholeLine(line))).length > 1;
    });
  return isStacked && !isEachAlone && !isWhole ? stackedItems(lines) : lineItems(lines);
}

const isHead = (line: CvLine) => !line.isBullet && !isProse(line);

/** Name and date, then who gave it, then what it was about; a date alone has its name above or below. */
function stackedItems(lines: CvLine[]): Item[] {
  return (namedEntries(lines) ?? datedEntries(lines)).flatMap(({ head, anchor, date, body }) => {
    const [first, ...others] = [...head, ...body].filter((line) => withoutDates(wholeLine(line)).length > 0);
    const line = head[anchor];
    if (!first || !line) return [];
    const [below] = others;
    const isGiver = below && isHead(below) && lineDates(below).length === 0 && !topicsLabel.test(below.text);
    const { rest: slice, qualifier } = withoutQualifier(wholeLine(first));
    const [name, organization] = isGiver ? [slice, wholeLine(below)] : nameAndGiver(slice);
    const item = {
      organization,
      date: qualifiedDate(line, date, line === first ? qualifier : undefined),
      body: isGiver ? others.slice(1) : others,
    };
    return name
      ? [withState({ name: [name], ...item }, [first, line, ...(isGiver ? [below] : [])].map(wholeLine))]
      : [];
  });
}

/** "AWS Certified Developer – Amazon, 2021": a name, who gave it, and when; several in a line where more than one part is dated. */
function lineItems(lines: CvLine[]): Item[] {
  return groupsOf(lines).flatMap((group) => {
    const [first, ...rest] = pointsOf(group).flat();
    const [below] = rest.filter(({ line }) => isDateAlone(line));
    const more = rest.filter((slice) => slice !== below);
    if (!first) return [];
    if (below) return lineItem(first, more, below);
    const parts = splitOutsideBrackets(first);
    const listed = filledParts(first, /[;；]\s+/gu);
    const areNames = listed.length > 1 && listed.every((part) => !/^\p{Ll}/u.test(sliceText(part)));
    if (more.length === 0 && areNames) return listed.flatMap((part) => lineItem(part, []));
    const dated = parts.filter((part) => datesWithin(part).length > 0);
    if (more.length === 0 && dated.length > 1) return partedBehindDates(parts).flatMap((part) => lineItem(part, []));
    return lineItem(first, more);
  });
}

/** What stands between two dates belongs to the second. */
function partedBehindDates(parts: Slice[]): Slice[] {
  const items: Slice[] = [];
  let isOpen = false;
  for (const part of parts) {
    if (isOpen) items.splice(-1, 1, { ...part, from: items.at(-1)?.from ?? part.from });
    else items.push(part);
    isOpen = datesWithin(part).length === 0;
  }
  return items;
}

/** @param below a line of its date alone */
function lineItem(first: Slice, more: Slice[], below?: Slice): Item[] {
  const dated = below ?? [first, ...more].find((slice) => datesWithin(slice).length > 0);
  const date = dated && mainDate(dated.line, datesWithin(dated));
  const { rest: whole, qualifier } = withoutQualifier(first);
  const [name, organization] = more.length > 0 ? [whole] : nameAndGiver(whole);
  if (!name || isEmptySlice(name) || sliceText(name).length < 2) return [];
  const read = date && qualifiedDate(dated.line, date, qualifier ?? below?.from);
  const item = { name: [name, ...more.map(withoutDate)], organization, date: read, body: [] };
  return [withState(item, below ? [first, below] : [first])];
}

/** "expired 2023": no day on which it was given. */
function qualifiedDate(line: CvLine, date: DateSpan, from = date.from): DraftDate {
  const written = dateOf(wholeLine(line), { ...date, from });
  return from === date.from ? written : { ...written, doubt: 2, why: "position" };
}

/** What stands before the date; "renewed" or "valid until" right before it is said of the date, which begins there. */
function withoutQualifier(slice: Slice): { rest: Slice; qualifier?: number } {
  const rest = withoutDate(slice);
  const date = mainDate(slice.line, datesWithin(slice));
  const before = slice.line.text.slice(slice.from, date?.from ?? slice.from);
  const found = /(?:[,;|(（]|\s[–—-])\s*(?=\p{Ll}[^,;|()（）–—]*$)/u.exec(before);
  if (!found || rest.from >= slice.from + found.index) return { rest };
  const end = slice.from + found.index;
  if (beginsAsName(trimmedSlice({ ...slice, from: end + found[0].length, to: date?.from ?? end }))) return { rest };
  return { rest: trimmedSlice({ ...slice, to: end }), qualifier: end + found[0].length };
}

/** An item begins at a bullet, a date, or cells of its own; what follows a bullet without one goes on. */
function groupsOf(lines: CvLine[]): CvLine[][] {
  const isMarked = lines.some(({ isBullet }) => isBullet);
  const groups: CvLine[][] = [];
  for (const line of lines) {
    if (isDateAlone(line) && groups.length > 0 && !isDated(groups.at(-1))) {
      groups.at(-1)?.push(line);
      continue;
    }
    if (!line.isBullet && ((groups.length > 0 && isState(line.text)) || isCutOff(groups.at(-1)?.at(-1)))) {
      groups.at(-1)?.push(line);
      continue;
    }
    const isRest =
      /^\p{Ll}/u.test(line.text) && /^\p{Lu}/u.test(wholeText(groups.at(-1)?.at(-1))) && !isDated(groups.at(-1));
    const isNew = line.isBullet || line.cells.length > 1 || (lineDates(line).length > 0 && !isRest);
    if (isNew || groups.length === 0 || (!isMarked && /^[^\p{Ll}(（]/u.test(line.text))) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}

/** "City &", above "Guilds". */
const isCutOff = (line: CvLine | undefined) => line !== undefined && /\s&\s*$/u.test(line.text);
const isDated = (group: CvLine[] | undefined) => group?.some((line) => lineDates(line).length > 0) === true;
const wholeText = (line: CvLine | undefined) => line?.text.slice(line.start) ?? "";

/** "renewed 2025" below what was renewed. */
const isDateAlone = (line: CvLine) =>
  !line.isBullet &&
  !/\p{L}\s*[(（]/u.test(line.text) &&
  lineDates(line).length > 0 &&
  withoutDates(wholeLine(line)).every(
    (rest) => /^\p{Ll}+(?: \p{Ll}+)?$/u.test(sliceText(rest)) || isState(sliceText(rest)),
  );

/** "In progress" below what is: of two words at most. */
const isState = (text: string) => saysNotHeld(text) && /^\P{L}*\p{L}+(?:\s+\p{L}+)?\P{L}*$/u.test(text);

/** "3 days" and "advanced course" belong to what was given; who gave it has a name, "edX" and "(ISC)²" too. */
function nameAndGiver(whole: Slice): Slice[] {
  const byComma = splitOutsideBrackets(whole);
  const parts = byComma.length > 1 ? byComma : filledParts(whole, /\s+[-–—]\s+|\s+\((?=\p{L}{2,}[^)]*\)?$)/gu);
  const giver = parts.slice(1).find((part) => !isOfCourse(part));
  // Behind the name, a table has numbers and places.
  const [cell, ...cells] = whole.line.cells.filter(({ to }) => to > whole.from);
  if (!giver) return [cell && cells.length > 1 ? { ...whole, to: Math.min(whole.to, cell.to) } : whole];
  const before = parts[parts.indexOf(giver) - 1] ?? giver;
  return [{ ...whole, to: before.to }, giver];
}

/** How long, how well, which class: what begins small names nobody, whatever stands in it ("nach DIN EN 287"). */
const isOfCourse = (part: Slice) =>
  !/^\P{N}*\p{L}/u.test(sliceText(part)) ||
  isClass(part) ||
  (/^\P{L}*\p{Ll}/u.test(sliceText(part)) &&
    !beginsAsName(part) &&
    !namesCompany(sliceFolded(part)) &&
    !namesSchool(sliceFolded(part)));

/** "C1 and D", "Category B", "Part 107": a letter or a number, with a word for what it is. */
const isClass = (part: Slice) =>
  sliceText(part)
    .split(/[\s,()]+/u)
    .filter((word) => !isAnd.test(word.toLowerCase()))
    .every((word, index) => /^(?:\p{Lu}\d?|\p{Lu}\+\p{Lu}|\d+)$/u.test(word) || (index === 0 && classWord.test(word)));
const classWord =
  /^(?:class|classe|clase|category|categor[ií]a|cat\.?|kat\.?|kategorie|klasse|part|level|niveau|stufe|teil|grade)$/iu;
const isAnd = new RegExp(`^(?:${andPattern})$`, "u");

/** Begins small, and is a name all the same: "freeCodeCamp", "deeplearning.ai". */
const beginsAsName = (part: Slice) => /^\P{L}*\p{Ll}+(?:\p{Lu}|(?<=\p{Ll}{2})\.\p{Ll}{2})/u.test(sliceText(part));

/** The longer side of the date. */
function withoutDate(slice: Slice): Slice {
  const date = mainDate(slice.line, datesWithin(slice));
  if (!date) return slice;
  const [before, behind] = aroundSlice(slice, date.from, date.to);
  return trimmedSlice(before.to - before.from >= behind.to - behind.from ? before : behind);
}
