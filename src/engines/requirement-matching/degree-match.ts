import type { Fact } from "../truth/truth.ts";
import { termsOfFact } from "./fact-terms.ts";
import type { MatchedProfile, PartMatch } from "./part-match.ts";
import type { RequiredDegree } from "./required-degree.ts";
import { levelOfDegree } from "./required-degree.ts";

/** A degree beside those of the profile: a higher one answers a lower, in the same subject. Undefined where the profile has none. */
export function degreeMatch({ level, words, subject }: RequiredDegree, profile: MatchedProfile): PartMatch | undefined {
  const studies = studiesOf(profile.facts);
  const ofSubject = studies.filter(({ facts }) =>
    subject.every(({ terms }) => terms.every((term) => facts.some((fact) => termsOfFact(fact).has(term)))),
  );
  const phrases = 1 + subject.length;
  const high = ofSubject.find((study) => study.level >= level);
  if (high) return { state: "met", facts: high.facts, unsaid: [], notes: [], missing: 0, phrases };
  const [lower] = ofSubject;
  const [other] = studies.filter((study) => study.level >= level);
  const closest = lower ?? other;
  if (!closest) return undefined;
  const asked = lower ? words : subject.map((phrase) => phrase.words).join(" ");
  const own = closest.facts.map(({ text }) => text).join(", ");
  return {
    state: lower ? "short" : "in_part",
    facts: closest.facts,
    unsaid: lower ? [words] : subject.map((phrase) => phrase.words),
    notes: [`The posting asks for “${asked}”; your profile says “${own}”.`],
    missing: lower ? phrases : subject.length,
    phrases,
  };
}

/** Degrees whose level is known, the highest first, each with its subject. */
function studiesOf(facts: Fact[]): { level: number; facts: Fact[] }[] {
  return facts
    .flatMap((degree) => {
      const level = degree.kind === "degree" && degree.section === "education" ? levelOfDegree(degree) : undefined;
      if (level === undefined) return [];
      const subject = facts.filter((fact) => fact.kind === "subject" && fact.entry === degree.entry);
      return [{ level, facts: [degree, ...subject] }];
    })
    .sort((a, b) => b.level - a.level);
}
