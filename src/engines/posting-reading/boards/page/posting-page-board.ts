import { jobPostingData } from "../../html/job-posting-data.ts";
import { pageTree } from "../../html/page-tree.ts";
import { companyOf, pageNames } from "../../posting-names.ts";
import { type BoardPage, type JobBoard, SourceFault } from "../job-board.ts";
import { isWebAddress } from "../job-source.ts";
import { type BoardTable, postingDrafts } from "../table-board.ts";

/** Pay stands in a MonetaryAmount or in the value within it, as a bare number, a number in a text, or a sentence. */
const ofPay = (...ends: string[]) =>
  ["baseSalary", "estimatedSalary"].flatMap((name) => ends.map((end) => (end === "" ? name : `${name}.${end}`)));
const value = ["value.value", "value", ""];
const [low, high] = [
  ["value.minValue", "minValue"],
  ["value.maxValue", "maxValue"],
];

/** An opening as schema.org JobPosting: any property may hold a text, a thing, or a list of either. */
const jobPosting: BoardTable = {
  openings: [""],
  id: ["identifier.value", "identifier", "url"],
  title: ["title"],
  company: ["hiringOrganization.name", "hiringOrganization"],
  url: ["url"],
  placesAt: ["jobLocation", "applicantLocationRequirements.name", "applicantLocationRequirements"],
  places: [
    ["address.addressLocality", "addressLocality", "address", ""],
    ["address.addressRegion", "addressRegion"],
    ["address.addressCountry.name", "address.addressCountry", "addressCountry.name", "addressCountry"],
  ],
  texts: [
    ["About us", "employerOverview"],
    ["", "description"],
    ["", "responsibilities"],
    ["Requirements", "qualifications"],
    ["Requirements", "experienceRequirements"],
    ["Requirements", "educationRequirements"],
    ["Requirements", "skills"],
    ["Benefits", "jobBenefits"],
  ],
  salary: {
    min: ofPay(...low, ...value, ...high),
    max: ofPay(...high, ...value, ...low),
    currency: [...ofPay("currency", "value.currency"), "salaryCurrency"],
    period: ofPay("value.unitText", "unitText", "value.unitCode", "unitCode"),
  },
  salaryText: ofPay(...value, "value.minValue"),
  employment: ["employmentType"],
  workplace: ["jobLocationType"],
  language: ["inLanguage"],
  postedAt: ["datePosted"],
  validThrough: ["validThrough"],
};

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

/** Openings in the form of JSON-LD, from a page at this address: one without an address of its own has the page's. */
export const draftsOfData = (found: object[], url: string): BoardPage =>
  postingDrafts(
    found.map((one) => ({ ...one, url: "url" in one && isWebAddress(String(one.url)) ? one.url : url })),
    jobPosting,
    { name: "", company: "" },
  );
