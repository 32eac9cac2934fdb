import { z } from "zod";
import { plainAsHtml, unescapedHtml } from "../../posting-lines.ts";
import {
  type BoardLinkPattern,
  type BoardPage,
  companyFromName,
  type JobBoard,
  joinedPlaces,
  moment,
  type PostingDraft,
  parseJson,
  placed,
  SourceFault,
} from "../job-board.ts";
import { isWebAddress } from "../job-source.ts";

/** Where a value stands: "location.city". Lists on the way are walked through; of several paths the first that holds something counts. */
type Path = string;

/** How a board's JSON reads: a table of paths, for one opening as for a listing of them. */
export interface JsonFormat {
  /** What the openings stand under, in a listing and in a reply for a single one; "" for the reply itself. */
  openings: Path[];
  id: Path[];
  title: Path[];
  /** Where the board does not say it, the name in its addresses is made one. */
  company?: Path[];
  url: Path[] | ((id: string, name: string) => string);
  /** The parts of one place; several places are several values at each path. */
  places: Path[];
  /** Where further places stand, each as one text. */
  morePlaces?: Path[];
  /** Below which heading. */
  texts: [heading: string, ...paths: Path[]][];
  salary?: { min: Path[]; max: Path[]; currency: Path[] | string; period: Path[] | string };
  salaryText?: Path[];
  employment?: Path[];
  workplace?: Path[];
  /** Paths of flags. */
  isRemote?: Path[];
  language?: Path[];
  /** Dates, or seconds or milliseconds since 1970. */
  postedAt?: Path[];
  validThrough?: Path[];
}

type Addresses = Pick<JobBoard, "firstPage" | "headers" | "homes"> & {
  links?: BoardLinkPattern[];
  next?: (reply: unknown, url: string) => string | undefined;
};

/** A board whose JSON needs nothing but a table to be read. */
export function jsonBoard({ next, ...addresses }: Addresses, format: JsonFormat): JobBoard {
  return {
    accept: "application/json",
    ...addresses,
    read({ text, url, name }) {
      const reply = parseJson(text, z.unknown());
      const found = format.openings.map((path) => pickAll(reply, path)).find((entries) => entries.length > 0);
      const isEmptyList = format.openings.some((path) => Array.isArray(pickRaw(reply, path)));
      if (!found && !isEmptyList) throw new SourceFault("The reply does not have the form of this board.");
      return { ...readAll(found ?? [], format, name), next: next?.(reply, url) };
    },
  };
}

function readAll(entries: unknown[], format: JsonFormat, name: string): BoardPage {
  const page: BoardPage = { drafts: [], unreadable: [] };
  for (const entry of entries) {
    const draft = draftOf(entry, format, name);
    if (draft) page.drafts.push(draft);
    // What has neither id nor title is no opening: a notice, an advertisement.
    else if (first(entry, format.id) !== "" || first(entry, format.title) !== "")
      page.unreadable.push(first(entry, format.id).slice(0, 200) || undefined);
  }
  return page;
}

function draftOf(entry: unknown, format: JsonFormat, name: string): PostingDraft | undefined {
  const read = (paths: Path[] | undefined) => first(entry, paths ?? []);
  const [id, title] = [read(format.id), read(format.title)];
  const url = typeof format.url === "function" ? format.url(id, name) : read(format.url);
  if (id === "" || id.length > 200 || title === "" || !isWebAddress(url)) return undefined;
  const isRemote = format.isRemote?.some((path) => pickAll(entry, path).includes(true));
  return {
    id,
    title,
    company: read(format.company) || companyFromName(name),
    url,
    location: joinedPlaces([
      placesOf(entry, format.places),
      ...(format.morePlaces ?? []).flatMap((path) => pickAll(entry, path).map(words)),
    ]),
    sections: format.texts.map(([heading, ...paths]) => ({
      heading,
      html: paths.map((path) => textAt(entry, path)).find(Boolean) ?? "",
    })),
    salary: salaryOf(entry, format.salary),
    salaryText: read(format.salaryText),
    employment: read(format.employment),
    workplace: read(format.workplace) || (isRemote ? "remote" : ""),
    language: read(format.language),
    postedAt: momentOf(read(format.postedAt)),
    validThrough: momentOf(read(format.validThrough)),
  };
}

function pickRaw(value: unknown, path: Path): unknown {
  return path === ""
    ? value
    : path
        .split(".")
        .reduce<unknown>(
          (inner, key) =>
            typeof inner === "object" && inner !== null && !Array.isArray(inner)
              ? Object.entries(inner).find(([name]) => name === key)?.[1]
              : undefined,
          value,
        );
}

/** Everything at a path; a list stands for what is in it. */
function pickAll(value: unknown, path: Path): unknown[] {
  const keys = path === "" ? [] : path.split(".");
  const found = keys.reduce<unknown[]>(
    (values, key) =>
      values
        .flat()
        .map((inner) => pickRaw(inner, key))
        .filter((inner) => inner !== undefined && inner !== null),
    [value],
  );
  return found.flat().filter((one) => one !== null && one !== undefined);
}

const words = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";

function first(entry: unknown, paths: Path[]): string {
  for (const path of paths) {
    const found = pickAll(entry, path).map(words).find(Boolean);
    if (found) return found;
  }
  return "";
}

/** The n-th place is made of the n-th value at each path. */
function placesOf(entry: unknown, paths: Path[]): string {
  const parts = paths.map((path) => pickAll(entry, path).map(words));
  const count = Math.max(0, ...parts.map((values) => values.length));
  return joinedPlaces(Array.from({ length: count }, (_, at) => placed(parts.map((values) => values[at] ?? ""))));
}

/** A list of texts becomes a list; text that is no HTML keeps its lines. */
function textAt(entry: unknown, path: Path): string {
  const texts = pickAll(entry, path).map(words).filter(Boolean);
  if (texts.length > 1) return `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
  const [text = ""] = texts;
  return /<[a-z/]/i.test(unescapedHtml(text)) ? text : plainAsHtml(text);
}

function salaryOf(entry: unknown, salary: JsonFormat["salary"]) {
  if (!salary) return undefined;
  const amount = (paths: Path[]) => Number(first(entry, paths).replaceAll(",", "")) || undefined;
  const word = (value: Path[] | string) => (typeof value === "string" ? value : first(entry, value));
  const [min, max] = [amount(salary.min), amount(salary.max)];
  return min || max ? { min, max, currency: word(salary.currency), period: word(salary.period) } : undefined;
}

function momentOf(value: string): Date | undefined {
  if (!/^\d{9,14}$/.test(value)) return moment(value.replace(/ UTC$/, "Z").replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, "$1T"));
  return moment(Number(value) * (value.length < 12 ? 1000 : 1));
}
