import { jsonBoard } from "../table-board.ts";

/** Breezy HR: the whole portal in one reply; with `verbose` it holds the descriptions. */
export const breezyBoard = jsonBoard(
  {
    firstPage: (name) => `https://${name}.breezy.hr/json?verbose=true`,
    homes: [/^(?<name>[\w-]{1,60})\.breezy\.hr\//],
    links: [{ host: /^(?<name>[\w-]{1,80})\.breezy\.hr$/, path: /^\/p\/(?<id>[\da-f]{12,24})/ }],
  },
  {
    openings: [""],
    id: ["id", "_id"],
    title: ["name"],
    company: ["company.name"],
    url: ["url"],
    places: ["location.name"],
    texts: [["", "description"]],
    salaryText: ["salary"],
    employment: ["type.name"],
    isRemote: ["location.is_remote"],
    postedAt: ["published_date"],
  },
);
