import { currencyNames, formsOfAddress, monthNumberOf } from "../../../text/text.ts";
import { type Case, holds, spelledOut } from "../pool.ts";
import { means } from "../reading/claims.ts";
import type { FactReading } from "../reading/readings.ts";
import { beginsPhrase, isContent, isLike, type Token } from "../reading/words.ts";
import type { Reason } from "../reason.ts";

/** Names, acronyms and languages that the cited entries do not hold. */
export function nameFaults(of: Case): Reason[] {
  const { amounts, dates, claims, tokens, language } = of.clause;
  // What is counted is a noun in German.
  const counted = language === "de" ? amounts.flatMap(({ nouns }) => nouns) : [];
  const taken = new Set([...amounts, ...dates].flatMap(({ at, length }) => tokens.slice(at, at + length)));
  for (const { token } of claims) taken.add(token);
  const spelled = spelledOut(tokens, of.pool.shorts).map(({ key }) => key);
  const free = (token: Token) => !taken.has(token) && !spelled.includes(token.key) && !counted.includes(token.stem);
  const names = tokens.filter((token, at) => free(token) && isName(token, at, of, free) && !isHeld(token, at, of));
  return names.map((token): Reason => ({ kind: isAnyNoun(token, of, free) ? "employer" : "name", found: token.text }));
}

/** "bei Bedarf" and "bei Siemens" are written alike: only the person knows, unless the profile has a body of that name. */
function isAnyNoun(token: Token, { clause: { tokens, language }, readings }: Case, free: (token: Token) => boolean) {
  const isBody = readings.facts.some(
    (reading) => reading.fact.kind === "organisation" && reading.tokens.some(({ key }) => isLike(key, token.key)),
  );
  return (
    language === "de" && !shape.test(token.text) && !isBody && !isPaired(token, tokens.indexOf(token), tokens, free)
  );
}

const shape = /^(?:\p{Lu}{2,}\d*|\p{Ll}+\p{Lu}.*|\p{Lu}\p{L}*\p{Lu}.*|\p{L}+\d+\w*|\p{L}[+#]+)$/u;

function isName(token: Token, at: number, { clause }: Case, free: (token: Token) => boolean): boolean {
  const { text, key, kind } = token;
  if (kind !== "word" || text === "I" || formsOfAddress.has(key) || (/^[A-Z]{3}$/.test(text) && currencyNames.has(key)))
    return false;
  if (shape.test(text)) return !/^\d+(?:st|nd|rd|th|er|e|o|a)$/.test(text);
  if (!token.isCapital || token.isFunction || monthNumberOf(text) !== undefined || at === 0) return false;
  if (clause.language !== "de") return !/[.:!?"“„«]/.test(token.gap);
  return isEmployer(at, clause.tokens) ? !ordinaryEnding.test(key) : isPaired(token, at, clause.tokens, free);
}

/** German nouns have capitals too: two of them side by side that are no known words are a name. */
function isPaired(token: Token, at: number, tokens: readonly Token[], free: (token: Token) => boolean): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isNamed = (other: Token | undefined, mark: Token) =>
    other?.isCapital === true && free(other) && !beginsPhrase(mark) && isContent(other) && !shape.test(other.text);
  if (/-/.test(token.gap)) return false;
  return (at > 1 && isNamed(before, token)) || (next !== undefined && isNamed(next, next));
}

/** What stands behind "bei" without an article and is no employer: "bei Aufträgen", "bei Krankheit". */
const ordinaryEnding = /(?:e[lr]?n|ung|heit|keit|schaft|tion|tat|nis|ment|mus)$/;

/** Before an employer; "beim" has an article, which a common noun has. */
const beforeEmployer = /^(?:at|bei|chez|presso|bij|@)$/;

/** "at Google", "bei Siemens"; no "bei SAP-Schulungen" */
const isEmployer = (at: number, tokens: readonly Token[]) =>
  beforeEmployer.test(tokens[at - 1]?.key ?? "") && tokens[at]?.gap === " " && tokens[at + 1]?.gap !== "-";

function isHeld(token: Token, at: number, of: Case): boolean {
  const { clause, pool, readings } = of;
  const isDenied = clause.tokens.some(({ key }) => means.negating(key));
  const ofPerson = readings.facts.filter(({ fact }) => fact.entry === null);
  const free = readings.posting.filter(
    ({ fact }) =>
      isDenied || (clause.applies && fact.kind !== "posting-line") || (clause.wishes && fact.kind === "company"),
  );
  const isAtWork = isEmployer(at, clause.tokens);
  if (!isAtWork && holds(pool, token)) return true;
  const bearers = [...(isAtWork ? pool.held : []), ...ofPerson, ...free];
  const isNaming = (reading: FactReading) =>
    reading.tokens.some(({ key }) => isLike(key, token.key)) && (!isAtWork || namesEmployer(reading, at, of));
  if (bearers.some(isNaming)) return true;
  // "HR" of "human resources"
  const short = new Set([token.key]);
  return /^\p{Lu}{2,6}$/u.test(token.text) && pool.held.some(({ tokens }) => spelledOut(tokens, short).length > 0);
}

/** No "Google" of the skill "Google Cloud", and at a job none of who certified something. */
function namesEmployer({ fact, tokens }: FactReading, at: number, { clause, pool }: Case): boolean {
  if (fact.kind === "skill") return false;
  const isOfWork = pool.entries.some(({ section }) => /^(?:experience|volunteer)$/.test(section));
  if (fact.kind === "organisation") return !(isOfWork && /^(?:certification|publication)$/.test(fact.section));
  const [said, next] = [clause.tokens[at], clause.tokens[at + 1]];
  return tokens.some((own, index) => {
    const behind = tokens[index + 1];
    const goesOn = behind !== undefined && !beginsPhrase(behind) && (behind.isCapital || behind.gap === "-");
    return (
      said !== undefined &&
      isLike(own.key, said.key) &&
      (!goesOn || behind.key === next?.key || isEmployer(index, tokens))
    );
  });
}
