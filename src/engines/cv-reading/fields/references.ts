import type { CvDraft } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import { evidenceOf } from "../entries/pieces.ts";
import { aroundSlice, type CvLine, filledParts, type Slice, sliceFolded, sliceText } from "../lines/cv-line.ts";
import { emailPattern, phonePattern } from "../words/contact-patterns.ts";
import { personLabel } from "../words/label-words.ts";
import { found } from "./contact.ts";
import { optionalField } from "./draft-values.ts";

type DraftReference = CvDraft["references"][number];

/** "Available on request" names nobody. */
const onRequest = /request|anfrage|demande|peticion|solicitud|richiesta|aanvraag|zadani|запрос|запит|vyzadani/u;

export const referencesOf = (lines: CvLine[]): DraftReference[] =>
  peopleOf(lines.filter(({ folded }) => !onRequest.test(folded)))
    .map(referenceOf)
    .filter(({ name }) => name !== undefined);

/** What follows a line of contacts is said of the next one. */
function peopleOf(lines: CvLine[]): CvLine[][] {
  const people: CvLine[][] = [];
  let hadContact = true;
  for (const line of lines) {
    const isContact = emailPattern.test(line.text) || phonePattern.test(line.text);
    if (hadContact && (people.length === 0 || !isContact)) people.push([line]);
    else people.at(-1)?.push(line);
    hadContact = isContact;
  }
  return people;
}

const joints = /\s*[|•·\t]\s*|,\s+(?!(?:inc|llc|ltd|co|corp|gmbh|p\.c|s\.a)(?!\p{L}))|\s+[–—-]\s+/gu;

function referenceOf(lines: CvLine[]): DraftReference {
  const [email, phone] = [found(lines, emailPattern)[0], found(lines, phonePattern)[0]];
  const [name, ...others] = lines
    .flatMap((line) => line.cells.map(({ from, to }) => ({ line, from: Math.max(from, line.start), to })))
    .flatMap((slice) => without(slice, email))
    .flatMap((slice) => without(slice, phone))
    .flatMap((slice) => filledParts(slice, joints))
    .filter((slice) => /\p{L}\p{M}*\p{L}/u.test(sliceText(slice)) && !personLabel(sliceFolded(slice)));
  const isCompany = (slice: Slice) => evidenceOf(slice).company;
  const [first, second] = others;
  const title =
    others.find((slice) => evidenceOf(slice).title && !isCompany(slice)) ??
    (first && second && !isCompany(first) ? first : undefined);
  return {
    name: optionalField(name),
    title: optionalField(title),
    company: optionalField(others.find((slice) => slice !== title)),
    phone: optionalField(phone),
    email: optionalField(email),
  };
}

const without = (slice: Slice, gone: Slice | undefined): Slice[] =>
  gone?.line === slice.line && gone.from >= slice.from && gone.to <= slice.to
    ? aroundSlice(slice, gone.from, gone.to)
    : [slice];
