import { jsonBoard } from "../table-board.ts";

/** Adzuna search API: the newest openings of a country, by its code. Texts are their first 500 letters; pay is a year's. */
export const adzunaBoard = jsonBoard(
  {
    firstPage: (country, { adzuna }) =>
      `https://api.adzuna.com/v1/api/jobs/${country.toLowerCase()}/search/1?app_id=${adzuna?.id ?? ""}&app_key=${adzuna?.key ?? ""}&results_per_page=50&sort_by=date`,
  },
  {
    openings: ["results"],
    id: ["id"],
    title: ["title"],
    company: ["company.display_name"],
    url: ["redirect_url"],
    places: ["location.display_name"],
    texts: [["", "description"]],
    employment: ["contract_time", "contract_type"],
    postedAt: ["created"],
  },
);
