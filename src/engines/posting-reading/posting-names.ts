import { foldText } from "../../shared/text/folded-text.rules.ts";
import { elementsNamed, type PageElement, seenText, sourceText } from "./html/page-tree.ts";
import { cleanLine } from "./posting-lines.ts";

/** What a page calls itself and what it is about. */
export interface PageNames {
  /** Its headings of the first two ranks, in their order. */
  headings: string[];
  /** The parts of its title, and of the title that it gives to those who link to it. */
  titles: string[];
  /** The web site's. */
  site: string;
  /** The name in the address, e.g. "stepstone" of www.stepstone.de. */
  host: string;
}

export function pageNames(tree: PageElement[], url: string): PageNames {
  const metas = elementsNamed(tree, "meta");
  const meta = (name: string) =>
    cleanLine(
      metas.find(({ attribs }) => (attribs.property ?? attribs.name)?.toLowerCase() === name)?.attribs.content ?? "",
    );
  const titles = [meta("og:title"), ...elementsNamed(tree, "title").map((title) => cleanLine(sourceText(title)))];
  const labels = new URL(url).hostname.split(".");
  return {
    headings: elementsNamed(tree, "h1", "h2")
      .map((heading) => shortName(seenText(heading)))
      .filter(Boolean),
    titles: titles.filter(Boolean).map(shortName),
    site: meta("og:site_name") || meta("application-name"),
    host: labels.at(-2) ?? "",
  };
}

/** As long as a card allows. */
const maxNameLength = 300;
export const shortName = (text: string): string =>
  cleanLine(text.slice(0, maxNameLength * 4))
    .slice(0, maxNameLength)
    .trim();

const separators = /\s+[|–—·•:-]\s+|\s*\|\s*/;
const partsOf = (title: string) =>
  title
    .split(separators)
    .map((part) => part.trim())
    .filter(Boolean);
/** "Job Application for Nurse at Charité", "Charité hiring Nurse in Berlin": the ways that boards write. */
const worded = [
  /^(?<company>.+?) (?:is )?hiring (?:an? )?(?<job>.+?)(?: in (?<place>.+))?$/i,
  /^(?:job application for |join us: )?(?<job>.+?) (?:at|@|bei|chez|presso) (?<company>.+)$/i,
];

function wordedTitle(titles: string[]): { job: string; company: string; place: string } {
  for (const part of titles.flatMap((title) => partsOf(title).slice(0, 2))) {
    const groups = worded.map((pattern) => pattern.exec(part)?.groups).find(Boolean);
    if (groups?.job && groups.company)
      return { job: groups.job.trim(), company: groups.company.trim(), place: groups.place ?? "" };
  }
  return { job: "", company: "", place: "" };
}

/** The heading that the title repeats, what stands under a label, else the first heading; without headings what the title says. */
export function titleOf({ headings, titles }: PageNames, labelled = ""): string {
  const parts = titles.flatMap((title) => [title, ...partsOf(title)]).map(foldText);
  const repeated = headings.find((heading) => parts.includes(foldText(heading)));
  const contained = headings.find(
    (heading) => heading.length > 3 && parts.some((part) => part.includes(foldText(heading))),
  );
  const { job } = wordedTitle(titles);
  return repeated ?? contained ?? (labelled || headings[0]) ?? (job || (partsOf(titles[0] ?? "")[0] ?? ""));
}

/** "Nurse in Cork | Board": what the title adds to the heading. */
export function placeOfTitle(names: PageNames): string {
  const title = titleOf(names);
  const added = names.titles
    .flatMap(partsOf)
    .filter((part) => part.startsWith(`${title} `))
    .map(
      (part) =>
        /^(?:in|en|à|a|em|te|w|we) (\p{Lu}[^|]{1,60}?)(?: (?:bei|at|chez|presso) .+)?$/u.exec(
          part.slice(title.length + 1),
        )?.[1],
    );
  return wordedTitle(names.titles).place || (added.find(Boolean) ?? "");
}

/** Words that stand around a company's name in titles. */
const aroundCompany =
  /^(?:(?:careers?|jobs?|karriere|stellen|vacatures?|emplois?|empleos?|lavoro|kariera|praca|carreiras|werken|join)\s+(?:at|with|bei|chez|en|in|bij|w|na|us:?)\s+)|\s+(?:careers?|jobs?|karriere)$/gi;

/**
 * The company: by the page's data or labels, else by its title. The name of the web site itself is the company's only where the
 * posting speaks of it, or where the data of the page name nobody else: a board is never meant.
 */
export function companyOf(names: PageNames, byData: string, byLabel: string, text: string): string {
  const heading = foldText(titleOf(names));
  const isTitle = (part: string) => foldText(part).includes(heading) || heading.includes(foldText(part));
  const parts = names.titles.flatMap(partsOf).filter((part) => !isTitle(part));
  const said = [byData, byLabel, wordedTitle(names.titles).company].map(companyName).filter(Boolean);
  const possible = [...said, ...parts.map(companyName)].filter(Boolean);
  const isOther = (name: string) => !isSite(name, names);
  const isSpokenOf = (name: string) => foldText(text).includes(foldText(name));
  const others = possible.filter(isOther);
  const ofSite = [...possible, names.site].filter((name) => name !== "" && !isOther(name));
  return (
    said.find(isOther) ??
    others.find(isSpokenOf) ??
    ofSite.find(isSpokenOf) ??
    (companyName(byData) || (others[0] ?? ""))
  );
}

function companyName(text: string): string {
  const name = shortName(text).replace(aroundCompany, "").trim();
  return name.length <= 120 ? name : "";
}

function isSite(name: string, { site, host }: PageNames): boolean {
  const [plain = "", own, label] = [name, site, host].map((text) => foldText(text).replace(/[^\p{L}\d]/gu, ""));
  return plain === own || plain === label || plain.replace(/(?:com|de|fr|net)$/, "") === label;
}
