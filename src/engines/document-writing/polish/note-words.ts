import nlp from "compromise";

/** A word of an English note, with what it may be ("Verb", "Plural" ...) by the tagger. */
export interface NoteWord {
  text: string;
  /** What stands between it and the next word. */
  gap: string;
  is: (tag: string) => boolean;
}

export const noteWords = (note: string): NoteWord[] =>
  nlp(note)
    .docs.flat()
    .map(({ pre, text, post, tags }) => ({ text: pre + text, gap: post, is: (tag) => tags?.has(tag) ?? false }));

export const noteText = (words: readonly NoteWord[]): string =>
  words
    .map(({ text, gap }) => text + gap)
    .join("")
    .trim();

interface VerbForms {
  base: string;
  past: string;
}

/** "Leads" as "lead" and "led"; undefined for what looks like no verb. */
export function verbForms(word: string): VerbForms | undefined {
  const verb = word.toLowerCase();
  const forms = conjugated(verb);
  // The library takes some for participles: "own" of "ow". Their third person it knows.
  return forms && isFormOf(verb, forms.base) ? forms : conjugated(`${verb}s`);
}

const isFormOf = (verb: string, base: string) =>
  verb === base || verb === base.replace(/y$/, "ie").concat("s") || verb === `${base}s` || verb === `${base}es`;

function conjugated(verb: string): VerbForms | undefined {
  const note = nlp(verb);
  note.tag("Verb");
  const [forms = {}] = note.verbs().conjugate();
  const { Infinitive: base, PastTense: past } = Object.fromEntries(Object.entries(forms));
  return typeof base === "string" && typeof past === "string" ? { base, past } : undefined;
}

/** "drive" and "train" may be verbs, "sport" and "good" are none. */
export const mayBeVerb = (base: string): boolean => nlp(base).has("#Verb");

/** The words that belong to the thing that begins here: "home visits" of "home visits to older people". */
export function thingAt(words: readonly NoteWord[], from: number): NoteWord[] {
  const thing: NoteWord[] = [];
  for (const word of words.slice(from)) {
    const isManner = thing.length === 0 && word.is("Adverb") && word.text.endsWith("ly");
    const isPart = isManner || (["Noun", "Adjective", "Gerund"].some(word.is) && !word.is("Pronoun"));
    if (!isPart && !(thing.at(-1)?.gap === "-" || word.gap === "-")) break;
    thing.push(word);
    if (!/^[\s-]*$/.test(word.gap)) break;
  }
  return thing;
}

export const isNumeral = (word: NoteWord | undefined): boolean => word?.is("Value") ?? false;
