import { foldKey } from "../../../shared/text/folded-text.rules.ts";
import { employerKeyOf } from "../../job-search/job-search.ts";

const maxSlugs = 3;

/** How a company may be called in a board's addresses, the likeliest first: "Acme Robotics GmbH" as acmerobotics, acme-robotics and acme. */
export function companySlugs(name: string): string[] {
  const words = employerKeyOf(name)
    .split(" ")
    .filter(Boolean)
    .map((word) => word.replace(/[^a-z\d]/g, ""));
  const [first = ""] = words;
  const slugs = [words.join(""), words.join("-"), first.length > 3 ? first : "", foldKey(name).replaceAll(" ", "")];
  return [...new Set(slugs)].filter((slug) => /^[a-z\d][a-z\d-]{1,60}$/.test(slug)).slice(0, maxSlugs);
}
