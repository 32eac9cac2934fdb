const maximumCharacters = 200_000;

/** The words of a file: control characters, private-use glyphs and invisible direction marks carry none. */
export function readableText(text: string): string {
  return (
    text
      .normalize("NFC")
      .replace(/\p{Surrogate}|\u00ad/gu, "")
      // Ligatures and presentation forms are glyphs, not letters: "ﬁ" must be found as "fi".
      .replace(/[\ufb00-\ufb06\ufb1d-\ufdff\ufe70-\ufefc]/g, (glyphs) => glyphs.normalize("NFKC"))
      .replace(/\r\n?|\u2028|\u2029|\v|\f/g, "\n")
      .replace(/[^\P{Cc}\n\t]|[^\P{Cf}\u200c\u200d]|\p{Co}/gu, "")
      .replace(/[^\S\n\t]+/g, " ")
      .replace(/[ \t]+\n/g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim()
      .slice(0, maximumCharacters)
  );
}
