import { xmlBoard } from "../table-board.ts";

/** Jobvite's XML feed of a company, by its id in it. */
export const jobviteBoard = xmlBoard(
  {
    firstPage: (name) => `https://app.jobvite.com/CompanyJobs/Xml.aspx?c=${name}`,
    homes: [/^jobs\.jobvite\.com\/(?:careers\/)?(?<name>[\w-]{1,60})/],
  },
  {
    feed: "result",
    openings: ["result.job"],
    id: ["id"],
    title: ["title"],
    url: ["detail-url"],
    places: ["location"],
    texts: [["", "description", "briefdescription"]],
    employment: ["jobtype"],
    postedAt: ["date"],
  },
);
