import { looseValue } from "./loose-literal.ts";
import { markedItems } from "./marked-items.ts";
import { elementsNamed, type PageElement, sourceText } from "./page-tree.ts";

/** The schema.org JobPosting objects of a page, as they stand in its JSON-LD, else in its elements (microdata, RDFa). */
export function jobPostingData(tree: PageElement[]): object[] {
  const scripts = elementsNamed(tree, "script").filter(({ attribs }) =>
    /^application\/ld\+json/i.test(attribs.type ?? ""),
  );
  const found = scripts.flatMap((script) => findPostings(looseValue(sourceText(script)), 0));
  return found.length > 0 ? found : markedItems(tree, "JobPosting");
}

/** Looks through lists and graphs; deeper than anybody writes them is not looked. */
function findPostings(value: unknown, depth: number): object[] {
  if (value === null || typeof value !== "object" || depth > 6) return [];
  if ("@type" in value && [value["@type"]].flat().some(isJobPosting)) return [value];
  return Object.values(value).flatMap((item) => findPostings(item, depth + 1));
}

/** Also written as "https://schema.org/JobPosting" and "schema:JobPosting". */
const isJobPosting = (type: unknown) => typeof type === "string" && /(^|[/:#])JobPosting$/.test(type);
