import {
  type Fact,
  type FactBase,
  factsBearing,
  factsSeen,
  factThen,
  headsOf,
  judgeWording,
  keysOfSeen,
  ledgerOf,
  profileFacts,
  shownWordings,
  type Wording,
  type WordingLedger,
  wordingDigest,
} from "../../engines/truth/truth.ts";
import { oneLine } from "../../shared/text/one-line.rules.ts";
import {
  type ConfirmedWording,
  factChangedCode,
  maxWordingsPerPerson,
  type SeenFact,
  type WordingForm,
  type WordingOrigin,
} from "../../shared/wordings/wordings.contract.ts";
import { AppError, notFound } from "../http/app-error.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import { hardFact } from "./hard-fact.ts";
import type { WordingsStore } from "./wordings.store.ts";

export type WordingsService = ReturnType<typeof createWordingsService>;

export interface WordingToDecide {
  text: string;
  language: string;
  form: WordingForm;
  /** What it words, as the person saw it. */
  facts: readonly SeenFact[];
  origin: WordingOrigin;
}

type Decided = Pick<Wording, "id" | "decision">;

interface Parts {
  wordingsStore: WordingsStore;
  profileStore: Pick<ProfileStore, "loadKeyed">;
}

/** What a person confirmed or declined of the wordings of the profile's facts: documents are made of what was confirmed. */
export function createWordingsService({ wordingsStore, profileStore }: Parts, now: () => Date = () => new Date()) {
  async function factsOf(userId: string): Promise<FactBase> {
    const { content, keys } = await profileStore.loadKeyed(userId);
    return profileFacts(content, keys);
  }

  async function record(
    userId: string,
    { text, language, form, origin, facts: seen }: WordingToDecide,
    facts: FactBase,
    { bearing, ...decided }: Pick<Wording, "decision" | "reasons"> & { bearing: readonly Fact[] },
  ): Promise<Decided> {
    const factKeys = keysOfSeen(seen);
    const digest = wordingDigest(text, factKeys);
    if ((await wordingsStore.countOfOthers(userId, digest)) >= maxWordingsPerPerson) throw tooManyWordings();
    return await wordingsStore.record(userId, {
      ...{ text: oneLine(text), language, form, origin, digest, ...decided, decidedAt: now() },
      factKeys,
      facts: bearing.map(factThen),
      heads: headsOf(bearing, facts).map(factThen),
    });
  }

  return {
    /**
     * Keeps a wording: from now on documents may use it. Throws 409 fact_changed when the person saw something else, and 422 hard_fact when
     * it holds one that the facts lack. What a person types may lean on all of their profile, and holds as long as that says the same.
     */
    async keep(userId: string, wording: WordingToDecide): Promise<Decided> {
      const facts = await factsOf(userId);
      const worded = seenFacts(wording.facts, facts);
      const bearing = wording.origin === "person" ? factsBearing(wording.text, worded, facts) : worded;
      const { verdict, reasons } = judgeWording(wording.text, bearing, facts);
      const [reason] = reasons;
      if (verdict === "refused" && reason) throw hardFact(reason);
      return await record(userId, wording, facts, { decision: "kept", reasons, bearing });
    },

    /** Declines a wording: it is not proposed again. */
    async decline(userId: string, wording: WordingToDecide): Promise<Decided> {
      const facts = await factsOf(userId);
      const bearing = seenFacts(wording.facts, facts);
      return await record(userId, wording, facts, { decision: "declined", reasons: [], bearing });
    },

    /** Takes the decision on a wording back, as if it had never been asked about. */
    undo: (userId: string, { text, facts }: Pick<WordingToDecide, "text" | "facts">): Promise<void> =>
      wordingsStore.remove(userId, wordingDigest(text, keysOfSeen(facts))),

    async revoke(userId: string, id: string): Promise<void> {
      if (!(await wordingsStore.revoke(userId, id, now()))) throw notFound("This wording does not exist.");
    },

    /** Everything decided, held against these facts, which are the person's of today with their keys. */
    async openLedger(userId: string, facts: FactBase): Promise<WordingLedger> {
      return ledgerOf(await wordingsStore.wordingsOf(userId), facts);
    },

    /** The confirmed wordings in the order of the profile; those whose facts are gone at the end. */
    async list(userId: string): Promise<ConfirmedWording[]> {
      return shownWordings(await wordingsStore.wordingsOf(userId), await factsOf(userId));
    },
  };
}

function seenFacts(seen: readonly SeenFact[], facts: FactBase): Fact[] {
  const held = factsSeen(seen, facts);
  if (!held) throw notFound("Your profile does not say this any more.");
  if (Object.keys(held.changed).length > 0) throw factChanged(held.changed);
  return held.found;
}

const factChanged = (textsNow: Record<string, string>) =>
  new AppError(
    409,
    factChangedCode,
    "Your profile says this differently by now. Please read it again: nothing was decided.",
    textsNow,
  );

const tooManyWordings = () =>
  new AppError(
    422,
    "too_many_wordings",
    `You have decided on ${maxWordingsPerPerson} wordings, and more are not kept.`,
  );
