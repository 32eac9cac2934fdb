import type { DraftSalary } from "../job-board.ts";
import { jsonBoard } from "../table-board.ts";

const host = /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/;
const opening = ({ name, id }: Record<string, string | undefined>) =>
  `https://boards-api.greenhouse.io/v1/boards/${name}/jobs/${id}?pay_transparency=true`;

/** Greenhouse Job Board API: the whole board in one reply, descriptions as escaped HTML, pay in cents. */
export const greenhouseBoard = jsonBoard(
  {
    firstPage: (name) => `https://boards-api.greenhouse.io/v1/boards/${name}/jobs?content=true&pay_transparency=true`,
    links: [
      { host, path: /^\/(?<name>[\w-]{1,80})\/jobs\/(?<id>\d+)/, opening },
      { host, path: /^\/embed\/job_app\?(?:.*&)?for=(?<name>[\w-]{1,80})&(?:.*&)?token=(?<id>\d+)/, opening },
    ],
    homes: [
      /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io\/embed\/job_(?:board|app)(?:\/js)?\?(?:.*&)?for=(?<name>[\w-]{1,60})/,
      /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io\/(?!embed\b)(?<name>[\w-]{1,60})/,
      /^(?:boards-)?api\.greenhouse\.io\/v1\/boards\/(?<name>[\w-]{1,60})/,
    ],
  },
  {
    openings: ["jobs", ""],
    id: ["id"],
    title: ["title"],
    company: ["company_name"],
    url: ["absolute_url"],
    places: ["location.name"],
    texts: [["", "content"]],
    salary: payOf,
    language: ["language"],
    postedAt: ["first_published", "updated_at"],
  },
);

/** Boards name a range for each place: shown is what all of them span, when they are in one currency. */
function payOf(at: (path: string) => unknown[]): DraftSalary | undefined {
  const cents = ["min_cents", "max_cents"]
    .flatMap((name) => at(`pay_input_ranges.${name}`).map(Number))
    .filter(Number.isFinite);
  const [currency, another] = new Set(at("pay_input_ranges.currency_type"));
  if (cents.length === 0 || typeof currency !== "string" || another !== undefined) return undefined;
  const [min, max] = [Math.min(...cents) / 100, Math.max(...cents) / 100];
  // The reply names no period; ranges below this are hourly in all boards seen.
  const isHourly = /hour/i.test(String(at("pay_input_ranges.title")[0])) || max < 1000;
  return { min, max, currency, period: isHourly ? "HOUR" : "YEAR" };
}
