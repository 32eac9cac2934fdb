import { jsonBoard } from "../table-board.ts";

/** Equity and bonus are components too. */
const salary = "compensation.summaryComponents[compensationType=Salary]";

/** Ashby public job posting API: the whole board in one reply, also postings that are not listed. */
export const ashbyBoard = jsonBoard(
  {
    firstPage: (name) => `https://api.ashbyhq.com/posting-api/job-board/${name}?includeCompensation=true`,
    links: [{ host: /^jobs\.ashbyhq\.com$/, path: /^\/(?<name>[\w.%-]{1,100})\/(?<id>[\da-f-]{36})/ }],
    homes: [/^(?:jobs\.ashbyhq\.com|api\.ashbyhq\.com\/posting-api\/job-board)\/(?<name>[\w-]{1,60})/],
  },
  {
    openings: ["jobs"],
    isListed: "isListed",
    id: ["id"],
    title: ["title"],
    url: ["jobUrl"],
    places: ["location"],
    morePlaces: ["secondaryLocations.location"],
    texts: [["", "descriptionHtml", "descriptionPlain"]],
    salary: {
      min: [`${salary}.minValue`],
      max: [`${salary}.maxValue`],
      currency: [`${salary}.currencyCode`],
      period: [`${salary}.interval`],
    },
    salaryText: ["compensation.scrapeableCompensationSalarySummary"],
    employment: ["employmentType"],
    workplace: ["workplaceType"],
    isRemote: ["isRemote"],
    postedAt: ["publishedAt"],
  },
);
