import type { Fact } from "../truth/truth.ts";
import { createAnswerIndex, isAnswer } from "./answer-index.ts";
import { degreeMatch } from "./degree-match.ts";
import { isChoice, isNumber, type KeyPhrase, keyPhrasesOf, requirementParts } from "./key-phrases.ts";
import { isLevelAlone, languageIn } from "./language-level.ts";
import { experienceMatch, languageMatch, type MatchedProfile, type PartMatch } from "./part-match.ts";
import type { Requirement } from "./posting-requirements.ts";
import { requiredDegreeIn, withSubjects } from "./required-degree.ts";
import { requiredExperienceIn } from "./required-experience.ts";
import { suiteMatch } from "./suite-match.ts";

export interface RequirementMatch {
  line: string;
  state: "answered" | "in_part" | "gap";
  facts: Fact[];
  /** Words of the line, as it writes them, that nothing in the profile says. */
  unsaid: string[];
  /** What the facts show of a time or a level that is asked for, and what they say only of something else. */
  notes: string[];
}

const maxFacts = 3;

/**
 * Holds a posting's requirements against a profile. A requirement is answered only by what says all of it together.
 *
 * @param today "2026-11", until which a job that goes on counts
 */
export function createRequirementMatcher(profile: Iterable<Fact>, today: string) {
  const facts = [...profile];
  const matched: MatchedProfile = { facts, today, index: createAnswerIndex(facts.filter(isAnswer)) };
  return ({ line }: Pick<Requirement, "line">): RequirementMatch => {
    const parts = partMatches(line, matched);
    const met = parts.filter(({ state }) => state === "met");
    if (met.length > 0 && (met.length === parts.length || isChoice(line))) return matchOf(line, "answered", met);
    const [missing, all] = [sum(parts, ({ missing: count }) => count), sum(parts, ({ phrases }) => phrases)];
    // One word in common with a line answers nothing of it.
    const isCovered = met.length > 0 || parts.some(({ state }) => state === "in_part") || missing < all / 2;
    const found = matchOf(line, isCovered ? "in_part" : "gap", parts);
    const shows = found.facts.length > 0 || found.notes.length > 0;
    if (isCovered && shows) return found;
    return { ...found, state: "gap", facts: parts.flatMap((part) => (part.state === "short" ? part.facts : [])) };
  };
}

function matchOf(line: string, state: RequirementMatch["state"], parts: PartMatch[]): RequirementMatch {
  const facts = [...parts.flatMap((part) => part.facts.slice(0, 1)), ...parts.flatMap((part) => part.facts.slice(1))];
  return {
    line,
    state,
    facts: [...new Set(facts)].slice(0, maxFacts),
    unsaid: state === "answered" ? [] : [...new Set(parts.flatMap(({ unsaid }) => unsaid))],
    notes: [...new Set(parts.flatMap(({ notes }) => notes))],
  };
}

/** A time that is asked for holds for all that its sentence names, a level for every language of the line. */
function partMatches(line: string, profile: MatchedProfile): PartMatch[] {
  let level: ReturnType<typeof languageIn>;
  return line.split(/;\s*|\.\s+/).flatMap((segment) => {
    const time = requiredExperienceIn(segment);
    const parts = withSubjects(withLevels(requirementParts(time?.rest ?? segment)));
    if (time && parts.length === 0) return [experienceMatch("", time, profile)];
    return parts.map((part) => {
      if (time) return experienceMatch(part, time, profile);
      const language = languageIn(part);
      if (!language) return phraseMatch(part, profile);
      const asked = language.level === undefined && level ? { ...level, code: language.code } : language;
      // "Fluent English and German" says it of both, "German C1 and English" of the first.
      if (part.toLowerCase().startsWith(asked.words.toLowerCase())) level = asked;
      return languageMatch(asked, part, profile);
    });
  });
}

function phraseMatch(part: string, profile: MatchedProfile): PartMatch {
  const degree = requiredDegreeIn(part);
  const phrases = keyPhrasesOf(part);
  const found = phrasesMatch(phrases, profile);
  if (found.state === "met") return found;
  return (degree && degreeMatch(degree, profile)) ?? suiteMatch(phrases, profile) ?? found;
}

/** "German (at least B2)" is one thing. */
function withLevels(parts: string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isOfBefore = before !== undefined && isLevelAlone(part) && languageIn(before) !== undefined;
    if (isOfBefore) joined.splice(-1, 1, `${before} ${part}`);
    else joined.push(part);
  }
  return joined;
}

/** A number counts as said only where it is said of the same thing. */
function phrasesMatch(phrases: KeyPhrase[], { index }: MatchedProfile): PartMatch {
  const { whole, closest } = index.sharing(phrases);
  if (whole.length > 0) {
    const facts = whole.slice(0, maxFacts).flatMap((unit) => unit.facts);
    return { state: "met", facts, unsaid: [], notes: [], missing: 0, phrases: phrases.length };
  }
  const missing = phrases.filter((phrase) => !closest?.has(phrase));
  const elsewhere = missing.filter((phrase) => !isNumber(phrase) && index.isCovered(phrase)).map(({ words }) => words);
  return {
    state: "gap",
    facts: index.answering(new Set(phrases.flatMap(({ terms }) => terms))),
    unsaid: missing.map(({ words }) => words).filter((words) => !elsewhere.includes(words)),
    notes: elsewhere.map((words) => `Your profile says “${words}”, but of something else.`),
    missing: missing.length,
    phrases: phrases.length,
  };
}

const sum = (parts: PartMatch[], countOf: (part: PartMatch) => number) =>
  parts.reduce((total, part) => total + countOf(part), 0);
