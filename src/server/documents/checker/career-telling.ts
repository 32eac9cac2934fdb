import type { Entry } from "./entry-forms.ts";
import { tellsNames } from "./name-reading.ts";

const rising =
  "(?:rose|moved(?: on| up)?|went(?: on)?|progressed|advanced|grew|worked my way(?: up)?|made my way|developed)";
const careers = [
  new RegExp(`^(?:i ${rising} )?from (?<first>.+?)(?: ,)?(?: i ${rising})?(?: up)? to (?<rest>.+)$`),
  /^my (?:career|path|way|work) (?:has taken|took|has led|led) me from (?<first>.+?)(?: ,)? to (?<rest>.+)$/,
];

/** "From rigger at one firm I rose to crane operator at another": jobs in the order in which they were begun. */
export function tellsCareer(text: string, entries: Entry[]): boolean {
  const jobs = entries.filter(({ section, hasBegun }) => section === "experience" && hasBegun);
  return careers.some((form) => {
    const { first, rest } = form.exec(text)?.groups ?? {};
    return first !== undefined && rest !== undefined && followsOn(`${first} to ${rest}`, jobs, "");
  });
}

const between =
  / (?:(?:, )?and then (?:to )?|(?:, )?(?:and |then |via |through |over )?to (?:become )?|(?:, )?and (?:finally |now |later )?(?:to )?|, (?:then )?(?:to )?|through |via )/g;

/** Whether a text names jobs, each begun after the one before. */
function followsOn(text: string, jobs: Entry[], since: string): boolean {
  const isJob = (part: string) =>
    jobs.filter(({ from = "", ...job }) => from > since && tellsNames(part, { from, ...job }));
  if (since !== "" && isJob(text).length > 0) return true;
  return [...text.matchAll(between)].some(({ 0: found, index }) =>
    isJob(text.slice(0, index)).some(({ from = "" }) => followsOn(text.slice(index + found.length), jobs, from)),
  );
}
