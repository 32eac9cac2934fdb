/**
 * Knows passwords that others try first. In: a password, and whose it is. Out: whether it is one of the commonest, or little else than
 * a name that others know.
 */

/** Of a guess at what somebody meant only these count: short names and words come further behind, and everybody has some in a password. */
const howManyWords = 10_000;

interface CommonPasswords {
  all: Set<string>;
  words: Set<string>;
}

let known: Promise<CommonPasswords> | undefined;

/** Whose password it is: their name and address are the first that somebody who knows them tries. */
export interface PasswordOwner {
  name?: string;
  email: string;
}

/** Undefined for a password that is neither. */
export async function weaknessOf(password: string, owner: PasswordOwner): Promise<"common" | "guessable" | undefined> {
  known ??= loadList();
  const list = await known;
  if (isCommon(password, list)) return "common";
  return isGuessable(password, list.words, owner) ? "guessable" : undefined;
}

/**
 * The passwords of Zxcvbn's list, which comes from breaches and is in order of frequency. Most of them break the rule that asks
 * for a symbol, and people then add one: "Password1!" is as easy to guess as "password1", so symbols and case do not count,
 * nor, for the most common ones, do digits in the place of letters or behind them.
 */
function isCommon(password: string, { all, words }: CommonPasswords): boolean {
  const lower = password.normalize("NFKC").toLowerCase();
  const spellings = [lower, lower.replace(/[^\p{L}\p{N}]/gu, "")];
  return spellings.some((spelling) => all.has(spelling)) || coresOf(password).some((core) => words.has(core));
}

/** Little else than the product's name, the owner's or their address. */
function isGuessable(password: string, list: Set<string>, { name = "", email }: PasswordOwner): boolean {
  const words = ["forthright", ...wordsIn(name), ...wordsIn(email.slice(0, email.lastIndexOf("@")))];
  return coresOf(password).some((core) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ""), core);
    return rest !== core && (rest.length < 4 || list.has(rest));
  });
}

const wordsIn = (text: string) =>
  [
    ...text
      .normalize("NFKC")
      .toLowerCase()
      .matchAll(/\p{L}{3,}/gu),
  ]
    .map(([word]) => word)
    .sort((a, b) => b.length - a.length);

const lookAlikes: Record<string, string> = {
  "@": "a",
  "4": "a",
  "0": "o",
  "3": "e",
  "1": "i",
  "!": "i",
  "|": "l",
  $: "s",
  "5": "s",
  "7": "t",
};

/** The letters in the middle, as they stand and as they may be meant; none where they are less than half of the password. */
function coresOf(password: string): string[] {
  const lower = password.normalize("NFKC").toLowerCase();
  const middle = /\p{L}.*\p{L}/su.exec(lower)?.[0] ?? "";
  const meant = [...middle].map((sign) => lookAlikes[sign] ?? sign).join("");
  const cores = [middle, meant].map((text) => text.replace(/[^\p{L}]/gu, ""));
  return cores.filter((core) => core.length * 2 >= lower.length);
}

/** Loaded at the first new password: a start should not wait for it. */
async function loadList(): Promise<CommonPasswords> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const byFrequency = dictionary["passwords-common"];
  return { all: new Set(byFrequency), words: new Set(byFrequency.slice(0, howManyWords)) };
}
