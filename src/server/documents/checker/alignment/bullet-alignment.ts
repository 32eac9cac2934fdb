import { verbsOfNoun } from "../words/deed-nouns.ts";
import type { DoneTo } from "../words/equal-verbs.ts";
import { lightVerbs } from "../words/light-verbs.ts";
import { isLink } from "../words/link-classes.ts";
import { rememberedOf } from "../words/remembered.ts";
import { isNamed as isNounFirst, isSuppliedBefore, withoutSupplied } from "../words/supplied-verbs.ts";
import { textOf } from "../words/text-of.ts";
import { isPassive, type Time } from "../words/verb-agreement.ts";
import { inForm, verbReadings } from "../words/verb-reading.ts";
import { absolute } from "../words/what-may-be-left-out.ts";
import { familyKeys, isMoreThanOne, isOfFamily, isSameKind } from "../words/word-families.ts";
import { isNumber } from "../words/word-reading.ts";
import { mayBeLost } from "./alignment-losses.ts";
import type { Alignment, Bullet, Chunk, Node, Pair } from "./bullet.ts";
import { doneTo, objectOf } from "./bullet-objects.ts";
import { bulletsOf, bulletsOfKinds, bulletsOfNouns } from "./bullet-parsing.ts";
import { hangsAlike } from "./hanging-words.ts";
import { isSameRoot } from "./main-words.ts";

const mostTries = 400;

/**
 * Whether every word of a line says what a word of the statement says and hangs on the same words as there, in whatever order
 * and as whatever part of speech: "stuttering treatment" for "treat stuttering". What the line does not say must be such
 * that nothing else says more without it.
 */
export function tellsAligned(said: string[], held: string[], time: Time): boolean {
  if (
    time.isWhole ||
    said.length < 2 ||
    said.some((word, at) => owners.test(word) && !held.includes(word) && !isOwnDeed(said, at))
  )
    return false;
  if (/^(?:was|were)$/.test(held[0] ?? "") && held.length > 2)
    return tellsAligned(said, withoutFirst(held), { ...time, goesOn: false });
  const facts = bulletsOf(held, false);
  const isVerb = time.telling !== "bare";
  const lines = isVerb ? bulletsOf(said, true) : [...bulletsOf(said, false), ...bulletsOfNouns(said)];
  if (lines.some((line) => facts.some((fact) => isTold(line, fact, time)))) return true;
  if (tellsKinds(said, held, lines, time)) return true;
  const charged = chargedWith(said, time);
  if (charged.some((words) => bulletsOf(words, true).some((line) => facts.some((fact) => isTold(line, fact, time)))))
    return true;
  if (tellsSupplied(said, facts, held, time)) return true;
  const being = beingOf(said, time);
  return (
    being !== undefined &&
    bulletsOf(being.words, false).some((line) =>
      facts.some((fact) => (isNamed(fact) || isSuffered(fact)) && isTold(line, fact, being.time)),
    )
  );
}

/** "Prepared sales and stock reports" for "prepared reports on sales and stock", and the other way round. */
function tellsKinds(said: string[], held: string[], lines: Bullet[], time: Time): boolean {
  if (!said.includes("and") || !held.includes("and")) return false;
  const isVerb = time.telling !== "bare";
  const [kinds, facts] = [bulletsOfKinds(said, isVerb), bulletsOfKinds(held, false)];
  return (
    kinds.some((line) => bulletsOf(held, false).some((fact) => isTold(line, fact, time))) ||
    [...lines, ...kinds].some((line) => facts.some((fact) => isTold(line, fact, time)))
  );
}

/** The same list each time, so that it is read once. */
const withoutFirst = rememberedOf((words: string[]) => words.slice(1));

/** "Worked night shifts at weekends" where the statement only names them: "Night shifts at weekends". */
function tellsSupplied(said: string[], facts: Bullet[], held: string[], time: Time): boolean {
  const supplied = isNounFirst(held) ? withoutSupplied(said, time) : undefined;
  if (!supplied) return false;
  const isGiven = held.some((word) => word === "for" || word === "to");
  const named = facts.filter(isNamed);
  const lines = [supplied.words, ...withReceiver(supplied.words)]
    .flatMap((words) => bulletsOf(words, false))
    .filter(
      ({ nodes, deeds }) =>
        deeds[0]?.isVerb === false &&
        deeds[0].roots
          .filter((root) => nodes[root]?.heads.length === 0)
          [supplied.verbs.includes("involve") ? "some" : "every"]((root) =>
            supplied.verbs.some((verb) => isSuppliedBefore(verb, nodes[root]?.word ?? "", isGiven)),
          ),
    );
  return lines.some((line) => named.some((fact) => isTold(line, fact, supplied.time)));
}

/** "A report for the director" as one to the director. */
const withReceiver = (words: string[]) =>
  words.flatMap((word, at) =>
    word === "for" && /^(?:reports?|letters?|presentations?)$/.test(words[at - 1] ?? "") ? [words.with(at, "to")] : [],
  );

const owners = /^(?:their|its|his|her|our|those|these)$/;

/** "Checked drawings before their release": what was released is what was checked. */
const isOwnDeed = (words: string[], at: number) =>
  at > 2 &&
  /^(before|after|during|until|upon)$/.test(words[at - 1] ?? "") &&
  verbsOfNoun(words[at + 1] ?? "").length > 0;

const leading = ["manage", "lead", "supervise", "oversee", "run", "head"];

/** Who manages a budget is responsible for it. */
function chargedWith(words: string[], { telling }: Time): string[][] {
  const [, be = "", rest] = /^(?:(am|was|been) )?responsible for (.+)$/.exec(textOf(words)) ?? [];
  const isTold = be === "" ? telling === "bare" : telling === "subject" || telling === "perfect";
  if (rest === undefined || !isTold) return [];
  return (be === "" ? ["manage", "supervise", "oversee"] : leading).map((verb) => [
    inForm(verb, be === "am" ? "base" : "past"),
    ...rest.split(" "),
  ]);
}

/** Of whom a sentence may also say that they were responsible. */
export const chargeOf = ([first = ""]: string[]) =>
  verbReadings(first).some(({ lemma }) => leading.includes(lemma)) ? ["responsible"] : [];

const isNamed = ({ deeds }: Bullet) => deeds[0]?.isVerb === false;

/** "Promoted to shift leader" is what others did. */
const isSuffered = (fact: Bullet) => {
  const root = fact.deeds[0]?.roots[0] ?? 0;
  return isPassive(fact.nodes[root]?.word ?? "", objectOf(fact, root));
};

/** "Was a member of the board" where the statement names it: "Member of the board". */
function beingOf(words: string[], time: Time): { words: string[]; time: Time } | undefined {
  const [opening = ""] = /^(?:am|was|were|been|being|(?:serv|act)(?:e|ed|ing) as) /.exec(textOf(words)) ?? [];
  const length = opening.trim().split(" ").length;
  const isBare = time.telling === "bare" && /^(?:was|served|acted) /.test(opening);
  if (opening === "" || !(isBare || time.telling === "subject" || time.telling === "perfect")) return undefined;
  const isNow = time.isNow || /^(am|serve|act) /.test(opening);
  return { words: words.slice(length), time: { ...time, telling: "bare", isNow } };
}

const light =
  /^(|a|an|the|this|these|those|its|their|our|his|her|'s|every|each|and|,|i|that|who|up|than|more|least|most|nearly|almost|approximately)$/;

/** Whether every word has a word of its family among those that are held: quick, and never stops what is told. */
export const mayAlign = (said: string[], keys: ReadonlySet<string>): boolean =>
  (/^(am|was|were|been|being|served|acted|serve|act)$/.test(said[0] ?? "")
    ? said.slice(said[1] === "as" ? 2 : 1)
    : said
  ).every(
    (word, at) =>
      light.test(word) ||
      isLink(word) ||
      isNumber(word) ||
      (at === 0 && isLight(word)) ||
      familyKeys(word).some((key) => keys.has(key)),
  );

const isLight = (word: string) => verbReadings(word).some(({ lemma }) => lightVerbs.test(lemma));

/** What each word of a line may stand for; nothing where one stands for none: most lines fall here. */
function choicesOf(said: Bullet, held: Bullet): number[][] | undefined {
  const choices: number[][] = [];
  if (said.nodes.length > held.nodes.length + (said.light === undefined ? 0 : 1)) return undefined;
  for (const [at, node] of said.nodes.entries()) {
    const isLight = at === 0 && said.light !== undefined;
    const own = isLight
      ? [-1]
      : held.nodes.flatMap((fact, place) =>
          isSameNode(node, fact, isMain(said, at) || isMain(held, place), () => doneTo(held, place)) ? [place] : [],
        );
    if (own.length === 0) return undefined;
    choices.push(own);
  }
  return choices;
}

function isTold(said: Bullet, held: Bullet, time: Time): boolean {
  const choices = choicesOf(said, held);
  if (choices === undefined) return false;
  let tries = 0;
  const search = (chosen: number[]): boolean => {
    if (tries++ > mostTries) return false;
    if (chosen.length === said.nodes.length) return !isCrossed(said, chosen) && isHeld(said, held, chosen, time);
    const next = choices[chosen.length] ?? [];
    return next.some((place) => (place < 0 || !chosen.includes(place)) && search([...chosen, place]));
  };
  return search([]);
}

/** Words that stand twice keep their order: "two weeks on, four weeks off". */
const isCrossed = ({ nodes }: Bullet, chosen: Alignment) =>
  nodes.some((node, at) =>
    nodes.some((other, next) => next > at && other.word === node.word && (chosen[next] ?? 0) < (chosen[at] ?? 0)),
  );

const isMain = ({ deeds }: Bullet, at: number) => deeds.some(({ roots }) => roots.includes(at));

const isKindOfWork = /(?:spection|bration|ssessment|surement|lation|lysis|cation|ilation|nation|tation)$/;

function isSameNode(said: Node, held: Node, mayBeDeed: boolean, done: () => DoneTo): boolean {
  if (isNumber(said.word) || isNumber(held.word)) {
    const isBounded = said.bound === held.bound || (said.bound === "" && /^(more than|at least)$/.test(held.bound));
    return said.word === held.word && isBounded;
  }
  // "Is now used" is more than "was used".
  if (said.bound === "now" && held.bound !== "now") return false;
  // "Exhibits" are no "exhibitions", though both come of "exhibit".
  if (!mayBeDeed)
    return isSameKind(said.word, held.word) && !isMoreThanOne(said.word, held.word, held.heads[0]?.link === "");
  // An inspection that is named without an article is a kind of work: "inspections of welds".
  if (held.heads.length === 0 && isKindOfWork.test(held.word) && said.word === `${held.word}s`) return true;
  // "Batches of tablets" are "tablet batches".
  return isOfFamily(said.word, held.word, held.heads[0]?.link === "" || held.heads.length === 0, done());
}

function isHeld(said: Bullet, held: Bullet, chosen: Alignment, time: Time): boolean {
  return (
    said.nodes.every(
      (node, at) =>
        chosen[at] === -1 ||
        isRoot(said, at) ||
        followsAlike(at, { said, held, chosen }) ||
        hangsAlike(node, at, { said, held, chosen }),
    ) &&
    said.deeds.every((deed, index) =>
      deed.roots.every((root) => isSameRoot({ said, held, chosen }, index, root, time)),
    ) &&
    areSamePairs({ said, held, chosen }) &&
    said.chunks.every((chunk) => isSameArticle(chunk, { said, held, chosen })) &&
    said.chunks.every((chunk) => !joinsItsOwn(chunk, { said, held, chosen })) &&
    mayBeLost(held, chosen, time.isPlaced)
  );
}

/** What stands side by side before a noun stands side by side there, too. */
function areSamePairs({ said, held, chosen }: Pair): boolean {
  const isBeside = ({ nodes, chunks, pairs }: Bullet, one: number, other: number) =>
    chunks[nodes[other]?.chunk ?? -1]?.joinedTo === nodes[one]?.chunk ||
    chunks[nodes[one]?.chunk ?? -1]?.joinedTo === nodes[other]?.chunk ||
    pairs.some((pair) => pair.includes(one) && pair.includes(other));
  return (
    said.pairs.every(([one, other]) => isBeside(held, chosen[one] ?? -1, chosen[other] ?? -1)) &&
    held.pairs.every(
      ([one, other]) => !chosen.includes(one) || isBeside(said, chosen.indexOf(one), chosen.indexOf(other)),
    )
  );
}

const counting = /^(few|little|lot|number|couple|dozen|majority|both|best|top|leading)$/;

/** "The budget" is more than a budget, "the leading vendor" more than a leading one, "a few" more than few. */
function isSameArticle({ article, head }: Chunk, { said, held, chosen }: Pair): boolean {
  const place = chosen[head] ?? -1;
  const own = held.chunks[held.nodes[place]?.chunk ?? -1]?.article;
  if (article === "the" && losesWhose(place, { said, held, chosen })) return false;
  if (article === "" || own === undefined || own === article) return true;
  if (article === "the" && own === "a") return false;
  const chunk = said.nodes[head]?.chunk;
  return !said.nodes.some((node) => node.chunk === chunk && (counting.test(node.word) || absolute.test(node.word)));
}

/** "A team of five nurses" is no team and five nurses. */
function joinsItsOwn({ head, joinedTo }: Chunk, { said, held, chosen }: Pair): boolean {
  const whole = joinedTo === undefined ? -1 : (chosen[said.chunks[joinedTo]?.head ?? -1] ?? -1);
  const [own] = held.nodes[chosen[head] ?? -1]?.heads ?? [];
  return whole >= 0 && own?.head === whole && own.link === "of";
}

/** "The budget of a school trip" is not the budget. */
const losesWhose = (place: number, { held, chosen }: Pair) =>
  held.chunks.some(
    ({ link, head }) =>
      link === "of" &&
      !chosen.includes(head) &&
      held.nodes[head]?.word !== "times" &&
      held.nodes[head]?.heads.some((its) => its.head === place && its.link === "of"),
  );

/** "After evaluating the survey, presented the results": two deeds that are told in this order. */
function followsAlike(at: number, { said, held, chosen }: Pair): boolean {
  const deed = said.deeds.find(({ roots }) => roots.includes(at));
  const main = said.deeds[0]?.roots[0] ?? 0;
  const [first, second] = [at, main].map((root) =>
    held.deeds.findIndex(({ roots, link }) => link === "" && roots.includes(chosen[root] ?? -1)),
  );
  if (deed?.link !== "after" || first === undefined || second === undefined) return false;
  return first >= 0 && first < second;
}

const isRoot = ({ deeds }: Bullet, at: number) => deeds.some(({ roots, link }) => link === "" && roots.includes(at));
