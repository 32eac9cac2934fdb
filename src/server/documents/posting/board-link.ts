import type { JobSource } from "../../../engines/posting-reading/posting-reading.ts";

/** An opening on a board that can be asked for it in its own format. */
export interface BoardLink {
  kind: JobSource["kind"];
  /** The company's in the board's addresses. */
  name: string;
  /** The opening's. */
  id: string;
}

type Reading = [host: RegExp, path: RegExp, kind: (host: string) => JobSource["kind"]];

const name = "(?<name>[\\w-]{1,80})";
const links: Reading[] = [
  [/^(job-)?boards\.greenhouse\.io$/, new RegExp(`^/${name}/jobs/(?<id>\\d+)`), () => "greenhouse"],
  [
    /^boards\.greenhouse\.io$/,
    new RegExp(`^/embed/job_app\\?(?:.*&)?for=${name}&(?:.*&)?token=(?<id>\\d+)`),
    () => "greenhouse",
  ],
  [/^jobs\.lever\.co$/, new RegExp(`^/${name}/(?<id>[\\da-f-]{36})`), () => "lever"],
  [/^jobs\.eu\.lever\.co$/, new RegExp(`^/${name}/(?<id>[\\da-f-]{36})`), () => "lever-eu"],
  [/^jobs\.ashbyhq\.com$/, /^\/(?<name>[\w.%-]{1,100})\/(?<id>[\da-f-]{36})/, () => "ashby"],
  [/^apply\.workable\.com$/, new RegExp(`^/${name}/j/(?<id>[\\dA-Z]{6,20})`), () => "workable"],
  [
    /^(?<name>[\w-]{1,80})\.jobs\.personio\.(de|com)$/,
    /^\/job\/(?<id>\d+)/,
    (host) => (host.endsWith(".com") ? "personio-com" : "personio"),
  ],
  [/^(?<name>[\w-]{1,80})\.na\.teamtailor\.com$/, /^\/jobs\/(?<id>\d+)/, () => "teamtailor-na"],
  [/^(?<name>[\w-]{1,80})\.teamtailor\.com$/, /^\/jobs\/(?<id>\d+)/, () => "teamtailor"],
];

/** The board that an opening's address belongs to. */
export function boardLinkOf(address: string): BoardLink | undefined {
  const { hostname, pathname, search } = new URL(address);
  for (const [host, path, kind] of links) {
    const onHost = host.exec(hostname);
    const onPath = path.exec(`${pathname}${search}`);
    const company = onPath?.groups?.name ?? onHost?.groups?.name;
    const id = onPath?.groups?.id;
    if (onHost && company && id) return { kind: kind(hostname), name: company, id };
  }
  return undefined;
}

const embedded: [parameter: string, board: RegExp, kind: JobSource["kind"]][] = [
  ["gh_jid", /greenhouse\.io\/embed\/job_board(?:\/js)?\?for=([\w-]{1,80})/, "greenhouse"],
  ["ashby_jid", /jobs\.ashbyhq\.com\/([\w.%-]{1,100})\/embed/, "ashby"],
];

/** A company's own page into which a board writes the opening only in a browser. */
export function embeddedBoardOf(address: string, html: string): BoardLink | undefined {
  const { searchParams } = new URL(address);
  for (const [parameter, board, kind] of embedded) {
    const id = searchParams.get(parameter);
    const company = board.exec(html)?.[1];
    if (id && /^[\da-f-]{1,36}$/.test(id) && company) return { kind, name: company, id };
  }
  return undefined;
}
