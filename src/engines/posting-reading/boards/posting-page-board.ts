import { z } from "zod";
import { jobPostingData } from "../html/job-posting-data.ts";
import { cleanLine, plainAsHtml, unescapedHtml } from "../posting-lines.ts";
import {
  flag,
  type JobBoard,
  joinedPlaces,
  list,
  moment,
  placed,
  readEntries,
  required,
  SourceFault,
  text,
} from "./job-board.ts";
import { isWebAddress } from "./job-source.ts";

/** Properties of schema.org may hold one value or a list of them. */
const many = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined || value === null ? [] : [value].flat()), list(item));
const words = many(z.string().catch("")).transform((items) => items.join("\n"));
const markup = many(z.string().catch("")).transform((items) => items.map(asHtml).filter(Boolean).join("<br>"));

function asHtml(value: string): string {
  const html = unescapedHtml(value);
  return /<[a-z/]/i.test(html) ? html : plainAsHtml(value);
}
const name = z.union([z.string(), z.object({ name: z.string() }).transform((thing) => thing.name)]).catch("");
const amount = z.coerce.number().positive().optional().catch(undefined);
const money = z
  .object({
    currency: text,
    value: z
      .union([
        z.object({ value: amount, minValue: amount, maxValue: amount, unitText: text }),
        amount.transform((value) => ({ value, minValue: undefined, maxValue: undefined, unitText: "" })),
      ])
      .catch({ value: undefined, minValue: undefined, maxValue: undefined, unitText: "" }),
  })
  .nullish()
  .catch(null);
const address = z
  .object({ addressLocality: text, addressRegion: text, addressCountry: name })
  .transform((parts) => placed([parts.addressLocality, parts.addressRegion, parts.addressCountry]));
const identifier = z
  .union([z.string(), z.number().transform(String), z.object({ value: z.coerce.string() }).transform((id) => id.value)])
  .catch("");

const posting = z.object({
  title: required.title,
  identifier,
  url: text,
  hiringOrganization: name,
  employerOverview: markup,
  description: markup,
  responsibilities: markup,
  qualifications: markup,
  experienceRequirements: markup,
  educationRequirements: markup,
  skills: markup,
  jobBenefits: markup,
  jobLocation: many(z.object({ address: z.union([z.string(), address]).catch("") }).catch({ address: "" })),
  jobLocationType: text,
  applicantLocationRequirements: many(name),
  employmentType: words,
  baseSalary: money,
  directApply: flag,
  datePosted: text,
  validThrough: text,
  inLanguage: name,
});

type Posting = z.output<typeof posting>;

/** Any web page that describes its openings as schema.org JobPosting. */
export const postingPageBoard: JobBoard = {
  accept: "text/html, application/xhtml+xml;q=0.9",
  firstPage: (address) => address,
  read({ text: html, url }) {
    const found = jobPostingData(html);
    if (found.length === 0) throw new SourceFault("The page holds no schema.org JobPosting.");
    return readEntries(found, posting, "url", (entry) => {
      const own = isWebAddress(entry.url) ? entry.url : url;
      return {
        id: cleanLine(entry.identifier).slice(0, 200) || own,
        title: entry.title,
        company: entry.hiringOrganization || new URL(url).hostname,
        url: own,
        location:
          joinedPlaces(entry.jobLocation.map((place) => place.address)) ||
          joinedPlaces(entry.applicantLocationRequirements),
        sections: sectionsOf(entry),
        salary: salaryOf(entry.baseSalary),
        employment: entry.employmentType,
        workplace: entry.jobLocationType === "TELECOMMUTE" ? "remote" : "",
        language: entry.inLanguage,
        postedAt: moment(entry.datePosted),
        validThrough: moment(entry.validThrough),
      };
    });
  },
};

function sectionsOf(entry: Posting) {
  const requirements = [entry.qualifications, entry.experienceRequirements, entry.educationRequirements, entry.skills];
  return [
    { heading: "About us", html: entry.employerOverview },
    { heading: "", html: [entry.description, entry.responsibilities].filter(Boolean).join("<br>") },
    { heading: "Requirements", html: requirements.filter(Boolean).join("<br>") },
    { heading: "Benefits", html: entry.jobBenefits },
  ];
}

function salaryOf(salary: z.output<typeof money>) {
  if (!salary) return undefined;
  const { value, minValue, maxValue, unitText } = salary.value;
  return { min: minValue ?? value, max: maxValue ?? value, currency: salary.currency, period: unitText };
}
