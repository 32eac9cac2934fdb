import type { CvDraft } from "../../../shared/profile/cv-draft/cv-draft.contract.ts";
import { evidenceOf } from "../entries/pieces.ts";
import {
  aroundSlice,
  type CvLine,
  isEmptySlice,
  type Slice,
  sliceFolded,
  sliceText,
  splitSlice,
  trimmedSlice,
} from "../lines/cv-line.ts";
import { emailPattern, phonePattern } from "../words/contact-patterns.ts";
import { personLabel } from "../words/label-words.ts";
import { optionalField } from "./draft-values.ts";

type DraftReference = CvDraft["references"][number];

/** "Available on request" names nobody. */
const onRequest = /request|anfrage|demande|peticion|solicitud|richiesta|aanvraag|zadani|запрос|запит|vyzadani/u;

export function referencesOf(lines: CvLine[]): DraftReference[] {
  return peopleOf(lines.filter(({ folded }) => !onRequest.test(folded)))
    .map(referenceOf)
    .filter(({ name }) => name !== undefined);
}

/** What follows a line of contacts, or a gap, is said of the next one. */
function peopleOf(lines: CvLine[]): CvLine[][] {
  const people: CvLine[][] = [];
  let hadContact = false;
  for (const line of lines) {
    const isContact = emailPattern.test(line.text) || phonePattern.test(line.text);
    if (people.length === 0 || (hadContact && !isContact)) people.push([line]);
    else people.at(-1)?.push(line);
    hadContact = isContact && (people.at(-1)?.length ?? 0) > 0;
  }
  return people;
}

function referenceOf(lines: CvLine[]): DraftReference {
  const slices = lines.flatMap((line) =>
    line.cells.map(({ from, to }) => ({ line, from: Math.max(from, line.start), to })),
  );
  const email = slices.flatMap((slice) => matchIn(slice, emailPattern))[0];
  const phone = slices.flatMap((slice) => matchIn(slice, phonePattern))[0];
  const pieces = slices
    .flatMap((slice) => without(slice, [email, phone]))
    .flatMap((slice) =>
      splitSlice(slice, /\s*[|•·\t]\s*|,\s+(?!(?:inc|llc|ltd|co|corp|gmbh|p\.c|s\.a)(?!\p{L}))|\s+[–—-]\s+/gu),
    )
    .map(trimmedSlice)
    .filter(
      (slice) => !isEmptySlice(slice) && /\p{L}\p{M}*\p{L}/u.test(sliceText(slice)) && !personLabel(sliceFolded(slice)),
    );
  const [name, ...others] = pieces;
  const known = others.find((slice) => evidenceOf(slice).title && !evidenceOf(slice).company);
  const [first, second] = others;
  const title = known ?? (first && second && !evidenceOf(first).company ? first : undefined);
  return {
    ...field("name", name),
    ...field("title", title),
    ...field(
      "company",
      others.find((slice) => slice !== title),
    ),
    ...field("phone", phone && trimmedSlice(phone)),
    ...field("email", email),
  };
}

function field<Name extends keyof DraftReference>(name: Name, slice: Slice | undefined) {
  const value = optionalField(slice);
  return value ? { [name]: value } : {};
}

function matchIn(slice: Slice, pattern: RegExp): Slice[] {
  const match = pattern.exec(sliceText(slice));
  if (!match) return [];
  const lead = match[0].length - match[0].trimStart().length;
  return [{ ...slice, from: slice.from + match.index + lead, to: slice.from + match.index + match[0].length }];
}

function without(slice: Slice, taken: (Slice | undefined)[]): Slice[] {
  return taken.reduce<Slice[]>(
    (parts, gone) =>
      parts.flatMap((part) =>
        gone && gone.line === part.line && gone.from >= part.from && gone.to <= part.to
          ? aroundSlice(part, gone.from, gone.to)
          : [part],
      ),
    [slice],
  );
}
