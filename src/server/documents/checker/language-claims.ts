import type { Fact } from "../fact.ts";
import { languageClaims, languageNamed } from "./name-wordings.ts";

/** Words that only join what is said of one language to what is said of the next. */
const joining =
  /(?<!\S)(?:i (?:also )?(?:can )?(?:speak|have|know|am)|(?:also )?(?:speak|have|know)|i|and|,|with|plus|also|my languages (?:are|include)|languages)(?!\S)/g;

/**
 * Whether a text names languages alone, each with no other level than its own: "I speak Malay as my native language, fluent English
 * and conversational Mandarin".
 */
export function tellsLanguages(text: string, facts: Fact[]): boolean {
  const languages = facts.flatMap((fact) => {
    const named = languageNamed(fact);
    return named ? [{ fact, ...named }] : [];
  });
  if (languages.length === 0 || languages.length !== facts.length) return false;
  const names = languages.map(({ name }) => name).join("|");
  const list = `((?:${names})(?: , (?:${names}))*(?:(?: ,)? and (?:${names}))?)`;
  const fluent = new Set(languages.filter(({ isFluent }) => isFluent).map(({ name }) => name));
  let isTrue = true;
  const rest = text.replace(
    new RegExp(`(?:fluent in|fluent) ${list}(?!\\S)|(?<!\\S)${list} fluently`, "g"),
    (_, before, behind) => {
      const named: string[] = String(before ?? behind).split(/ , and | , | and /);
      // "Fluent English and German" says of the first alone that it is fluent.
      isTrue &&= named.every((name) => fluent.has(name)) && new Set(named).size === named.length;
      for (const name of named) fluent.delete(name);
      return ",";
    },
  );
  // "English, C2" is one claim, whatever the comma.
  const claims = languages.flatMap((language) =>
    languageClaims(language.fact).map((claim) => ({ ...language, claim: claim.replaceAll(" , ", " ~ ") })),
  );
  const joined = languages
    .flatMap(({ fact }) => languageClaims(fact))
    .filter((claim) => claim.includes(" , "))
    .reduce((line, claim) => line.replaceAll(claim, claim.replaceAll(" , ", " ~ ")), rest);
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
