import type { CvLine } from "../lines/cv-line.ts";

const salutation =
  /^(?:dear |to whom it may concern|sehr geehrte|liebe[rs]? |madame|monsieur|estimad[oa]s? |muy señor|prezad[oa]s? |exm[oa]|gentil[ei] |egregi|spett|geachte |beste |szanown|уважаем|шановн|vazen[yiea]|尊敬的|拝啓|安녕하|السيد|تحيه طيبه|با سلام|שלום רב|לכבוד|प्रिय |महोदय)/u;

/** The lines without pages that are a letter, if others remain. */
export function withoutLetters(lines: CvLine[]): CvLine[] {
  const written = new Set(
    lines.filter(({ folded, text }) => salutation.test(folded.trim()) && text.length < 90).map(({ page }) => page),
  );
  const others = lines.filter(({ page }) => !written.has(page));
  return others.length > 0 ? others : lines;
}
