import type { Fact, FactKind } from "../../../../engines/truth/truth.ts";
import { literal } from "../words/literal.ts";
import { rememberedOf } from "../words/remembered.ts";
import { wordingsOf } from "./fact-wordings.ts";
import { beginsAs, lettersIn } from "./form-beginning.ts";

/** The letter that stands for a fact of a kind in a form: "{T} at {O}". */
const kinds: Record<string, FactKind> = {
  T: "title",
  O: "organisation",
  P: "place",
  F: "from",
  E: "to",
  D: "degree",
  J: "subject",
  G: "grade",
  R: "period",
  Y: "year",
  N: "name",
  S: "skill",
  L: "language",
};

const never = "(?!)";
const choice = (texts: string[]) =>
  texts.length === 0
    ? never
    : `(?:${texts
        .toSorted((a, b) => b.length - a.length)
        .map(literal)
        .join("|")})`;

/** How a language other than English writes facts and joins the last of several. */
export interface Writing {
  wordings(fact: Fact): string[];
  and: string;
}

const english: Writing = { wordings: wordingsOf, and: "and|&" };

/** What was compiled for a list of facts in a language. */
interface Compiled {
  wordings: Map<string, string[]>;
  forms: Map<string, RegExp>;
}

const compiledIn = rememberedOf((_: Writing) =>
  rememberedOf((_: Fact[]): Compiled => ({ wordings: new Map(), forms: new Map() })),
);

/** How the facts that a letter stands for can be written. */
function wordingsFor(letter: string, facts: Fact[], writing: Writing): string[] {
  const { wordings } = compiledIn(writing)(facts);
  const known = wordings.get(letter);
  if (known) return known;
  const found = facts.filter(({ kind }) => kind === kinds[letter]).flatMap(writing.wordings);
  wordings.set(letter, found);
  return found;
}

/**
 * A form as an expression, with the facts' own wordings where it names their kinds; a form that names a kind without a
 * fact matches nothing. {S*} is a list of facts of the kind. Nothing where the text cannot be of the form.
 */
function formFor(text: string, form: string, facts: Fact[], writing: Writing, end: string): RegExp | undefined {
  if (!beginsAs(text, form)) return undefined;
  const letters = lettersIn(form);
  if (!letters.every((letter) => wordingsFor(letter, facts, writing).some((wording) => text.includes(wording))))
    return undefined;
  const { forms } = compiledIn(writing)(facts);
  const known = forms.get(form + end);
  if (known) return known;
  const source = form.replace(/\{(\w)(\*?)\}/g, (_, letter: string, list: string) => {
    const one = choice(wordingsFor(letter, facts, writing));
    return list ? `${one}(?:, ${one})*(?:,? (?:${writing.and}) ${one})?` : one;
  });
  const pattern = new RegExp(`^(?:${source})${end}`, "u");
  forms.set(form + end, pattern);
  return pattern;
}

/** Whether the whole text is of the form, with or without its full stop. */
export const isOfForm = (text: string, form: string, facts: Fact[], writing = english): boolean =>
  formFor(text, form, facts, writing, "\\.?$")?.test(text) ?? false;

/** What a text begins with that is of the form. */
export const openingOfForm = (text: string, form: string, facts: Fact[], writing: Writing): string | undefined =>
  formFor(text, form, facts, writing, "")?.exec(text)?.[0];

/** Facts beside each other, as a line of a CV has them: with commas, or semicolons where they have commas themselves. A single date may stand alone. */
export function isList(text: string, facts: Fact[]): boolean {
  const named = facts.filter(
    ({ kind }) =>
      kind !== "statement" && kind !== "summary" && (facts.length === 1 || (kind !== "from" && kind !== "to")),
  );
  const wordings = named.flatMap(wordingsOf);
  if (!wordings.some((wording) => text.startsWith(wording))) return false;
  const one = choice(wordings);
  return [", ", "; "].some((mark) => new RegExp(`^${one}(?:${mark}${one})*$`, "u").test(text));
}
