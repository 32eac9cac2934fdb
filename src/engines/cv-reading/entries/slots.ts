import { sliceText } from "../lines/cv-line.ts";
import { readsAsNoName } from "./name-doubts.ts";
import type { Piece } from "./pieces.ts";

/** What the pieces of one entry are. */
export interface TypedHead {
  title: Piece | undefined;
  company: Piece | undefined;
  place: Piece | undefined;
  /** 0 by words and the section's order, 1 exchanged for it, 2 by position alone. */
  doubt: 0 | 1 | 2;
  rest: Piece[];
}

const namesWork = ({ evidence }: Piece) => evidence.title || evidence.degree;
const namesPlaceOfWork = ({ evidence }: Piece) => evidence.company || evidence.school;
const titleScore = (piece: Piece) =>
  0.4 + (namesWork(piece) ? 2 : namesPlaceOfWork(piece) ? -0.6 : 0) - piece.evidence.place;
const companyScore = (piece: Piece) =>
  // Names begin with capitals, where there are any.
  (/^\p{Ll}/u.test(sliceText(piece.slice)) ? -0.3 : 0.4) +
  (piece.evidence.school ? 2.5 : piece.evidence.company ? 2 : namesWork(piece) ? -0.6 : 0) -
  (piece.evidence.company ? 0 : piece.evidence.place);

/** What two pieces of a head are worth as its title and its company. */
function pairScore(pieces: Piece[], title: Piece | undefined, company: Piece | undefined): number {
  const score = (title ? titleScore(title) : 0) + (company ? companyScore(company) : 0);
  if (!title || !company) return score;
  const [titleAt, companyAt] = [pieces.indexOf(title), pieces.indexOf(company)];
  // Where words say nothing: the title first, both in one row, and what stands out before what does not.
  const order =
    (titleAt < companyAt ? 0.3 : 0) -
    0.05 * (titleAt + companyAt) +
    (title.slice.line === company.slice.line ? 0.2 : 0) +
    (title.bold ? 0.1 : 0) +
    (company.bold ? 0.1 : 0);
  return score + order;
}

interface Slots {
  title: string;
  company: string;
}

/** More keys than any head has; hostile files have them. */
const mostKeys = 12;

/**
 * Which place in the head holds the title and which the company is chosen once for all entries of a section, by summed
 * evidence; single entries differ where their words speak clearly against it.
 */
export function typedHeads(heads: Piece[][]): TypedHead[] {
  const keys = [...new Set(heads.flatMap((pieces) => pieces.map(({ key }) => key)))].slice(0, mostKeys);
  const at = (pieces: Piece[], key: string) => pieces.find((piece) => piece.key === key);
  const slots = best(
    keys.flatMap((title) => keys.filter((key) => key !== title).map((company): Slots => ({ title, company }))),
    ({ title, company }) =>
      heads.reduce((sum, pieces) => sum + pairScore(pieces, at(pieces, title), at(pieces, company)), 0),
  );
  return heads.map((pieces) => typedHead(pieces, slots));
}

/** Entries of one shape are as sure as two of them whose words are known: words know "Staff Nurse", and not every title beside it. */
export function sureTogether(heads: TypedHead[]): TypedHead[] {
  if (heads.some(({ doubt }) => doubt === 1)) return heads;
  const shapeOf = ({ title, company }: TypedHead) => title && company && `${title.key} ${company.key}`;
  const known = heads.filter(({ doubt }) => doubt === 0).map(shapeOf);
  const shapes = new Set(known.filter((shape, index) => known.indexOf(shape) !== index));
  return heads.map((head) =>
    shapeOf(head) && shapes.has(shapeOf(head)) && isNamed(head) ? { ...head, doubt: 0 } : head,
  );
}

/** Beside jobs, some tell of a time between them: "unemployed, training meanwhile". */
const isNamed = ({ title, company }: TypedHead) =>
  ![title, company].some((piece) => piece && readsAsNoName(piece.slice)) && company?.evidence.place === 0;

/** What it takes for an entry to differ from its section. */
const prior = 1.4;

export function typedHead(pieces: Piece[], slots?: Slots): TypedHead {
  const some = [...pieces.slice(0, mostKeys), undefined];
  const pairs = some.flatMap((title) => some.flatMap((company) => (title === company ? [] : [{ title, company }])));
  const { title, company } = best(
    pairs,
    (pair) =>
      pairScore(pieces, pair.title, pair.company) +
      (pair.title && pair.title.key === slots?.title ? prior : 0) +
      (pair.company && pair.company.key === slots?.company ? prior : 0),
  ) ?? { title: undefined, company: undefined };
  const others = pieces.filter((piece) => piece !== title && piece !== company);
  const place = best(
    others.filter(({ evidence }) => evidence.place > 0),
    ({ evidence }) => evidence.place,
  );
  const isKnown = (title && namesWork(title)) || (company && namesPlaceOfWork(company));
  const isExchanged = slots && ((title && title.key !== slots.title) || (company && company.key !== slots.company));
  return {
    ...{ title, company, place, rest: others.filter((piece) => piece !== place) },
    doubt: !isKnown ? 2 : isExchanged ? 1 : 0,
  };
}

function best<Item>(items: Item[], score: (item: Item) => number): Item | undefined {
  const scored = items.map((item) => ({ item, score: score(item) }));
  return scored.reduce<(typeof scored)[number] | undefined>(
    (most, one) => (!most || one.score > most.score + 1e-9 ? one : most),
    undefined,
  )?.item;
}
