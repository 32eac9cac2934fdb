import { z } from "zod";
import { elementTexts, htmlLines } from "./page-text.ts";
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
  for (const source of elementTexts(html, "script", { type: "application/ld+json" })) {
    const found = findPosting(parsed(source), 0);
    if (found) return found;
  }
  return undefined;
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/** Looks through lists and graphs; deeper than anybody writes them is not looked. */
function findPosting(value: unknown, depth: number): PostingData | undefined {
  if (value === null || typeof value !== "object" || depth > 6) return undefined;
  if ("@type" in value && [value["@type"]].flat().includes("JobPosting")) return jobPosting.parse(value);
  for (const item of Object.values(value)) {
    const found = findPosting(item, depth + 1);
    if (found) return found;
  }
  return undefined;
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
