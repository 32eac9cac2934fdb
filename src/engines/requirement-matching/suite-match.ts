import { nameOf, suites } from "../text/text.ts";
import type { KeyPhrase } from "./key-phrases.ts";
import type { MatchedProfile, PartMatch } from "./part-match.ts";

const maxFacts = 3;
const programsOf = new Map(Object.entries(suites).map(([suite, programs]) => [nameOf(suite), programs]));

/** A suite of which the profile names programs. Undefined where no suite is asked for alone, or nothing of it is named. */
export function suiteMatch(phrases: KeyPhrase[], { index }: MatchedProfile): PartMatch | undefined {
  const [suite] = phrases;
  const programs = programsOf.get(suite?.terms[0] ?? "");
  if (!suite || !programs || phrases.length > 1) return undefined;
  const facts = programs.flatMap((program) => {
    const [first] = index.sharing([{ words: program, terms: [nameOf(program)] }]).whole;
    return first?.facts ?? [];
  });
  if (facts.length === 0) return undefined;
  const named = [...new Set(facts)].slice(0, maxFacts);
  const notes = [
    `The posting asks for “${suite.words}”; of it your profile names ${named.map(({ text }) => `“${text}”`).join(", ")}.`,
  ];
  return { state: "in_part", facts: named, unsaid: [], notes, missing: 1, phrases: 1 };
}
