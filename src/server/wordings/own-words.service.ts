import { hardFactIn, profileFacts } from "../../engines/truth/truth.ts";
import { companyKeyOf, ownWordsFor, type WordsForCompany } from "../../shared/wordings/own-words.rules.ts";
import { maxOwnWordsPerPerson } from "../../shared/wordings/wordings.contract.ts";
import { AppError, notFound } from "../http/app-error.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import { hardFact } from "./hard-fact.ts";
import type { OwnWords, OwnWordsStore } from "./own-words.store.ts";

export type OwnWordsService = ReturnType<typeof createOwnWordsService>;

interface Parts {
  ownWordsStore: OwnWordsStore;
  profileStore: Pick<ProfileStore, "loadKeyed">;
}

/** What a person says in free words where no fact is needed. */
export function createOwnWordsService({ ownWordsStore, profileStore }: Parts) {
  return {
    list: (userId: string) => ownWordsStore.ownWordsOf(userId),

    /** Throws 422 hard_fact when the text claims a qualification or a number that the profile does not hold. */
    async set(userId: string, said: Omit<OwnWords, "id" | "companyKey">): Promise<OwnWords> {
      const { content, keys } = await profileStore.loadKeyed(userId);
      const reason = hardFactIn(said.text, said.kind, profileFacts(content, keys));
      if (reason) throw hardFact(reason);
      const words = { ...said, companyKey: companyKeyOf(said.company) };
      const stored = await ownWordsStore.ownWordsOf(userId);
      const isNew = !stored.some((one) => replacedBy.every((key) => one[key] === words[key]));
      if (isNew && stored.length >= maxOwnWordsPerPerson) throw tooManyOwnWords();
      return await ownWordsStore.set(userId, words);
    },

    async remove(userId: string, id: string): Promise<void> {
      if (!(await ownWordsStore.remove(userId, id))) throw notFound("These words do not exist.");
    },

    async forCompany(userId: string, company: string): Promise<WordsForCompany<OwnWords>> {
      return ownWordsFor(company, await ownWordsStore.ownWordsOf(userId));
    },
  };
}

const replacedBy = ["kind", "companyKey", "question"] as const;
const tooManyOwnWords = () =>
  new AppError(422, "too_many_own_words", `Only ${maxOwnWordsPerPerson} of these are kept. Please delete some first.`);
