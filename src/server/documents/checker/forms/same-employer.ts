import { monthsBetween } from "../words/durations.ts";
import { literal } from "../words/literal.ts";
import type { Entry } from "./entry-forms.ts";
import { nameWordings } from "./name-wordings.ts";

const firstAs = "(?:first|initially|at first|to begin with)";

/** Two jobs at one employer, the second begun when the first ended: {O} it, {P} where, {F} {G} {E} first months and the last, {T} {U} titles. */
const stays: [form: string, when: "now" | "past"][] = [
  [
    "i have (?:been|worked|been working) (?:with|at|for) {O}(?: in {P})? since {F}(?: ,)? (?:and )?since {G} as (?:an? )?{U}",
    "now",
  ],
  [
    `i have (?:been|worked|been working) (?:with|at|for) {O}(?: in {P})? since {F}(?: ,)? ${firstAs} as (?:an? )?{T}(?: ,)? (?:and )?(?:since {G}|now|then|later) as (?:an? )?{U}`,
    "now",
  ],
  [
    `i worked (?:with|at|for) {O}(?: in {P})? from {F} (?:to|until) {E}(?: ,)? ${firstAs} as (?:an? )?{T}(?: ,)? (?:and )?(?:from {G}(?: onwards?)?|then|later) as (?:an? )?{U}`,
    "past",
  ],
];

/** "I have been with Acme since 2016, and since 2019 as team leader." */
export function tellsSameEmployer(text: string, entries: Entry[]): boolean {
  if (!/^i (?:have|worked) .*\bas /.test(text)) return false;
  const jobs = entries.filter(({ section, hasBegun, from }) => section === "experience" && hasBegun && from);
  return jobs.some((first) =>
    jobs.some(
      (second) =>
        first !== second &&
        follows(first, second) &&
        stays.some(([form, when]) => (when === "now") === second.goesOn && isOf(form, text, first, second)),
    ),
  );
}

/** With no gap between them that a month could hold. */
const follows = ({ goesOn, to, from = "" }: Entry, second: Entry) =>
  !goesOn && to !== undefined && to !== "" && from < (second.from ?? "") && monthsBetween(to, second.from) <= 1;

function isOf(form: string, text: string, first: Entry, second: Entry): boolean {
  const named = (kind: string, { cited }: Entry) => cited.filter((fact) => fact.kind === kind).flatMap(nameWordings);
  const ofBoth = (kind: string) => named(kind, first).filter((name) => named(kind, second).includes(name));
  const names: Record<string, string[]> = {
    ...{ O: ofBoth("organisation"), P: ofBoth("place"), F: named("from", first), G: named("from", second) },
    ...{ E: named("to", second), T: named("title", first), U: named("title", second) },
  };
  const pattern = form.replace(
    /\{(\w)\}/g,
    (_, letter: string) => `(?:${(names[letter] ?? []).map(literal).join("|") || "(?!)"})`,
  );
  return new RegExp(`^(?:${pattern})$`, "u").test(text);
}
