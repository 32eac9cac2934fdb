import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import type { PostingStore } from "../jobs/posting.store.ts";
import type { DocumentsStore } from "./documents.store.ts";
import type { Fact } from "./fact.ts";
import { type PostingText, postingAims, type Requirement } from "./posting-requirements.ts";
import { profileFacts } from "./profile-facts.ts";
import { termsOf } from "./text-pieces.ts";

export interface RequirementAnswer {
  line: string;
  /** What the profile says to it, in the person's own words; empty where it says nothing. */
  facts: { text: string; from: string }[];
}

interface Parts {
  postingStore: Pick<PostingStore, "byUrl">;
  documentsStore: Pick<DocumentsStore, "newestPostingOf">;
}

const mostFacts = 2;
const usable = new Set(["statement", "skill", "language", "title", "degree", "subject", "summary"]);
const wholeCounts = new Set(["skill", "language", "title", "degree", "subject"]);

/** What a posting asks for, beside what a profile has to say to it. Reads no page of the web: only postings that are known already. */
export function createInterviewService({ postingStore, documentsStore }: Parts) {
  return {
    /** Undefined for a posting that is neither in the index nor was read for this person's documents. */
    async prepare(userId: string, jobUrl: string, profile: ProfileDocument): Promise<RequirementAnswer[] | undefined> {
      const posting: PostingText | undefined =
        (await postingStore.byUrl(jobUrl)) ?? (await documentsStore.newestPostingOf(userId, jobUrl))?.content;
      if (!posting) return undefined;
      const facts = [...profileFacts(profile).values()].filter(({ kind }) => usable.has(kind));
      const entries = organisationsOf(profileFacts(profile).values());
      return postingAims(posting).requirements.map((requirement) => ({
        line: requirement.line,
        facts: factsFor(requirement, facts).map(({ text, entry }) => ({
          text,
          from: (entry && entries.get(entry)) ?? "",
        })),
      }));
    },
  };
}

export type InterviewService = ReturnType<typeof createInterviewService>;

function factsFor({ terms }: Requirement, facts: Fact[]): Fact[] {
  return facts
    .map((fact) => ({ fact, score: agreement(fact, terms) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostFacts)
    .map(({ fact }) => fact);
}

/** A skill answers a requirement that names all of it, a sentence one that it shares two words with. */
function agreement({ kind, text }: Fact, asked: Set<string>): number {
  const own = termsOf(text);
  const shared = [...own].filter((term) => asked.has(term)).length;
  if (shared === 0) return 0;
  if (wholeCounts.has(kind) && shared / own.size >= 0.5) return 1 + shared;
  return shared >= 2 ? shared : 0;
}

function organisationsOf(facts: Iterable<Fact>): Map<string, string> {
  const names = new Map<string, string>();
  for (const { kind, entry, text } of facts) if (kind === "organisation" && entry) names.set(entry, text);
  return names;
}
