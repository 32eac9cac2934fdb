import { subjectStopWords } from "../../../text/text.ts";
import { holds, spelledOut } from "../pool.ts";
import { isFirstPerson, isNegation } from "../reading/claims.ts";
import { addresses, type Clause } from "../reading/clauses.ts";
import { units } from "../reading/units.ts";
import { beginsPhrase, isContent, type Token } from "../reading/words.ts";
import type { Reason } from "../reason.ts";
import type { Case } from "./rule.ts";

/** What the posting asks for, claimed: two neighbouring words that stand there alone; among skills one. */
export function postingFaults(of: Case): Reason[] {
  const { clause, pool, readings } = of;
  if (
    clause.isOfPosting ||
    clause.applies ||
    clause.tokens.some(({ key }) => isNegation(key)) ||
    clause.language !== readings.language
  )
    return [];
  const wanted = new Set(
    readings.posting
      .filter(({ fact }) => !(clause.wishes && fact.kind === "company"))
      .flatMap(({ content }) => [...content]),
  );
  const words = clause.tokens.filter((token) => isContent(token) || beginsPhrase(token));
  const spelled = spelledOut(clause.tokens, pool);
  const counted = countedIn(clause);
  const isWanted = (token: Token | undefined) =>
    token !== undefined &&
    isContent(token) &&
    token.key.length > 2 &&
    !units.has(token.key) &&
    !subjectStopWords.has(token.key) &&
    wanted.has(token.stem) &&
    !spelled.has(clause.tokens.indexOf(token)) &&
    !counted.has(token) &&
    !isOfReader(token, clause.tokens) &&
    !holds(pool, token);
  const isOfSkills =
    pool.cited.length > 0 &&
    pool.cited.every(({ fact }) => /^(?:skill|summary|language)$/.test(fact.kind) && fact.entry === null);
  const found = words.flatMap((token, at): Reason[] => {
    if (!isWanted(token) || isVerb(token, clause.tokens)) return [];
    const next = words[at + 1];
    const isPair = next !== undefined && isWanted(next) && !beginsPhrase(next);
    if (isPair) return [{ kind: "posting", found: `${token.text} ${next.text}` }];
    return [{ kind: isOfSkills ? "posting" : "posting-word", found: token.text }];
  });
  return found;
}

/** What numbers and dates consist of: they are held by rules of their own. */
const countedIn = ({ tokens, amounts, dates }: Clause) =>
  new Set([...amounts, ...dates].flatMap(({ at, length }) => tokens.slice(at, at + length)));

/** "your suppliers", "votre clientèle anglophone": two words at most. */
function isOfReader(token: Token, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(token);
  const [second, first] = [tokens[at - 2], tokens[at - 1]];
  if (!first || beginsPhrase(token)) return false;
  if (addresses([first])) return true;
  return second !== undefined && addresses([second]) && isContent(first) && !beginsPhrase(first);
}

/** "je maîtrise", "arbeite ich", "Manejo": what somebody does with it is none of the posting's requirements. */
function isVerb(token: Token, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(token);
  return (
    at === 0 || [tokens[at - 1], tokens[at + 1]].some((beside) => beside !== undefined && isFirstPerson(beside.key))
  );
}

/** One job's achievement beside another's employer. */
export function entryFaults({ clause, pool, readings }: Case, whole: Case["pool"]): Reason[] {
  if (pool === whole) return [];
  const others = whole.entries.filter((entry) => !pool.entries.includes(entry));
  const general = readings.facts.filter(({ fact }) => fact.entry === null);
  const foreign = clause.tokens.filter(
    ({ stem, ...token }) =>
      isContent({ stem, ...token }) &&
      !pool.stems.has(stem) &&
      !general.some(({ stems }) => stems.includes(stem)) &&
      others.some(({ facts }) => facts.some(({ content }) => content.has(stem))),
  );
  return foreign.length >= 2 ? [{ kind: "entry", found: foreign.map(({ text }) => text).join(" … ") }] : [];
}
