import type { Entry } from "./entry-forms.ts";
import { tellsNames } from "./name-reading.ts";
import { nameWordings } from "./name-wordings.ts";

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

const names = ({ cited }: Entry, text: string) => {
  const bare = text.replace(/^(?:the|an?) /, "");
  return cited.some(
    (fact) => (fact.kind === "organisation" || fact.kind === "title") && nameWordings(fact).includes(bare),
  );
};

/** "Before joining one firm, I worked at another", "after my BSc at one school, I completed an MSc at another". */
export function tellsBefore(text: string, entries: Entry[]): boolean {
  const [, first, then] =
    /^(.+?)(?: ,)? before (?:joining|becoming|moving to|going to) (.+)$/.exec(text) ??
    /^()before (?:joining|becoming|moving to|going to) (.+?) , i .+$/.exec(text) ??
    [];
  const earlier = first || / , (i .+)$/.exec(text)?.[1];
  const work = entries.filter(({ section, hasBegun }) => section === "experience" && hasBegun);
  if (earlier && then)
    return work.some(
      (job) => tellsNames(earlier, job) && work.some((next) => names(next, then) && isBefore(job, next)),
    );
  const [, degree, second] = /^after (?:completing |finishing )?(?:my |an? |the )?(.+?) , (i .+)$/.exec(text) ?? [];
  const studies = entries.filter(({ section, isOver }) => section === "education" && isOver);
  return (
    degree !== undefined &&
    second !== undefined &&
    studies.some(
      (study) =>
        tellsNames(degree, study) &&
        studies.some((next) => next !== study && tellsNames(second, next) && endOf(study) <= startOf(next)),
    )
  );
}

const isBefore = ({ from = "", goesOn }: Entry, next: Entry) => !goesOn && from !== "" && from < (next.from ?? "");
const yearsOf = ({ period = "" }: Entry) => period.match(/(?:19|20)\d\d/g) ?? [];
const endOf = (study: Entry) => yearsOf(study).at(-1) ?? "9999";
const startOf = (study: Entry) => yearsOf(study)[0] ?? "0";

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
