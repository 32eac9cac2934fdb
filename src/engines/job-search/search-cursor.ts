import { z } from "zod";
import { isStorable } from "../../shared/text/storable-text.rules.ts";

/** Where a searcher's sequence of pages stands, and as what its question was read at the beginning. */
const cursorFields = z.tuple([
  z.enum(["title", "all"]),
  z.array(z.array(z.string().max(100).refine(isStorable)).min(1).max(20)).max(100),
  z.string().regex(/^-?\d{1,19}$/),
  z.int().min(0).max(1),
  z.int32(),
  z.int32(),
]);

export interface SearchCursor {
  scope: "title" | "all";
  groups: string[][];
  titleHash: bigint;
  after: { tier: number; rk: number; id: number };
}

export function writeCursor({ scope, groups, titleHash, after }: SearchCursor): string {
  const fields = [scope, groups, String(titleHash), after.tier, after.rk, after.id];
  return Buffer.from(JSON.stringify(fields)).toString("base64url");
}

/** Undefined for a text that `writeCursor` did not make. */
export function readCursor(text: string): SearchCursor | undefined {
  const read = cursorFields.safeParse(parsed(Buffer.from(text, "base64url").toString()));
  if (!read.success) return undefined;
  const [scope, groups, titleHash, tier, rk, id] = read.data;
  return { scope, groups, titleHash: BigInt.asIntN(64, BigInt(titleHash)), after: { tier, rk, id } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
