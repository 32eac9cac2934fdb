import type { Pool } from "./pool.ts";
import { means } from "./reading/claims.ts";
import { type Readings, readText } from "./reading/readings.ts";
import { isContent } from "./reading/words.ts";
import type { Reason } from "./reason.ts";

const manyWords = 3;

/** What to ask about a sentence that holds nothing false: what it leaves out, adds or joins. */
export function doubtsOf(text: string, pool: Pool, { language }: Readings): Reason[] {
  const { tokens, stems } = readText(text, language);
  const said = new Set(stems);
  const cited = pool.cited.flatMap((reading) => reading.tokens);
  const lost = cited.find(({ key, stem }) => means.limiting(key) && !said.has(stem));
  const added = (test: (key: string) => boolean) => tokens.find(({ key }) => test(key) && !pool.keys.has(key));
  const found: [Reason["kind"], string | undefined][] = [
    ["limiter", lost?.text],
    [
      "cause",
      tokens.find(({ key }, at) => means.causal(key) && !pool.keys.has(key) && tokens[at + 1]?.kind === "word")?.text,
    ],
    ["scope", added(means.total)?.text],
    ["praise", added(means.praise)?.text],
  ];
  const reasons = found.flatMap(([kind, word]) => (word === undefined ? [] : { kind, found: word }));
  const unsaid = cited.filter((token) => isContent(token) && !said.has(token.stem));
  const isJoined = new Set(pool.cited.map(({ fact }) => fact.id)).size > 1 || unsaid.length > manyWords;
  return [...reasons, { kind: isJoined ? "joined" : "rewording", found: text }];
}
