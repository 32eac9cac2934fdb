import { createHash } from "node:crypto";
import type { Occupations } from "../occupations/occupations.ts";
import { readRemote } from "../question/remote-words.ts";
import { type TitleTerms, titleTermsOf } from "../terms/search-terms.ts";

/** An occupation and its likeness in per cent as one number; 127 marks the trade that the title names. */
export type PackedOccupation = number;

const perOccupation = 128;
const tradeMark = 127;

/** The title's terms; work from home, written into it, is no part of them. */
export function termsOfTitle(title: string): TitleTerms {
  return titleTermsOf(readRemote(title).title);
}

/** Equal for titles that are the same to search; made of nothing else, so that every server makes the same. */
export const titleKeyOf = ({ head, tail }: TitleTerms): string => `${head.join(" ")}|${tail.join(" ")}`;

/** 64 bits of SHA-1 as PostgreSQL's bigint. */
export function titleHashOf(terms: TitleTerms): bigint {
  return createHash("sha1").update(titleKeyOf(terms)).digest().readBigInt64BE(0);
}

export function packOccupations(terms: TitleTerms, occupations: Occupations): PackedOccupation[] {
  const trade = occupations.trade(terms.head);
  const guesses = occupations
    .ofTitle(terms)
    .map(({ occupation, likeness }) => occupation * perOccupation + Math.round(likeness * 100));
  return trade === undefined ? guesses : [...guesses, trade * perOccupation + tradeMark];
}

export function unpackOccupations(packed: PackedOccupation[]) {
  const parts = packed.map((one) => ({ occupation: Math.floor(one / perOccupation), likeness: one % perOccupation }));
  const trade = parts.find(({ likeness }) => likeness === tradeMark)?.occupation;
  return { occupations: parts.filter(({ likeness }) => likeness !== tradeMark), trade };
}
