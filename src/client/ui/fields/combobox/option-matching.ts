import { foldKey } from "../../../../shared/text/folded-text.rules.ts";

interface Matches {
  /** The best, at most `limit`. */
  options: readonly string[];
  /** How many more there are. */
  more: number;
}

/**
 * Finds options by a part of their name, typed without accents: first those that begin with it, then those with a word
 * that does, then the others. `otherName` may say that what was typed is another name of an option.
 */
export function optionMatcher(options: readonly string[], otherName?: (text: string) => string | undefined) {
  let keys: readonly string[] | undefined;

  return (typed: string, limit: number): Matches => {
    const query = foldKey(typed);
    if (query === "") return { options: options.slice(0, limit), more: Math.max(0, options.length - limit) };
    keys ??= options.map(foldKey);
    const meant = otherName?.(typed);
    const tiers: string[][] = [[], [], [], []];
    options.forEach((option, at) => {
      const tier = option === meant ? 0 : tierOf(keys?.[at] ?? "", query);
      if (tier !== undefined) tiers[tier]?.push(option);
    });
    const found = tiers.flat();
    return { options: found.slice(0, limit), more: Math.max(0, found.length - limit) };
  };
}

function tierOf(key: string, query: string): number | undefined {
  const at = key.indexOf(query);
  if (at <= 0) return at < 0 ? undefined : 1;
  return key.includes(` ${query}`) ? 2 : 3;
}
