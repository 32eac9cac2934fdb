import {
  type Fact,
  type FactBase,
  factsByKey,
  judge,
  placedFact,
  profileFacts,
  type TruthJudgement,
} from "../../engines/truth/truth.ts";
import {
  type ConfirmedWording,
  maxWordingsPerPerson,
  type WordingForm,
  type WordingOrigin,
} from "../../shared/wordings/wordings.contract.ts";
import { AppError, notFound } from "../http/app-error.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import { hardFact } from "./hard-fact.ts";
import { citedFact, isWordingOf, type Wording, wordingDigest, wordingText } from "./wording.ts";
import { type ChangedWording, ledgerOf, type WordingLedger } from "./wording-ledger.ts";
import type { WordingsStore } from "./wordings.store.ts";

export type WordingsService = ReturnType<typeof createWordingsService>;

export interface WordingToDecide {
  text: string;
  language: string;
  form: WordingForm;
  /** The permanent keys of the facts that it words. */
  factKeys: readonly string[];
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
    wording: WordingToDecide,
    cited: readonly Fact[],
    decided: Pick<Wording, "decision" | "reasons">,
  ): Promise<Decided> {
    const text = wordingText(wording.text);
    const factKeys = cited.map(({ key = "" }) => key);
    const earlier = (await wordingsStore.wordingsWithText(userId, text)).filter((one) =>
      isWordingOf(one, text, factKeys),
    );
    if (earlier.length === 0 && (await wordingsStore.countOf(userId)) >= maxWordingsPerPerson) throw tooManyWordings();
    const { language, form, origin } = wording;
    const facts = cited.map(citedFact);
    const digest = wordingDigest(text, factKeys);
    const decidedAt = now();
    const stored = await wordingsStore.record(userId, {
      text,
      language,
      form,
      origin,
      factKeys,
      facts,
      digest,
      ...decided,
      decidedAt,
    });
    for (const { id } of earlier) if (id !== stored.id) await wordingsStore.remove(userId, id);
    return stored;
  }

  return {
    /**
     * Keeps a wording: from now on documents may use it. Throws 422 hard_fact when it holds a hard fact that neither the facts nor
     * the heads of their entries hold.
     */
    async keep(userId: string, wording: WordingToDecide): Promise<Decided> {
      const facts = await factsOf(userId);
      const { judgement, cited } = judged(wording.text, citedFacts(wording.factKeys, facts), facts);
      const [reason] = judgement.reasons;
      if (judgement.verdict === "refused" && reason) throw hardFact(reason);
      return await record(userId, wording, cited, { decision: "kept", reasons: judgement.reasons });
    },

    /** Declines a wording: it is not proposed again. */
    async decline(userId: string, wording: WordingToDecide): Promise<Decided> {
      const cited = citedFacts(wording.factKeys, await factsOf(userId));
      return await record(userId, wording, cited, { decision: "declined", reasons: [] });
    },

    /** Takes the decision on a wording back, as if it had never been asked about. */
    async undo(userId: string, { text, factKeys }: Pick<WordingToDecide, "text" | "factKeys">): Promise<void> {
      const same = await wordingsStore.wordingsWithText(userId, wordingText(text));
      for (const wording of same) {
        if (isWordingOf(wording, text, factKeys)) await wordingsStore.remove(userId, wording.id);
      }
    },

    async revoke(userId: string, id: string): Promise<void> {
      if (!(await wordingsStore.revoke(userId, id, now()))) throw notFound("This wording does not exist.");
    },

    /** Everything decided, held against these facts, which are the person's of today with their keys. */
    async openLedger(userId: string, facts: FactBase): Promise<WordingLedger> {
      return ledgerOf(await wordingsStore.wordingsOf(userId), facts);
    },

    /** The confirmed wordings in the order of the profile; those whose facts are gone at the end. */
    async list(userId: string): Promise<ConfirmedWording[]> {
      const facts = await factsOf(userId);
      const byKey = factsByKey(facts);
      const { valid, changed } = ledgerOf(await wordingsStore.wordingsOf(userId), facts);
      const places = new Map([...byKey.keys()].map((key, place) => [key, place]));
      const placeOf = ({ factKeys }: Wording) => Math.min(...factKeys.map((key) => places.get(key) ?? places.size));
      const whereOf = ({ factKeys }: Wording) => {
        const [fact] = factKeys.flatMap((key) => byKey.get(key) ?? []);
        return fact ? placedFact(fact, facts).where : "No longer in your profile";
      };
      return [...valid.map((wording): ChangedWording => ({ wording, changes: [] })), ...changed]
        .sort((one, other) => placeOf(one.wording) - placeOf(other.wording))
        .map((one) => shownWording(one, whereOf(one.wording)));
    },
  };
}

function citedFacts(keys: readonly string[], facts: FactBase): Fact[] {
  const byKey = factsByKey(facts);
  return [...new Set(keys)].map((key) => {
    const fact = byKey.get(key);
    if (!fact) throw notFound("Your profile does not say this any more.");
    return fact;
  });
}

/** Title, employer and dates of a fact's own job may stand in its wording; then they count among what it cites. */
function judged(text: string, cited: Fact[], facts: FactBase): { judgement: TruthJudgement; cited: Fact[] } {
  const ids = (some: Fact[]) => some.map(({ id }) => id);
  const judgement = judge(text, ids(cited), { facts });
  if (judgement.verdict !== "refused") return { judgement, cited };
  const entries = new Set(cited.flatMap(({ entry }) => entry ?? []));
  const heads = [...facts.values()].filter(({ entry, kind }) => entry && entries.has(entry) && !lineKinds.has(kind));
  const more = [...new Set([...cited, ...heads])];
  const again = judge(text, ids(more), { facts });
  return again.verdict === "refused" ? { judgement, cited } : { judgement: again, cited: more };
}

const lineKinds: ReadonlySet<string> = new Set(["statement", "skill", "contact"]);

const tooManyWordings = () =>
  new AppError(
    422,
    "too_many_wordings",
    `You have decided on ${maxWordingsPerPerson} wordings. Please revoke some first.`,
  );

function shownWording({ wording, changes }: ChangedWording, where: string): ConfirmedWording {
  const { id, text, language, form, origin, decidedAt } = wording;
  return {
    id,
    text,
    language,
    form,
    origin,
    decided_at: decidedAt.toISOString(),
    where,
    state: changes.length > 0 ? "changed" : "valid",
    facts: wording.facts.map((fact) => {
      const change = changes.find((one) => one.fact === fact);
      return { key: fact.key, text: fact.text, ...(change && { text_now: change.textNow }) };
    }),
  };
}
