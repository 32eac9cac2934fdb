import type { FactKind } from "../../../../engines/truth/truth.ts";
import type { Entry } from "./entry-forms.ts";
import { markedForm, markNames, namesIn, wordsOfForms } from "./marked-names.ts";
import { nameWordings } from "./name-wordings.ts";

const kinds = new Set<FactKind>(["title", "organisation", "place"]);
const list = (letter: string, before: string) => `${before}{${letter}}(?:(?: ,| and| , and) ${before}{${letter}})*`;
const part = `(?:as ${list("T", "(?:as )?(?:an? )?")}|(?:at|for|with) ${list("O", "(?:(?:at|for|with) )?(?:the )?")}|in ${list("P", "(?:in )?")})(?: ,)?`;
const parts = `(?: ${part})`;
const verbs: [form: string, when: "now" | "past" | "any"][] = [
  [`(?:have worked|have been employed|have been working)${parts}+`, "any"],
  [`(?:worked|was employed|was working)${parts}+`, "past"],
  [`(?:work|am working|am employed)${parts}+`, "now"],
  [`have been ${list("T", "(?:an? )?")}${parts}*`, "any"],
  [`was ${list("T", "(?:an? )?")}${parts}*`, "past"],
  [`am ${list("T", "(?:an? )?")}${parts}*`, "now"],
];
const forms = verbs.map(([form, when]) => ({
  when,
  pattern: new RegExp(`^(?:${markedForm(`(?:${part} )?i ${form}`)})$`, "u"),
}));
const words = new Set(["i", "and", ...wordsOfForms(verbs.map(([form]) => form))]);

/**
 * "I have worked as a cook in Leeds and York", "at the Ritz and the Hilton as cook and head chef": what is said once is so of each job,
 * and of what is said of each the first goes with the first.
 */
export function tellsJobsListed(text: string, entries: Entry[]): boolean {
  const jobs = entries.filter(({ section, hasBegun }) => section === "experience" && hasBegun);
  const [first] = jobs;
  if (first === undefined || jobs.length < 2 || !/(?:^| )i (?:have|was|am|work)/.test(text) || !text.includes(" and "))
    return false;
  const together = { ...first, names: jobs.flatMap(({ names }) => names) };
  return markNames(text.split(" "), together, (word) => words.has(word)).some((marked) =>
    forms.some(({ pattern, when }) => {
      if (!pattern.test(marked.text)) return false;
      const lists = listsOf(marked.text).map((one) => namesIn(one, marked).map((name) => jobsCalled(name, jobs, when)));
      return isOfEach(lists);
    }),
  );
}

/** "As a cook and a waiter in Leeds , York" in the stretches that each list names of one kind. */
function listsOf(text: string): string[] {
  const stretches: string[] = [];
  for (const stretch of text.split(/(?:^| )(?=(?:as|at|for|with|in) )/)) {
    const before = stretches.at(-1) ?? "";
    const isSame = before.split(" ")[0] === stretch.split(" ")[0];
    if (/ and$/.test(before) || (/ ,$/.test(before) && isSame)) stretches.push(`${stretches.pop()} ${stretch}`);
    else stretches.push(stretch);
  }
  return stretches;
}

function jobsCalled(name: string, jobs: Entry[], when: "now" | "past" | "any"): Entry[] {
  return jobs.filter(
    ({ cited, goesOn }) =>
      (when === "any" || goesOn === (when === "now")) &&
      cited.some((fact) => kinds.has(fact.kind) && nameWordings(fact).includes(name)),
  );
}

/** Of lists of the same length the first names go with each other; of others every name must be of a job that all lists hold. */
function isOfEach(lists: Entry[][][]): boolean {
  const told = lists.filter((list) => list.length > 0);
  const most = Math.max(0, ...told.map((list) => list.length));
  if (most < 2) return false;
  const isPaired = told.every((list) => list.length === 1 || list.length === most);
  const held = isPaired
    ? Array.from({ length: most }, (_, index) => told.map((list) => (list.length === 1 ? list[0] : list[index]) ?? []))
    : told.flatMap((list) => list.map((jobs) => [jobs, ...told.map((other) => other.flat())]));
  const found = held.map(([first = [], ...others]) =>
    first.filter((job) => others.every((jobs) => jobs.includes(job))),
  );
  return found.every((jobs) => jobs.length > 0) && (!isPaired || hasOneOfEach(found, []));
}

const hasOneOfEach = ([first, ...rest]: Entry[][], used: Entry[]): boolean =>
  first === undefined || first.some((job) => !used.includes(job) && hasOneOfEach(rest, [...used, job]));
