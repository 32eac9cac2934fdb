import { escapedText, joinedByAnd, linkTo, placeText } from "../../../engines/assistant/assistant.ts";
import type { SearchJobsInput, SearchJobsOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import type { JobRequest } from "./job-request.ts";
import { payText } from "./money-text.ts";
import { openingsPerPage } from "./prompt-reading.ts";
import { askForTitle } from "./reply-talk.ts";
import type { SearchTry } from "./search-guesses.ts";
import { comparableCurrencies } from "./search-input.ts";
import { folded } from "./sentence.ts";

/** Two spaces at the end of a line break it inside a list item. */
const hardBreak = "  \n   ";

type FoundJob = SearchJobsOutput["jobs"][number];

/** The openings of one page for one or several places, with their Apply links, or why there are none. */
export function jobsReply(tries: SearchTry[], request: JobRequest): string {
  const [first] = tries;
  if (!first) return "";
  const good = tries.filter(({ found }) => found.jobs.length > 0);
  if (good.length === 0) return first.found.unknown_place ? unknownPlace(first) : nothingFound(first, tries, request);
  const empty = tries.filter(({ found }) => found.jobs.length === 0);
  const left = leftOutNote(request);
  const sections = good.flatMap(({ search, found }) => [
    opening(search, found),
    ...found.jobs.map((job, index) => jobItem(job, index, found.page)),
  ]);
  const missed = empty.map(
    ({ search, found }) => `Nothing for ${described(search, found.place || (found.unknown_place ?? ""))}.`,
  );
  return [
    ...(left ? [left.trim()] : []),
    ...sections,
    ...missed,
    closing(good, request),
    ...(first.search.title === "" ? [askForTitle] : []),
  ].join("\n\n");
}

/** Nothing held all conditions: what there is without some of them. */
export function relaxedReply(asked: SearchTry, relaxed: SearchTry, request: JobRequest): string {
  const dropped = [
    asked.search.pay_period !== undefined && relaxed.search.pay_period === undefined && "the pay",
    asked.search.employment && !relaxed.search.employment && "the working time",
    asked.search.remote && !relaxed.search.remote && "“remote”",
    asked.search.city && !relaxed.search.city && `“${escapedText(asked.search.city)}”`,
    asked.search.title !== relaxed.search.title &&
      `“${escapedText(wordsLess(asked.search.title, relaxed.search.title))}” in the title`,
  ].filter((part) => typeof part === "string");
  const why = `${leftOutNote(request)}I found no opening for ${described(asked.search, asked.found.place)}. Without ${joinedByAnd(dropped)} there ${relaxed.found.jobs.length === 1 ? "is" : "are"}:`;
  return [why, ...relaxed.found.jobs.map((job, index) => jobItem(job, index, 1)), closing([relaxed], request)].join(
    "\n\n",
  );
}

function wordsLess(title: string, kept: string): string {
  const keptWords = kept.split(" ");
  return title
    .split(" ")
    .filter((word) => !keptWords.includes(word))
    .join(" ");
}

function opening(search: SearchJobsInput, found: SearchJobsOutput): string {
  const what = described(search, found.place, isOnlyNear(search, found) ? "near" : "in");
  if (found.match && found.page === 1) return `I found no opening for ${what}. These mention it:`;
  if (found.page > 1) return `Page ${found.page} of the openings for ${what}:`;
  return found.jobs.length === 1 ? `Here is one opening for ${what}:` : `Here are openings for ${what}:`;
}

/** The search takes towns around in, too. */
function isOnlyNear({ city }: SearchJobsInput, { jobs, place }: SearchJobsOutput): boolean {
  const name = folded(place.split(",")[0] ?? "");
  return city !== undefined && name !== "" && !jobs.some(({ location }) => folded(location).includes(name));
}

function jobItem(job: FoundJob, index: number, page: number): string {
  const facts = [job.company, job.location, job.salary].filter((fact) => fact !== "").map(escapedText);
  const lines = [`**${escapedText(job.job_title)}**`, facts.join(" · "), linkTo("Apply", job.job_url)];
  return `${(page - 1) * openingsPerPage + index + 1}. ${lines.join(hardBreak)}`;
}

function closing(tries: SearchTry[], request: JobRequest): string {
  const next = tries.some(({ found }) => found.more)
    ? "Say **more** for the next ones. "
    : "These are all that I found. ";
  return `${limitsOf(request)}${next}**Apply** opens the posting and puts it on your [board](/jobtracking) under Viewed.`;
}

const leftOutNote = ({ leftOut }: JobRequest) =>
  leftOut === "" ? "" : `I cannot search by ${escapedText(leftOut)} and left that out. `;

/** Instead of a search that would answer another question. */
export function limitReply({ employer, region, title, remote, places, pay }: JobRequest): string | undefined {
  const job = title === "" ? "nurse" : escapedText(title);
  if (region && !remote)
    return `I cannot search all of “${escapedText(region)}”, only countries, states and cities. Name one or several, for example “${job} in Spain or Italy”, or say “${job} anywhere”.`;
  if (employer && title === "" && places.length === 0 && !pay)
    return `I cannot search by employer yet, so I did not look for openings at “${escapedText(employer)}”. Tell me the kind of work and the place instead, for example “accountant in Berlin”.\n\n${askForTitle}`;
  return undefined;
}

function limitsOf({ unread, places }: JobRequest): string {
  const notes = [
    unread.length === 0 || unread.length > 3
      ? ""
      : `I did not use ${joinedByAnd(unread.map((word) => `“${escapedText(word)}”`))}; if it is a place, please check how it is spelled. `,
    places.length > 3 ? "I looked in the first three places only. " : "",
  ];
  return notes.join("");
}

function nothingFound({ found }: SearchTry, tries: SearchTry[], request: JobRequest): string {
  const what = tries.map((one) => described(one.search, one.found.place)).join(", nor for ");
  if (found.page > 1) return `There are no further openings for ${what}. Say **back** for the ones before.`;
  const widen =
    found.place === "" ? "another name for the same work" : "another place, or another name for the same work";
  return `${leftOutNote(request)}${limitsOf(request)}I found no openings for ${what}. Try ${widen}, or look around in the [job search](/jobsearch).`;
}

function unknownPlace({ search, found }: SearchTry): string {
  const example = search.title === "" ? "nurse" : escapedText(search.title);
  return `I know no openings in a place called “${escapedText(found.unknown_place ?? "")}”. Please name a country, a state or a city, for example “${example} in Germany”.`;
}

/** "remote work as **nurse** in Berlin, paying at least €50,000 a year, part time" */
export function described(
  { title, remote, employment, without = [], ...pay }: SearchJobsInput,
  place: string,
  where: "in" | "near" = "in",
): string {
  const what = title === "" ? "any job" : `**${escapedText(title)}**`;
  const conditions = [
    pay.pay_at_least === undefined ? "" : `paying at least ${payOf(pay.pay_at_least, pay)}`,
    pay.pay_at_most === undefined ? "" : `paying at most ${payOf(pay.pay_at_most, pay)}`,
    employment ? employmentWords[employment] : "",
    without.length > 0 ? `not mentioning ${joinedByAnd(without.map((words) => `“${escapedText(words)}”`))}` : "",
  ].filter((part) => part !== "");
  const named = [remote ? `remote work as ${what}` : what, place === "" ? "" : `${where} ${placeText(place)}`]
    .filter(Boolean)
    .join(" ");
  return [named, ...conditions].join(", ");
}

const employmentWords = {
  FULL_TIME: "full time",
  PART_TIME: "part time",
  CONTRACTOR: "on contract",
  TEMPORARY: "temporary",
};

function payOf(amount: number, { pay_period = "YEAR", pay_currencies = [] }: Partial<SearchJobsInput>): string {
  const [only, second] = pay_currencies;
  if (pay_currencies.length === comparableCurrencies.length)
    return `${payText(amount, pay_period)} in euros, dollars, pounds or francs`;
  return payText(amount, pay_period, second ? undefined : only);
}
