import type { Entry } from "./entry-forms.ts";
import { tellsNames } from "./name-reading.ts";

const rising =
  "(?:rose|moved(?: on| up)?|went(?: on)?|progressed|advanced|grew|worked my way(?: up)?|made my way|developed)";
const careers = [
  new RegExp(`^(?:i ${rising} )?from (?<first>.+?)(?: ,)?(?: i ${rising})?(?: up)? to (?<rest>.+)$`),
  /^my (?:career|path|way|work|journey) (?:has )?(?:taken|took|leads?|led|went|gone|run|ran|goes)(?: me)? from (?<first>.+?)(?: ,)? to (?<rest>.+)$/,
];

/** "From rigger at one firm I rose to crane operator at another": jobs in the order in which they were begun. */
export function tellsCareer(text: string, entries: Entry[]): boolean {
  const jobs = jobsOf(entries);
  return careers.some((form) => {
    const { first, rest } = form.exec(text)?.groups ?? {};
    return first !== undefined && rest !== undefined && followsOn(yearsBehind(`${first} to ${rest}`), jobs, "");
  });
}

/** "To cook and, in 2020, to head chef" as "to cook and to head chef in 2020". */
const yearsBehind = (text: string) => text.replace(/ and(?: ,)? (in (?:19|20)\d\d)(?: ,)? to (.+)$/, " and to $2 $1");

const jobsOf = (entries: Entry[]) => entries.filter(({ section, hasBegun }) => section === "experience" && hasBegun);

/** How a job is entered: "joining one firm as a cook", "becoming head chef", "my current job at another". */
const entering: [form: RegExp, told: string][] = [
  [/^(?:joining|moving to|changing to|going to|switching to|starting at|starting work at) (.+)$/, "i joined $1"],
  [
    /^(?:becoming|taking up the (?:position|role|post|job) of|taking on the (?:position|role|post|job) of) (.+)$/,
    "i became $1",
  ],
  [/^(?:starting|beginning)(?: work| working)? as (.+)$/, "i started as $1"],
  [/^(?:i (?:then |later )?(?:moved to|changed to|switched to|went to)) (.+)$/, "i joined $1"],
  [/^(i (?:joined|became|started|began) .+)$/, "$1"],
  [/^i (?:then|later|afterwards|next) ((?:joined|became|started|began) .+)$/, "i $1"],
];
/** What came before it, as words behind "after" and "before". */
const leaving: [form: RegExp, told: string][] = [
  [/^leaving (.+)$/, "i left $1"],
  [/^((?:\d+ years?|(?:more than|over) \d+ years?) .+)$/, "i spent $1"],
  [/^(?:having )?(?:spent|spending) (.+)$/, "i spent $1"],
  [
    /^(?:(?:my|finishing|completing|having finished)(?: my)? )(internship|apprenticeship|traineeship)(.*)$/,
    "i did my $1$2",
  ],
  [/^(?:working|having worked|my (?:time|work|years|days)) (.+)$/, "i worked $1"],
  [/^(?:being|having been) (.+)$/, "i was $1"],
  [/^(i (?:was|worked|had worked|had been|spent|did) .+)$/, "$1"],
];
const began = /^(?:having|after having) (?:begun|started)(?: out| my career| off| work)? (.+)$/;

const told = (text: string, ways: [form: RegExp, told: string][]) =>
  ways.flatMap(([form, same]) => (form.test(text) ? [text.replace(form, same)] : []));

/** "Before joining one firm, I worked at another", "after my BSc at one school, I completed an MSc at another". */
export function tellsBefore(
  text: string,
  entries: Entry[],
  tellsJobs: (text: string, jobs: Entry[]) => boolean,
): boolean {
  const jobs = jobsOf(entries);
  const inTurn = (earlier: string[], later: string[], mayOverlap: boolean) =>
    earlier.some((first) =>
      jobs.some(
        (job) =>
          tellsNames(first, job) &&
          later.some((then) =>
            jobs.some(
              (next) => tellsNames(then, next) && isBefore(job, next) && (mayOverlap || follows(job, next, jobs)),
            ),
          ),
      ),
    );
  return cuts(text).some(([link, first, second]) => {
    if (link === "before") return inTurn([first], told(second, entering), true);
    if (link === "after")
      return (
        jobs.some((next) => {
          const earlier = jobs.filter(({ to = "9", goesOn }) => !goesOn && to <= (next.from ?? ""));
          const isNext = told(first, entering).some((then) => tellsNames(then, next));
          return isNext && told(second, leaving).some((names) => tellsAll(names, earlier, tellsJobs));
        }) ||
        inTurn(told(second, leaving), told(first, entering), false) ||
        isStudiedBefore(second, first, entries, jobs)
      );
    const [, start] = began.exec(second) ?? [];
    return (
      start !== undefined &&
      jobs.some(
        (job) =>
          job.isFirst &&
          tellsNames(`i started ${start}`, job) &&
          jobs.some(
            (next) =>
              isBefore(job, next) &&
              [first.replace(/^i (?:am|work) now /, "i am "), ...told(first, entering)].some((then) =>
                tellsNames(then, next),
              ),
          ),
      )
    );
  });
}

/** "After working as a cook and a baker": as nothing else in between. */
const tellsAll = (text: string, jobs: Entry[], tellsJobs: (text: string, jobs: Entry[]) => boolean) =>
  jobs.length > 1 &&
  tellsJobs(text, jobs) &&
  jobs.every(
    (job) =>
      !tellsJobs(
        text,
        jobs.filter((each) => each !== job),
      ),
  );

/** "After one firm, I joined another": with none between them. */
const follows = ({ to = "9" }: Entry, next: Entry, jobs: Entry[]) =>
  to <= (next.from ?? "") && !jobs.some(({ from = "" }) => from >= to && from < (next.from ?? ""));

/** A sentence as what was, the word between and what it is compared with: both orders. */
function cuts(text: string): [link: "before" | "after" | "having", first: string, second: string][] {
  const found: [link: "before" | "after" | "having", first: string, second: string][] = [];
  for (const { index } of text.matchAll(/ (?=i )/g)) {
    const [begin, rest] = [text.slice(0, index).replace(/ ,$/, ""), text.slice(index + 1)];
    if (begin.startsWith("before ")) found.push(["before", rest, begin.slice(7)]);
    if (begin.startsWith("after ")) found.push(["after", rest, begin.slice(6)]);
    if (/^(?:after )?having /.test(begin))
      found.push(["having", rest, begin], ["after", rest, begin.replace(/^after /, "")]);
  }
  for (const { 0: joint, index } of text.matchAll(/(?: ,)? (before|after) /g))
    found.push([joint.includes("before") ? "before" : "after", text.slice(0, index), text.slice(index + joint.length)]);
  return found;
}

/** After a degree, another one or a job that began in a later year. */
function isStudiedBefore(text: string, then: string, entries: Entry[], jobs: Entry[]): boolean {
  const degree = text.replace(/^(?:completing |finishing |having completed )?(?:my |an? |the )?/, "");
  const studies = entries.filter(({ section, isOver }) => section === "education" && isOver);
  return studies.some(
    (study) =>
      tellsNames(degree, study) &&
      (studies.some((next) => next !== study && tellsNames(then, next) && endOf(study) <= startOf(next)) ||
        jobs.some(
          (next) =>
            [then, ...told(then, entering)].some((each) => tellsNames(each, next)) &&
            endOf(study) < (next.from ?? "").slice(0, 4),
        )),
  );
}

const isBefore = ({ from = "", goesOn }: Entry, next: Entry) => !goesOn && from !== "" && from < (next.from ?? "");
/** Of two studies, the second begun when the first was over. */
export const isStudiedFirst = (study: Entry, next: Entry) =>
  study.section === "education" && next.section === "education" && study.isOver && endOf(study) <= startOf(next);
const yearsOf = ({ period = "" }: Entry) => period.match(/(?:19|20)\d\d/g) ?? [];
const endOf = (study: Entry) => yearsOf(study).at(-1) ?? "9999";
const startOf = (study: Entry) => yearsOf(study)[0] ?? "0";

const between =
  / (?:(?:, )?and then (?:to )?|(?:, )?(?:and |then |via |through |over )?to (?:become )?|(?:, )?and (?:finally |now |later )?(?:to )?|, (?:then )?(?:to )?|through |via )/g;

/** Whether a text names jobs, each begun after the one before. */
function followsOn(text: string, jobs: Entry[], since: string): boolean {
  const isJob = (part: string) =>
    jobs.filter(
      ({ from = "", ...job }) =>
        from > since &&
        [part, `i joined ${part}`, `i became ${part}`].some((text) => tellsNames(text, { from, ...job })),
    );
  if (since !== "" && isJob(text).length > 0) return true;
  return [...text.matchAll(between)].some(({ 0: found, index }) =>
    isJob(text.slice(0, index)).some(({ from = "" }) => followsOn(text.slice(index + found.length), jobs, from)),
  );
}
