import { remembered } from "../words/remembered.ts";

const beginnings = new Map<string, RegExp>();
const anything = /^/u;

/**
 * Whether a text begins as the form does before it names the first fact: no text of the form begins otherwise. Most forms
 * are told apart by that, and it is the same for everybody; to compile a form with a person's facts takes a hundred times longer.
 */
export function beginsAs(text: string, form: string): boolean {
  let beginning = beginnings.get(form);
  if (!beginning) {
    beginning = beginningOf(form);
    beginnings.set(form, beginning);
  }
  return beginning.test(text);
}

/** The facts without which no text is of the form: those that stand in no group and in no choice. */
export const lettersIn = remembered(5000, (form): readonly string[] => {
  const letters: string[] = [];
  let depth = 0;
  for (const { 0: part, index } of form.matchAll(partsOfForm)) {
    if (part === "(") depth += 1;
    if (part === ")") depth -= 1;
    if (part === "|" && depth === 0) return [];
    if (part.startsWith("{") && depth === 0 && form[index + part.length] !== "?") letters.push(part.charAt(1));
  }
  return letters;
});

const partsOfForm = /\\.|\[(?:\\.|[^\]\\])*\]|\{\w\*?\}|[()|]/gu;

/** What stands before the first fact and outside of the group that this is in; of a choice of forms nothing is certain. */
function beginningOf(form: string): RegExp {
  let depth = 0;
  let outside = 0;
  let end: number | undefined;
  for (const { 0: part, index } of form.matchAll(partsOfForm)) {
    if (part === "(" && depth === 0) outside = index;
    if (part === "(") depth += 1;
    if (part === ")") depth -= 1;
    if (part === "|" && depth === 0) return anything;
    if (part.startsWith("{")) end ??= depth === 0 ? index : outside;
  }
  return new RegExp(`^(?:${form.slice(0, end)})`, "u");
}
