import { jsonBoard } from "../table-board.ts";

const details = "MatchedObjectDescriptor.UserArea.Details";

/** USAJOBS search API: openings of the federal government, by a word. It knows its callers by an address and a key. */
export const usaJobsBoard = jsonBoard(
  {
    firstPage: (name) => `https://data.usajobs.gov/api/Search?Keyword=${name}&ResultsPerPage=100&Page=1&Fields=Full`,
    headers: ({ usaJobs }) => ({ "user-agent": usaJobs?.email ?? "", "authorization-key": usaJobs?.key ?? "" }),
  },
  {
    openings: ["SearchResult.SearchResultItems"],
    id: ["MatchedObjectId"],
    title: ["MatchedObjectDescriptor.PositionTitle"],
    company: ["MatchedObjectDescriptor.OrganizationName"],
    url: ["MatchedObjectDescriptor.PositionURI"],
    placesAt: ["MatchedObjectDescriptor.PositionLocation"],
    places: ["LocationName"],
    texts: [
      ["", `${details}.JobSummary`],
      ["Duties", `${details}.MajorDuties`],
      ["Requirements", "MatchedObjectDescriptor.QualificationSummary"],
      ["Requirements", `${details}.Requirements`],
      ["Benefits", `${details}.Benefits`],
    ],
    salary: {
      min: ["MatchedObjectDescriptor.PositionRemuneration.MinimumRange"],
      max: ["MatchedObjectDescriptor.PositionRemuneration.MaximumRange"],
      currency: "USD",
      period: [
        "MatchedObjectDescriptor.PositionRemuneration.Description",
        "MatchedObjectDescriptor.PositionRemuneration.RateIntervalCode",
      ],
    },
    employment: ["MatchedObjectDescriptor.PositionSchedule.Name"],
    postedAt: ["MatchedObjectDescriptor.PublicationStartDate"],
    validThrough: ["MatchedObjectDescriptor.ApplicationCloseDate"],
  },
);
