import type {
  AdministeredSource,
  Discovery,
  FoundBoard,
  SourceAdministrationReply,
  SourceCommand,
} from "./source-administration.contract.ts";

const boardNames: Record<string, string> = {
  greenhouse: "Greenhouse",
  lever: "Lever",
  "lever-eu": "Lever (EU)",
  ashby: "Ashby",
  workable: "Workable",
  personio: "Personio",
  "personio-com": "Personio (.com)",
  teamtailor: "Teamtailor",
  "teamtailor-na": "Teamtailor (US)",
  smartrecruiters: "SmartRecruiters",
  recruitee: "Recruitee",
  bamboohr: "BambooHR",
  breezy: "Breezy",
  workday: "Workday",
  jobvite: "Jobvite",
  icims: "iCIMS",
  arbeitnow: "Arbeitnow",
  remoteok: "Remote OK",
  himalayas: "Himalayas",
  themuse: "The Muse",
  adzuna: "Adzuna",
  usajobs: "USAJOBS",
  arbeitsagentur: "Bundesagentur für Arbeit",
  jobtech: "Arbetsförmedlingen",
  page: "Web page",
  demonstration: "Demonstration",
};

/** The board of a source: "lever:acme" is on Lever. */
export function boardNameOf(source: string): string {
  const kind = source.split(":")[0] ?? "";
  return boardNames[kind] ?? kind;
}

/** The company or the words that stand behind the board, a page by its host and path. */
export function sourceNameOf(source: string): string {
  const name = source.slice(source.indexOf(":") + 1);
  return source.startsWith("page:") ? (name.replace(/^https?:\/\//, "").split("?")[0] ?? name) : name;
}

/** What is wrong with a source, or when it was last read, and what it has; `ago` words a moment. */
function sourceStateLine(source: AdministeredSource, ago: (iso: string) => string): string {
  const { is_on, is_running, open, last_success_at, failures, fault } = source;
  const openings = openingCount(open);
  if (!is_on) return "Off";
  if (is_running) return `Being read now, ${openings}`;
  if (failures > 0) return `${openings}; failed ${failures === 1 ? "once" : `${failures} times in a row`}: ${fault}`;
  return last_success_at ? `${openings}, read ${ago(last_success_at)}` : "Not read yet";
}

const done: Record<Extract<SourceCommand, { sources: unknown }>["command"], string> = {
  on: "switched on: the next free server reads it within seconds",
  off: "switched off: its openings have left the results",
  run: "due now: the next free server reads it within seconds",
  remove: "removed, if it was added here: sources of JOB_SOURCES can only be switched off",
};

export function switchedMessage(command: keyof typeof done, count: number): string {
  return `${count === 1 ? "The source is" : `${count} sources are`} ${count === 1 ? done[command] : done[command].replaceAll(" it ", " each ").replace("its", "their")}.`;
}

/** A reply as the operator's terminal shows it. */
export function sourcesInLines(reply: SourceAdministrationReply, ago: (iso: string) => string): string {
  const { message, sources, discovery, curated } = reply;
  if (discovery) return foundLines(discovery).join("\n");
  if (curated)
    return [
      ...curated.about,
      "",
      ...curated.boards.map((one) => `${one.country}  ${one.source.padEnd(36)} ${one.company}`),
    ].join("\n");
  const none = "No job source is there: the index holds the demonstration.";
  const lines = sources.map((one) => `${one.source.padEnd(36)} ${sourceStateLine(one, ago)}`);
  return [message, ...(lines.length > 0 ? lines : [none])].filter(Boolean).join("\n");
}

function foundLines({ found, unlisted, unanswered, faults }: Discovery): string[] {
  return [
    ...found.flatMap((one) => [
      `${one.source.padEnd(36)} ${one.company}: ${openingsFound(one)}${one.how === "by_name" ? " (by its name alone: is it the company you mean?)" : ""}`,
      ...one.examples.map(({ title, location }) => `  ${title}${location && `, ${location}`}`),
    ]),
    ...(found.length === 0 ? ["No board that is read was found."] : []),
    ...unlisted.map(({ board, name }) => `${boardNameOf(board)} has ${name}, but its listings are not read.`),
    ...(unanswered.length > 0 ? [`No answer came from ${unanswered.map(boardNameOf).join(", ")}.`] : []),
    ...faults,
  ];
}

/** "100 openings or more" where the listing goes on behind its first page. */
export function openingsFound({ openings, is_more }: Pick<FoundBoard, "openings" | "is_more">): string {
  return is_more ? `${openingCount(openings)} or more` : openingCount(openings);
}

export const openingCount = (count: number): string =>
  count === 1 ? "1 opening" : `${count.toLocaleString("en")} openings`;
