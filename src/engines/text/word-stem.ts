import { stemmer } from "stemmer";

/** Porter's stem of an English-looking word; everything else stays as it is. */
export function stemOf(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
}
