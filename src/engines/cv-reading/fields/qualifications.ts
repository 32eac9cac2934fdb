import type { CvDraft, DraftDate } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import { isOnlyDates, lineDates } from "../dates/date-spans.ts";
import { isProse, mainDate } from "../entries/dated-entries.ts";
import { pointsOf } from "../entries/points.ts";
import {
  aroundSlice,
  type CvLine,
  isEmptySlice,
  type Slice,
  sliceText,
  splitSlice,
  trimmedSlice,
  wholeLine,
} from "../lines/cv-line.ts";
import { dateOf, fieldOf, optionalField } from "./draft-values.ts";
import { listItems, splitOutsideBrackets } from "./list-items.ts";

type Qualification = CvDraft["certifications"][number];
type Training = CvDraft["training"][number];
type Publication = CvDraft["publications"][number];

interface Item {
  name: Slice[];
  organization: Slice | undefined;
  date: DraftDate | undefined;
  body: CvLine[];
}

export const certificationsOf = (lines: CvLine[]): Qualification[] => itemsOf(lines).map(qualification);

export const trainingOf = (lines: CvLine[]): Training[] =>
  itemsOf(lines).map((item) => {
    const listed = item.body.findIndex((line) => line.isBullet || topicsLabel.test(line.text));
    const [described, list] = listed < 0 ? [item.body, []] : [item.body.slice(0, listed), item.body.slice(listed)];
    const description = pointsOf(described).flat();
    return {
      ...qualification(item),
      skills: listItems(list).map((slices) => fieldOf(slices)),
      ...(description.length > 0 ? { description: fieldOf(description) } : {}),
    };
  });

export const publicationsOf = (lines: CvLine[]): Publication[] =>
  itemsOf(lines).map((item) => {
    const description = pointsOf(item.body).flat();
    return { ...quoted(item), ...(description.length > 0 ? { description: fieldOf(description) } : {}) };
  });

const topicsLabel = /^\P{L}*\p{L}+\s?:\s+\S/u;

function qualification({ name, organization, date }: Item): Qualification {
  const given = optionalField(organization);
  return { name: fieldOf(name), ...(given ? { organization: given } : {}), ...(date ? { date } : {}) };
}

/** 'Byrne, Z. "Cold water", Irish Journal of Medicine, 2019': the title is what is quoted. */
function quoted(item: Item): Qualification {
  const [first] = item.name;
  const text = first ? first.line.text : "";
  const match = /[“"„«]([^”"“»]{5,})[”"“»]/u.exec(text);
  if (!first || !match?.[1] || item.body.length > 0 || item.name.length > 1 || text.length < match[0].length + 12)
    return qualification(item);
  const from = match.index + 1;
  const title = trimmedSlice({ line: first.line, from, to: from + match[1].length });
  const behind = trimmedSlice(withoutDate({ line: first.line, from: match.index + match[0].length, to: text.length }));
  return qualification({
    ...item,
    name: [{ ...title, to: title.to - (/[.]$/.test(sliceText(title)) ? 1 : 0) }],
    organization: isEmptySlice(behind) ? undefined : behind,
  });
}

function withoutDate(slice: Slice): Slice {
  const date = lineDates(slice.line).find(({ from }) => from >= slice.from);
  const [before, behind] = date ? aroundSlice(slice, date.from, date.to) : [slice, slice];
  return before && !isEmptySlice(before) ? before : (behind ?? slice);
}

/** Stacked where most rows of heads bear dates, otherwise one item a line. */
function itemsOf(lines: CvLine[]): Item[] {
  const dated = lines.filter((line) => !line.isBullet && !isProse(line) && lineDates(line).length > 0);
  const isStacked = lines.slice(0, 2).some((line) => dated.includes(line)) && lines.length <= 6 * dated.length;
  return isStacked && !everyLineAlone(lines) ? stackedItems(lines) : lineItems(lines);
}

/** Bullets, or dates in all rows: then each is an item of its own. */
function everyLineAlone(lines: CvLine[]): boolean {
  return (
    lines.every((line) => line.isBullet) ||
    lines.filter((line) => lineDates(line).length > 0).length > 0.8 * lines.length
  );
}

/** Name and date, then who gave it, then what it was about; a date alone has its name above or below. */
function stackedItems(lines: CvLine[]): Item[] {
  const isNamed = (line: CvLine | undefined) =>
    line !== undefined && !line.isBullet && !isProse(line) && lineDates(line).length === 0;
  const anchors = lines.flatMap((line, index) =>
    !line.isBullet && !isProse(line) && lineDates(line).length > 0 ? [index] : [],
  );
  const isNameAbove = isOnlyDates(wholeLine(lines[anchors[0] ?? 0] as CvLine)) && (anchors[0] ?? 0) > 0;
  const starts = anchors.map((index) => (isNameAbove ? index - 1 : index));
  return anchors.flatMap((anchor, place) => {
    const line = lines[anchor] as CvLine;
    const date = mainDate(line);
    const rest = lines.slice(isNameAbove ? anchor - 1 : anchor, starts[place + 1] ?? lines.length);
    const rows = isNameAbove ? rest.filter((row) => row !== line) : rest;
    const [name, ...others] = isNameAbove || !isOnlyDates(wholeLine(line)) ? rows : rows.slice(1);
    if (!name || !date) return [];
    const giver = others[0] && isNamed(others[0]) && !topicsLabel.test(others[0].text) ? others[0] : undefined;
    const slice = withoutDateAt(wholeLine(name));
    const [first, second] = giver ? [slice] : nameAndGiver(slice);
    return first
      ? [
          {
            name: [first],
            organization: giver ? wholeLine(giver) : second,
            date: dateOf(wholeLine(line), date),
            body: giver ? others.slice(1) : others,
          },
        ]
      : [];
  });
}

/** "AWS Certified Developer – Amazon, 2021": a name, who gave it, and when. */
function lineItems(lines: CvLine[]): Item[] {
  return groupsOf(lines).flatMap((group) => {
    const [first, ...more] = pointsOf(group).flat();
    if (!first) return [];
    const date = group
      .flatMap((line) => mainDate(line) ?? [])
      .map((span) => ({ span, line: group.find((line) => lineDates(line).includes(span)) ?? first.line }))[0];
    const whole = withoutDateAt(first);
    const [name, organization] = more.length > 0 ? [whole] : nameAndGiver(whole);
    if (!name || isEmptySlice(name) || sliceText(name).length < 2) return [];
    return [{ name: [name, ...more], organization, date: date && dateOf(wholeLine(date.line), date.span), body: [] }];
  });
}

/** An item begins at a bullet, a date, or cells of its own; what follows a bullet without one goes on. */
function groupsOf(lines: CvLine[]): CvLine[][] {
  const isMarked = lines.some(({ isBullet }) => isBullet);
  const groups: CvLine[][] = [];
  for (const line of lines) {
    const isNew =
      line.isBullet ||
      line.cells.length > 1 ||
      lineDates(line).length > 0 ||
      (!isMarked && /^[^\p{Ll}(（]/u.test(line.text));
    if (isNew || groups.length === 0) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}

function nameAndGiver(whole: Slice): Slice[] {
  const filled = (parts: Slice[]) => parts.map(trimmedSlice).filter((part) => !isEmptySlice(part));
  const byComma = filled(splitOutsideBrackets(whole));
  return byComma.length > 1 ? byComma : filled(splitSlice(whole, /\s+[-–—]\s+|\s+\((?=\p{L}{2,}[^)]*\)$)/gu));
}

/** The longer side of the date. */
function withoutDateAt(slice: Slice): Slice {
  const date = mainDate(slice.line);
  if (!date) return slice;
  const [before, behind] = aroundSlice(slice, date.from, date.to).map(trimmedSlice);
  if (!before || !behind) return slice;
  return before.to - before.from >= behind.to - behind.from ? before : behind;
}
