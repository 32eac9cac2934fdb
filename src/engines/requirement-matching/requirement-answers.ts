import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import type { Fact } from "../truth/truth.ts";
import { profileFacts } from "../truth/truth.ts";
import { createAnswerIndex } from "./answer-index.ts";
import type { Requirement } from "./posting-requirements.ts";

export interface RequirementAnswer {
  line: string;
  /** What the profile says to it, in the person's own words; empty where it says nothing. */
  facts: { text: string; from: string }[];
}

/** Each requirement with what the profile says to it. */
export function answersTo(requirements: Requirement[], profile: ProfileDocument): RequirementAnswer[] {
  const own = profileFacts(profile);
  const index = createAnswerIndex(own.values());
  const entries = organisationsOf(own.values());
  return requirements.map(({ line, terms }) => ({
    line,
    facts: index.answering(terms).map(({ text, entry }) => ({ text, from: (entry && entries.get(entry)) ?? "" })),
  }));
}

function organisationsOf(facts: Iterable<Fact>): Map<string, string> {
  const names = new Map<string, string>();
  for (const { kind, entry, text } of facts) if (kind === "organisation" && entry) names.set(entry, text);
  return names;
}
