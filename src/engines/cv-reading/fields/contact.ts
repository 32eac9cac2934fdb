import type { CvDraft } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import { datesWithin, spansIn } from "../dates/date-spans.ts";
import {
  type CvLine,
  isEmptySlice,
  type Slice,
  sliceFolded,
  sliceText,
  splitSlice,
  trimmedSlice,
  wholeLine,
} from "../lines/cv-line.ts";
import { emailPattern, linkPattern, phonePattern } from "../words/contact-patterns.ts";
import { namesTitle } from "../words/entry-words.ts";
import { type PersonLabel, personLabel } from "../words/label-words.ts";
import { placeEvidence } from "../words/place-words.ts";
import { headingWords } from "../words/section-words.ts";
import { withLatinDigits } from "../words/word-table.ts";
import { fieldOf, optionalField } from "./draft-values.ts";
import { personNameIn } from "./person-name.ts";

type Personal = CvDraft["personal"];

export interface ContactLines {
  /** Before the first heading, and in sections of contacts. */
  near: CvLine[];
  /** All but those of references. */
  all: CvLine[];
}

const mostPhones = 5;

export function personalOf({ near, all }: ContactLines): Personal {
  const email = found(near, emailPattern)[0] ?? found(all, emailPattern)[0];
  const name = personNameIn(all, email ? sliceText(email) : "");
  const labelled = labelledValues(near);
  const own = (label: PersonLabel) => labelled.find((one) => one.label === label)?.value;
  const birthDate = own("birthDate");
  const street = own("address") ?? near.flatMap(piecesOf).find(isStreet);
  const location = own("location") ?? placeIn(near, name ?? []);
  return withoutEmpty({
    name: name && fieldOf(name),
    email: optionalField(email),
    phones: phonesIn(near, all).map((slice) => fieldOf([slice])),
    links: linksIn(near.length > 0 ? near : all).map((slice) => fieldOf([slice])),
    location: optionalField(
      location && location.from === street?.from && location.line === street.line ? undefined : location,
    ),
    address: optionalField(street),
    birthDate: birthDate && { ...fieldOf([birthDate]), date: dayIn(birthDate) },
    nationality: optionalField(own("nationality")),
  });
}

function withoutEmpty<Fields extends object>(fields: Fields): Fields {
  const kept = { ...fields };
  for (const key of Object.keys(kept) as (keyof Fields)[]) if (kept[key] === undefined) delete kept[key];
  return kept;
}

function found(lines: CvLine[], pattern: RegExp): Slice[] {
  return lines.flatMap((line) =>
    [...line.text.matchAll(new RegExp(pattern, `${pattern.flags.replace("g", "")}g`))].map(({ 0: text, index }) => ({
      line,
      from: index,
      to: index + text.length,
    })),
  );
}

function linksIn(lines: CvLine[]): Slice[] {
  const emails = found(lines, emailPattern);
  return found(lines, linkPattern)
    .map(({ line, from, to }) => ({
      line,
      from,
      to: to - (/[.)\]]+$/.exec(line.text.slice(from, to))?.[0].length ?? 0),
    }))
    .filter((link) => !emails.some((mail) => mail.line === link.line && link.from < mail.to && link.to > mail.from))
    .filter((link) => /\//.test(sliceText(link)) || link.line.text.trim().split(/\s+/).length < 9)
    .slice(0, 10);
}

/** What stands between bars, bullets and tabs. */
function piecesOf(line: CvLine): Slice[] {
  return splitSlice(wholeLine(line), /\s*[|•·●｜\t]\s*|\s+[–—]\s+|\s{3,}/gu)
    .map(trimmedSlice)
    .filter((slice) => !isEmptySlice(slice));
}

interface Labelled {
  label: PersonLabel;
  value: Slice;
}

/** "Wohnort: Ulm", in one cell or two; several in one line are separated by bars. */
function labelledValues(lines: CvLine[]): Labelled[] {
  return lines.flatMap((line) => {
    const [first, second] = line.cells;
    const byCell = first && second && personLabel(line.folded.slice(first.from, first.to));
    if (byCell && second) return [{ label: byCell, value: trimmedSlice({ line, ...second }) }];
    return piecesOf(line).flatMap((piece) => {
      const label = /^([^:：]{2,40})[:：]\s*/u.exec(sliceFolded(piece));
      const kind = label?.[1] ? personLabel(label[1]) : birthWord(sliceFolded(piece));
      const from = piece.from + (label && personLabel(label[1] ?? "") ? label[0].length : 0);
      const value = trimmedSlice({ ...piece, from });
      return kind && !isEmptySlice(value) ? [{ label: kind, value }] : [];
    });
  });
}

/** "geboren am 3. Mai 1990" has no colon. */
const birthWord = (folded: string): PersonLabel | undefined =>
  /^(?:born|geb(?:oren|\.)|nee? le|nat[oa] il|naci[od]|родил|народи|narozen)/u.test(folded) && /\d{4}/.test(folded)
    ? "birthDate"
    : undefined;

interface Phone {
  slice: Slice;
  score: number;
}

function phonesIn(near: CvLine[], all: CvLine[]): Slice[] {
  const isNear = new Set(near);
  const phones = all
    .flatMap((line) => phonesOf(line, isNear.has(line) || emailPattern.test(line.text)))
    .filter(({ score }) => score >= 3);
  const seen = new Set<string>();
  return phones
    .filter(({ slice }) => {
      const digits = withLatinDigits(sliceText(slice)).replace(/\D/g, "");
      if (seen.has(digits)) return false;
      seen.add(digits);
      return true;
    })
    .map(({ slice }) => slice)
    .slice(0, mostPhones);
}

function phonesOf(line: CvLine, isNear: boolean): Phone[] {
  const text = withLatinDigits(line.text);
  return [...text.matchAll(new RegExp(phonePattern, "gu"))].map(({ 0: match, index }) => {
    const slice = { line, from: index + (match.length - match.trimStart().length), to: index + match.length };
    const digits = match.replace(/\D/g, "").length;
    const before = line.folded.slice(0, index);
    const label = labelBefore(before);
    const isDate =
      spansIn(match).some(({ from, to }) => to - from > 0.6 * match.length) ||
      /(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d/.test(match);
    const score =
      (/^\s*(?:\+|00|＋)/.test(match) ? 3 : 0) +
      (label === "phone" || /[☎✆📞📱]\s*$/u.test(before) ? 3 : 0) +
      (isNear ? 2 : -2) +
      (digits >= 8 && digits <= 15 ? 1 : -4) +
      (/[\s()./-]/.test(match.trim()) ? 0.5 : 0) -
      (label === "fax" ? 9 : 0) -
      (isDate || label === "birthDate" ? 9 : 0) -
      (/(?:iban|id|nr|no|number|номер|pesel|nip|инн|снилс|№|#)\.?\s*[:：]?\s*$/u.test(before) && label !== "phone"
        ? 4
        : 0);
    return { slice, score };
  });
}

function labelBefore(folded: string): PersonLabel | undefined {
  const words =
    folded
      .replace(/[:：.\s(（\t]+$/u, "")
      .split(/[|•·\t,;:：]/u)
      .at(-1)
      ?.trim() ?? "";
  return personLabel(words) ?? personLabel(words.split(/\s+/).at(-1) ?? "");
}

const streetWords =
  /(?:str(?:aße|asse|\.)|straat|weg|gasse|platz|allee|ring|street|road|avenue|lane|drive|court|boulevard|blvd|(?<!\p{L})(?:st|rd|ave|dr|ln|rue|calle|avenida|av|via|viale|piazza|rua|plaza|ul|al|os|ул|пр|просп|вул|пер|д|apt|suite|unit|flat|c)[.\s/]|улиц|проспект|вулиц|路|街|号|區|区|丁目|番地|로\s?\d|길\s?\d|شارع|خيابان|كوچه|רחוב|मार्ग|सड़क|नगर)/u;

const isStreet = (slice: Slice) =>
  /\d/.test(sliceText(slice)) &&
  streetWords.test(sliceFolded(slice)) &&
  !emailPattern.test(sliceText(slice)) &&
  !linkPattern.test(sliceText(slice)) &&
  sliceText(slice).length < 100 &&
  datesWithin(slice).length === 0;

/** A known place among the contacts; or, in their line, what names nothing else. */
function placeIn(lines: CvLine[], name: Slice[]): Slice | undefined {
  const pieces = lines
    .flatMap(piecesOf)
    .filter((slice) => !name.some(({ line }) => line === slice.line) || slice.from > (name[0]?.to ?? 0))
    .filter(
      (slice) =>
        sliceText(slice).length <= 60 &&
        !/@|\d{6}/.test(sliceText(slice)) &&
        !namesTitle(sliceText(slice), sliceFolded(slice)),
    );
  const known = pieces.find((slice) => placeEvidence(sliceText(slice), sliceFolded(slice)) > 0 && !isStreet(slice));
  if (known) return known;
  const beside = pieces.find(
    (slice) =>
      isBesideContacts(slice) &&
      /^\P{Ll}[\p{L}\p{M}\s,،.'’()-]*$/u.test(sliceText(slice)) &&
      headingWords(sliceFolded(slice)).known === 0,
  );
  return beside ?? placeAbove(lines, name);
}

/** Below name and title, right above the contacts: "Dublin", or "Montréal, QC". */
function placeAbove(lines: CvLine[], name: Slice[]): Slice | undefined {
  const at = lines.findIndex(({ text }) => emailPattern.test(text) || phonePattern.test(text));
  const above = lines[at - 1];
  if (
    !above ||
    at < 2 ||
    above.cells.length > 1 ||
    name.some(({ line }) => line === above) ||
    above.stream !== lines[at]?.stream
  )
    return undefined;
  const slice = wholeLine(above);
  const parts = sliceText(slice).split(/[,،]\s*/u);
  const isShort = parts.length === 1 ? !/\s/.test(sliceText(slice)) : parts.length <= 3;
  const isNamed = parts.every((part) => /^\P{Ll}[\p{L}\p{M}\s.'’-]*$/u.test(part));
  return isShort && isNamed && !namesTitle(sliceText(slice), sliceFolded(slice)) ? slice : undefined;
}

function isBesideContacts({ line, from, to }: Slice): boolean {
  const rest = `${line.text.slice(0, from)} ${line.text.slice(to)}`;
  return emailPattern.test(rest) || (phonePattern.test(rest) && line.text.slice(from, to).length < 40);
}

/** A day that can be read in one way alone, as the calendar writes it; otherwise the year or nothing. */
function dayIn(slice: Slice): string {
  const text = withLatinDigits(sliceFolded(slice));
  const [span] = spansIn(text);
  const numbers = /(?<!\d)(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d{2})(?!\d)/.exec(text);
  const iso = /(?<!\d)((?:19|20)\d{2})[-./年년]\s?(\d{1,2})[-./月월]\s?(\d{1,2})(?!\d)/.exec(text);
  const named = /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s+(?:de\s+)?\p{L}+\.?,?\s+(?:de\s+)?((?:19|20)\d{2})/u.exec(
    text,
  );
  const day = iso
    ? iso[3]
    : numbers && !(numbers[2] === "/" && Number(numbers[1]) <= 12 && numbers[1] !== numbers[3])
      ? numbers[1]
      : named?.[1];
  const month = iso ? iso[2] : numbers ? numbers[3] : span?.start.slice(5, 7);
  const year = iso?.[1] ?? numbers?.[4] ?? span?.start.slice(0, 4) ?? "";
  const date = `${year}-${String(month ?? "").padStart(2, "0")}-${String(day ?? "").padStart(2, "0")}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return day && month && !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : year;
}
