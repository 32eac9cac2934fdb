/** Made when the first text is split. */
let sentences: Intl.Segmenter | undefined;

/** "P!nk" and "https://example.org/?id=3" hold no end: behind a Latin mark, a sentence begins after a blank. */
const endsWithin = /[.?!…]$/;

/** "am 8. Januar": German writes months with a capital, which begins no sentence behind the stop of a day. */
const day = /(?<![\d.,])(?:0?[1-9]|[12]\d|3[01])\.\s+$/;
const germanMonth =
  /^(?:Januar|Jänner|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;

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
  for (const { segment, index } of sentences.segment(line)) {
    begun += segment;
    if (endsWithin.test(begun) || (day.test(begun) && germanMonth.test(line.slice(index + segment.length)))) continue;
    found.push(begun);
    begun = "";
  }
  return [...found, begun];
}
