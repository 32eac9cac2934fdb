const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const words = new Intl.Segmenter("en", { granularity: "word" });

/** Sentences of any language; a line break ends one too. */
export function splitSentences(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()))
    .filter(Boolean);
}

const stopWords = new Set(
  `a able about all also am an and any are as at be been both but by can do for from good has have having how i if in into
  is it its job like may more must new not of off on or other our out own over per plus role should so some such team than
  that the their them then there these they this those through to two up us use using very was we well were what when where
  which who will with within work working would year years you your experience knowledge skills ability strong excellent
  und oder der die das ein eine mit für von zu im in auf des dem den ist sind wir sie ihr ihre sowie als bei
  et ou le la les un une des de du en dans pour avec sur vous nous votre y el los las con para por`.split(/\s+/),
);

/** What a text is about: its words in lower case, cut to their stems, without those that every text has. */
export function termsOf(text: string): Set<string> {
  const terms = [...words.segment(text.normalize("NFKC").toLowerCase())]
    .filter(({ segment, isWordLike }) => isWordLike && !stopWords.has(segment))
    .map(({ segment }) => stem(segment));
  const symbols = text.toLowerCase().match(/\b(c\+\+|c#|f#|\.net)/g) ?? [];
  return new Set([...terms.filter((term) => term.length > 1), ...symbols]);
}

/** Whether a text may hold one of the terms: they are beginnings of its words. Costs a tenth of taking the words apart. */
export function mayMention(text: string, terms: Iterable<string>): boolean {
  const plain = text.normalize("NFKC").toLowerCase();
  for (const term of terms) if (plain.includes(term)) return true;
  return false;
}

/** English endings only, and only where enough of the word is left: "designing", "designs" and "designed" meet. */
function stem(word: string): string {
  const cut = word.replace(/'s$/, "").replace(/(ation|ing|ed|es|s|e)$/, "");
  return cut.length >= 4 ? cut : word;
}
