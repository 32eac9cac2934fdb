import { jsonBoard } from "../table-board.ts";

/** Himalayas jobs API: remote openings, found by a word. */
export const himalayasBoard = jsonBoard(
  { firstPage: (name) => `https://himalayas.app/jobs/api/search?q=${name}&limit=20` },
  {
    openings: ["jobs"],
    id: ["guid"],
    title: ["title"],
    company: ["companyName"],
    url: ["applicationLink", "guid"],
    places: [],
    morePlaces: ["locationRestrictions"],
    texts: [["", "description", "excerpt"]],
    salary: { min: ["minSalary"], max: ["maxSalary"], currency: ["currency"], period: ["salaryPeriod"] },
    employment: ["employmentType"],
    postedAt: ["pubDate"],
    validThrough: ["expiryDate"],
  },
);
