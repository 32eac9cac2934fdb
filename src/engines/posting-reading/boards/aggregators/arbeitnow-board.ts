import { jsonBoard } from "../json/json-board.ts";

/** Arbeitnow job board API: openings of many companies, in pages. */
export const arbeitnowBoard = jsonBoard(
  {
    firstPage: () => "https://www.arbeitnow.com/api/job-board-api?page=1",
    links: [{ host: /^www\.arbeitnow\.com$/, path: /^\/jobs\/companies\/(?<name>[\w-]{1,80})\/(?<id>[\w-]{1,200})/ }],
    next: (reply) =>
      typeof reply === "object" &&
      reply !== null &&
      "links" in reply &&
      typeof reply.links === "object" &&
      reply.links !== null &&
      "next" in reply.links &&
      typeof reply.links.next === "string"
        ? reply.links.next
        : undefined,
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
  },
);
