import { elementTexts } from "./page-text.ts";

/** The schema.org JobPosting objects of a page, as they stand in its JSON-LD. */
export function jobPostingData(html: string): object[] {
  return elementTexts(html, "script", { type: "application/ld+json" }).flatMap((source) =>
    findPostings(parsed(source), 0),
  );
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/** Looks through lists and graphs; deeper than anybody writes them is not looked. */
function findPostings(value: unknown, depth: number): object[] {
  if (value === null || typeof value !== "object" || depth > 6) return [];
  if ("@type" in value && [value["@type"]].flat().includes("JobPosting")) return [value];
  return Object.values(value).flatMap((item) => findPostings(item, depth + 1));
}
