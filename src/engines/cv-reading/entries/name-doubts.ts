import { datesWithin } from "../dates/date-spans.ts";
import { type Slice, sliceFolded, sliceText, splitSlice } from "../lines/cv-line.ts";
import { isTimeWord } from "../words/date-words.ts";
import { namesCompany, namesDegree, namesSchool, namesTitle } from "../words/entry-words.ts";
import { entryLabel, personLabel } from "../words/label-words.ts";
import { foldedTokens } from "../words/word-table.ts";

/** Longer than the names of occupations and employers. */
const maxWords = 14;

/** Whether what stands in the place of a title, an employer or a school reads as none: words of time, a label, a sentence or a part of one. */
export function readsAsNoName(slice: Slice): boolean {
  const [text, folded] = [sliceText(slice), sliceFolded(slice)];
  const words = foldedTokens(folded);
  const isTime = datesWithin(slice).length > 0 || words.every(isTimeWord);
  const [label, value] = splitSlice(slice, /\s*[:：]\s*/gu);
  const isLabelled =
    label && [entryLabel, personLabel].some((kind) => kind(sliceFolded(value ? label : slice)) !== undefined);
  const isNamed = namesTitle(text, folded) || namesCompany(folded) || namesSchool(folded) || namesDegree(folded);
  const isSentence =
    words.length > maxWords || (words.length > 4 && /[\p{Ll}\p{M}]{4}[.!?](?:\s+\p{Lu}|$)/u.test(text));
  // "and Welsh", "seven months in": a part of one.
  const isPart = !isNamed && (/^(?:\p{Ll}|[^\p{L}\p{N}\p{M}"“„«'(（@#&])/u.test(text) || /\s\p{Ll}{1,3}$/u.test(text));
  return isTime || isLabelled === true || isSentence || isPart;
}
