import { jsonBoard } from "../table-board.ts";

/** The Muse public API v2: the openings of a company, by its name there. Works without a key, with one more often. */
export const theMuseBoard = jsonBoard(
  {
    firstPage: (name, { theMuse }) =>
      `https://www.themuse.com/api/public/jobs?company=${name}&page=0${theMuse ? `&api_key=${theMuse}` : ""}`,
  },
  {
    openings: ["results"],
    id: ["id"],
    title: ["name"],
    company: ["company.name"],
    url: ["refs.landing_page"],
    placesAt: ["locations"],
    places: ["name"],
    texts: [["", "contents"]],
    employment: ["type"],
    postedAt: ["publication_date"],
  },
);
