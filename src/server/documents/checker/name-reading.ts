import type { Fact, FactSection } from "../fact.ts";
import type { Entry } from "./entry-forms.ts";
import { letterWordings } from "./letter-wordings.ts";
import { nameForms } from "./name-forms.ts";
import { languageNamed, nameWordings } from "./name-wordings.ts";

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
const choice = (texts: string[]) => (texts.length === 0 ? "(?!)" : `(?:${texts.map(escaped).join("|")})`);

/** Whether words hold nothing but names and times of one entry, or of the person, in a form that is known. */
export function tellsNames(text: string, entry: Entry): boolean {
  const told = entry.isOver ? text.replace(/^(?:previously|formerly|earlier)(?: ,)? /, "") : text;
  if (!mayBeNames(told, entry)) return false;
  const bare = told.endsWith(" ,") ? told.slice(0, -2) : undefined;
  return patternsOf(entry).some((pattern) => {
    const found = pattern.exec(told) ?? (bare === undefined ? null : pattern.exec(bare));
    return found !== null && isCounted(found, entry.cited);
  });
}

const vocabularies = new WeakMap<Fact[], Set<string>>();

/** Every word must be one of the forms', of a name's or a number: told before an expression is compiled for anybody. */
function mayBeNames(text: string, entry: Entry): boolean {
  const { words, letters } = vocabularyOf(entry.section);
  const names =
    vocabularies.get(entry.names) ??
    new Set(letters.flatMap((letter) => letterWordings(letter, entry)).flatMap((wording) => wording.split(" ")));
  vocabularies.set(entry.names, names);
  return text.split(" ").every((word) => words.has(word) || names.has(word) || /^\d+$/.test(word));
}

interface Vocabulary {
  words: Set<string>;
  letters: string[];
}

/** The words and the letters that stand in the forms themselves; those of {N} and {M} and of lists too. */
const ofForms = new Map<FactSection, Vocabulary>();
function vocabularyOf(section: FactSection): Vocabulary {
  const known = ofForms.get(section);
  if (known) return known;
  const forms = Object.values(nameForms[section]).flat().join(" ");
  const words = forms.replace(/\{[^}]*\}/g, " ").match(/[\p{L}']+\??|,/gu) ?? [];
  const all = words.flatMap((word) => (word.endsWith("?") ? [word.slice(0, -1), word.slice(0, -2)] : [word]));
  const letters = Array.from(forms.matchAll(/\{(\w)\*?\}/g), ([, letter = ""]) => letter);
  const vocabulary = { words: new Set(["year", "years", "and", ",", ...all]), letters: [...new Set(letters)] };
  ofForms.set(section, vocabulary);
  return vocabulary;
}

const compiled = new WeakMap<Fact[], RegExp[]>();

function patternsOf(entry: Entry): RegExp[] {
  const known = compiled.get(entry.names);
  if (known) return known;
  const { always, over, open } = nameForms[entry.section];
  const forms = [...always, ...(entry.isOver ? over : []), ...(entry.goesOn ? open : [])];
  const patterns = forms.map((form) => new RegExp(`^(?:${filled(form, entry)})$`, "u"));
  compiled.set(entry.names, patterns);
  return patterns;
}

function filled(form: string, entry: Entry): string {
  const letters = new Map<string, string>();
  return form.replace(/\{(\w|#)(\*?)\}/g, (_, letter: string, list: string) => {
    if (letter === "#") return "(?<count>\\d+)";
    const one = letters.get(letter) ?? choice(letterWordings(letter, entry));
    letters.set(letter, one);
    return list ? `(?<list>${one}(?: , ${one})*(?:(?: ,)? and ${one})?)` : one;
  });
}

/** "I speak four languages" counts them; "native French and English" would be so of both. */
function isCounted({ groups = {} }: RegExpExecArray, cited: Fact[]): boolean {
  const names = cited.flatMap((fact) => languageNamed(fact)?.name ?? []);
  const told = groups.list?.split(/ and | , and /).slice(-2) ?? [];
  const [before = "", last = ""] = told.map((each) => each.split(" , ").at(-1) ?? "");
  if (names.includes(last) && names.some((name) => before.endsWith(` ${name}`))) return false;
  if (groups.count === undefined) return true;
  const languages = cited.filter(({ kind }) => kind === "language").flatMap(nameWordings);
  const named = groups.list?.split(/ , | and | , and /) ?? [];
  return named.every((name) => languages.includes(name)) && new Set(named).size === Number(groups.count);
}
