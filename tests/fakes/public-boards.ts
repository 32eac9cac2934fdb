import type { ServerResponse } from "node:http";
import { escapeHtml } from "../../src/shared/text/html-escape.rules.ts";
import type { startJobBoards } from "./job-board-server.ts";

interface PublicOpening {
  id: string;
  title: string;
  location: string;
  /** HTML */
  text?: string;
}

type Boards = Awaited<ReturnType<typeof startJobBoards>>;
type Company = Record<string, PublicOpening[]>;

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const page = (response: ServerResponse, status: number) =>
  response.writeHead(status, { "content-type": "text/html" }).end("<html><body><h1>Nothing here</h1></body></html>");

const textOf = ({ text = "<p>You do the work.</p>" }: PublicOpening) => text;

/**
 * Boards that everybody may ask, in a world of `startJobBoards`: each speaks its wire format, and tells as the real one does that a
 * company is not there. Companies by board, openings by company.
 */
export function servePublicBoards(boards: Boards, companies: Partial<Record<PublicBoard, Company>>): void {
  const on = (board: PublicBoard) => companies[board] ?? {};
  for (const [host, pattern, board, answer] of shared) {
    boards.answer(host, (request, response) => {
      const name = pattern.exec((request.url ?? "").slice(host.length + 1))?.[1] ?? "";
      answer(response, name, on(board)[name.toLowerCase()]);
    });
  }
  for (const [domain, board, answer] of own) {
    for (const name of new Set([...Object.keys(on(board)), ...guessedNames]))
      boards.answer(`${name}.${domain}`, (_request, response) => answer(response, name, on(board)[name]));
  }
}

/** Boards at hosts of the companies' own: for these names they answer that nobody is there. */
const guessedNames = ["acmerobotics", "acme-robotics", "acme", "nobody"];

type Answer = (response: ServerResponse, name: string, openings: PublicOpening[] | undefined) => unknown;

const greenhouse: Answer = (response, name, openings) => {
  if (!openings) return json(response, 404, { status: 404, error: "Job not found" });
  const jobs = openings.map((one) => ({
    id: Number(one.id),
    title: one.title,
    absolute_url: `https://boards.greenhouse.io/${name}/jobs/${one.id}`,
    company_name: "Acme Robotics",
    location: { name: one.location },
    content: escapeHtml(textOf(one)),
    updated_at: "2026-10-01T10:12:44-04:00",
    metadata: [],
    internal_job_id: Number(one.id) + 1,
    requisition_id: null,
  }));
  json(response, 200, { jobs, meta: { total: jobs.length } });
};

const lever: Answer = (response, name, openings) => {
  if (!openings) return json(response, 404, { ok: false, error: "Document not found" });
  json(
    response,
    200,
    openings.map((one) => ({
      id: one.id,
      text: one.title,
      hostedUrl: `https://jobs.lever.co/${name}/${one.id}`,
      categories: { location: one.location, commitment: "Full-time", allLocations: [one.location] },
      description: textOf(one),
      lists: [],
      additional: "",
      createdAt: 1_790_000_000_000,
      workplaceType: "onsite",
    })),
  );
};

const ashby: Answer = (response, name, openings) => {
  if (!openings) return response.writeHead(404, { "content-type": "text/plain" }).end("Not Found");
  const jobs = openings.map((one) => ({
    id: one.id,
    title: one.title,
    location: one.location,
    employmentType: "FullTime",
    isListed: true,
    isRemote: false,
    publishedAt: "2026-10-01T10:12:44.000+00:00",
    jobUrl: `https://jobs.ashbyhq.com/${name}/${one.id}`,
    applyUrl: `https://jobs.ashbyhq.com/${name}/${one.id}/application`,
    descriptionHtml: textOf(one),
    descriptionPlain: "",
  }));
  json(response, 200, { apiVersion: "1", jobs });
};

/** For any name, with an empty list where nobody is called so. */
const workable: Answer = (response, name, openings = []) => {
  const jobs = openings.map((one) => ({
    title: one.title,
    shortcode: one.id,
    employment_type: "Full-time",
    telecommuting: false,
    url: `https://apply.workable.com/${name}/j/${one.id}`,
    published_on: "2026-10-01",
    country: "Germany",
    city: one.location,
    description: textOf(one),
  }));
  json(response, 200, { name: openings.length > 0 ? "Acme Robotics" : null, description: null, jobs });
};

const recruitee: Answer = (response, name, openings) => {
  if (!openings) return page(response, 404);
  const offers = openings.map((one) => ({
    id: Number(one.id),
    slug: one.title.toLowerCase().replaceAll(" ", "-"),
    title: one.title,
    company_name: "Acme Robotics",
    careers_url: `https://${name}.recruitee.com/o/${one.id}`,
    locations: [{ city: one.location, state: null, country: "Germany" }],
    description: textOf(one),
    requirements: "",
    employment_type_code: "fulltime",
    published_at: "2026-10-01 09:00:00 UTC",
  }));
  json(response, 200, { offers });
};

/** An unknown company leads to Personio's own web site, which answers with success. */
const personio: Answer = (response, _name, openings) => {
  if (!openings) return page(response, 200);
  const positions = openings.map(
    (one) =>
      `<position><id>${one.id}</id><office>${one.location}</office><name>${escapeHtml(one.title)}</name><jobDescriptions><jobDescription><name>Tasks</name><value><![CDATA[${textOf(one)}]]></value></jobDescription></jobDescriptions><employmentType>permanent</employmentType><schedule>full-time</schedule><createdAt>2026-10-01T09:00:00+00:00</createdAt></position>`,
  );
  response
    .writeHead(200, { "content-type": "text/xml" })
    .end(`<?xml version="1.0" encoding="UTF-8"?><workzag-jobs>${positions.join("")}</workzag-jobs>`);
};

const teamtailor: Answer = (response, name, openings) => {
  if (!openings) return page(response, 404);
  const items = openings.map(
    (one) =>
      `<item><title>${escapeHtml(one.title)}</title><description>${escapeHtml(textOf(one))}</description><pubDate>Thu, 01 Oct 2026 09:00:00 +0200</pubDate><link>https://${name}.teamtailor.com/jobs/${one.id}</link><guid>${one.id}</guid><remoteStatus>none</remoteStatus><tt:locations><tt:location><tt:city>${one.location}</tt:city></tt:location></tt:locations></item>`,
  );
  response
    .writeHead(200, { "content-type": "application/rss+xml" })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>Acme Robotics</title>${items.join("")}</channel></rss>`,
    );
};

const breezy: Answer = (response, name, openings) => {
  if (!openings) return page(response, 200);
  json(
    response,
    200,
    openings.map((one) => ({
      id: one.id,
      friendly_id: one.id,
      name: one.title,
      url: `https://${name}.breezy.hr/p/${one.id}`,
      published_date: "2026-10-01T09:00:00.000Z",
      type: { id: "fullTime", name: "Full-Time" },
      location: { name: one.location },
      company: { name: "Acme Robotics", friendly_id: name },
      description: textOf(one),
    })),
  );
};

/** At one host for all companies. */
const shared = [
  ["boards-api.greenhouse.io", /^\/v1\/boards\/([\w-]+)/, "greenhouse", greenhouse],
  ["api.lever.co", /^\/v0\/postings\/([\w-]+)/, "lever", lever],
  ["api.eu.lever.co", /^\/v0\/postings\/([\w-]+)/, "lever-eu", lever],
  ["api.ashbyhq.com", /^\/posting-api\/job-board\/([\w-]+)/, "ashby", ashby],
  ["apply.workable.com", /^\/api\/v1\/widget\/accounts\/([\w-]+)/, "workable", workable],
] as const;

/** At a host for each company. */
const own = [
  ["recruitee.com", "recruitee", recruitee],
  ["jobs.personio.de", "personio", personio],
  ["jobs.personio.com", "personio-com", personio],
  ["teamtailor.com", "teamtailor", teamtailor],
  ["na.teamtailor.com", "teamtailor-na", teamtailor],
  ["breezy.hr", "breezy", breezy],
] as const;

type PublicBoard = (typeof shared)[number][2] | (typeof own)[number][1];
