import { isKnownVerb } from "./equal-words.ts";
import { type Phrase, phrasesOf } from "./phrase-reading.ts";
import { showsVerb } from "./verb-agreement.ts";
import { verbReadings } from "./verb-reading.ts";

/** Nouns that "and" joins, with the word that says how they hang on what stands before. */
export interface Part {
  link: string;
  items: string[][];
}

/** What was done: the first part is its object, which may be empty, the others are in their order. */
export interface Deed {
  verb: string;
  parts: [Part, ...Part[]];
  /** Whether a word behind the verb shows that it is one. */
  isShown: boolean;
}

export function deedsOf(words: string[]): Deed[] {
  const known = read.get(words);
  if (known) return known;
  const deeds: Deed[] = [];
  for (const phrase of phrasesOf(words)) {
    const deed = deeds.at(-1);
    if (!deed || beginsDeed(phrase, deed)) deeds.push(deedOf(phrase));
    else if (phrase.link === "&") {
      if (phrase.words.length > 0) deed.parts.at(-1)?.items.push(phrase.words);
    } else deed.parts.push({ link: phrase.link, items: [phrase.words] });
  }
  read.set(words, deeds);
  return deeds;
}

const read = new WeakMap<string[], Deed[]>();

function deedOf({ words: [verb = "", ...object] }: Phrase): Deed {
  return { verb, parts: [{ link: "", items: [object] }], isShown: showsVerb(object) };
}

/** "And trained the staff" behind a deed of the same form, but not "and training". */
function beginsDeed({ link, words: [verb = "", ...object] }: Phrase, before: Deed): boolean {
  if (link !== "&" || verb === "") return false;
  const forms = new Set(verbReadings(before.verb).map(({ form }) => form));
  return verbReadings(verb).some(
    ({ form, lemma }) =>
      form !== "third" && forms.has(form) && (isKnownVerb(lemma) || (form === "past" && showsVerb(object))),
  );
}
