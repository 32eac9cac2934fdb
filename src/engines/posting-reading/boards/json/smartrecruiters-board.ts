import { jsonBoard } from "../table-board.ts";

/** SmartRecruiters Posting API, for one opening. Its robots.txt bars listings, so that none is read. */
export const smartRecruitersBoard = jsonBoard(
  {
    homes: [
      /^(?:(?:jobs|careers)\.smartrecruiters\.com|api\.smartrecruiters\.com\/v1\/companies)\/(?<name>[\w-]{1,60})/,
    ],
    links: [
      {
        host: /^(?:jobs|careers)\.smartrecruiters\.com$/,
        path: /^\/(?<name>[\w-]{1,80})\/(?<id>\d{6,20}|[\da-f-]{36})/,
        opening: ({ name, id }) => `https://api.smartrecruiters.com/v1/companies/${name}/postings/${id}`,
      },
    ],
  },
  {
    openings: [""],
    id: ["id"],
    title: ["name"],
    company: ["company.name"],
    url: ["postingUrl", "applyUrl"],
    places: ["location.city", "location.region", "location.country"],
    texts: [
      ["About us", "jobAd.sections.companyDescription.text"],
      ["", "jobAd.sections.jobDescription.text"],
      ["Requirements", "jobAd.sections.qualifications.text"],
      ["", "jobAd.sections.additionalInformation.text"],
    ],
    employment: ["typeOfEmployment.label"],
    isRemote: ["location.remote"],
    language: ["language.code"],
    postedAt: ["releasedDate"],
  },
);
