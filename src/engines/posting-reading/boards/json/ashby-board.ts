import { z } from "zod";
import { plainAsHtml } from "../../posting-lines.ts";
import {
  companyFromName,
  flag,
  type JobBoard,
  joinedPlaces,
  list,
  moment,
  number,
  parseJson,
  readEntries,
  required,
  text,
} from "../job-board.ts";

const component = z.object({
  compensationType: text,
  interval: text,
  currencyCode: text,
  minValue: number,
  maxValue: number,
});

const job = z.object({
  id: required.id,
  title: required.title,
  jobUrl: required.url,
  isListed: flag,
  location: text,
  secondaryLocations: list(z.object({ location: text })),
  isRemote: flag,
  workplaceType: text,
  employmentType: text,
  descriptionHtml: text,
  descriptionPlain: text,
  publishedAt: text,
  compensation: z
    .object({ summaryComponents: list(component), scrapeableCompensationSalarySummary: text })
    .nullish()
    .catch(null),
});

/** Ashby public job posting API: the whole board in one reply, also postings that are not listed. */
export const ashbyBoard: JobBoard = {
  accept: "application/json",
  firstPage: (name) => `https://api.ashbyhq.com/posting-api/job-board/${name}?includeCompensation=true`,
  links: [{ host: /^jobs\.ashbyhq\.com$/, path: /^\/(?<name>[\w.%-]{1,100})\/(?<id>[\da-f-]{36})/ }],
  homes: [/^(?:jobs\.ashbyhq\.com|api\.ashbyhq\.com\/posting-api\/job-board)\/(?<name>[\w-]{1,60})/],
  read({ text: source, name }) {
    const { jobs } = parseJson(source, z.object({ jobs: z.array(z.unknown()) }));
    return readEntries(jobs, job, "id", (entry) => {
      if (entry.isListed === false) return undefined;
      return {
        id: entry.id,
        title: entry.title,
        company: companyFromName(name),
        url: entry.jobUrl,
        location: joinedPlaces([entry.location, ...entry.secondaryLocations.map((place) => place.location)]),
        sections: [{ heading: "", html: entry.descriptionHtml || plainAsHtml(entry.descriptionPlain) }],
        salary: salaryOf(entry.compensation?.summaryComponents ?? []),
        salaryText: entry.compensation?.scrapeableCompensationSalarySummary,
        employment: entry.employmentType,
        workplace: entry.workplaceType || (entry.isRemote ? "remote" : ""),
        postedAt: moment(entry.publishedAt),
      };
    });
  },
};

/** Equity and bonus are components too. */
function salaryOf(components: z.output<typeof component>[]) {
  const salary = components.find(({ compensationType }) => compensationType === "Salary");
  if (!salary) return undefined;
  return { min: salary.minValue, max: salary.maxValue, currency: salary.currencyCode, period: salary.interval };
}
