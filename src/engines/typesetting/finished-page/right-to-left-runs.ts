const textObject =
  /(?<=^BT\n)(?:\/ReversedChars BMC\n0 Tr\n\/f\d+ [\d.]+ Tf\n1 0 0 -1 [\d.]+ 0 Tm\n.+ T[jJ]\nEMC\n){2,}(?=ET$)/gm;
const word = /(\/f\d+ [\d.]+ Tf\n)(1 0 0 -1 [\d.]+ 0 Tm\n)(?:\[(.+)\] TJ|(.+) Tj)\n/g;

/**
 * Each word of a right-to-left run is shown by itself, from the leftmost on. Readers turn the letters of each round but leave
 * the words in that order (pdf.js, pypdf, pdf-parse); what is shown at once they turn round as a whole. So the words of a run
 * are shown at once here. They follow each other without a gap: the glyph of the space stands between them.
 */
export function withRunsShownAtOnce(content: string): string {
  return content.replace(textObject, (words) => {
    const shown = [...words.matchAll(word)];
    const [font, ...others] = new Set(shown.map(([, name]) => name));
    if (others.length > 0) return words;
    const glyphs = shown.map(([, , , several, one]) => several ?? one).join(" ");
    return `0 Tr\n${font}${shown[0]?.[2]}[${glyphs}] TJ\n`;
  });
}
