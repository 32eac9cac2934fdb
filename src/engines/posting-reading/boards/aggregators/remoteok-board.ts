import { jsonBoard } from "../table-board.ts";

/** Remote OK: about a hundred openings in one list, whose first entry is a legal notice. Pay is in dollars a year, 0 for none. */
export const remoteOkBoard = jsonBoard(
  {
    firstPage: (name) => (name === "all" ? "https://remoteok.com/api" : `https://remoteok.com/api?tag=${name}`),
    links: [{ host: /^remoteok\.com$/, path: /^\/remote-jobs\/(?:(?<name>[\w-]{0,200})-)?(?<id>\d{4,12})/ }],
  },
  {
    openings: [""],
    hasNotices: true,
    id: ["id"],
    title: ["position"],
    company: ["company"],
    url: ["url"],
    places: ["location"],
    texts: [["", "description"]],
    salary: { min: ["salary_min"], max: ["salary_max"], currency: "USD", period: "year" },
    postedAt: ["date", "epoch"],
  },
);
