import type { CvChange } from "../../../shared/documents/document-review.contract.ts";
import type { MatchedRequirement } from "../../../shared/matching/requirement-match.contract.ts";
import { oneStop, termsOf, unitWords, wordsOf } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { factsOfEntry, isGone, personFactsOf, placedFact } from "../../truth/truth.ts";
import type { CvDocument, Sentence } from "../document.ts";
import { isWithin, sentencesByPlace } from "../document-places.ts";
import { type AnsweredPosting, weightOfFact } from "../evidence/answered-posting.ts";
import { resultStrength } from "../facts/result-strength.ts";
import { asBullet } from "../kept-wordings.ts";
import { phrasesOf } from "../phrases/phrases-of.ts";

interface Compared {
  cv: CvDocument;
  facts: FactBase;
  target: AnsweredPosting;
  /** What the document rested on when it was written, before the person changed anything. */
  firstStated: ReadonlySet<string>;
}

/** Lines that are shown one by one; nobody reads through thousands. */
const maxLeftOut = 150;

export interface CvChanges {
  changes: CvChange[];
  /** Lines that were left out as well, and say less to the posting than those that are listed. */
  moreLeftOut: number;
}

/** How a CV differs from the one that is written without a posting: the whole profile in its own order and words. */
export function cvChanges(compared: Compared): CvChanges {
  const { left, more } = omissions(compared);
  const changes = [...movedLines(compared), ...reworded(compared), ...left];
  return { changes, moreLeftOut: more };
}

/** The facts that a CV says in their places: its summary says some of them once more. */
function statedIn(cv: CvDocument): string[] {
  const summary = cv.sections.findIndex(({ heading }) => heading === phrasesOf(cv.language).headings.summary);
  return [...sentencesByPlace(cv)].flatMap(([place, sentence]) =>
    isWithin(place, `sections.${summary}`) ? [] : sentence.facts,
  );
}

/** Lines of one job, or items of one list, that stand before what the profile has before them. */
function movedLines({ cv, facts, target }: Compared): CvChange[] {
  const order = new Map([...facts.keys()].map((id, index) => [id, index]));
  const stated = statedIn(cv)
    .flatMap((id) => facts.get(id) ?? [])
    .filter(({ kind, section }) => kind === "statement" || (kind === "skill" && section === "person"));
  const groups = new Set(stated.map(groupOf));
  return [...groups].flatMap((group) => {
    const lines = stated.filter((fact) => groupOf(fact) === group);
    return risen(lines, ({ id }) => order.get(id) ?? 0).flatMap((fact) => {
      const requirement = requirementOf(fact, target);
      const reason = requirement ? "" : reasonToMove(fact, target);
      if (reason === undefined) return [];
      const change = { text: fact.text, facts: [fact.id], where: placedFact(fact, facts).where };
      return { kind: "moved_up" as const, ...change, requirement, can_put_back: false, reason };
    });
  });
}

/** The words that it shares with what is asked for, but for times and traits; else that it shows a result. */
function reasonToMove(fact: Fact, { matched }: AnsweredPosting): string | undefined {
  const asked = matched.map(({ requirement }) => requirement).filter(({ kind }) => !isOfAnyPosting.test(kind));
  const wanted = new Set(asked.flatMap(({ text }) => [...termsOf(text)]));
  const shared = wordsOf(fact.text).filter((word) => [...termsOf(word)].some((term) => wanted.has(term)));
  const named = [...new Set(shared)].filter((word) => /^\p{L}{3,}/u.test(word) && !times.has(word.toLowerCase()));
  if (named.length > 0)
    return `The posting asks for ${inEnglish.format(named.slice(0, maxNamed).map((word) => `“${word}”`))}.`;
  return resultStrength(fact.text) > 0 ? "It shows a result." : undefined;
}

const isOfAnyPosting = /^(?:availability|trait)$/;
const maxNamed = 3;
const times = new Set(["hour", "day", "week", "month", "year"].flatMap((unit) => [...unitWords(unit)]));
const inEnglish = new Intl.ListFormat("en", { type: "conjunction" });

const groupOf = ({ entry, kind }: Fact) => entry ?? kind;

/** Those that stand before at least one that came before them. */
function risen<Item>(order: Item[], placeOf: (item: Item) => number): Item[] {
  return order.filter((item, index) => order.slice(index + 1).some((later) => placeOf(later) < placeOf(item)));
}

function reworded({ cv, facts, target }: Compared): CvChange[] {
  return [...sentencesByPlace(cv).values()].flatMap((sentence) => {
    const own = longFacts(sentence, facts);
    if (
      own.length === 0 ||
      own.some(({ text }) => oneStop(asBullet(text, phrasesOf(cv.language))) === oneStop(sentence.text))
    )
      return [];
    const [first] = own;
    if (!first) return [];
    return {
      kind: "reworded" as const,
      text: sentence.text,
      facts: own.map(({ id }) => id),
      where: placedFact(first, facts).where,
      requirement: requirementOf(first, target),
      can_put_back: false,
      reason: "Said in other words; checked against your own.",
    };
  });
}

const longFacts = (sentence: Sentence, facts: FactBase) =>
  sentence.facts.flatMap((id) => facts.get(id) ?? []).filter(({ kind }) => kind === "statement" || kind === "summary");

const listedKinds = new Set(["statement", "summary", "skill", "language", "contact"]);
const isListed = ({ kind, entry }: Fact) => listedKinds.has(kind) || (kind === "place" && entry === null);

/** What the profile says and the CV does not: a whole job or course as one. */
function omissions({ cv, facts, target, firstStated }: Compared): { left: CvChange[]; more: number } {
  const own = personFactsOf(facts, "summary").map(({ id }) => id);
  const said = [...sentencesByPlace(cv).values()].flatMap((sentence) => sentence.facts);
  const stated = new Set([...statedIn(cv), ...said.filter((id) => own.includes(id))]);
  const statedEntries = new Set([...stated].flatMap((id) => facts.get(id)?.entry ?? []));
  const left = [...facts.values()].filter((fact) => isLeft(fact) && !stated.has(fact.id));
  const goneEntries = new Set(left.flatMap(({ entry }) => (entry && !statedEntries.has(entry) ? [entry] : [])));
  const lines = left.filter((fact) => isListed(fact) && !(fact.entry && goneEntries.has(fact.entry)));
  const listed = mostRelevantLines(lines, target, firstStated);
  const one = (fact: Fact, text: string, ids: string[]): CvChange => ({
    kind: "left_out",
    text,
    facts: ids,
    where: placedFact(fact, facts).where,
    requirement: requirementOf(fact, target),
    can_put_back: true,
    reason: reasonOf(fact, target, firstStated),
  });
  const wholeEntries = [...goneEntries].flatMap((entry) => {
    const ofEntry = factsOfEntry(entry, facts).filter((fact) => isLeft(fact) && !stated.has(fact.id));
    const [first] = ofEntry.some(({ kind }) => !isOfDates.test(kind)) ? ofEntry : [];
    const ids = ofEntry.map(({ id }) => id);
    return first ? one(first, placedFact(first, facts).where, ids) : [];
  });
  return {
    left: [...wholeEntries, ...listed.map((fact) => one(fact, fact.text, [fact.id]))],
    more: lines.length - listed.length,
  };
}

/** Where and when, of an entry that says no more. */
const isOfDates = /^(?:from|to|period|year|place)$/;

/** What the person left out themselves, then what says most to the posting; in the order of the profile. */
function mostRelevantLines(lines: Fact[], target: AnsweredPosting, firstStated: ReadonlySet<string>): Fact[] {
  if (lines.length <= maxLeftOut) return lines;
  const scores = new Map(
    lines.map((fact) => [fact, firstStated.has(fact.id) ? Number.POSITIVE_INFINITY : weightOfFact(fact, target)]),
  );
  const best = lines.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0)).slice(0, maxLeftOut);
  const chosen = new Set(best);
  return lines.filter((fact) => chosen.has(fact));
}

const isLeft = (fact: Fact) =>
  fact.text !== "" &&
  fact.section !== "posting" &&
  fact.kind !== "name" &&
  !isGone(fact) &&
  !fact.id.startsWith("account.");

function reasonOf(fact: Fact, target: AnsweredPosting, firstStated: ReadonlySet<string>): string {
  if (firstStated.has(fact.id)) return "You left it out.";
  if (fact.kind === "contact" || fact.kind === "place") return "It is new in your profile.";
  return weightOfFact(fact, target) > 0
    ? "Others say more to this posting, and a CV is short."
    : "It says nothing that this posting asks for, and a CV is short.";
}

/** The first requirement that a fact meets, whole or in part. */
function requirementOf({ id }: Fact, { matched }: AnsweredPosting): string | null {
  const isMetBy = ({ verdict }: MatchedRequirement) =>
    (verdict.is === "met" || verdict.is === "part") && verdict.facts.includes(id);
  return matched.find(isMetBy)?.requirement.text ?? null;
}
