import { jsonBoard } from "../table-board.ts";

/** JobTech JobSearch of Arbetsförmedlingen (Sweden): the openings of Platsbanken, by a word. */
export const jobTechBoard = jsonBoard(
  {
    firstPage: (name) => `https://jobsearch.api.jobtechdev.se/search?q=${name}&limit=100&offset=0`,
    links: [
      {
        host: /^(?:www\.)?arbetsformedlingen\.se$/,
        path: /^\/(?:for-arbetssokande\/)?(?<name>platsbanken)\/annonser\/(?<id>\d{5,12})/i,
        opening: ({ id }) => `https://jobsearch.api.jobtechdev.se/ad/${id}`,
      },
    ],
  },
  {
    openings: ["hits", ""],
    id: ["id"],
    title: ["headline"],
    company: ["employer.name", "employer.workplace"],
    url: ["webpage_url"],
    places: ["workplace_address.municipality", "workplace_address.region", "workplace_address.country"],
    texts: [
      ["", "description.text_formatted", "description.text"],
      ["About us", "description.company_information"],
      ["Requirements", "description.requirements"],
    ],
    salaryText: ["salary_description"],
    employment: ["working_hours_type.label", "employment_type.label"],
    postedAt: ["publication_date"],
    validThrough: ["application_deadline"],
  },
);
