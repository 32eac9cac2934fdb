import { jsonBoard } from "../table-board.ts";

const opening = ({ host = "", name = "", site = "", id = "" }: Record<string, string | undefined>) =>
  `https://${host}/wday/cxs/${name}/${site}/job/${id}`;
const site = String.raw`(?:[a-z]{2}-[A-Z]{2}\/)?(?<site>[\w-]{1,80})`;
const id = String.raw`(?:details|job)\/(?<id>(?:[^/?#]{1,200}\/)?[^/?#]{1,200})`;

/** Workday career sites (cxs): the JSON that they are drawn from, for one opening. Listings are asked for by POST, so that none is read. */
export const workdayBoard = jsonBoard(
  {
    homes: [/^(?<name>[\w-]{1,60})\.wd\d+\.myworkdayjobs\.com\//],
    links: [
      { host: /^(?<name>[\w-]{1,80})\.wd\d+\.myworkdayjobs\.com$/, path: new RegExp(`^/${site}/${id}`), opening },
      {
        host: /^wd\d+\.myworkdaysite\.com$/,
        path: new RegExp(String.raw`^/(?:[a-z]{2}-[A-Z]{2}\/)?recruiting/(?<name>[\w-]{1,80})/${site}/${id}`),
        opening,
      },
    ],
  },
  {
    openings: [""],
    id: ["jobPostingInfo.externalUrl"],
    title: ["jobPostingInfo.title"],
    company: ["hiringOrganization.name"],
    url: ["jobPostingInfo.externalUrl"],
    places: ["jobPostingInfo.location"],
    morePlaces: ["jobPostingInfo.additionalLocations"],
    texts: [["", "jobPostingInfo.jobDescription"]],
    employment: ["jobPostingInfo.timeType"],
    workplace: ["jobPostingInfo.remoteType"],
    postedAt: ["jobPostingInfo.startDate"],
  },
);
