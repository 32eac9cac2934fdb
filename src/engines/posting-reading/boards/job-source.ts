/** Boards whose listing holds what the openings say. */
export const boardKinds = [
  "greenhouse",
  "lever",
  "lever-eu",
  "ashby",
  "workable",
  "personio",
  "personio-com",
  "teamtailor",
  "teamtailor-na",
  "recruitee",
  "breezy",
  "jobvite",
  "arbeitnow",
  "remoteok",
  "himalayas",
  "themuse",
  "adzuna",
  "usajobs",
  "jobtech",
] as const;

/** Boards that are asked for one opening only, whose address somebody has. */
type LinkedKind = "smartrecruiters" | "bamboohr" | "workday" | "icims" | "arbeitsagentur";

export type BoardKind = (typeof boardKinds)[number] | LinkedKind;

/** A place that openings are fetched from. */
export interface JobSource {
  /** As the setting names it, e.g. "lever:acme". */
  key: string;
  kind: (typeof boardKinds)[number] | "page";
  /** The company's name in the board's addresses; the address of a page. */
  name: string;
}

/** A part of a host name or of a path, whatever the board: nothing that could lead to another address. */
const boardName = /^[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?$/i;

/**
 * Reads JOB_SOURCES: sources separated by spaces or commas.
 *
 * @returns the sources, each once, or one sentence for each entry that is none
 */
export function parseJobSources(setting: string): { sources: JobSource[]; faults: string[] } {
  const entries = setting.split(/[\s,]+/).filter(Boolean);
  const read = entries.map((entry) => parseEntry(entry) ?? fault(entry));
  const sources = read.filter((result) => typeof result !== "string");
  return {
    sources: [...new Map(sources.map((source) => [source.key, source])).values()],
    faults: read.filter((result) => typeof result === "string"),
  };
}

/** The one source of this key; undefined where it names none. */
export function jobSourceOf(key: string): JobSource | undefined {
  const entry = key.trim();
  return /[\s,]/.test(entry) ? undefined : parseEntry(entry);
}

/** Why a source cannot be switched on; undefined where it can. */
export function sourceRefusal(key: string, boardKeys: { adzuna?: unknown; usaJobs?: unknown }): string | undefined {
  const source = jobSourceOf(key);
  if (!source) return `"${key}" is no source: write a board and the company's name in its address, such as lever:acme.`;
  const isKept = (source.kind === "adzuna" && !boardKeys.adzuna) || (source.kind === "usajobs" && !boardKeys.usaJobs);
  return isKept ? `${source.key} needs a key that the board gives: see README.md.` : undefined;
}

function parseEntry(entry: string): JobSource | undefined {
  const colon = entry.indexOf(":");
  const word = entry.slice(0, colon).toLowerCase();
  const name = entry.slice(colon + 1);
  if (word === "page") return isWebAddress(name) ? { key: `page:${name}`, kind: "page", name } : undefined;
  const kind = boardKinds.find((known) => known === word);
  return kind && boardName.test(name) ? { key: `${kind}:${name}`, kind, name } : undefined;
}

const fault = (entry: string) =>
  `JOB_SOURCES holds "${entry}", which is no source: write a board and the company's name in its address, such as lever:acme (boards: ${boardKinds.join(", ")}), or page: and the address of a web page.`;

/** An address that may be shown as a link or fetched: http or https, and no password in it. */
export function isWebAddress(address: string): boolean {
  if (address.length > 2000 || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return (protocol === "https:" || protocol === "http:") && username === "" && password === "";
}
