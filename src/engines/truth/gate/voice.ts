import { memoized } from "../../text/text.ts";
import { claimsOf, means } from "./reading/claims.ts";
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
  return before !== sentence && tokensOf(clause, "en").some(({ key }) => means.denying(key) || means.negating(key));
}

type WordTest = (key: string) => boolean;
/** One text is asked about several classes, one after the other. */
const keysOf = memoized((text) => tokensOf(text).map(({ key }) => key), 500);
/** Whether a text has a word of any of the classes. */
const anySays =
  (...tests: WordTest[]) =>
  (text: string): boolean =>
    keysOf(text).some((key) => tests.some((test) => test(key)));

const { denying, negating, notFinished, limiting, approximating, lessening, voluntary } = means;
/** "gern" alone says what somebody likes. */
const wishes: WordTest = (key) => means.wishing(key) && !/^gerne?$/.test(key);
const limitsPart: WordTest = (key) => limiting(key) && !approximating(key);

/** Has a word for "not", in any language. */
export const negates = anySays(negating);
/**
 * Says that something is not so; "non-destructive" and "SEM" say nothing of the kind. "Non", "niet" and the like also stand before a quality
 * ("anziani non autosufficienti", "cucina senza glutine"), so that they count where a sentence begins, or near behind who says it.
 */
export const denies = memoized((text: string): boolean => {
  const tokens = tokensOf(text);
  const language = spokenLanguage(text, "en");
  const isSelf = tokens.map((token, at) => isOwn(token, at, language));
  return tokens.some(({ key, text: word, gap }, at) => {
    const isName = tokens[at + 1]?.gap === "-" || /^\p{Lu}{3,}$/u.test(word);
    const isOfVerb = !/^(?:senza|zonder|bez|sem)$/.test(key) && isSelf.slice(Math.max(0, at - 3), at).includes(true);
    return negating(key) && !isName && (denying(key) || at === 0 || /[.;!?]/.test(gap) || isOfVerb);
  });
}, 500);
/** Says of a study or a paper that it is not held whole. */
export const leavesOpen = anySays(denying, notFinished);
/** Takes back, limits or leaves open what it names; says what somebody wants. */
export const isHedged = anySays(denying, notFinished, negating, limiting);
export const isWish = anySays(wishes);
/** The work was not done, or not by the person alone; a title's words make it less: "trainee", "acting". */
export const limitsOwnPart = anySays(negating, limitsPart);
export const limitsTitle = anySays(lessening);

const leadingRanks = new Set(["head", "chief", "director", "manager", "deputy", "lead", "supervisor"]);

/** Whether a title or a statement is of leading others, or of standing in for who does. */
export const isOfLeading = (text: string): boolean =>
  claimsOf(tokensOf(text)).some(
    (claim) => claim.class === "leading" || (claim.class === "rank" && leadingRanks.has(claim.meaning)),
  );

export const namesAward = (text: string): boolean => claimsOf(tokensOf(text)).some((claim) => claim.class === "award");

/** Whether a title says that the work is not paid: "(unpaid)", "(não pago)". */
export const isUnpaid = (title: string): boolean =>
  anySays(voluntary)(title) || negates(/\([^()]*\)/.exec(title)?.[0] ?? "");
