import { z } from "zod";
import { splitSentences } from "../../src/engines/text/text.ts";
import { type Fact, type FactBase, profileFacts } from "../../src/engines/truth/truth.ts";
import { storedProfile } from "../../src/shared/profile/profile.contract.ts";
import { filledBy } from "../../src/shared/profile/profile-filling.rules.ts";
import { citedIdsOf } from "./cited-paths.ts";

const profile = z.preprocess((content) => filledBy(storedProfile, content), storedProfile);

/** Its text alone will do. */
const postingText = z.preprocess(
  (posting) => (typeof posting === "string" ? { text: posting } : posting),
  z.object({ title: z.string().default(""), company: z.string().default(""), text: z.string().default("") }),
);

const citing = z.union([z.string().transform((path) => [path]), z.array(z.string())]);

export const judgedSentence = z.object({ text: z.string(), from: citing.nullish() });

/** A profile, a posting and sentences with the paths of the profile that each rests on; without paths it rests on all of it. */
export const judgedFile = z.object({
  profile,
  posting: postingText.nullish(),
  sentences: z.array(judgedSentence),
});

type Known = Pick<z.infer<typeof judgedFile>, "profile" | "posting">;

export interface KnownFacts {
  facts: FactBase;
  /** The ids behind the paths of a sentence. */
  idsOf(from: string[] | null | undefined): string[];
}

export function knownFacts({ profile, posting }: Known): KnownFacts {
  const facts = new Map([
    ...profileFacts(profile),
    ...postingFacts(posting).map((fact): [string, Fact] => [fact.id, fact]),
  ]);
  const own = [...facts.values()].filter(({ section }) => section !== "posting").map(({ id }) => id);
  return { facts, idsOf: (from) => (from ? from.flatMap((path) => citedIdsOf(path, profile, facts)) : own) };
}

function postingFacts(posting: Known["posting"]): Fact[] {
  if (!posting) return [];
  const about = { section: "posting", entry: null } as const;
  const lines = splitSentences(posting.text);
  const facts: Fact[] = [
    { ...about, id: "posting.title", kind: "posting-title", text: posting.title },
    { ...about, id: "posting.company", kind: "company", text: posting.company },
    ...lines.map((text, index): Fact => ({ ...about, id: `posting.line.${index}`, kind: "posting-line", text })),
  ];
  return facts.filter(({ text }) => text !== "");
}
