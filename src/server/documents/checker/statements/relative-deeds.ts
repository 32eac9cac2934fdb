import { prepositions } from "../words/phrase-reading.ts";
import { verbReadings } from "../words/verb-reading.ts";
import { relatesTo } from "./pronouns.ts";

/** "Opened a shop, for which I raised 40 €": two deeds of the same person, the second with the thing that it says "which" of. */
export interface RelativeDeed {
  first: string[];
  second: string[];
  /** As it may stand right behind the first one: "and raised 40 €". */
  short: string[] | undefined;
}

export function relativeDeed(words: string[]): RelativeDeed | undefined {
  const that = words.findIndex((word, at) => at > 2 && word === "that" && words[at + 1] === "i");
  const link = words[that - 1] ?? "";
  const end = prepositions.has(link) ? that - 1 : that;
  if (that < 0 || words[end - 1] !== ",") return undefined;
  const [first, verb = "", ...rest] = [words.slice(0, end - 1), ...words.slice(that + 2)];
  const thing = relatesTo(first);
  const isVerb = verbReadings(verb).some(({ form }) => form === "past" || form === "base");
  if (!thing || !isVerb || rest.includes("that") || /^(?:have|had|was|am)$/.test(verb)) return undefined;
  if (end === that) return { first, second: [verb, ...thing, ...rest], short: undefined };
  return { first, second: [verb, ...rest, link, ...thing], short: [verb, ...rest] };
}
