import { pastedPosting } from "../../../src/engines/posting-reading/posting-reading.ts";
import {
  createRequirementMatcher,
  readRequirements,
} from "../../../src/engines/requirement-matching/requirement-matching.ts";
import type { Fact } from "../../../src/engines/truth/truth.ts";
import type { MarkedPosting } from "./posting-sets.ts";

export interface Stranger {
  name: string;
  facts: Fact[];
  posting: { title: string; text: string } | undefined;
}

const sampleSize = Number(process.env.SAMPLE ?? 100);

/**
 * Holds every posting against every other person and prints a sample of what is called met, to be read by eye: what a posting asks for
 * is seldom what somebody of another trade has.
 */
export function printStrangers(people: Stranger[], marked: MarkedPosting[], today: string): void {
  const postings = [
    ...marked.map(({ person, title, text }) => ({ person, title, text })),
    ...people.flatMap(({ name, posting }) => (posting ? [{ person: name, ...posting }] : [])),
  ];
  const met: string[] = [];
  const counts: Record<string, number> = {};
  const kinds: Record<string, number> = {};
  for (const { person, title, text } of postings) {
    const asked = readRequirements(pastedPosting(text, title));
    for (const { name, facts } of people) {
      if (name === person) continue;
      const verdictOf = createRequirementMatcher(facts, { today, jobTitle: title });
      for (const one of asked) {
        const verdict = verdictOf(one);
        counts[verdict.is] = (counts[verdict.is] ?? 0) + 1;
        if (verdict.is !== "met" || one.kind === "language") continue;
        kinds[one.kind] = (kinds[one.kind] ?? 0) + 1;
        const said = verdict.facts.map((id) => facts.find((fact) => fact.id === id)?.text).join(" + ");
        met.push(`[${one.kind}] ${title} | ${one.text} ← ${name}: ${said}${verdict.have ? ` (${verdict.have})` : ""}`);
      }
    }
  }
  console.log(`\nstrangers: ${JSON.stringify(counts)}; met but for languages ${met.length} ${JSON.stringify(kinds)}`);
  const step = Math.max(1, met.length / sampleSize);
  for (let at = 0; at < met.length; at += step) console.log(" ", met[Math.floor(at)]);
}
