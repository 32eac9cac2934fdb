import {
  claimsOf,
  isApproximating,
  isDenying,
  isLessening,
  isLimiter,
  isNegation,
  isNotFinished,
  isVoluntary,
  isWishing,
} from "./reading/claims.ts";
import { addresses, isOwn } from "./reading/clauses.ts";
import { spokenLanguage, tokensOf } from "./reading/words.ts";

/** Whether a sentence speaks of who says it, else to whom it is said, or names neither. */
export function voiceOf(sentence: string): "own" | "addressed" | "none" {
  const language = spokenLanguage(sentence, "en");
  const tokens = tokensOf(sentence, language);
  if (tokens.some((token, at) => isOwn(token, at, language))) return "own";
  return addresses(tokens) ? "addressed" : "none";
}

/** Whether a sentence says of something that it is not so: "I have not led 80 people." */
export function deniesBefore(sentence: string, found: string): boolean {
  const [before = ""] = sentence.split(/^\S+/.exec(found)?.[0] ?? found);
  const clause = before.split(/[,;:.!?]\s/).at(-1) ?? "";
  return before !== sentence && tokensOf(clause, "en").some(({ key }) => isDenying(key));
}

/** Whether a sentence says anything of which it is not so. */
export const denies = (sentence: string): boolean => tokensOf(sentence).some(({ key }) => isDenying(key));

/** Whether a text says "not" of anything, in any language. */
export const negates = (text: string): boolean => tokensOf(text).some(({ key }) => isNegation(key));

/** Whether what a study is called says that it has not ended. */
export const leavesOpen = (degree: string): boolean =>
  tokensOf(degree).some(({ key }) => isDenying(key) || isNotFinished(key));

const hedges = (key: string) => isDenying(key) || isNotFinished(key) || isNegation(key) || isLimiter(key);
const wishes = (key: string) => isWishing(key) && !/^gerne?$/.test(key);

/** Whether a text takes back, limits or leaves open what it names. */
export const isHedged = (text: string): boolean => tokensOf(text).some(({ key }) => hedges(key));

/** Whether a statement says that the work was not done, or not by the person alone. */
export const limitsOwnPart = (statement: string): boolean =>
  tokensOf(statement).some(({ key }) => isNegation(key) || (isLimiter(key) && !isApproximating(key)));

/** Whether a sentence says what somebody wants; "gern" alone says what they like. */
export const isWish = (sentence: string): boolean => tokensOf(sentence).some(({ key }) => wishes(key));

/** Whether a text is neither hedged nor a wish. */
export const isPlainlySaid = (text: string): boolean => !tokensOf(text).some(({ key }) => hedges(key) || wishes(key));

const leadingRanks = new Set(["head", "chief", "director", "manager", "deputy", "lead", "supervisor"]);

/** Whether a title or a statement is of leading others, or of standing in for who does. */
export const isOfLeading = (text: string): boolean =>
  claimsOf(tokensOf(text)).some(
    (claim) => claim.class === "leading" || (claim.class === "rank" && leadingRanks.has(claim.meaning)),
  );

export const namesAward = (text: string): boolean => claimsOf(tokensOf(text)).some((claim) => claim.class === "award");

/** Whether a title says that the work is not paid: "(unpaid)", "(não pago)". */
export const isUnpaid = (title: string): boolean =>
  tokensOf(title).some(({ key }) => isVoluntary(key)) || negates(/\([^()]*\)/.exec(title)?.[0] ?? "");

/** Whether words beside a title make it less: "trainee", "acting", "volunteer". */
export const limitsTitle = (words: string): boolean => tokensOf(words).some(({ key }) => isLessening(key));
