import { isPersonName } from "./describing-words.ts";
import { equalVerbs } from "./equal-verb-lines.ts";
import { oneSpelling } from "./equal-words.ts";
import { looserVerbs } from "./looser-verb-lines.ts";
import { namedNouns } from "./object-nouns.ts";
import { singularOf } from "./verb-reading.ts";

interface EqualVerbs {
  said: ReadonlySet<string>;
  held: ReadonlySet<string>;
  objects: ReadonlySet<string>;
}

const linesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line): EqualVerbs => {
      const [verbs = "", objects = ""] = line.split(" : ");
      const [said = "", held = said] = verbs.split(" < ");
      return { said: new Set(said.split(" ")), held: new Set(held.split(" ")), objects: namedNouns(objects) };
    });

const classes = [...linesOf(equalVerbs), ...linesOf(looserVerbs)];

const classesByVerb = new Map<string, Set<number>>();
for (const [index, { said, held }] of classes.entries())
  for (const verb of [...said, ...held]) classesByVerb.set(verb, (classesByVerb.get(verb) ?? new Set()).add(index));

const noClass: ReadonlySet<number> = new Set();
/** Which of the lines of equal verbs name this one. */
export const verbClasses = (lemma: string): ReadonlySet<number> => classesByVerb.get(lemma) ?? noClass;

/** What a fact's verb is done to, and whether an amount is named of it: "by 18 %". */
export interface DoneTo {
  object: string[];
  isMeasured: boolean;
}

export function areEqualVerbs(said: string, held: string, doneTo: DoneTo): boolean {
  if (said === held || oneSpelling(said) === oneSpelling(held)) return true;
  for (const index of verbClasses(said)) {
    const found = classes[index];
    if (found?.said.has(said) && found.held.has(held) && isOneOf(found.objects, doneTo)) return true;
  }
  return false;
}

function isOneOf(objects: ReadonlySet<string>, { object, isMeasured }: DoneTo): boolean {
  const head = headOf(object);
  if (head === undefined) return objects.has("none");
  if (objects.has("any") || (objects.has("measured") && isMeasured && !lifted.test(head))) return true;
  if (objects.has("people") && isTaught(head)) return true;
  // "Shelves"
  const single = head.endsWith("ves") ? [head.replace(/ves$/, "f"), head.replace(/ves$/, "fe")] : [];
  return [head, ...singularOf(head), ...single].some((noun) => objects.has(noun));
}

/** Loads that are lowered by four metres are no smaller. */
const lifted =
  /^(?:load|beam|crate|container|pallet|panel|boom|hook|basket|platform|flag|curtain|bed|seat|boat|anchor|table|shelf|blind|roof|floor|ceiling)s?$/;

/** "The number of losses", "solvent losses", "the clinic attended by": the noun that is done to. */
function headOf(object: string[]): string | undefined {
  const end = object.findIndex((word, at) => at > 0 && /#|^(?:of|that|who|,)$/.test(word));
  return object.slice(0, end < 0 ? object.length : end).at(-1);
}

/** Solicitors instruct counsel and experts, who learn nothing by it. */
const isTaught = (noun: string) =>
  isPersonName(noun) &&
  !/^(?:counsel|barrister|solicitor|lawyer|expert|advocate|surveyor|contractor|agent)s?$/.test(noun);
