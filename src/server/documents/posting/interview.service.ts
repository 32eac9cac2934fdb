import type { PostingText } from "../../../engines/posting-reading/posting-reading.ts";
import { matchRequirements, readRequirements } from "../../../engines/requirement-matching/requirement-matching.ts";
import { type FactBase, profileFacts } from "../../../engines/truth/truth.ts";
import type { PrepareInterviewOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import type { MatchedRequirement } from "../../../shared/matching/requirement-match.contract.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import type { PostingStore } from "../../jobs/postings/posting.store.ts";
import type { DocumentsStore } from "../documents.store.ts";

interface Parts {
  postingStore: Pick<PostingStore, "byUrl">;
  documentsStore: Pick<DocumentsStore, "newestPostingOf">;
  now?: () => Date;
}

type Prepared = NonNullable<PrepareInterviewOutput["preparation"]>["requirements"];

/** What a posting asks for, beside what a profile has to say to it. Reads no page of the web: only postings that are known already. */
export function createInterviewService({ postingStore, documentsStore, now = () => new Date() }: Parts) {
  return {
    /** Undefined for a posting that is neither in the index nor was read for this person's documents. */
    async prepare(userId: string, jobUrl: string, profile: ProfileDocument): Promise<Prepared | undefined> {
      const posting: PostingText | undefined =
        (await postingStore.byUrl(jobUrl)) ?? (await documentsStore.newestPostingOf(userId, jobUrl))?.content;
      if (!posting) return undefined;
      const facts = profileFacts(profile);
      const context = { today: now().toISOString().slice(0, 7), jobTitle: posting.job_title };
      return matchRequirements(readRequirements(posting), facts.values(), context).map(({ requirement, verdict }) => ({
        line: requirement.text,
        kind: requirement.kind,
        verdict: verdict.is,
        facts: factsSaid(verdict, facts),
      }));
    },
  };
}

/** In the person's own words; of a question the fact that it might be. */
function factsSaid(verdict: MatchedRequirement["verdict"], facts: FactBase): Prepared[number]["facts"] {
  const candidate = verdict.is === "question" && verdict.candidate !== null ? [verdict.candidate] : [];
  const ids = verdict.is === "met" || verdict.is === "part" ? verdict.facts : candidate;
  return ids.flatMap((id) => {
    const fact = facts.get(id);
    const from = fact?.entry ? (facts.get(`${fact.entry}.organisation`)?.text ?? "") : "";
    return fact ? [{ text: fact.text, from }] : [];
  });
}

export type InterviewService = ReturnType<typeof createInterviewService>;
