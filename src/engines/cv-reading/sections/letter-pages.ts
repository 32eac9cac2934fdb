import type { CvLine } from "../lines/cv-line.ts";

const salutation =
  /^(?:dear |to whom it may concern|sehr geehrte|liebe[rs]? |madame|monsieur|estimad[oa]s? |muy señor|prezad[oa]s? |exm[oa]|gentil[ei] |egregi|spett|geachte |beste |szanown|уважаем|шановн|vazen[yiea]|尊敬的|拝啓|安녕하|السيد|تحيه طيبه|با سلام|שלום רב|לכבוד|प्रिय |महोदय)/u;

/** The lines without pages that are a letter, if others remain; those of the letter go aside. */
export function withoutLetters(lines: CvLine[]): { lines: CvLine[]; letters: CvLine[] } {
  const pages = new Set(lines.map(({ page }) => page));
  const written = new Set(
    lines.filter(({ folded, text }) => salutation.test(folded.trim()) && text.length < 90).map(({ page }) => page),
  );
  if (written.size === 0 || written.size >= pages.size) return { lines, letters: [] };
  return {
    lines: lines.filter(({ page }) => !written.has(page)),
    letters: lines.filter(({ page }) => written.has(page)),
  };
}
