import { verbsOfNoun } from "../words/deed-nouns.ts";
import { isPersonName } from "../words/describing-words.ts";
import { isKnownVerb } from "../words/equal-words.ts";
import { showsVerb } from "../words/verb-agreement.ts";
import { verbReadings } from "../words/verb-reading.ts";
import { isNumber } from "../words/word-reading.ts";
import type { Bullet, Deed, Node } from "./bullet.ts";

/** The deed of the same form that "and trained the staff" goes on from. */
export function deedBefore(word: string, rest: string[], { deeds, nodes }: Bullet): Deed | undefined {
  if (word === "" || (rest.length === 0 && things.test(word))) return undefined;
  // "Cut and colour hair"
  const isDirect = rest.length > 0 && nodes.length === 1 && deeds[0]?.isVerb === true;
  return deeds.findLast(({ isVerb, roots }) => {
    const forms = new Set(verbReadings(nodes[roots[0] ?? 0]?.word ?? "").map(({ form }) => form));
    const readings = verbReadings(word).filter(({ form }) => isVerb && form !== "third" && forms.has(form));
    return readings.some(
      ({ form, lemma }) => isKnownVerb(lemma) || ((form !== "base" || isDirect) && rest.length > 0) || showsVerb(rest),
    );
  });
}

/** Not done without an object: "reports on sales and stock". */
const things = /^(?:stock|budget|bill|order|cost|price|staff|train|land|fish|balance|equipment|trade)$/;

/** "And preparation of ..." behind "filing of receipts" */
export const isSecondNoun = ({ deeds, nodes }: Bullet, words: string[], next: string) =>
  /^(of|to|for|with|in|on|at)$/.test(next) &&
  deeds.every(({ isVerb, roots }) => !isVerb && verbsOfNoun(nodes[roots[0] ?? 0]?.word ?? "").length > 0) &&
  verbsOfNoun(words.at(-1) ?? "").length > 0;

const takingDeeds =
  /^(start|stop|begin|keep|enjoy|avoid|finish|practi[sc]e|learn|continue|quit|ceas|cease|resum|resume|consider|suggest|recommend|propos|propose|involv|involve|includ|include|try|supervis|supervise|coordinat|coordinate|manag|manage|handl|handle|overse|oversee|support|assist|help|teach|plan|organi[sz]e?|do|discus|discuss|prevent|observ|observe|watch|report|describ|describe|explain|allow|requir|require|practis|simulat|simulate|study|shadow|monitor|facilitat|facilitate|automat|automate|delegat|delegate|outsourc|outsource|witness|assess|accompany|lead|direct|research|review|audit|train|go)$/;

/** "Raised upselling revenue" names a revenue; what was supervised or stopped may be a deed. */
export const takesNoDeed = (verb: string) => verbReadings(verb).every(({ lemma }) => !takingDeeds.test(lemma));

/** "Sales and stock reports": what stands before the noun behind "and" may describe it together with what stands before that. */
export function areKinds({ nodes, chunks, deeds }: Bullet, [first = "", ...rest]: string[]): boolean {
  const before = nodes.filter(({ chunk }) => chunk === chunks.length - 1).map(({ word }) => word);
  const isVerb = deeds.some(({ isVerb, roots }) => isVerb && roots.includes(chunks.at(-1)?.head ?? -1));
  return (
    !isVerb &&
    rest.length > 0 &&
    ![first, ...rest, ...before].some((word) => isNumber(word) || /^(?:an?|the|their|its|other)$/.test(word)) &&
    ![first, before.at(-1) ?? ""].some(isPersonName)
  );
}

/** "The weight and seal of the cups": of both, the nearest first. */
export function joinedBefore({ nodes, chunks }: Bullet, lastHead: number): Node["heads"] {
  const before = chunks[nodes[lastHead]?.chunk ?? -1]?.joinedTo;
  const sibling = before === undefined ? undefined : chunks[before]?.head;
  return [lastHead, ...(sibling === undefined ? [] : [sibling])].map((head) => ({ head, link: "of" }));
}

/** Whoever one deals with is worth nothing in euros. */
export const isNoThing = ({ nodes, chunks, deeds }: Bullet, at: number): boolean =>
  isPersonName(nodes[at]?.word ?? "") ||
  (chunks[nodes[at]?.chunk ?? -1]?.link === "with" &&
    verbReadings(nodes[deeds.at(-1)?.roots[0] ?? 0]?.word ?? "").some(({ lemma }) =>
      /^(negotiat|sign|conclud|agree|clos)/.test(lemma),
    ));

/** "Trained nine guides since 2015, of whom seven passed": of what was named before, never of a year. */
export const countedBefore = ({ nodes, chunks, deeds }: Bullet): Node["heads"] =>
  chunks
    .map(({ head }) => head)
    .filter(
      (head) =>
        !isNumber(nodes[head]?.word ?? "") && !deeds.some(({ isVerb, roots }) => isVerb && roots.includes(head)),
    )
    .reverse()
    .map((head) => ({ head, link: "of" }));
