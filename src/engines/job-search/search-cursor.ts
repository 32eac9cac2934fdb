import { z } from "zod";
import { isStorable } from "../../shared/text/storable-text.rules.ts";
import type { SearchQuestion } from "./question/search-question.ts";

const text = z.string().max(200).refine(isStorable);
const rowPlace = { rk: z.int32(), id: z.int32() };

/** Where a searcher's sequence of pages stands, and as what its question was read at the beginning. */
const cursorFields = z.object({
  /** Titles with all words; postings that mention them; titles that fit in part. */
  stage: z.enum(["words", "mentions", "partial"]),
  groups: z.array(z.tuple([z.array(text).min(1).max(20), z.int().min(1).max(100_000), z.boolean()])).max(60),
  occupations: z.array(z.tuple([z.int().min(0).max(100_000), z.int().min(0).max(100)])).max(20),
  trades: z.array(z.int().min(0).max(100_000)).max(10),
  alone: z.boolean(),
  either: z.optional(z.literal(true)),
  place: z.object({
    countryCode: z.optional(text),
    stateKey: z.optional(text),
    cityKey: z.optional(text),
    near: z.optional(
      z.object({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        kilometres: z.optional(z.number().min(1).max(500)),
      }),
    ),
    remote: z.optional(z.boolean()),
    home: z.optional(text),
  }),
  employers: z.optional(z.array(text).max(20)),
  leftOut: z.optional(z.array(text).max(20)),
  /** Behind which posting; in part, of which title too. */
  after: z.object({
    tier: z.int().min(0).max(4),
    ...rowPlace,
    score: z.optional(z.int()),
    hash: z.optional(z.string().regex(/^-?\d{1,19}$/)),
  }),
  /** Which part of the place: the country at home before others, what is near before what is far. */
  leg: z.int().min(0).max(10),
  /** Partial matches shown so far. */
  shown: z.int().min(0).max(100_000),
});

type CursorFields = z.infer<typeof cursorFields>;

export interface SearchCursor
  extends Pick<CursorFields, "stage" | "place" | "employers" | "leftOut" | "shown" | "leg"> {
  question: SearchQuestion;
  after: { tier: number; rk: number; id: number; score?: number; hash?: bigint };
}

export function writeCursor({ stage, question, place, employers, leftOut, after, leg, shown }: SearchCursor): string {
  const fields: CursorFields = {
    stage,
    groups: question.groups.map(({ terms, weight, isLevel }) => [terms, weight, isLevel]),
    occupations: question.occupations.map(({ occupation, likeness }) => [occupation, likeness]),
    trades: question.trades,
    alone: question.isTradeAlone,
    either: question.isEither,
    place,
    employers,
    leftOut,
    after: { ...after, hash: after.hash === undefined ? undefined : String(after.hash) },
    leg,
    shown,
  };
  return Buffer.from(JSON.stringify(fields)).toString("base64url");
}

/** Undefined for a text that `writeCursor` did not make. */
export function readCursor(text: string): SearchCursor | undefined {
  const read = cursorFields.safeParse(parsed(Buffer.from(text, "base64url").toString()));
  if (!read.success) return undefined;
  const { stage, groups, occupations, trades, alone, either, place, employers, leftOut, after, leg, shown } = read.data;
  return {
    stage,
    place,
    employers,
    leftOut,
    leg,
    shown,
    question: {
      groups: groups.map(([terms, weight, isLevel]) => ({ terms, weight, isLevel })),
      occupations: occupations.map(([occupation, likeness]) => ({ occupation, likeness })),
      isTradeAlone: alone,
      ...(either && { isEither: either }),
      trades,
    },
    after: { ...after, hash: after.hash === undefined ? undefined : BigInt.asIntN(64, BigInt(after.hash)) },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
