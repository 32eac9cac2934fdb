import { z } from "zod";
import { cleanLine } from "../posting-lines.ts";
import { isWebAddress } from "./job-source.ts";

/** One opening as a board describes it, its texts still HTML, which some boards escape once more. */
export interface PostingDraft {
  /** The board's own, never changing. */
  id: string;
  title: string;
  company: string;
  url: string;
  /** As the board writes it; several places are separated by " / ". */
  location: string;
  /** In the order of the posting. A heading tells what is below it; empty where the board gives none. */
  sections: DraftSection[];
  salary?: DraftSalary | undefined;
  /** A sentence of the board about the pay, for boards without numbers. */
  salaryText?: string | undefined;
  /** Words such as "Full-time" or "Freelance". */
  employment?: string | undefined;
  /** Words such as "remote" or "On-site". */
  workplace?: string | undefined;
  /** BCP 47, where the board knows it. */
  language?: string | undefined;
  postedAt?: Date | undefined;
  validThrough?: Date | undefined;
}

export interface DraftSection {
  heading: string;
  html: string;
}

export interface DraftSalary {
  min: number | undefined;
  max: number | undefined;
  currency: string;
  /** Words such as "per-year-salary", "1 YEAR" or "HOUR". */
  period: string;
}

/** What one reply of a board holds. */
export interface BoardPage {
  drafts: PostingDraft[];
  /** Entries that could not be read; undefined where not even their id could. */
  unreadable: (string | undefined)[];
  next?: string | undefined;
}

/** What the operator was given by boards that want to know who asks. */
export interface BoardKeys {
  adzuna?: { id: string; key: string } | undefined;
  usaJobs?: { email: string; key: string } | undefined;
  theMuse?: string | undefined;
}

/** Where a board's openings stand on the web: parts of the address by name, of which `name` is the company and `id` the opening. */
export interface BoardLinkPattern {
  host: RegExp;
  /** Of the path with the query. */
  path: RegExp;
  /** The interface that answers for this opening alone; without it the listing is searched for it. */
  opening?: (parts: Record<string, string | undefined>) => string;
}

/** A kind of job board: where its openings are, and how its replies read. */
export interface JobBoard {
  accept: string;
  headers?: (keys: BoardKeys) => Record<string, string>;
  /** Absent where no listing holds what the openings say. */
  firstPage?: (name: string, keys: BoardKeys) => string;
  links?: BoardLinkPattern[];
  /** How a company's own place on the board looks, of the address without its scheme; its `name` is the company's. */
  homes?: RegExp[];
  /** A listing, or what answers for a single opening. @throws SourceFault for a reply that is not this board's */
  read(reply: { text: string; url: string; name: string }): BoardPage;
}

/** Why a source could not be read, as a sentence for the operator. */
export class SourceFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = "SourceFault";
  }
}

/** Missing, null or of another type: treated as not there. */
export const text = z
  .string()
  .nullish()
  .catch("")
  .transform((value) => value ?? "");
export const flag = z
  .boolean()
  .nullish()
  .catch(undefined)
  .transform((value) => value ?? undefined);
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).catch([]);

const id = z
  .union([z.string(), z.number()])
  .transform((value) => cleanLine(String(value)))
  .refine((value) => value !== "" && value.length <= 200);
const title = z.string().refine((value) => cleanLine(value) !== "");
const url = z.string().refine(isWebAddress);
/** What every entry must have to be an opening. */
export const required = { id, title, url };

/** Reads a board's list entry by entry, so that one broken entry costs only itself. */
export function readEntries<Entry extends z.ZodType>(
  entries: unknown[],
  schema: Entry,
  idField: string,
  toDraft: (entry: z.output<Entry>) => PostingDraft | undefined,
): BoardPage {
  const page: BoardPage = { drafts: [], unreadable: [] };
  for (const entry of entries) {
    const parsed = schema.safeParse(entry);
    const draft = parsed.success ? toDraft(parsed.data) : undefined;
    if (draft) page.drafts.push(draft);
    if (!parsed.success) page.unreadable.push(z.object({ [idField]: id }).safeParse(entry).data?.[idField]);
  }
  return page;
}

/** A moment written as ISO 8601, RFC 822 or milliseconds; undefined when it is none or absurd. */
export function moment(value: string | number | undefined): Date | undefined {
  if (value === undefined || value === "") return undefined;
  const date = new Date(value);
  const year = date.getUTCFullYear();
  return year >= 2000 && year <= 2100 ? date : undefined;
}

export const joinedPlaces = (places: string[]) =>
  [...new Set(places.map((place) => place.trim()).filter(Boolean))].join(" / ");
export const placed = (parts: string[]) => joinedPlaces(parts).replaceAll(" / ", ", ");
