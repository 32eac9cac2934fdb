import { lenientJson } from "./lenient-json.ts";
import { elementTexts } from "./page-text.ts";
import { postingMicrodata } from "./posting-microdata.ts";

/** The schema.org JobPosting objects of a page, as they stand in its JSON-LD, else in its elements. */
export function jobPostingData(html: string): object[] {
  const found = elementTexts(html, "script", { type: "application/ld+json" }).flatMap((source) =>
    findPostings(lenientJson(source), 0),
  );
  return found.length > 0 || !html.includes("JobPosting") ? found : postingMicrodata(html);
}

/** Looks through lists and graphs; deeper than anybody writes them is not looked. */
function findPostings(value: unknown, depth: number): object[] {
  if (value === null || typeof value !== "object" || depth > 6) return [];
  if ("@type" in value && [value["@type"]].flat().some(isJobPosting)) return [value];
  return Object.values(value).flatMap((item) => findPostings(item, depth + 1));
}

/** Also written as "https://schema.org/JobPosting" and "schema:JobPosting". */
const isJobPosting = (type: unknown) => typeof type === "string" && /(^|[/:#])JobPosting$/.test(type);
