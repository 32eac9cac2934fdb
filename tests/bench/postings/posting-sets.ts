import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Fact, profileFacts } from "../../../src/engines/truth/truth.ts";
import { storedProfile } from "../../../src/shared/profile/profile.contract.ts";
import { filledBy } from "../../../src/shared/profile/profile-filling.rules.ts";

const verdictsOfTruth = { M: "met", P: "part", N: "absent", J: "unjudged" } as const;
export type TrueVerdict = (typeof verdictsOfTruth)[keyof typeof verdictsOfTruth];

/** One requirement as a person marked it. */
export interface MarkedRequirement {
  text: string;
  kind: string;
  must: boolean;
  verdict: TrueVerdict;
  /** Words of the fact that a reader would pick; empty where not marked. */
  evidence: string;
}

export interface MarkedPosting {
  id: string;
  language: string;
  person: string;
  title: string;
  text: string;
  marked: MarkedRequirement[];
}

const setFile = z.object({
  profiles: z.record(z.string(), z.unknown()),
  postings: z.array(
    z.object({ id: z.string(), lang: z.string(), profile: z.string(), title: z.string(), text: z.string() }),
  ),
});

const mark = /\[\[([^\]]*)\]\]/g;

/** A set of postings with marks `[[words|kind|m or n|verdict|words of the fact]]` and the people that they are held against. */
export function postingSet(path: string | URL) {
  const file = setFile.parse(JSON.parse(readFileSync(path, "utf8")));
  const people = new Map(Object.entries(file.profiles).map(([id, profile]) => [id, factsOf(profile)]));
  const postings = file.postings.map(
    ({ id, lang, profile, title, text }): MarkedPosting => ({
      ...{ id, language: lang, person: profile, title },
      text: text.replace(mark, (_, inner: string) => inner.split("|")[0] ?? ""),
      marked: [...text.matchAll(mark)].map(([, inner = ""]) => markedRequirement(inner)),
    }),
  );
  return { people, postings };
}

const factsOf = (profile: unknown): Fact[] => [
  ...profileFacts(storedProfile.parse(filledBy(storedProfile, profile))).values(),
];

/** @param inner words|kind|m or n|verdict|words of the fact */
export function markedRequirement(inner: string): MarkedRequirement {
  const [text = "", kind = "", must = "", verdict = "N", evidence = ""] = inner.split("|");
  const found = z.enum(["M", "P", "N", "J"]).parse(verdict);
  return {
    text,
    kind: kind === "avail" ? "availability" : kind,
    must: must === "m",
    verdict: verdictsOfTruth[found],
    evidence,
  };
}
