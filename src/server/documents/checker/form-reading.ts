import type { Fact, FactKind } from "../fact.ts";
import { wordingsOf } from "./fact-wordings.ts";
import { beginsAs } from "./form-beginning.ts";

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
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
const choice = (texts: string[]) =>
  texts.length === 0
    ? never
    : `(?:${texts
        .sort((a, b) => b.length - a.length)
        .map(escaped)
        .join("|")})`;

/** How a language other than English writes facts and joins the last of several. */
export interface Writing {
  wordings(fact: Fact): string[];
  and: string;
}

const english: Writing = { wordings: wordingsOf, and: "and|&" };

/**
 * A form as an expression, with the facts' own wordings where it names their kinds; a form that names a kind without a
 * fact matches nothing. {S*} is a list of facts of the kind.
 */
export function formFor(form: string, facts: Fact[], { wordings, and } = english): string {
  return form.replace(/\{(\w)(\*?)\}/g, (_, letter: string, list: string) => {
    const one = choice(facts.filter(({ kind }) => kind === kinds[letter]).flatMap(wordings));
    return list ? `${one}(?:, ${one})*(?:,? (?:${and}) ${one})?` : one;
  });
}

/** Whether the whole text is of the form, with or without its full stop. */
export function isOfForm(text: string, form: string, facts: Fact[], writing = english): boolean {
  return beginsAs(text, form) && new RegExp(`^(?:${formFor(form, facts, writing)})\\.?$`, "u").test(text);
}

/** Facts beside each other, as a line of a CV has them: with commas, or semicolons where they have commas themselves. A single date may stand alone. */
export function isList(text: string, facts: Fact[]): boolean {
  const named = facts.filter(
    ({ kind }) =>
      kind !== "statement" && kind !== "summary" && (facts.length === 1 || (kind !== "from" && kind !== "to")),
  );
  const one = choice(named.flatMap(wordingsOf));
  return [", ", "; "].some((mark) => new RegExp(`^${one}(?:${mark}${one})*$`, "u").test(text));
}
