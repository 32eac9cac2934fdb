import { allBoards } from "../boards/all-boards.ts";
import type { BoardKind, JobSource } from "../boards/job-source.ts";
import { jobSourceOf } from "../boards/job-source.ts";

/** A company's place on a board. */
export interface BoardHome {
  kind: BoardKind;
  name: string;
}

/** Hosts of the boards' own, where a company's name stands elsewhere. */
const service =
  /^(?:www|app|apps|api|apply|assets?|cdn|static|images?|help|support|docs|developers?|blog|status|info|go|get|career|careers|jobs|js|embed|v\d)$/i;

const kinds = Object.keys(allBoards).filter((kind): kind is BoardKind => kind !== "page");

/** The company's place on a board that the address lies in. */
export function boardHomeOf(address: string): BoardHome | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, search } = new URL(address);
  for (const kind of kinds) {
    for (const home of allBoards[kind].homes ?? []) {
      const name = home.exec(`${hostname}${pathname}${search}`)?.groups?.name;
      if (name && !service.test(name)) return { kind, name };
    }
  }
  return undefined;
}

/** As a source; undefined where the board's listings are not read. */
export function sourceOf({ kind, name }: BoardHome): JobSource | undefined {
  return jobSourceOf(`${kind}:${name}`);
}

/** Boards on which a company can be looked for by its name. */
export const guessableKinds: BoardKind[] = kinds.filter(
  (kind) => allBoards[kind].homes !== undefined && sourceOf({ kind, name: "acme" }) !== undefined,
);
