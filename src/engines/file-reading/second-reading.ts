const enoughAgreement = 0.95;

/**
 * Of two readings of the same pages the first knows where lines stand and the second spells more scripts rightly. Where
 * both spell alike the first one holds; otherwise the second one, with the first one's empty lines when the lines match.
 */
export function bestReading(first: string[][], second: string[][]): string[][] {
  const spelled = new Set(wordsOf(second));
  const words = wordsOf(first);
  const agreed = words.filter((word) => spelled.has(word)).length;
  if (agreed >= enoughAgreement * words.length && !hasOddLetters(words)) return first;
  return second.map((page, index) => withGapsOf(first[index] ?? [], page));
}

const wordsOf = (pages: string[][]) =>
  pages
    .flat()
    .join(" ")
    .normalize("NFC")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");

const hasOddLetters = (words: string[]) => words.some((word) => /[\p{Co}\p{Cc}\ufffd]/u.test(word));

function withGapsOf(page: string[], lines: string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== "");
  if (filled.length !== page.filter((line) => line !== "").length) return lines;
  let next = 0;
  return page.map((line) => {
    if (line === "") return "";
    next += 1;
    return filled[next - 1] ?? "";
  });
}
