import { jsonBoard } from "../table-board.ts";

/** Recruitee Careers Site API. From February 2027 it asks for a token of the employer's. */
export const recruiteeBoard = jsonBoard(
  {
    firstPage: (name) => `https://${name}.recruitee.com/api/offers/`,
    homes: [/^(?<name>[\w-]{1,60})\.recruitee\.com\//],
    links: [
      {
        host: /^(?<name>[\w-]{1,80})\.recruitee\.com$/,
        path: /^\/(?:l\/\w\w\/)?o\/(?<id>[\w-]{1,200})/,
        opening: ({ name, id }) => `https://${name}.recruitee.com/api/offers/${id}`,
      },
    ],
  },
  {
    openings: ["offers", "offer"],
    id: ["id", "slug"],
    title: ["title"],
    company: ["company_name"],
    url: ["careers_url"],
    placesAt: ["locations"],
    places: ["city", "state", "country"],
    texts: [
      ["", "description"],
      ["Requirements", "requirements"],
    ],
    salary: { min: ["salary.min"], max: ["salary.max"], currency: ["salary.currency"], period: ["salary.period"] },
    employment: ["employment_type_code"],
    isRemote: ["remote"],
    postedAt: ["published_at", "created_at"],
  },
);
