/** Tells the language of a text. In: a text. Out: its ISO 639-1 code, or "und" where it does not tell. */
import { eld } from "eld/small";

/** Letters. A longer text tells nothing more. */
const enough = 5000;

/** The language of a text by its letters and endings, as ISO 639-1; "und" (undetermined) where they do not tell. */
export function languageOf(text: string): string {
  const found = eld.detect(text.slice(0, enough));
  return found.isReliable() ? found.language : "und";
}
