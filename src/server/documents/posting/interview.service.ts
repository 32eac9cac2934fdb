import type { PostingText } from "../../../engines/posting-reading/posting-reading.ts";
import {
  type InterviewLine,
  interviewLines,
  readEvidence,
} from "../../../engines/requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../../engines/truth/truth.ts";
import type { KeptAnswer } from "../../../shared/matching/requirement-match.contract.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import type { PostingStore } from "../../jobs/postings/posting.store.ts";
import type { DocumentsStore } from "../documents.store.ts";

/** What the person said to the questions of earlier postings. */
export interface KeptAnswers {
  answersOf(userId: string): Promise<KeptAnswer[]>;
}

interface Parts {
  postingStore: Pick<PostingStore, "byUrl">;
  documentsStore: Pick<DocumentsStore, "newestPostingOf">;
  keptAnswersStore: KeptAnswers;
  now?: () => Date;
}

/** What a posting asks for, beside what a profile has to say to it. Reads no page of the web: only postings that are known already. */
export function createInterviewService({
  postingStore,
  documentsStore,
  keptAnswersStore,
  now = () => new Date(),
}: Parts) {
  return {
    /** Undefined for a posting that is neither in the index nor was read for this person's documents. */
    async prepare(userId: string, jobUrl: string, profile: ProfileDocument): Promise<InterviewLine[] | undefined> {
      const posting: PostingText | undefined =
        (await postingStore.byUrl(jobUrl)) ?? (await documentsStore.newestPostingOf(userId, jobUrl))?.content;
      if (!posting) return undefined;
      const facts = profileFacts(profile);
      await readEvidence(facts.values());
      return interviewLines(posting, facts, await keptAnswersStore.answersOf(userId), now());
    },
  };
}

export type InterviewService = ReturnType<typeof createInterviewService>;
