import type { Fact, FactSection } from "../../../../engines/truth/truth.ts";
import { sieve } from "../words/traces.ts";
import type { Entry } from "./entry-forms.ts";
import { type Marked, markedForm, markNames, namesIn, wordsOfForms } from "./marked-names.ts";
import { nameForms } from "./name-forms.ts";
import { languageNamed, nameWordings } from "./name-wordings.ts";
import { hidesThatItIsOpen } from "./unfinished-entry.ts";

/** Whether words hold nothing but names and times of one entry, or of the person, in a form that is known. */
export function tellsNames(text: string, entry: Entry): boolean {
  if (hidesThatItIsOpen(text, entry)) return false;
  const told = (entry.isOver ? text.replace(/^(?:previously|formerly|earlier)(?: ,)? /, "") : text).replace(/ ,$/, "");
  const { words, patternsIn } = formsOf(entry);
  return markNames(told.split(" "), entry, (word) => words.has(word) || /^\d+$/.test(word)).some((marked) =>
    patternsIn(`${marked.text} ,`).some(({ pattern }) => {
      const found = pattern.exec(marked.text) ?? pattern.exec(`${marked.text} ,`);
      return found !== null && isCounted(found, marked, entry.cited);
    }),
  );
}

interface Forms {
  /** Every word that stands in them. */
  words: Set<string>;
  patternsIn(text: string): { pattern: RegExp }[];
}

const read = new Map<string, Forms>();

function formsOf({ section, isOver, goesOn }: Entry): Forms {
  const key = `${section} ${isOver} ${goesOn}`;
  const known = read.get(key);
  if (known) return known;
  const forms = formsFor(section, isOver, goesOn);
  const found = {
    words: new Set(["and", ...wordsOfForms(forms)]),
    patternsIn: sieve(forms.map((form) => ({ pattern: new RegExp(`^(?:${markedForm(form)})$`, "u") }))),
  };
  read.set(key, found);
  return found;
}

function formsFor(section: FactSection, isOver: boolean, goesOn: boolean): string[] {
  const { always, over, open } = nameForms[section];
  return [...always, ...(isOver ? over : []), ...(goesOn ? open : [])];
}

/** "I speak four languages" counts them; "native French and English" would be so of both. */
function isCounted({ groups = {} }: RegExpExecArray, marked: Marked, cited: Fact[]): boolean {
  const { list = "", count } = groups;
  const names = cited.flatMap((fact) => languageNamed(fact)?.name ?? []);
  const named = namesIn(list, marked);
  const [before = "", last = ""] = list.includes(" and ") ? named.slice(-2) : [];
  if (names.includes(last) && names.some((name) => before.endsWith(` ${name}`))) return false;
  if (count === undefined) return true;
  const languages = cited.filter(({ kind }) => kind === "language").flatMap(nameWordings);
  return named.every((name) => languages.includes(name)) && new Set(named).size === Number(count);
}
