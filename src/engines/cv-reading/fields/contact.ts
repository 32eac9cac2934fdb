import type { CvDraft, DraftField } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import { datePointsIn } from "../dates/date-points.ts";
import { datesWithin, spansIn } from "../dates/date-spans.ts";
import {
  barredParts,
  type CvLine,
  filledParts,
  type Slice,
  sliceFolded,
  sliceText,
  wholeLine,
} from "../lines/cv-line.ts";
import { type LabelledValue, labelledValues, spacedValue, stackedValues } from "../lines/labelled-values.ts";
import { emailPattern, holdsContact, linkPattern, phonePattern } from "../words/contact-patterns.ts";
import { countryOf } from "../words/country-words.ts";
import { namesTitle } from "../words/entry-words.ts";
import { type PersonLabel, personLabel } from "../words/label-words.ts";
import { maritalStatusOf } from "../words/marital-words.ts";
import { placeEvidence } from "../words/place-words.ts";
import { headingWords } from "../words/section-words.ts";
import { foldedTokens, withLatinDigits } from "../words/word-table.ts";
import { fieldOf, optionalField } from "./draft-values.ts";
import { personNameIn } from "./person-name.ts";

export interface ContactLines {
  /** Before the first heading, and in sections of contacts. */
  near: CvLine[];
  /** All but those of references. */
  all: CvLine[];
}

const mostPhones = 5;

export function personalOf({ near, all }: ContactLines): CvDraft["personal"] {
  const email = found(near, emailPattern)[0] ?? found(all, emailPattern)[0];
  const name = personNameIn(all, email ? sliceText(email) : "");
  const parts = near.flatMap((line) => barredParts(wholeLine(line)));
  const labelled = [
    ...near.flatMap(labelledValues),
    ...stackedValues(near),
    ...parts.flatMap((part) => spacedValue(part) ?? []).filter(isToldOf),
  ];
  const own = (label: PersonLabel) => labelled.find((one) => personLabel(one.label) === label)?.value;
  const isValue = ({ line, from }: Slice) =>
    labelled.some(({ label, value }) => personLabel(label) && value.line === line && value.from === from);
  const birthDate = own("birthDate") ?? parts.flatMap((part) => filledParts(part, /,\s+/gu)).find(isBirth);
  const street = own("address") ?? parts.find(isStreet);
  const location =
    own("location") ??
    placeIn(
      parts.filter((part) => !isValue(part)),
      name ?? [],
    );
  const [nationality, marital] = [own("nationality"), own("maritalStatus")];
  const status = marital && maritalStatusOf(sliceFolded(marital));
  const isStreetAgain = location?.line === street?.line && location?.from === street?.from;
  return {
    name: name && fieldOf(name),
    email: optionalField(email),
    phones: phonesIn(near, all).map((slice) => fieldOf([slice])),
    links: linksIn(near.length > 0 ? near : all),
    location: isStreetAgain ? undefined : optionalField(location),
    address: street && fieldOf(isStreetAgain ? [street] : wholeAddress(street, near)),
    birthDate: birthDate && { ...fieldOf([birthDate]), date: dayIn(birthDate) },
    nationality: nationality && { ...fieldOf([nationality]), country: countryOf(sliceFolded(nationality)) },
    maritalStatus: marital && status ? { ...fieldOf([marital]), status } : undefined,
  };
}

export function found(lines: CvLine[], pattern: RegExp): Slice[] {
  const every = new RegExp(pattern, `${pattern.flags}g`);
  return lines.flatMap((line) =>
    [...withLatinDigits(line.text).matchAll(every)].map(({ 0: text, index }) => {
      const from = index + text.search(/\S/);
      return { line, from, to: from + text.trim().length };
    }),
  );
}

function linksIn(lines: CvLine[]): DraftField[] {
  const emails = found(lines, emailPattern);
  return found(lines, linkPattern)
    .map((link) => ({ ...link, to: link.to - (/[.)\]]+$/.exec(sliceText(link))?.[0].length ?? 0) }))
    .filter((link) => !emails.some((mail) => mail.line === link.line && link.from < mail.to && link.to > mail.from))
    .filter((link) => !isOfMaker(link))
    .filter((link) => sliceText(link).includes("/") || wordsBefore(link) < 8)
    .slice(0, 10)
    .map((link) => wholeLink(link, lines));
}

/** "Born leader" and "Nationality law" begin with labels too: what follows has to be a date, a country, a status. */
function isToldOf({ label, value }: LabelledValue): boolean {
  const kind = personLabel(label);
  if (kind === "birthDate") return datePointsIn(sliceFolded(value)).length > 0;
  if (kind === "nationality") return countryOf(sliceFolded(value)) !== "";
  return kind === "maritalStatus" && maritalStatusOf(sliceFolded(value)) !== undefined;
}

/** "Made with example.org" names no page of the person's own. */
const isOfMaker = ({ line, from }: Slice) =>
  /(?:made|created|built|generated|powered|erstellt|realise|genere|cree|hecho|creado|feito|criado|creato|realizzato|gemaakt|stworzon\p{L}|wykonan\p{L})\s(?:with|by|using|via|mit|avec|par|con|com|da|met|w|z)\s\P{L}*$/u.test(
    line.folded.slice(0, from).replace(/(?:https?:\/\/)?(?:www\.)?$/u, ""),
  );

const wordsBefore = ({ line, from }: Slice) =>
  foldedTokens(
    line.folded
      .slice(0, from)
      .split(/[|•·\t]/u)
      .at(-1) ?? "",
  ).length;

/** An address that goes on in the next line behind a hyphen of its own. */
function wholeLink(link: Slice, lines: CvLine[]): DraftField {
  const next = link.to === link.line.text.length ? lines[lines.indexOf(link.line) + 1] : undefined;
  const rest = sliceText(link).endsWith("-") ? (/^[\w/-]+/.exec(next?.text ?? "")?.[0] ?? "") : "";
  if (!next || rest === "") return fieldOf([link]);
  return { ...fieldOf([link, { line: next, from: 0, to: rest.length }]), value: sliceText(link) + rest };
}

/** "geboren am 3. Mai 1990" has no colon. */
const isBirth = (slice: Slice) =>
  /^(?:born|geb(?:oren|\.)|ur(?:odzon[ya]|\.)|nee? le|nat[oa] il|naci[od]|родил|народи|narozen).*\d{4}/u.test(
    sliceFolded(slice),
  );

function phonesIn(near: CvLine[], all: CvLine[]): Slice[] {
  const isNear = ({ line }: Slice) => near.includes(line) || emailPattern.test(line.text);
  const phones = new Map<string, Slice>();
  for (const slice of found(all, phonePattern)) {
    const digits = withLatinDigits(sliceText(slice)).replace(/\D/g, "");
    if (!phones.has(digits) && phoneScore(slice, digits.length) + (isNear(slice) ? 2 : -2) >= 3)
      phones.set(digits, slice);
  }
  return [...phones.values()].slice(0, mostPhones);
}

function phoneScore(slice: Slice, digits: number): number {
  const text = withLatinDigits(sliceText(slice));
  const before = slice.line.folded.slice(0, slice.from);
  const label = labelBefore(before);
  const isDate =
    spansIn(text).some(({ from, to }) => to - from > 0.6 * text.length) ||
    /(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d/.test(text);
  if (isDate || label === "fax" || label === "birthDate") return -9;
  const isPhone = label === "phone" || /[☎✆📞📱]\s*$/u.test(before);
  const isOther = /(?:iban|id|cep|plz|zip|nr|no|number|номер|pesel|nip|инн|снилс|№|#)\.?\s*[:：]?\s*$/u.test(before);
  const isInternational = /^[(（]?(?:\+|00|＋)/.test(text);
  // "Cédula profesional 00000000": digits in a row behind words are of whatever these name.
  const isNumberOf = /^(?!0[1-9]\d{7,10}$)\d+$/.test(text) && /\p{L}[ \u00a0]$/u.test(before);
  return (
    (isInternational ? 3 : 0) +
    (isPhone ? 3 : (isOther && !isInternational) || isNumberOf ? -4 : 0) +
    (digits >= 8 && digits <= 15 ? 1 : -4) +
    (/[\s()./-]/.test(text) ? 0.5 : 0)
  );
}

function labelBefore(folded: string): PersonLabel | undefined {
  const behindSigns = folded.replace(/[:：.\s(（\t]+$/u, "").split(/[|•·\t,;:：]/u);
  const words = behindSigns.at(-1)?.trim() ?? "";
  return personLabel(words) ?? personLabel(words.split(/\s+/).at(-1) ?? "");
}

const streetWords =
  /(?:str(?:aße|asse|\.)|straat|weg|gasse|platz|allee|ring|street|road|avenue|lane|drive|court|boulevard|blvd|(?<!\p{L})(?:st|rd|ave|dr|ln|rue|calle|avenida|av|via|viale|piazza|rua|plaza|ul|al|os|ул|пр|просп|вул|пер|д|apt|suite|unit|flat|c)[.\s/]|улиц|проспект|вулиц|路|街|号|區|区|丁目|番地|로\s?\d|길\s?\d|شارع|خيابان|كوچه|רחוב|मार्ग|सड़क|नगर)/u;

/** "14 Alma Terrace, Otley, LS21 9QX" */
const numberedStreet = /^\d{1,4}\p{L}?,? \p{Lu}[\p{L}'’ -]+,.*\d\p{L}*$/u;

const isStreet = (slice: Slice) =>
  /\d/.test(sliceText(slice)) &&
  (streetWords.test(sliceFolded(slice)) || numberedStreet.test(sliceText(slice))) &&
  !emailPattern.test(sliceText(slice)) &&
  !linkPattern.test(sliceText(slice)) &&
  sliceText(slice).length < 100 &&
  datesWithin(slice).length === 0;

/** "14 Mill Lane" above "26188 Edewecht" or "LS8 3QT Leeds": a line of a postcode and a town alone. */
function wholeAddress(street: Slice, lines: CvLine[]): Slice[] {
  const next = lines[lines.indexOf(street.line) + 1];
  const isEnd = street.to >= wholeLine(street.line).to;
  const goesOn =
    isEnd && next?.stream === street.line.stream && next.cells.length === 1 && postcodeTown.test(next.text);
  return goesOn && next ? [street, wholeLine(next)] : [street];
}

const postcodeTown =
  /^(?:[A-Z]{1,2}-)?(?:\d{4,6}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}|\d{4} [A-Z]{2}|[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}),?\s\p{Lu}[\p{L}\p{M}\s.,'’()/-]*$/u;

/** A known place among the contacts; or, in or right above their line, what names nothing else. */
function placeIn(parts: Slice[], name: Slice[]): Slice | undefined {
  const others = parts.filter(
    (slice) =>
      !name.some(({ line, to }) => line === slice.line && slice.from <= to) &&
      sliceText(slice).length <= 60 &&
      !/@|\d{6}|[:：]/.test(sliceText(slice)) &&
      // "Born, in:" is a label, known or not.
      !/^\s*[:：]/u.test(slice.line.text.slice(slice.to)) &&
      personLabel(sliceFolded(slice)) === undefined &&
      spacedValue(slice) === undefined &&
      !namesTitle(sliceText(slice), sliceFolded(slice)),
  );
  const known = others.find((slice) => placeEvidence(sliceText(slice), sliceFolded(slice)) > 0 && !isStreet(slice));
  // "Ulm", above the contacts, and "Nashik, Maharashtra", above or below.
  const isNextToContacts = (slice: Slice) => {
    const [above, below] = [parts[parts.indexOf(slice) - 1], parts[parts.indexOf(slice) + 1]];
    const holds = (other: Slice | undefined) =>
      other?.line.stream === slice.line.stream && holdsContact(sliceText(other));
    const text = sliceText(slice);
    const isPlaced = (/^\S+$|,/.test(text) && holds(below)) || (areNames.test(text) && holds(above));
    return slice.line.cells.length === 1 && isPlaced;
  };
  return known ?? others.find((slice) => isNamed(slice) && (isBesideContacts(slice) || isNextToContacts(slice)));
}

/** "Nashik, Maharashtra", and not "Honest, punctual". */
const areNames = /^\p{Lu}[^,]*, ?\p{Lu}[^,]*$/u;

const isNamed = (slice: Slice) =>
  /^\P{Ll}[\p{L}\p{M}\s,،.'’()-]*$/u.test(sliceText(slice)) && headingWords(sliceFolded(slice)).known === 0;

const isBesideContacts = ({ line, from, to }: Slice) =>
  holdsContact(`${line.text.slice(0, from)} ${line.text.slice(to)}`) && to - from < 40;

/** A day that can be read in one way alone, as the calendar writes it; otherwise the year or nothing. */
function dayIn(slice: Slice): string {
  const text = withLatinDigits(sliceFolded(slice));
  const [point] = datePointsIn(text);
  if (!point?.year) return "";
  const [, first = "", second = ""] = /(?<!\d)(\d{1,2})\/(\d{1,2})\/\d{4}/.exec(text) ?? [];
  const isEither = first !== second && Number(first) <= 12 && Number(second) <= 12;
  const { year, month = 0, day = 0 } = point;
  const time = new Date(Date.UTC(year, month - 1, day));
  return day > 0 && !isEither && time.getUTCDate() === day ? time.toISOString().slice(0, 10) : String(year);
}
