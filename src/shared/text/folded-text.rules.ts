const letterTwins: Record<string, string> = { ß: "ss", ø: "o", ł: "l", æ: "ae", œ: "oe", đ: "d", ı: "i" };

/** ASCII: nothing to normalise, which takes longest. */
const isPlain = /^[ -~\t\n\r]*$/;

/** Lower case without accents. */
export function foldText(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  const lower = text.normalize("NFKD").toLowerCase().normalize("NFKD");
  const bare = lower.replace(/[\u0300-\u036f]/g, "").normalize("NFKC");
  return bare.replace(/[ßøłæœđı]/g, (letter) => letterTwins[letter] ?? letter);
}

/** Lower case without accents, one space between words: two spellings of one name compare equal. */
export function foldKey(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}
