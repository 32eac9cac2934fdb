import { lettersOf } from "./page-tree.ts";

/** What the fields of an opening are called in the data of pages, in lower case without marks between words. */
const keys = {
  title:
    /^(?:(?:job|position|posting|vacancy|opening|offer|stellen|stellenangebots)?(?:title|titel)|jobopeningname|headline|position|jobname|intitule|titulo|titre|name)$/,
  text: /^(?:(?:full|job|position|posting|vacancy|offer|role|stellenangebots|stellen)?(?:description|beschreibung|details?|body|text|content|html)(?:html|text)?|jobad|descripcion|descrizione|omschrijving)$/,
  duties: /^(?:responsibilities|duties|tasks|missions?|aufgaben|funciones|roledescription)$/,
  asked:
    /^(?:requirements?|qualifications?|profile?|skillsrequired|anforderungen|requisitos|jobrequirements?|candidateprofile)$/,
  given: /^(?:benefits?|perks|jobbenefits|weoffer|offer(?:ing)?|compensationandbenefits)$/,
  aboutUs: /^(?:companydescription|employeroverview|aboutcompany|aboutus|companyprofile)$/,
  company:
    /^(?:(?:hiring)?(?:company|organi[sz]ation|employer)(?:name|displayname)?|brand|client|firma|arbeitgeber(?:name)?|entreprise|empresa|azienda|bedrijf|pracodawca)$/,
  place:
    /^(?:(?:job|work|office)?(?:locations?|places?|address)|workplaceaddress|city|municipality|standort|arbeitsort|stellenlokationen|ville|lieu|ciudad|plaats)$/,
  pay: /^(?:(?:base|annual)?salary(?:range)?|compensation|pay(?:range)?|remuneration|gehalt|salaire)$/,
  low: /^(?:salary)?(?:min|minimum|from|low)(?:value|salary|amount)?$/,
  high: /^(?:salary)?(?:max|maximum|to|high)(?:value|salary|amount)?$/,
  currency: /^(?:salary)?currency(?:code)?$/,
  period: /^(?:salary)?(?:period|interval|unit|unittext|frequency|rate)$/,
  employment: /^(?:employment(?:type)?|jobtype|contract(?:type)?|timetype|worktype|schedule)$/,
};

type Field = keyof typeof keys;
type Thing = Record<string, unknown>;

interface Found {
  posting: object;
  /** How much speaks for this object being the opening that the page is about. */
  weight: number;
}

const minLetters = 80;
const maxDepth = 24;
const maxObjects = 50_000;
/** Of a list within an opening. */
const maxItems = 40;

/**
 * The opening in the data of a page, told by its shape: a short title and a long text side by side, with a company, a
 * place, pay or a kind of contract. Of several the one whose title the page itself or its address bears, in the form of JSON-LD.
 */
export function postingByShape(states: unknown[], namedOnPage: (title: string) => boolean): object | undefined {
  const found: Found[] = [];
  let seen = 0;
  const look = (value: unknown, root: unknown, depth: number, isOfMany: boolean) => {
    seen += 1;
    if (typeof value !== "object" || value === null || depth > maxDepth || seen > maxObjects) return;
    if (!Array.isArray(value)) {
      const candidate = readThing(asThing(value), root);
      if (candidate) {
        const weight = candidate.weight + (namedOnPage(candidate.title) ? 4 : 0) - (isOfMany ? 3 : 0);
        found.push({ posting: candidate.posting, weight });
      }
    }
    const items = Object.values(value);
    const areMany = Array.isArray(value) && items.length > 1;
    for (const item of items) look(item, root, depth + 1, areMany || (isOfMany && Array.isArray(value)));
  };
  for (const state of states) look(state, state, 0, false);
  return found.toSorted((one, other) => other.weight - one.weight)[0]?.posting;
}

const asThing = (value: object): Thing => Object.fromEntries(Object.entries(value));
/** "description({"format":"HTML"})" and "job_title" as "description" and "jobtitle". */
const plainKey = (key: string) =>
  key
    .replace(/\(.*$/s, "")
    .replace(/[^\p{L}\d]/gu, "")
    .toLowerCase();

function readThing(thing: Thing, root: unknown) {
  const fields = (field: Field) =>
    Object.entries(thing).flatMap(([key, value]) => (keys[field].test(plainKey(key)) ? [referred(value, root)] : []));
  const title = bestTitle(thing);
  const texts = {
    text: longTexts(fields("text"), 0),
    duties: longTexts(fields("duties"), 0),
    asked: longTexts(fields("asked"), 0),
  };
  const letters = lettersOf(
    Object.values(texts)
      .flat()
      .join(" ")
      .replace(/<[^>]*>/g, " "),
  );
  if (title === "" || letters < minLetters) return undefined;
  const company =
    fields("company")
      .map((value) => nameOf(value, root))
      .find(Boolean) ?? "";
  const place =
    fields("place")
      .map((value) => placeOf(value, root, 0))
      .find(Boolean) ?? "";
  const pay = payOf(thing, fields("pay"));
  const employment =
    fields("employment")
      .map((value) => nameOf(value, root))
      .find(Boolean) ?? "";
  const evidence = [company, place, pay, employment, texts.asked[0], texts.duties[0]].filter(Boolean).length;
  // A text about anything else has a title, too: an article, a setting, the page itself.
  if (evidence === 0) return undefined;
  const posting = {
    title,
    description: texts.text.join("<br>"),
    responsibilities: texts.duties,
    qualifications: texts.asked,
    jobBenefits: longTexts(fields("given"), 0),
    employerOverview: longTexts(fields("aboutUs"), 0),
    hiringOrganization: company,
    jobLocation: { address: place },
    baseSalary: pay,
    employmentType: employment,
  };
  return { posting, title, weight: evidence + Math.min(3, letters / 500) };
}

/** An object's "name" is its title only where nothing else is called so. */
function bestTitle(thing: Thing): string {
  const titles = Object.entries(thing).filter(
    ([key, value]) =>
      keys.title.test(plainKey(key)) && typeof value === "string" && value.trim() !== "" && value.length <= 200,
  );
  const [, title] = titles.find(([key]) => plainKey(key) !== "name") ?? titles[0] ?? [];
  return typeof title === "string" ? title.trim() : "";
}

/** Normalised caches name an object by its key at the top. */
function referred(value: unknown, root: unknown): unknown {
  if (typeof value !== "object" || value === null || !("__ref" in value)) return value;
  return typeof root === "object" && root !== null
    ? Object.entries(root).find(([key]) => key === value.__ref)?.[1]
    : undefined;
}

function longTexts(values: unknown[], depth: number): string[] {
  return values.flatMap((value) => {
    if (typeof value === "string") return lettersOf(value) >= 20 ? [value] : [];
    if (typeof value !== "object" || value === null || depth > 3) return [];
    if (Array.isArray(value) && value.length <= maxItems && value.every((item) => typeof item === "string"))
      return [value.map((item) => `<li>${item}</li>`).join("")];
    const kept = Object.entries(value)
      .slice(0, maxItems)
      .filter(([key]) => Array.isArray(value) || !/plain|raw|__typename|id$/i.test(key));
    return longTexts(
      kept.map(([, item]) => item),
      depth + 1,
    );
  });
}

const naming = /^(?:display|company|employer|organi[sz]ation|legal)?(?:name|title|label)$/;

function nameOf(value: unknown, root: unknown): string {
  const thing = referred(value, root);
  if (typeof thing === "string") return thing.length <= 200 ? thing.trim() : "";
  if (typeof thing !== "object" || thing === null) return "";
  const found = Object.entries(thing).find(([key, item]) => naming.test(plainKey(key)) && typeof item === "string");
  return String(found?.[1] ?? "").trim();
}

const placeParts = [
  "city",
  "town",
  "locality",
  "addresslocality",
  "municipality",
  "ort",
  "region",
  "state",
  "addressregion",
  "country",
  "addresscountry",
  "countryname",
  "land",
];
const wholePlaces = /^(?:full(?:location)?|display(?:name)?|formatted(?:address)?|label|name|text)$/;

function placeOf(value: unknown, root: unknown, depth: number): string {
  const thing = referred(value, root);
  if (typeof thing === "string") return thing.length <= 200 ? thing.trim() : "";
  if (typeof thing !== "object" || thing === null || depth > 3) return "";
  if (Array.isArray(thing))
    return [
      ...new Set(
        thing
          .slice(0, maxItems)
          .map((item) => placeOf(item, root, depth + 1))
          .filter(Boolean),
      ),
    ].join(" / ");
  const entries = Object.entries(thing).map(([key, item]): [string, string] => [plainKey(key), nameOf(item, root)]);
  const named = new Map(entries.filter(([, item]) => item !== ""));
  const parts = placeParts.flatMap((part) => named.get(part) ?? []);
  const whole = entries.find(([key, item]) => wholePlaces.test(key) && item !== "")?.[1];
  const inner = Object.entries(thing).find(([key]) => keys.place.test(plainKey(key)))?.[1];
  return whole ?? ([...new Set(parts)].join(", ") || placeOf(inner, root, depth + 1));
}

/** Amounts stand in an object of their own, beside the title, or in a sentence. */
function payOf(thing: Thing, values: unknown[]): unknown {
  for (const value of [...values, thing]) {
    if (typeof value === "string" || typeof value === "number") return value;
    if (typeof value !== "object" || value === null) continue;
    const entries = Object.entries(value);
    const inner = entries.find(([key, item]) => plainKey(key) === "value" && typeof item === "object")?.[1];
    const all = [...entries, ...(typeof inner === "object" && inner !== null ? Object.entries(inner) : [])];
    const pick = (field: Field) => all.find(([key, item]) => keys[field].test(plainKey(key)) && item)?.[1];
    const [low, high] = [pick("low"), pick("high")];
    if (low || high) return { currency: pick("currency"), minValue: low, maxValue: high, unitText: pick("period") };
  }
  return undefined;
}
