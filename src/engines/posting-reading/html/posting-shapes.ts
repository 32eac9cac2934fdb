import type { PostingDraft } from "../boards/job-board.ts";
import { draftsOfData } from "../boards/page/posting-page-board.ts";
import { lettersOf } from "./page-tree.ts";

type Names = Record<string, RegExp>;

const text =
  /^(?:(?:full|job|position|posting|vacancy|offer|role|stellenangebots|stellen)?(?:description|beschreibung|details?|body|text|content|html)(?:html|text)?|jobad|descripcion|descrizione|omschrijving)$/;
/** What schema.org's properties of an opening are called in the data of pages, in lower case without marks between words. */
const ofOpening: Names = {
  title:
    /^(?:(?:job|position|posting|vacancy|opening|offer|stellen|stellenangebots)?(?:title|titel)|jobopeningname|headline|position|jobname|intitule|titulo|titre|name)$/,
  description: text,
  responsibilities: /^(?:responsibilities|duties|tasks|missions?|aufgaben|funciones|roledescription)$/,
  qualifications:
    /^(?:requirements?|qualifications?|profile?|skillsrequired|anforderungen|requisitos|jobrequirements?|candidateprofile)$/,
  jobBenefits: /^(?:benefits?|perks|jobbenefits|weoffer|offer(?:ing)?|compensationandbenefits)$/,
  employerOverview: /^(?:companydescription|employeroverview|aboutcompany|aboutus|companyprofile)$/,
  hiringOrganization:
    /^(?:(?:hiring)?(?:company|organi[sz]ation|employer)(?:name|displayname)?|brand|client|firma|arbeitgeber(?:name)?|entreprise|empresa|azienda|bedrijf|pracodawca)$/,
  jobLocation:
    /^(?:(?:job|work|office)?(?:locations?|places?|address)|workplaceaddress|city|municipality|standort|arbeitsort|stellenlokationen|ville|lieu|ciudad|plaats)$/,
  baseSalary: /^(?:(?:base|annual)?salary(?:range)?|compensation|pay(?:range)?|remuneration|gehalt|salaire)$/,
  employmentType: /^(?:employment(?:type)?|jobtype|contract(?:type)?|timetype|worktype|schedule)$/,
};
const ofThing: Names = { name: /^(?:display|company|employer|organi[sz]ation|legal)?(?:name|title|label)$/ };
const ofPlace: Names = {
  address:
    /^(?:(?:job|work|office)?(?:locations?|places?|address)|full(?:location)?|display(?:name)?|formatted(?:address)?|label|name|text)$/,
  addressLocality: /^(?:city|town|locality|addresslocality|municipality|ort)$/,
  addressRegion: /^(?:region|state|addressregion)$/,
  addressCountry: /^(?:country|addresscountry|countryname|land)$/,
};
const ofPay: Names = {
  value: /^value$/,
  minValue: /^(?:salary)?(?:min|minimum|from|low)(?:value|salary|amount)?$/,
  maxValue: /^(?:salary)?(?:max|maximum|to|high)(?:value|salary|amount)?$/,
  currency: /^(?:salary)?currency(?:code)?$/,
  unitText: /^(?:salary)?(?:period|interval|unit|unittext|frequency|rate)$/,
};
/** By which names what stands below a property is told, where it is a thing. */
const below: Record<string, Names> = {
  ...{ hiringOrganization: ofThing, employmentType: ofThing, jobLocation: ofPlace, address: ofPlace },
  ...{ addressLocality: ofThing, addressRegion: ofThing, addressCountry: ofThing, baseSalary: ofPay, value: ofPay },
};
const texts = new Set(["description", "responsibilities", "qualifications", "jobBenefits", "employerOverview"]);

const minLetters = 80;
const maxDepth = 24;
const maxObjects = 50_000;
/** Of a list within an opening. */
const maxItems = 40;
const maxName = 200;

/**
 * The opening in the data of a page, told by its shape: a short title and a long text side by side, with a company, a
 * place, pay or a kind of contract. Of several the one whose title the page itself or its address bears.
 */
export function postingByShape(
  states: unknown[],
  url: string,
  namedOnPage: (title: string) => boolean,
): PostingDraft | undefined {
  const found: { draft: PostingDraft; weight: number }[] = [];
  let seen = 0;
  const look = (value: unknown, root: unknown, depth: number, isOfMany: boolean) => {
    seen += 1;
    if (typeof value !== "object" || value === null || depth > maxDepth || seen > maxObjects) return;
    const draft = Array.isArray(value) ? undefined : draftOf(value, root, url);
    const evidence = draft ? evidenceOf(draft) : 0;
    // A text about anything else has a title, too: an article, a setting, the page itself.
    if (draft && evidence > 0)
      found.push({ draft, weight: evidence + (namedOnPage(draft.title) ? 4 : 0) - (isOfMany ? 3 : 0) });
    const items = Object.values(value);
    const areMany = Array.isArray(value) && items.length > 1;
    for (const item of items) look(item, root, depth + 1, areMany || (isOfMany && Array.isArray(value)));
  };
  for (const state of states) look(state, state, 0, false);
  return found.toSorted((one, other) => other.weight - one.weight)[0]?.draft;
}

function draftOf(thing: object, root: unknown, url: string): PostingDraft | undefined {
  const title = titleOf(thing);
  if (title === "" || !Object.keys(thing).some((key) => isOfText(plainKey(key)))) return undefined;
  const opening = renamed(thing, ofOpening, root, 0);
  // Amounts may stand beside the title.
  const { baseSalary = [renamed(thing, ofPay, root, 0)] } = opening;
  const [draft] = draftsOfData([{ ...opening, title, baseSalary }], url).drafts;
  return draft && lettersIn(draft) >= minLetters ? draft : undefined;
}

const isOfText = (key: string) => [...texts].some((name) => ofOpening[name]?.test(key));

const lettersIn = ({ sections }: PostingDraft) =>
  lettersOf(
    sections
      .filter(({ heading }) => heading === "" || heading === "Requirements")
      .map(({ html }) => html.replace(/<[^>]*>/g, " "))
      .join(" "),
  );

/** How much speaks for this being the opening that the page is about. */
function evidenceOf(draft: PostingDraft): number {
  const { company, location, salary, salaryText, employment, sections } = draft;
  const [, , duties, asked] = sections;
  const said = [company, location, salary ?? salaryText, employment, duties?.html, asked?.html].filter(Boolean).length;
  return said === 0 ? 0 : said + Math.min(3, lettersIn(draft) / 500);
}

/** "description({"format":"HTML"})" and "job_title" as "description" and "jobtitle". */
const plainKey = (key: string) =>
  key
    .replace(/\(.*$/s, "")
    .replace(/[^\p{L}\d]/gu, "")
    .toLowerCase();

/** An object's "name" is its title only where nothing else is called so. */
function titleOf(thing: object): string {
  const titles = Object.entries(thing).flatMap(([key, value]): [key: string, title: string][] =>
    ofOpening.title?.test(plainKey(key)) && typeof value === "string" && value.trim() !== "" && value.length <= maxName
      ? [[plainKey(key), value]]
      : [],
  );
  return (titles.find(([key]) => key !== "name") ?? titles[0])?.[1].trim() ?? "";
}

/** A thing with its properties named as by schema.org; all that are called so, in a list. */
function renamed(thing: object, names: Names, root: unknown, depth: number): Record<string, unknown[]> {
  const properties: Record<string, unknown[]> = {};
  for (const [key, written] of Object.entries(thing)) {
    const plain = plainKey(key);
    for (const [name, pattern] of Object.entries(names)) {
      if (!pattern.test(plain)) continue;
      const values = texts.has(name)
        ? longTexts(referred(written, root), 0)
        : valuesOf(written, below[name], root, depth);
      if (values.length > 0) properties[name] = [...(properties[name] ?? []), ...values];
    }
  }
  return properties;
}

function valuesOf(written: unknown, names: Names | undefined, root: unknown, depth: number): unknown[] {
  const items = [referred(written, root)]
    .flat()
    .slice(0, maxItems)
    .map((item) => referred(item, root));
  return items.flatMap((item) => {
    if (typeof item === "string") return item.length <= maxName ? [item] : [];
    if (typeof item !== "object" || item === null) return item === null ? [] : [item];
    return names && depth < 4 ? [renamed(item, names, root, depth + 1)] : [];
  });
}

/** Normalised caches name an object by its key at the top. */
function referred(value: unknown, root: unknown): unknown {
  if (typeof value !== "object" || value === null || !("__ref" in value)) return value;
  return typeof root === "object" && root !== null
    ? Object.entries(root).find(([key]) => key === value.__ref)?.[1]
    : undefined;
}

function longTexts(value: unknown, depth: number): string[] {
  if (typeof value === "string") return lettersOf(value) >= 20 ? [value] : [];
  if (typeof value !== "object" || value === null || depth > 3) return [];
  if (Array.isArray(value) && value.length <= maxItems && value.every((item) => typeof item === "string"))
    return [value.map((item) => `<li>${item}</li>`).join("")];
  return Object.entries(value)
    .slice(0, maxItems)
    .filter(([key]) => Array.isArray(value) || !/plain|raw|__typename|id$/i.test(key))
    .flatMap(([, item]) => longTexts(item, depth + 1));
}
