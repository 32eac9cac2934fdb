import { createHash } from "node:crypto";
import type { Occupations } from "../occupations/occupations.ts";
import { readRemote } from "../terms/remote-words.ts";
import { joinedNames, type TitleTerms, titleTermsOf } from "../terms/search-terms.ts";

/** An occupation and its likeness in per cent as one number; 127 marks a trade that the title names. */
export type PackedOccupation = number;

const perOccupation = 128;
const tradeMark = 127;

export interface ReadTitle extends TitleTerms {
  /** The common occupations that it names: two where it joins their names. */
  trades: number[];
}

/** Work from home, written into a title, is no part of its terms. */
export function readTitle(written: string, occupations: Occupations): ReadTitle {
  const { title } = readRemote(written);
  const terms = titleTermsOf(title);
  return { ...terms, trades: occupations.tradesOf(terms.head, joinedNames(title)) };
}

/** Equal for titles that are the same to search; made of nothing else, so that every server makes the same. */
export const titleKeyOf = ({ head, tail, trades }: ReadTitle): string =>
  [head.join(" "), tail.join(" "), ...(trades.length > 1 ? [trades.join(" ")] : [])].join("|");

/** 64 bits of SHA-1 as PostgreSQL's bigint. */
export function titleHashOf(title: ReadTitle): bigint {
  return createHash("sha1").update(titleKeyOf(title)).digest().readBigInt64BE(0);
}

export function packOccupations(title: ReadTitle, occupations: Occupations): PackedOccupation[] {
  const { trades } = title;
  const known = occupations
    .ofTitle(title)
    .filter(({ occupation }) => trades.length < 2 || !trades.includes(occupation));
  const joined = trades.length < 2 ? [] : trades.map((occupation) => ({ occupation, likeness: 1 }));
  const guesses = [...joined, ...known].map(
    ({ occupation, likeness }) => occupation * perOccupation + Math.round(likeness * 100),
  );
  return [...guesses, ...trades.map((trade) => trade * perOccupation + tradeMark)];
}

export function unpackOccupations(packed: PackedOccupation[]) {
  const parts = packed.map((one) => ({ occupation: Math.floor(one / perOccupation), likeness: one % perOccupation }));
  const trades = parts.filter(({ likeness }) => likeness === tradeMark).map(({ occupation }) => occupation);
  return { occupations: parts.filter(({ likeness }) => likeness !== tradeMark), trades };
}
