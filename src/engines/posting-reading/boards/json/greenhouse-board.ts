import { z } from "zod";
import {
  companyFromName,
  type JobBoard,
  list,
  moment,
  number,
  parseJson,
  readEntries,
  required,
  text,
} from "../job-board.ts";

const job = z.object({
  id: required.id,
  title: required.title,
  absolute_url: required.url,
  company_name: text,
  location: z.object({ name: text }).nullish().catch(null),
  content: text,
  first_published: text,
  updated_at: text,
  language: text,
  pay_input_ranges: list(z.object({ min_cents: number, max_cents: number, currency_type: text, title: text })),
});

const opening = ({ name, id }: Record<string, string | undefined>) =>
  `https://boards-api.greenhouse.io/v1/boards/${name}/jobs/${id}?pay_transparency=true`;

/** Greenhouse Job Board API: the whole board in one reply, descriptions as escaped HTML, pay in cents. */
export const greenhouseBoard: JobBoard = {
  accept: "application/json",
  firstPage: (name) => `https://boards-api.greenhouse.io/v1/boards/${name}/jobs?content=true&pay_transparency=true`,
  links: [
    { host: /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/, path: /^\/(?<name>[\w-]{1,80})\/jobs\/(?<id>\d+)/, opening },
    {
      host: /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/,
      path: /^\/embed\/job_app\?(?:.*&)?for=(?<name>[\w-]{1,80})&(?:.*&)?token=(?<id>\d+)/,
      opening,
    },
  ],
  homes: [
    /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io\/embed\/job_(?:board|app)(?:\/js)?\?(?:.*&)?for=(?<name>[\w-]{1,60})/,
    /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io\/(?!embed\b)(?<name>[\w-]{1,60})/,
    /^(?:boards-)?api\.greenhouse\.io\/v1\/boards\/(?<name>[\w-]{1,60})/,
  ],
  read({ text: source, name }) {
    const reply = parseJson(
      source,
      z.union([z.object({ jobs: z.array(z.unknown()) }), z.object({ id: z.number() }).loose()]),
    );
    const jobs = "jobs" in reply && Array.isArray(reply.jobs) ? reply.jobs : [reply];
    return readEntries(jobs, job, "id", (entry) => ({
      id: entry.id,
      title: entry.title,
      company: entry.company_name || companyFromName(name),
      url: entry.absolute_url,
      location: entry.location?.name ?? "",
      sections: [{ heading: "", html: entry.content }],
      salary: payOf(entry.pay_input_ranges),
      language: entry.language,
      postedAt: moment(entry.first_published) ?? moment(entry.updated_at),
    }));
  },
};

type Pay = z.output<typeof job>["pay_input_ranges"];

/** Boards name a range for each place: shown is what all of them span, when they are in one currency. */
function payOf(ranges: Pay) {
  const [first] = ranges;
  if (!first || ranges.some(({ currency_type }) => currency_type !== first.currency_type)) return undefined;
  const min = Math.min(...ranges.map(({ min_cents, max_cents }) => min_cents ?? max_cents ?? Number.NaN)) / 100;
  const max = Math.max(...ranges.map(({ min_cents, max_cents }) => max_cents ?? min_cents ?? Number.NaN)) / 100;
  // The reply names no period; ranges below this are hourly in all boards seen.
  return { min, max, currency: first.currency_type, period: /hour/i.test(first.title) || max < 1000 ? "HOUR" : "YEAR" };
}
