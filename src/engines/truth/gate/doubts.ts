import type { Pool } from "./pool.ts";
import { means } from "./reading/claims.ts";
import { type Readings, readText } from "./reading/readings.ts";
import type { Amount } from "./reading/related-amounts.ts";
import { isContent } from "./reading/words.ts";
import type { Reason } from "./reason.ts";

const manyWords = 3;

/** What to ask about a sentence that holds nothing false: what it leaves out, adds or joins. */
export function doubtsOf(text: string, pool: Pool, { language }: Readings): Reason[] {
  const { tokens: all, stems, amounts: said, dates } = readText(text, language);
  // "im Mai", where "mai" is Italian for "never"
  const tokens = all.filter((_, at) => !dates.some((date) => at >= date.at && at < date.at + date.length));
  const stated = new Set(stems);
  const cited = pool.cited.flatMap((reading) => reading.tokens);
  // "with" limits nothing, "up to 90" what is said of the 90.
  const lost = pool.cited.flatMap(({ tokens: own, amounts }) => {
    const isNear = (at: number) => (held: Amount) =>
      held.bound && held.at > at && held.at < at + 3 && said.some(({ values }) => values[0] === held.values[0]);
    return own.filter(
      ({ key, stem, isFunction }, at) =>
        means.limiting(key) && !stated.has(stem) && (means.approximating(key) ? amounts.some(isNear(at)) : !isFunction),
    );
  })[0];
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
  const unsaid = cited.filter((token) => isContent(token) && !stated.has(token.stem));
  const isJoined = new Set(pool.cited.map(({ fact }) => fact.id)).size > 1 || unsaid.length > manyWords;
  return [...reasons, { kind: isJoined ? "joined" : "rewording", found: text }];
}
