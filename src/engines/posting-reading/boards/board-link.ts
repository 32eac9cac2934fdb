import { allBoards } from "./all-boards.ts";
import type { JobBoard } from "./job-board.ts";

/** An opening on a board that can be asked for it in its own format. */
export interface BoardLink {
  board: JobBoard;
  /** The company's in the board's addresses. */
  name: string;
  /** The opening's. */
  id: string;
  /** What answers for this opening alone. */
  opening: string | undefined;
}

/** The board that an opening's address belongs to. */
export function boardLinkOf(address: string): BoardLink | undefined {
  const { hostname, pathname, search } = new URL(address);
  for (const board of Object.values(allBoards)) {
    for (const { host, path, opening } of board.links ?? []) {
      const [onHost, onPath] = [host.exec(hostname), path.exec(`${pathname}${search}`)];
      if (!onHost || !onPath) continue;
      const parts = { ...onHost.groups, ...onPath.groups, host: hostname };
      const { name = "", id = "" } = { ...onHost.groups, ...onPath.groups };
      if (id) return { board, name, id, opening: opening?.(parts) };
    }
  }
  return undefined;
}

const embedded: [parameter: string, board: RegExp, address: (company: string, id: string) => string][] = [
  [
    "gh_jid",
    /greenhouse\.io\/embed\/job_board(?:\/js)?\?for=([\w-]{1,80})/,
    (company, id) => `https://boards.greenhouse.io/${company}/jobs/${id}`,
  ],
  [
    "ashby_jid",
    /jobs\.ashbyhq\.com\/([\w.%-]{1,100})\/embed/,
    (company, id) => `https://jobs.ashbyhq.com/${company}/${id}`,
  ],
];

/** A company's own page into which a board writes the opening only in a browser. */
export function embeddedBoardOf(address: string, html: string): BoardLink | undefined {
  const { searchParams } = new URL(address);
  for (const [parameter, board, addressOf] of embedded) {
    const id = searchParams.get(parameter);
    const company = board.exec(html)?.[1];
    if (id && /^[\da-f-]{1,36}$/.test(id) && company) return boardLinkOf(addressOf(company, id));
  }
  return undefined;
}
