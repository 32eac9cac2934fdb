import { z } from "zod";
import { jobPostingData } from "../../html/job-posting-data.ts";
import { pageTree } from "../../html/page-tree.ts";
import { cleanLine, plainAsHtml, postingLines, unescapedHtml } from "../../posting-lines.ts";
import { companyOf, pageNames } from "../../posting-names.ts";
import {
  type BoardPage,
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
} from "../job-board.ts";
import { isWebAddress } from "../job-source.ts";
import { moneyOf } from "./posted-money.ts";

/** Properties of schema.org may hold one value or a list of them. */
const many = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined || value === null ? [] : [value].flat()), list(item));
const words = many(z.string().catch("")).transform((items) => items.join("\n"));
const markup = many(z.string().catch("")).transform((items) => items.map(asHtml).filter(Boolean).join("<br>"));

function asHtml(value: string): string {
  const html = unescapedHtml(value);
  return /<[a-z/]/i.test(html) ? html : plainAsHtml(value);
}
const name = z
  .union([z.string(), z.object({ name: z.string() }).transform((thing) => thing.name)])
  .catch("")
  .transform(plainLine);
const address = z
  .object({ addressLocality: text, addressRegion: text, addressCountry: name })
  .transform((parts) => placed([parts.addressLocality, parts.addressRegion, parts.addressCountry]));
const place = z.union([
  z.string().transform(plainLine),
  z.object({ address: z.union([z.string().transform(plainLine), address]) }).transform((thing) => thing.address),
  address,
  z.object({ name: z.string() }).transform((thing) => plainLine(thing.name)),
]);
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
  jobLocation: many(place.catch("")),
  jobLocationType: text,
  applicantLocationRequirements: many(name),
  employmentType: words,
  baseSalary: z.unknown().optional(),
  estimatedSalary: z.unknown().optional(),
  salaryCurrency: text,
  directApply: flag,
  datePosted: text,
  validThrough: text,
  inLanguage: name,
});

/** Names may hold markup. */
function plainLine(value: string): string {
  return /[<&]/.test(value)
    ? postingLines(value)
        .map((line) => line.text)
        .join(" ")
    : value.trim();
}

type Posting = z.output<typeof posting>;

/** Any web page that describes its openings as schema.org JobPosting. */
export const postingPageBoard: JobBoard = {
  accept: "text/html, application/xhtml+xml;q=0.9",
  firstPage: (address) => address,
  read({ text: html, url }) {
    const tree = pageTree(html);
    const found = jobPostingData(tree);
    if (found.length === 0) throw new SourceFault("The page holds no schema.org JobPosting.");
    const page = draftsOfData(found, url);
    const names = pageNames(tree, url);
    const named = page.drafts.map((draft) => {
      const text = draft.sections.map((section) => section.html).join("\n");
      return { ...draft, company: companyOf(names, draft.company, "", text) };
    });
    return { ...page, drafts: named };
  },
};

/** Openings in the form of JSON-LD, from a page at this address. */
export function draftsOfData(found: object[], url: string): BoardPage {
  return readEntries(found, posting, "url", (entry) => {
    const own = isWebAddress(entry.url) ? entry.url : url;
    return {
      id: cleanLine(entry.identifier).slice(0, 200) || own,
      title: plainLine(entry.title),
      company: entry.hiringOrganization,
      url: own,
      location: joinedPlaces(entry.jobLocation) || joinedPlaces(entry.applicantLocationRequirements),
      sections: sectionsOf(entry),
      ...moneyOf(entry.baseSalary ?? entry.estimatedSalary, entry.salaryCurrency),
      employment: entry.employmentType,
      workplace: entry.jobLocationType === "TELECOMMUTE" ? "remote" : "",
      language: entry.inLanguage,
      postedAt: moment(entry.datePosted),
      validThrough: moment(entry.validThrough),
    };
  });
}

function sectionsOf(entry: Posting) {
  const requirements = [entry.qualifications, entry.experienceRequirements, entry.educationRequirements, entry.skills];
  return [
    { heading: "About us", html: entry.employerOverview },
    { heading: "", html: [entry.description, entry.responsibilities].filter(Boolean).join("<br>") },
    { heading: "Requirements", html: requirements.filter(Boolean).join("<br>") },
    { heading: "Benefits", html: entry.jobBenefits },
  ];
}
