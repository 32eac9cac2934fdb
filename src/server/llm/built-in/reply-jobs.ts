import type { SearchJobsInput, SearchJobsOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import type { JobRequest } from "./job-request.ts";
import { plainText } from "./markdown-text.ts";

/** Two spaces at the end of a line break it inside a list item. */
const hardBreak = "  \n   ";

type FoundJob = SearchJobsOutput["jobs"][number];

/** The openings of one page with their Apply links, or why there are none. */
export function jobsReply(search: SearchJobsInput, found: SearchJobsOutput, request: JobRequest): string {
  if (found.unknown_place) return unknownPlace(search, found.unknown_place);
  if (found.jobs.length === 0) return nothingFound(search, found, request);
  const opening =
    found.page > 1
      ? `More openings for ${described(search, found.place)}:`
      : `Here ${found.jobs.length === 1 ? "is one opening" : "are openings"} for ${described(search, found.place)}:`;
  return [opening, ...found.jobs.map((job, index) => jobItem(job, index, found.page)), closing(found, request)].join(
    "\n\n",
  );
}

function jobItem(job: FoundJob, index: number, page: number): string {
  const facts = [job.company, job.location, job.salary].filter((fact) => fact !== "").map(plainText);
  const lines = [`**${plainText(job.job_title)}**`, facts.join(" · "), `[Apply](${job.job_url})`];
  return `${(page - 1) * 5 + index + 1}. ${lines.join(hardBreak)}`;
}

function closing({ more }: SearchJobsOutput, request: JobRequest): string {
  const next = more ? "Say **more** for the next ones. " : "These are all that I found. ";
  return `${limitsOf(request)}${next}**Apply** opens the posting and puts it on your [board](/jobtracking) under Viewed.`;
}

function limitsOf({ leftOut }: JobRequest): string {
  if (leftOut === "") return "";
  return `I search by title, one place and remote work only, so I left out “${plainText(leftOut)}”. `;
}

function nothingFound(search: SearchJobsInput, { place, page }: SearchJobsOutput, request: JobRequest): string {
  if (page > 1) return `There are no further openings for ${described(search, place)}.`;
  const widen = search.remote ? "without “remote”" : place === "" ? "with a broader title" : "in another place";
  return `${limitsOf(request)}I found no openings for ${described(search, place)}. Shall I try ${widen}? You can also look around in the [job search](/jobsearch).`;
}

function unknownPlace({ title }: SearchJobsInput, place: string): string {
  const what = title === "" ? "openings" : `**${plainText(title)}**`;
  return `I know no openings in a place called “${plainText(place)}”. Please name a country, a state or a larger city, for example “${what.replaceAll("*", "")} in Germany”.`;
}

function described({ title, remote }: SearchJobsInput, place: string): string {
  const what = title === "" ? "any job" : `**${plainText(title)}**`;
  return [remote ? `remote work as ${what}` : what, place === "" ? "" : `in ${plainText(place)}`]
    .filter(Boolean)
    .join(" ");
}
