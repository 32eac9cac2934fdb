import { jsonBoard } from "../table-board.ts";

/** Arbeitnow job board API: openings of many companies, in pages. */
export const arbeitnowBoard = jsonBoard(
  {
    firstPage: () => "https://www.arbeitnow.com/api/job-board-api?page=1",
    links: [{ host: /^www\.arbeitnow\.com$/, path: /^\/jobs\/companies\/(?<name>[\w-]{1,80})\/(?<id>[\w-]{1,200})/ }],
  },
  {
    openings: ["data"],
    id: ["slug"],
    title: ["title"],
    company: ["company_name"],
    url: ["url"],
    places: ["location"],
    texts: [["", "description"]],
    employment: ["job_types"],
    isRemote: ["remote"],
    postedAt: ["created_at"],
    next: "links.next",
  },
);
