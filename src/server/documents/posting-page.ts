import { z } from "zod";
import { jobPostingData } from "../html-reading/job-posting-data.ts";
import { elementTexts, htmlLines } from "../html-reading/page-text.ts";
import type { PostingText } from "./posting-requirements.ts";

const longestText = 60_000;
const fewestLetters = 200;

const text = z.union([z.string(), z.array(z.string()).transform((items) => items.join("\n"))]).catch("");
const jobPosting = z.object({
  title: text,
  description: text,
  responsibilities: text,
  qualifications: text,
  experienceRequirements: text,
  educationRequirements: text,
  skills: text,
  hiringOrganization: z.union([z.object({ name: z.string() }).transform(({ name }) => name), z.string()]).catch(""),
});
export type PostingData = z.infer<typeof jobPosting>;

/** A posting read from a web page: from its schema.org data where it has them, else from its main text. */
export function postingFromPage(html: string): PostingText | undefined {
  const data = structuredPosting(html);
  const posting = data ? toPosting(data) : mainText(html);
  const letters = `${posting.description}${posting.requirements}`.match(/\p{L}/gu)?.length ?? 0;
  return letters < fewestLetters || posting.job_title === "" ? undefined : posting;
}

/** The page's schema.org JobPosting. */
export function structuredPosting(html: string): PostingData | undefined {
  const [data] = jobPostingData(html);
  return data && jobPosting.parse(data);
}

function toPosting(data: PostingData): PostingText {
  const { qualifications, experienceRequirements, educationRequirements, skills } = data;
  return {
    job_title: limited(htmlLines(data.title)).replaceAll("\n", " "),
    description: limited([data.description, data.responsibilities].map(htmlLines).filter(Boolean).join("\n")),
    requirements: limited(
      [qualifications, experienceRequirements, educationRequirements, skills].map(htmlLines).filter(Boolean).join("\n"),
    ),
  };
}

function mainText(html: string): PostingText {
  const [heading] = [...elementTexts(html, "h1"), ...elementTexts(html, "title")]
    .map((title) => title.trim())
    .filter(Boolean);
  const description = limited(htmlLines(html));
  return { job_title: (heading ?? "").replace(/\s+/g, " ").slice(0, 300), description, requirements: "" };
}

const limited = (value: string) => value.slice(0, longestText);
