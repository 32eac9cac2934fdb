import { type PostingText, pastedPosting } from "../../engines/posting-reading/posting-reading.ts";
import {
  postingMatch,
  readEvidence,
  verdictCounts,
  withAddedFact,
} from "../../engines/requirement-matching/requirement-matching.ts";
import { type FactBase, profileFacts } from "../../engines/truth/truth.ts";
import type { JobPosting } from "../../shared/jobs/posting.contract.ts";
import type {
  GivenAnswer,
  MatchAnswer,
  MatchCounts,
  PostingMatch,
  UnkeptPosting,
} from "../../shared/matching/matching.contract.ts";
import { profileDocument } from "../../shared/profile/profile.contract.ts";
import type { DocumentsStore } from "../documents/documents.store.ts";
import { AppError, invalidInput, notFound } from "../http/app-error.ts";
import type { PostingStore } from "../jobs/postings/posting.store.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import type { PrivateLinesService } from "../wordings/private-lines.service.ts";
import type { KeptAnswersStore } from "./kept-answers.store.ts";

export interface MatchingParts {
  keptAnswersStore: KeptAnswersStore;
  profileStore: Pick<ProfileStore, "loadKeyed" | "loadNewest" | "saveVersion">;
  privateLinesService: Pick<PrivateLinesService, "readableFacts">;
  postingStore: Pick<PostingStore, "byUrl">;
  documentsStore: Pick<DocumentsStore, "newestPostingOf">;
}

export type MatchingService = ReturnType<typeof createMatchingService>;

/** Attempts at adding a line while other tabs save the profile. */
const maxAttempts = 3;
/** Letters of what was asked, kept for the list of answers. */
const maxAsked = 500;

/** What postings ask for, held against a profile and what its owner said to earlier questions. Reads no page of the web. */
export function createMatchingService(parts: MatchingParts) {
  const { keptAnswersStore, profileStore, postingStore, documentsStore } = parts;
  const knownPosting = async (
    userId: string,
    jobUrl: string,
  ): Promise<(PostingText & Partial<Pick<JobPosting, "salary" | "closed_at">>) | undefined> =>
    (await postingStore.byUrl(jobUrl)) ?? (await documentsStore.newestPostingOf(userId, jobUrl))?.content;

  async function factsOf(userId: string): Promise<FactBase> {
    const facts = await parts.privateLinesService.readableFacts(userId);
    await readEvidence(facts.values());
    return facts;
  }

  async function match(userId: string, jobUrl: string, shown?: UnkeptPosting): Promise<PostingMatch> {
    const posting = shown ? pastedPosting(shown.text, shown.job_title) : await knownPosting(userId, jobUrl);
    if (!posting) return { success: true, is_known: false, requirements: [], facts: [] };
    const facts = await factsOf(userId);
    const answers = await keptAnswersStore.answersOf(userId);
    return { success: true, is_known: true, ...postingMatch(posting, facts, answers, new Date()) };
  }

  async function factsMeant(userId: string, named: readonly string[] | undefined): Promise<Answered[]> {
    const keys = new Set(named);
    const found = [...(await factsOf(userId)).values()].flatMap(({ key, text }) =>
      key !== undefined && keys.has(key) ? { key, text } : [],
    );
    if (found.length === 0 || found.length < keys.size)
      throw invalidInput("Your profile has changed since. Please look at the question again.");
    return found;
  }

  /** Adds a line to the profile and answers with it; what another tab saves meanwhile stays. */
  async function addedTo(userId: string, add: NonNullable<MatchAnswer["add"]>): Promise<Answered> {
    const stored = async () => {
      const { content, keys } = await profileStore.loadKeyed(userId);
      const found = [...profileFacts(content, keys).values()].findLast(({ text }) => text === add.words.trim());
      return found?.key === undefined ? undefined : { key: found.key, text: found.text };
    };
    // The same press, sent again.
    const known = await stored();
    if (known) return known;
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const { version } = await profileStore.loadNewest(userId);
      const profile = await profileStore.loadKeyed(userId);
      const changed = withAddedFact(profile, add);
      if (!changed) throw invalidInput("That job is not in your profile any more. Please look at the question again.");
      const { success, data, error } = profileDocument.safeParse(changed);
      if (!success) throw invalidInput(error.issues[0]?.message ?? "This does not fit there.");
      if ((await profileStore.saveVersion(userId, data, { baseVersion: version })) === undefined) continue;
      const added = await stored();
      if (added) return added;
    }
    throw new AppError(409, "profile_changed", "Your profile is being changed elsewhere. Please try again.");
  }

  return {
    match,

    /** Of the postings that are known, in the order given. */
    async summaries(userId: string, jobUrls: string[]): Promise<MatchCounts[]> {
      const facts = await factsOf(userId);
      const answers = await keptAnswersStore.answersOf(userId);
      const found: MatchCounts[] = [];
      for (const job_url of jobUrls) {
        const posting = await knownPosting(userId, job_url);
        if (!posting) continue;
        const { location, salary = posting.pay, closed_at } = posting;
        const { requirements } = postingMatch(posting, facts, answers, new Date());
        found.push({ job_url, location, salary, closed_at, ...verdictCounts(requirements) });
      }
      return found;
    },

    /** Throws 400 for an answer that names no fact which the profile has, 409 when the profile keeps changing meanwhile. */
    async answer(userId: string, jobUrl: string, given: MatchAnswer): Promise<PostingMatch> {
      const { term_key, said, add, fact_keys } = given;
      const { requirements } = await match(userId, jobUrl);
      const requirement = requirements.find((one) => one.requirement.term_key === term_key)?.requirement;
      if (!requirement) throw notFound("This posting does not ask for that any more.");
      const about = { term_key, lang: requirement.lang, asked: requirement.text.slice(0, maxAsked) };
      if (said === "no") await keptAnswersStore.keep(userId, { ...about, said });
      else {
        const facts = add ? [await addedTo(userId, add)] : await factsMeant(userId, fact_keys);
        await keptAnswersStore.keep(userId, { ...about, said, facts });
      }
      return match(userId, jobUrl);
    },

    list: keptAnswersStore.listOf,

    remove: keptAnswersStore.remove,

    /** Throws 400 where a fact of it is not in the profile any more. */
    async giveAgain(userId: string, { said, facts: named, ...about }: Omit<GivenAnswer, "id">): Promise<GivenAnswer[]> {
      const keys = named.map(({ key }) => key);
      const answer = said === "no" ? { said } : { said, facts: await factsMeant(userId, keys) };
      await keptAnswersStore.keep(userId, { ...about, ...answer });
      return keptAnswersStore.listOf(userId);
    },

    async takeBack(userId: string, jobUrl: string, termKey: string): Promise<PostingMatch> {
      await keptAnswersStore.takeBack(userId, termKey);
      return match(userId, jobUrl);
    },
  };
}

type Answered = { key: string; text: string };
