/** Made when the first text is split. */
let sentences: Intl.Segmenter | undefined;

/** "P!nk" and "https://example.org/?id=3" hold no end: behind a Latin mark, a sentence begins after a blank. */
const endsWithin = /[.?!…]$/;

/** Sentences of any language; a line break ends one too. */
export function splitSentences(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap(sentencesOf)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function sentencesOf(line: string): string[] {
  const found: string[] = [];
  let begun = "";
  sentences ??= new Intl.Segmenter("en", { granularity: "sentence" });
  for (const { segment } of sentences.segment(line)) {
    begun += segment;
    if (endsWithin.test(begun)) continue;
    found.push(begun);
    begun = "";
  }
  return [...found, begun];
}
