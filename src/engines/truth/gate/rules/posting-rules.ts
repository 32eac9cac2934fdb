import { subjectStopWords } from "../../../text/text.ts";
import { type Case, holds } from "../pool.ts";
import { means } from "../reading/claims.ts";
import { addresses, isOwn } from "../reading/clauses.ts";
import type { EntryReading } from "../reading/readings.ts";
import { units } from "../reading/units.ts";
import { beginsPhrase, isContent, standsIn, type Token } from "../reading/words.ts";
import type { Reason } from "../reason.ts";

/** What the posting asks for, claimed: two neighbouring words that stand there alone; one is asked. */
export function postingFaults({ clause, pool, readings }: Case): Reason[] {
  const { tokens, amounts, dates, applies, wishes, language } = clause;
  if (applies || tokens.some(({ key }) => means.negating(key)) || language !== readings.language) return [];
  const posting = readings.posting.filter(({ fact }) => !(wishes && fact.kind === "company"));
  const wanted = new Set(posting.flatMap(({ content }) => [...content]));
  // They are held by rules of their own.
  const counted = new Set([...amounts, ...dates].flatMap(({ at, length }) => tokens.slice(at, at + length)));
  const isWanted = (token: Token) =>
    isContent(token) &&
    wanted.has(token.stem) &&
    token.key.length > 2 &&
    !units.has(token.key) &&
    !subjectStopWords.has(token.key) &&
    !counted.has(token) &&
    !isOfReader(token, tokens) &&
    !holds(pool, token);
  // Verbs and words of any text say nothing that only the posting has.
  const isThing = (token: Token) =>
    token.key.length > 4 &&
    (language !== "de" || token.isCapital) &&
    !isOwn(token, 1, language) &&
    !means.total(token.key);
  const words = tokens.filter((token) => isContent(token) || beginsPhrase(token));
  // "four sites" of nobody's: the number may stand in the facts with something else.
  const countedThere = amounts.filter(({ at, length, nouns }) => {
    const phrase = tokens.slice(at, at + length + 1).map(({ stem }) => stem);
    const isTheirs = nouns.length > 0 && !pool.stems.has(phrase.at(-1) ?? "");
    return isTheirs && phrase.length === 2 && posting.some(({ stems }) => standsIn(phrase, stems));
  });
  const counts = countedThere.map(({ text }): Reason => ({ kind: "posting", found: text }));
  return [
    ...counts,
    ...words.flatMap((token, at): Reason[] => {
      const next = words[at + 1];
      if (!isWanted(token)) return [];
      if (!next || beginsPhrase(next) || !isWanted(next))
        return isThing(token) ? [{ kind: "posting-word", found: token.text }] : [];
      return [{ kind: "posting", found: `${token.text} ${next.text}` }];
    }),
  ];
}

/** "your suppliers", "votre clientèle anglophone": two words at most. */
function isOfReader(token: Token, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(token);
  const before = tokens.slice(Math.max(0, at - 2), at);
  return addresses(before) && ![...before.slice(1), token].some(beginsPhrase);
}

/** One job's achievement beside another's employer. */
export function entryFaults({ clause, pool, readings }: Case, whole: Case["pool"]): Reason[] {
  const isCited = ({ id }: EntryReading) => whole.entries.some((entry) => entry.id === id);
  const employers = [...readings.entries.values()]
    .filter((entry) => !isCited(entry))
    .flatMap(({ facts }) => facts.filter(({ fact }) => fact.kind === "organisation"))
    .flatMap(({ tokens }) => tokens.find(isContent)?.stem ?? []);
  const elsewhere = clause.tokens.find(
    ({ stem, isCapital }, at) =>
      isCapital && clause.tokens[at - 1]?.isFunction && employers.includes(stem) && !whole.stems.has(stem),
  );
  if (elsewhere && !clause.applies && !clause.wishes) return [{ kind: "entry", found: elsewhere.text }];
  if (pool === whole) return [];
  const others = whole.entries.filter((entry) => !pool.entries.includes(entry));
  const general = readings.facts.filter(({ fact }) => fact.entry === null);
  const foreign = clause.tokens.filter(
    (token) =>
      isContent(token) &&
      !pool.stems.has(token.stem) &&
      !general.some(({ stems }) => stems.includes(token.stem)) &&
      others.some(({ facts }) => facts.some(({ content }) => content.has(token.stem))),
  );
  return foreign.length >= 2 ? [{ kind: "entry", found: foreign.map(({ text }) => text).join(" … ") }] : [];
}
