import { cleanLine, plainAsHtml, unescapedHtml } from "../posting-lines.ts";
import {
  type BoardPage,
  type DraftSalary,
  type DraftSection,
  type JobBoard,
  joinedPlaces,
  moment,
  type PostingDraft,
  placed,
  SourceFault,
} from "./job-board.ts";
import { isWebAddress } from "./job-source.ts";
import { xmlObject } from "./xml/xml-object.ts";

/** Where a value stands: "location.city", "pay[kind=Salary].max". Lists on the way are walked through; of several paths the first that holds something counts. */
type Path = string;

/** How a board's replies read: a table of paths, for one opening as for a listing of them. */
interface BoardTable {
  /** What the openings stand under, in a listing and in a reply for a single one; "" for the reply itself. */
  openings: Path[];
  /** Of XML, what a feed holds even where it has no opening. */
  feed?: Path;
  /** Some entries are notices or advertisements, without id and title. */
  hasNotices?: true;
  /** Where an opening says that it is not to be listed, by false. */
  isListed?: Path;
  id: Path[];
  title: Path[];
  /** Where the board does not say it, the name in its addresses is made one. */
  company?: Path[];
  /** The same, of the whole reply. */
  companyOfReply?: Path[];
  url: Path[] | ((id: string, name: string) => string);
  /** Where places stand; without it, the opening itself is one. A place that is `hidden` is left out. */
  placesAt?: Path[];
  /** The parts of a place. */
  places: (Path | Path[])[];
  /** Where further places stand, each as one text. */
  morePlaces?: Path[];
  /** Below which heading, or where parts with headings of their own stand. */
  texts: ([heading: string, ...paths: Path[]] | { each: Path; heading: Path; text: Path })[];
  salary?:
    | { min: Path[]; max: Path[]; currency: Path[] | string; period: Path[] | string }
    | ((at: (path: Path) => unknown[]) => DraftSalary | undefined);
  salaryText?: Path[];
  employment?: Path[];
  workplace?: Path[];
  /** Paths of flags. */
  isRemote?: Path[];
  language?: Path[];
  /** Dates, or seconds or milliseconds since 1970. */
  postedAt?: Path[];
  validThrough?: Path[];
  /** The address of the next page; or what its address counts on by, where this one is full. */
  next?: Path | { parameter: string; size: number };
}

type Addresses = Omit<JobBoard, "accept" | "read">;

/** A board whose JSON needs nothing but a table to be read. */
export const jsonBoard = (addresses: Addresses, table: BoardTable): JobBoard => ({
  accept: "application/json",
  ...addresses,
  read: ({ text, url, name }) => pageOf(jsonOf(text), table, { url, name }),
});

/** The same of XML, whose elements are read as objects. */
export const xmlBoard = (addresses: Addresses, table: BoardTable): JobBoard => ({
  accept: "application/rss+xml, application/xml;q=0.9, text/xml;q=0.8",
  ...addresses,
  read({ text, url, name }) {
    const reply = xmlObject(text);
    // An unknown company may lead to the board's own web site, which answers with success.
    if (pickRaw(reply, table.feed ?? "") === undefined)
      throw new SourceFault("The reply is no feed of this board, or it was cut off.");
    return pageOf(reply, table, { url, name });
  },
});

function jsonOf(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new SourceFault("The reply is not the JSON that this board sends, or it was cut off.");
  }
}

function pageOf(reply: unknown, table: BoardTable, { url, name }: { url: string; name: string }): BoardPage {
  const isFeed = table.feed !== undefined;
  const isListOrOpening = (path: Path, at: number) => {
    const value = pickRaw(reply, path);
    // Beside a list of its own, the reply itself is one opening and no list.
    if (Array.isArray(value)) return path !== "" || at === 0;
    return first(value, table.id) !== "" || (isFeed && value !== undefined);
  };
  const path = table.openings.find(isListOrOpening);
  if (path === undefined && !isFeed) throw new SourceFault("The reply does not have the form of this board.");
  const entries = path === undefined ? [] : [pickRaw(reply, path)].flat();
  const company = first(reply, table.companyOfReply ?? []) || companyFromName(name);
  return { ...readAll(entries, table, { name, company }), next: nextOf(reply, table, { url, count: entries.length }) };
}

/** A full page may be the last one: the next is then empty. */
function nextOf(reply: unknown, { next }: BoardTable, { url, count }: { url: string; count: number }) {
  if (next === undefined || typeof next === "string")
    return first(reply, next === undefined ? [] : [next]) || undefined;
  if (count < next.size) return undefined;
  const following = new URL(url);
  const from = Number(following.searchParams.get(next.parameter) ?? 0);
  following.searchParams.set(next.parameter, String(from + next.size));
  return following.href;
}

interface Company {
  /** In the board's addresses. */
  name: string;
  company: string;
}

/** An opening that is listed once for each of its places is one. */
function readAll(entries: unknown[], table: BoardTable, company: Company): BoardPage {
  const drafts = new Map<string, PostingDraft>();
  const unreadable: BoardPage["unreadable"] = [];
  for (const entry of entries) {
    if (table.isListed && pickAll(entry, table.isListed).includes(false)) continue;
    const draft = draftOf(entry, table, company);
    const known = draft && drafts.get(draft.id);
    const location = joinedPlaces([known, draft].flatMap((one) => one?.location.split(" / ") ?? []));
    if (draft) drafts.set(draft.id, { ...(known ?? draft), location });
    else if (!table.hasNotices || first(entry, table.id) !== "" || first(entry, table.title) !== "")
      unreadable.push(cleanLine(first(entry, table.id)).slice(0, 200) || undefined);
  }
  return { drafts: [...drafts.values()], unreadable };
}

function draftOf(entry: unknown, table: BoardTable, { name, company }: Company): PostingDraft | undefined {
  const read = (paths: Path[] | undefined) => first(entry, paths ?? []);
  const [id, title] = [cleanLine(read(table.id)), read(table.title)];
  const url = typeof table.url === "function" ? table.url(id, name) : read(table.url);
  if (id === "" || id.length > 200 || cleanLine(title) === "" || !isWebAddress(url)) return undefined;
  const isRemote = table.isRemote?.some((path) => pickAll(entry, path).includes(true));
  return {
    id,
    title,
    company: read(table.company) || company,
    url,
    location: joinedPlaces([
      ...placesOf(entry, table),
      ...(table.morePlaces ?? []).flatMap((path) => pickAll(entry, path).map(words)),
    ]),
    sections: table.texts.flatMap((text) => sectionsOf(entry, text)),
    salary:
      typeof table.salary === "function" ? table.salary((path) => pickAll(entry, path)) : salaryOf(entry, table.salary),
    salaryText: read(table.salaryText),
    employment: read(table.employment),
    workplace: read(table.workplace) || (isRemote ? "remote" : ""),
    language: read(table.language),
    postedAt: momentOf(read(table.postedAt)),
    validThrough: momentOf(read(table.validThrough)),
  };
}

function pickRaw(value: unknown, path: Path): unknown {
  const keys = path === "" ? [] : path.split(".");
  return keys.reduce((inner, key) => fieldOf(inner, key), value);
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

/** Everything at a path; a list stands for what is in it. */
function pickAll(value: unknown, path: Path): unknown[] {
  let found = [value];
  for (const step of path === "" ? [] : path.split(".")) {
    const [, key = "", field, wanted] = /^([^[]+)(?:\[(\w+)=(.*)\])?$/.exec(step) ?? [];
    const inner = found.flat().flatMap((one) => fieldOf(one, key));
    found = field ? inner.filter((one) => fieldOf(one, field) === wanted) : inner;
  }
  return found.flat().filter((one) => one !== null && one !== undefined);
}

const words = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";

/** "employmentType schedule" is both. */
function first(entry: unknown, paths: Path[]): string {
  for (const path of paths) {
    const both = path.split(" ").map((one) => pickAll(entry, one).map(words).find(Boolean) ?? "");
    const found = both.join(" ").trim();
    if (found) return found;
  }
  return "";
}

function placesOf(entry: unknown, { placesAt = [""], places }: BoardTable): string[] {
  const found = placesAt.map((path) => pickAll(entry, path)).find(({ length }) => length > 0) ?? [];
  return found
    .filter((place) => fieldOf(place, "hidden") !== true)
    .map((place) => placed(places.map((part) => first(place, [part].flat()))));
}

type Text = BoardTable["texts"][number];

function sectionsOf(entry: unknown, text: Text): DraftSection[] {
  if (!Array.isArray(text))
    return pickAll(entry, text.each).map((part) => ({
      heading: first(part, [text.heading]),
      html: textAt(part, text.text),
    }));
  const [heading, ...paths] = text;
  return [{ heading, html: paths.map((path) => textAt(entry, path)).find(Boolean) ?? "" }];
}

/** A list of texts becomes a list; text that is no HTML keeps its lines. */
function textAt(entry: unknown, path: Path): string {
  const texts = pickAll(entry, path).map(words).filter(Boolean);
  if (texts.length > 1) return `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
  const [text = ""] = texts;
  return text === "" || /<[a-z/]/i.test(unescapedHtml(text)) ? text : plainAsHtml(text);
}

function salaryOf(entry: unknown, salary: Exclude<BoardTable["salary"], () => unknown>) {
  if (!salary || typeof salary === "function") return undefined;
  const amount = (paths: Path[]) => Number(first(entry, paths).replaceAll(",", "")) || undefined;
  const word = (value: Path[] | string) => (typeof value === "string" ? value : first(entry, value));
  const [min, max] = [amount(salary.min), amount(salary.max)];
  return min || max ? { min, max, currency: word(salary.currency), period: word(salary.period) } : undefined;
}

function momentOf(value: string): Date | undefined {
  if (!/^\d{9,14}$/.test(value)) return moment(value.replace(/ UTC$/, "Z").replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, "$1T"));
  return moment(Number(value) * (value.length < 12 ? 1000 : 1));
}

/** "acme-robotics" as "Acme Robotics", for boards that do not tell the company's name. */
function companyFromName(name: string): string {
  const parts = name.split(/[-_]+/).filter(Boolean);
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(" ");
}
