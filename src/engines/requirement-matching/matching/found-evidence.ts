import type { Asked, Thing } from "../asked.ts";
import type { MatchedPerson } from "./matched-person.ts";
import type { EvidenceKind, ProfileEvidence } from "./profile-index.ts";
import { isOfRank } from "./same-trade.ts";

/** How much of a thing some evidence says. */
export interface ThingEvidence {
  evidence: ProfileEvidence;
  /** Of the words, 0 to 1. */
  share: number;
  /** All of it, in the same words or, across languages, the same ideas. */
  isWhole: boolean;
  /** By ideas alone. */
  isByIdea: boolean;
  /** All words but one, and that one is no name: verbs around a name vary. */
  isByName: boolean;
}

const candidateShare = 0.2;
/** Of a word that is only near: what a birth is about is also what a midwife is. */
const nearWeight = 0.7;
const strength: EvidenceKind[] = ["result", "certificate", "title", "duty", "training", "study", "skill", "summary"];

/** The evidence for a thing, the best first. */
export function evidenceFor({ words }: Thing, asked: Asked, { index, isRejected }: MatchedPerson): ThingEvidence[] {
  const counts = new Map<ProfileEvidence, { same: number; ideas: number; all: number; names: number }>();
  for (const word of words) {
    for (const [evidence, likeness] of index.holding(word, asked.lang)) {
      const { same, ideas, all, names } = counts.get(evidence) ?? { same: 0, ideas: 0, all: 0, names: 0 };
      counts.set(evidence, {
        ...{
          same: same + Number(likeness !== "near"),
          ideas: ideas + Number(likeness === "same idea"),
          all: all + (likeness === "near" ? nearWeight : 1),
        },
        names: names + Number(word.name !== null && likeness === "same"),
      });
    }
  }
  const named = words.filter(({ name }) => name !== null).length;
  const mayBeByName = asked.kind === "skill" && words.some(isName);
  return [...counts]
    .filter(([{ facts }]) => !facts.some((fact) => isRejected(asked, fact)))
    .map(([evidence, { same, ideas, all, names }]) => ({
      evidence,
      share: all / words.length,
      isWhole: same === words.length,
      isByIdea: ideas === words.length,
      isByName: mayBeByName && names === named && same >= words.length - 1,
    }))
    .sort(byStrength);
}

const isName = ({ name, key }: Thing["words"][number]) => name === "exact" && /\p{L}/u.test(key);

const byStrength = (one: ThingEvidence, other: ThingEvidence) =>
  Number(other.isWhole && other.evidence.isUnqualified) - Number(one.isWhole && one.evidence.isUnqualified) ||
  other.share - one.share ||
  strength.indexOf(one.evidence.kind) - strength.indexOf(other.evidence.kind);

/** Names things by themselves: one common word of a sentence may mean anything, there it is what is named. */
const namesThings: ReadonlySet<EvidenceKind> = new Set(["title", "skill", "certificate", "training", "study"]);

const isAnyProfession = /^(?:practi[sc]e|beruf|profes[sz]|zawod|beroep|exerci[sc]|ejerc|eserciz)/;

/** Asked for by its whole name: whatever else stands behind a comma, when it was given or by whom. */
const namesPaper = ({ kind, text }: ProfileEvidence, asked: string) => {
  const [name = ""] = text.toLowerCase().split(/[,·(]/u);
  return kind === "certificate" && /\p{L}\s+\p{L}/u.test(name) && asked.toLowerCase().includes(name.trim());
};

/**
 * Whether evidence says a thing beyond doubt. One common word in a sentence does so only for people of the opening's trade, a rank alone never.
 *
 * @param isOfTrade whether the person has worked in the opening's occupation
 */
export function provesThing(
  { evidence, isWhole, isByIdea, isByName }: ThingEvidence,
  { words }: Thing,
  { isOfTrade, asked: { lang: language, text } }: { isOfTrade: boolean; asked: Asked },
): boolean {
  if (!evidence.isUnqualified || !(isWhole || isByName)) return false;
  if (isByName || words.length > 1 || words[0]?.name === "exact") return true;
  const key = words[0]?.key ?? "";
  // "Licence to practise as a pharmacist": of which profession, the opening says.
  const isAny = !isOfTrade && isAnyProfession.test(key) && !namesPaper(evidence, text);
  if (isOfRank(key, language) || isAny) return false;
  // A single idea may mean anything; for people of the trade it is what is named.
  if (isByIdea) return isOfTrade && namesThings.has(evidence.kind);
  return isOfTrade || words[0]?.name !== null || namesThings.has(evidence.kind);
}

/**
 * A fact to ask about: it holds about a fifth of a thing's words.
 *
 * @param isEvidence whether a fact of its kind can be the proof at all
 */
export function candidateFor(
  thing: Thing,
  asked: Asked,
  person: MatchedPerson,
  isEvidence: (evidence: ProfileEvidence) => boolean,
): ProfileEvidence | undefined {
  const [best] = evidenceFor(thing, asked, person).filter(({ evidence }) => isEvidence(evidence));
  return best && best.share >= candidateShare ? best.evidence : undefined;
}
