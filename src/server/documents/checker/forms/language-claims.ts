import type { Fact } from "../../../../engines/truth/truth.ts";
import { literal } from "../words/literal.ts";
import { remembered } from "../words/remembered.ts";
import { languageClaims, languageNamed } from "./name-wordings.ts";

/** What makes the last of a list one with a level of its own. */
const noLevel = "(?! (?:at|on|to|, [abc][12])(?: |$))";

/** A level that is said of several languages at once. */
const levelsOf = remembered(20, (names: string) => {
  const list = `((?:${names})(?: , (?:${names}))*(?:(?: ,)? and (?:${names}))?)(?!\\S)`;
  const ofThem = `(?:a )?native speaker of ${list}${noLevel}`;
  const areNative = `${list} (?:as|are) (?:my )?(?:(?:native|first) languages|mother tongues)`;
  const nativeAre = `my (?:(?:native|first) languages|mother tongues) are ${list}${noLevel}`;
  return {
    nativeOfThem: new RegExp(`${ofThem}|${areNative}`, "g"),
    nativeInThem: new RegExp(`${nativeAre}|native in ${list}${noLevel}`, "g"),
    fluentInThem: new RegExp(`(?:fluent in|fluent) ${list}|(?<!\\S)${list} fluently`, "g"),
  };
});

/** Words that only join what is said of one language to what is said of the next. */
const joining =
  /(?<!\S)(?:i (?:also )?(?:can )?(?:speak|have|know)|(?:also )?(?:speak|have|know)|(?:i )?am(?= (?:,|(?:a )?beginner|a native))|i|and|,|with|plus|also|my languages (?:are|include)|languages)(?!\S)/g;

/**
 * Whether a text names languages alone, each with no other level than its own: "I speak Malay as my native language, fluent English
 * and conversational Mandarin".
 */
export function tellsLanguages(text: string, facts: Fact[]): boolean {
  const languages = facts.flatMap((fact) => {
    const named = languageNamed(fact);
    return named ? [{ fact, ...named }] : [];
  });
  if (languages.length === 0) return false;
  const { nativeOfThem, nativeInThem, fluentInThem } = levelsOf(languages.map(({ name }) => literal(name)).join("|"));
  const fluent = new Set(languages.filter(({ isFluent }) => isFluent).map(({ name }) => name));
  const native = new Set(languages.filter(({ isNative }) => isNative).map(({ name }) => name));
  let isTrue = true;
  const allOf = (known: Set<string>) => (_: string, before: string | undefined, behind: string | undefined) => {
    const named = String(before ?? behind).split(/ , and | , | and /);
    // "Fluent English and German" says of the first alone that it is fluent.
    isTrue &&= named.every((name) => known.has(name)) && new Set(named).size === named.length;
    for (const name of named) for (const each of [fluent, native]) each.delete(name);
    return ",";
  };
  const rest = text
    .replace(nativeOfThem, allOf(native))
    .replace(nativeInThem, allOf(native))
    .replace(fluentInThem, allOf(fluent));
  // "English, C2" is one claim, whatever the comma.
  const claims = languages.flatMap((language) =>
    languageClaims(language.fact).map((claim) => ({ ...language, claim: claim.replaceAll(" , ", " ~ ") })),
  );
  const joined = languages
    .flatMap(({ fact }) => languageClaims(fact))
    .filter((claim) => claim.includes(" , "))
    .reduce((line, claim) => line.replaceAll(claim, () => claim.replaceAll(" , ", " ~ ")), rest);
  const used = new Set<Fact>();
  let isLevelBefore = false;
  return (
    isTrue &&
    joined
      .replace(joining, "|")
      .split("|")
      .map((part) => part.trim())
      .filter(Boolean)
      .every((part) => {
        const found = claims.find(({ fact, claim }) => !used.has(fact) && claim === part);
        if (found) used.add(found.fact);
        // "Native speaker of French and English" is so of both.
        const isSpread = isLevelBefore && found?.name === part;
        isLevelBefore = found !== undefined && !part.startsWith(found.name);
        return found !== undefined && !isSpread;
      })
  );
}
