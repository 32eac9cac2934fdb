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

const titleScore = ({ evidence }: Piece) =>
  (evidence.title ? 2 : 0) -
  (evidence.place === 2 ? 2 : 0) -
  (!evidence.title && (evidence.company || evidence.school) ? 1 : 0);
const companyScore = ({ evidence }: Piece) =>
  (evidence.company || evidence.school ? 2 : 0) -
  (evidence.place === 2 && !evidence.company ? 2 : 0) -
  (evidence.title && !evidence.company && !evidence.school ? 1 : 0);

/**
 * Which place in the head holds the title and which the company is chosen once for all entries of a section, by summed
 * evidence; then single entries whose words speak against it are corrected.
 */
export function typedHeads(heads: Piece[][]): TypedHead[] {
  const choice = sectionSlots(heads);
  return heads.map((pieces) => typedHead(pieces, choice));
}

interface Slots {
  title: string;
  company: string;
}

function sectionSlots(heads: Piece[][]): Slots {
  const keys = [...new Set(heads.flatMap((pieces) => pieces.map(({ key }) => key)))];
  let best: { slots: Slots; score: number } = {
    slots: { title: keys[0] ?? "", company: keys[1] ?? "" },
    score: Number.NEGATIVE_INFINITY,
  };
  for (const title of keys) {
    for (const company of keys) {
      if (title === company) continue;
      const score = heads.reduce((sum, pieces) => sum + slotScore(pieces, { title, company }), 0);
      if (score > best.score + 1e-9) best = { slots: { title, company }, score };
    }
  }
  return best.slots;
}

function slotScore(pieces: Piece[], { title, company }: Slots): number {
  const at = (key: string) => pieces.findIndex((piece) => piece.key === key);
  const [titleAt, companyAt] = [at(title), at(company)];
  const [first, second] = [pieces[titleAt], pieces[companyAt]];
  let score = (first ? titleScore(first) + 0.4 : 0) + (second ? companyScore(second) + 0.4 : 0);
  // Beside a title, a word of work is part of a company's name: "Médecins du Monde".
  if (first?.evidence.title && second?.evidence.title) score += 0.7;
  // Where words say nothing: the title first, and what stands out before what does not.
  if (first && second)
    score +=
      (titleAt < companyAt ? 0.5 : 0) -
      (first.evidence.place > 0 ? 0.3 : 0) -
      0.05 * (titleAt + companyAt) +
      (first.bold ? 0.1 : 0);
  return score;
}

function typedHead(pieces: Piece[], slots: Slots): TypedHead {
  let title = pieces.find(({ key }) => key === slots.title);
  let company = pieces.find(({ key }) => key === slots.company);
  let doubt: 0 | 1 | 2 = 0;
  const others = () => pieces.filter((piece) => piece !== title && piece !== company);
  if (title && company && titleScore(company) > titleScore(title) && companyScore(title) > companyScore(company)) {
    [title, company] = [company, title];
    doubt = 1;
  }
  const betterTitle = others().find((piece) => titleScore(piece) > Math.max(0, title ? titleScore(title) : 0));
  if (betterTitle && !(title && titleScore(title) > 0)) {
    title = betterTitle;
    doubt = 1;
  }
  const betterCompany = others().find(
    (piece) => companyScore(piece) > Math.max(0, company ? companyScore(company) : 0),
  );
  if (betterCompany && !(company && companyScore(company) > 0)) {
    company = betterCompany;
    doubt = 1;
  }
  if (title && title.evidence.place === 2 && !title.evidence.title) {
    if (!company && companyScore(title) > 0) company = title;
    title = others().find((piece) => titleScore(piece) >= 0);
    doubt = 1;
  }
  if (company && ((company.evidence.place === 2 && !company.evidence.company) || company === title)) {
    company = others().find((piece) => companyScore(piece) >= 0 && piece.evidence.place === 0);
    doubt = 1;
  }
  if (!title && !company) title = pieces.find(({ evidence }) => evidence.place < 2) ?? pieces[0];
  if (!company && title) company = others().find((piece) => companyScore(piece) >= 0 && piece.evidence.place === 0);
  if (!title && company) title = others().find((piece) => titleScore(piece) >= 0 && piece.evidence.place === 0);
  const place =
    others().find(({ evidence }) => evidence.place === 2) ?? others().find(({ evidence }) => evidence.place === 1);
  const isTold = (title && titleScore(title) > 0) || (company && companyScore(company) > 0);
  return { title, company, place, doubt: isTold ? doubt : 2, rest: others().filter((piece) => piece !== place) };
}
