import { currencyNames, monthNumberOf } from "../../../text/text.ts";
import { holds, spelledOut } from "../pool.ts";
import { isNegation } from "../reading/claims.ts";
import { beginsPhrase, isContent, isLike, type Token } from "../reading/words.ts";
import type { Reason } from "../reason.ts";
import type { Case } from "./rule.ts";

/** Names, acronyms and languages that the cited entries do not hold. */
export function nameFaults(of: Case): Reason[] {
  const { clause } = of;
  if (clause.isOfPosting) return [];
  const exempt = new Set(clause.claims.map(({ at }) => at));
  for (const { at, length } of clause.amounts) for (let index = at; index < at + length; index++) exempt.add(index);
  for (const at of degreeFields(of)) exempt.add(at);
  for (const { at, length } of clause.dates) for (let index = at; index < at + length; index++) exempt.add(index);
  clause.tokens.forEach(({ text }, at) => {
    if (/^[A-Z]{3}$/.test(text) && currencyNames.has(text.toLowerCase())) exempt.add(at);
  });
  for (const at of spelledOut(clause.tokens, of.pool)) exempt.add(at);
  const names = clause.tokens.filter((token, at) => !exempt.has(at) && isName(token, at, of) && !isHeld(token, of));
  return names.map(({ text }): Reason => ({ kind: "name", found: text }));
}

const shape = /^(?:\p{Lu}{2,}\d*|\p{Ll}+\p{Lu}.*|\p{Lu}\p{L}*\p{Lu}.*|\p{L}+\d+\w*|\p{L}[+#]+)$/u;

function isName(token: Token, at: number, { clause }: Case): boolean {
  if (token.kind !== "word" || token.text === "I") return false;
  if (shape.test(token.text)) return !/^\d+(?:st|nd|rd|th|er|e|o|a)$/.test(token.text);
  if (!token.isCapital || token.isFunction || monthNumberOf(token.text) !== undefined) return false;
  if (clause.language === "de") return isGermanName(token, at, clause.tokens);
  return at > 0 && !/[.:!?"“„«]/.test(token.gap);
}

/** German nouns have capitals too: two of them side by side that are no known words are a name, and one behind "bei". */
function isGermanName(token: Token, at: number, tokens: readonly Token[]): boolean {
  if (at === 0) return false;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isNamed = (other: Token | undefined, mark: Token) =>
    other !== undefined &&
    other.kind === "word" &&
    other.isCapital &&
    !other.isFunction &&
    !beginsPhrase(mark) &&
    isContent(other) &&
    !shape.test(other.text);
  if (/-/.test(token.gap)) return false;
  return (at > 1 && isNamed(before, token)) || (next !== undefined && isNamed(next, next));
}

function isHeld(token: Token, { clause, pool, readings }: Case): boolean {
  if (holds(pool, token)) return true;
  const isDenied = clause.tokens.some(({ key }) => isNegation(key));
  const ofPerson = readings.facts.filter(({ fact }) => fact.entry === null);
  const free = readings.posting.filter(
    ({ fact }) =>
      isDenied || (clause.applies && fact.kind !== "posting-line") || (clause.wishes && fact.kind === "company"),
  );
  if ([...ofPerson, ...free].some(({ tokens }) => tokens.some(({ key }) => isLike(key, token.key)))) return true;
  return /^\p{Lu}{2,6}$/u.test(token.text) && pool.held.some(({ tokens }) => hasInitials(tokens, token.key));
}

/** "Bachelor of Arts" where the facts say "BA". */
function degreeFields({ clause, pool }: Case): number[] {
  return clause.claims.flatMap((claim) => {
    const [of, field] = [clause.tokens[claim.at + 1], clause.tokens[claim.at + 2]];
    if (claim.class !== "degree" || !of?.isFunction || !field) return [];
    const isShort = [...pool.keys].some(
      (key) => /^[bm]\w/.test(key) && key.length < 6 && field.key.startsWith(key.slice(1)),
    );
    return isShort || (pool.keys.has("phd") && field.key.startsWith("ph")) ? [claim.at + 2] : [];
  });
}

/** "HR" of "human resources". */
function hasInitials(tokens: readonly Token[], initials: string): boolean {
  const all = tokens
    .filter(isContent)
    .map(({ key }) => key[0])
    .join("");
  return all.includes(initials);
}
