import type { DocumentLanguage } from "../../text/text.ts";
import type { SectionClass } from "../tables/posting-section-words.ts";
import { askedLikelihood } from "./learned/learned-role.ts";
import { asking, isDropped, isOfWork, ofEmployer, wishes } from "./line-evidence.ts";
import type { PostingBlock } from "./line-shapes.ts";
import { postingSentences } from "./posting-sentences.ts";
import { headingScore } from "./section-cues.ts";

/** "other" is what tells nothing, and what a posting begins with. */
export type BlockSection = SectionClass | "other";

/** The order in which most postings say things. */
const order: BlockSection[] = ["company", "duty", "asked", "wished", "benefit", "applying"];
const sections: BlockSection[] = ["other", ...order];

/**
 * What each block of a posting is, judged by all at once: by what stands above it, by what its lines are like, and by the order in which
 * postings say things. The best way through all blocks is found by dynamic programming.
 */
export function blockSections(blocks: PostingBlock[], language: DocumentLanguage): BlockSection[] {
  let paths = sections.map((section) => ({ score: section === "other" ? 0 : -1, way: [section] }));
  for (const block of blocks) {
    const scores = bodyScores(block, language);
    paths = sections.map((section) => {
      const [best] = paths
        .map(({ score, way }) => ({ score: score + stepScore(way.at(-1) ?? "other", section, block), way }))
        .sort((one, other) => other.score - one.score);
      return { score: (best?.score ?? 0) + scores[section], way: [...(best?.way ?? []), section] };
    });
  }
  const [best] = paths.toSorted((one, other) => other.score - one.score);
  return best?.way.slice(1) ?? [];
}

function stepScore(from: BlockSection, to: BlockSection, { heading }: PostingBlock): number {
  if (to === "wished" && heading === "") return from === "wished" ? 0 : -2;
  if (to === "wished") return from === "asked" ? 0.5 : from === "wished" ? -0.5 : -1.5;
  if (from === "other" || to === "other") return 0;
  const step = order.indexOf(to) - order.indexOf(from);
  if (step === 0) return heading === "" ? 0.5 : -0.5;
  return step > 0 ? 0 : -0.5;
}

/** Beside the lists of words, which know few of the ways to ask. */
const learnedWeight = 3;

/** By how its lines are, each from 0 to 1, and what is announced. */
function bodyScores({ heading, lines }: PostingBlock, language: DocumentLanguage): Record<BlockSection, number> {
  const isList = lines.filter(({ isBullet }) => isBullet).length >= 2;
  const sentences = lines.flatMap(({ text }) => postingSentences(text));
  const share = (of: (text: string) => number | boolean) =>
    sentences.reduce((sum, text) => sum + Number(of(text)), 0) / Math.max(1, sentences.length);
  const asks = share((text) => (isDropped(text) ? 0 : asking(text, isList, language)));
  const employer = share((text) => ofEmployer(text, language));
  const offers = share(isDropped);
  const announced = (section: SectionClass) => (heading === "" ? 0 : headingScore(heading, section));
  const learned = share((text) => askedLikelihood(text, heading, isList)) - 0.5;
  const weight = isList ? 4 : 3;
  return {
    other: 1.2,
    asked: announced("asked") + weight * (asks - employer / 2) + learnedWeight * learned,
    wished: announced("wished") + weight * (asks - employer / 2) + share(wishes) + learnedWeight * learned,
    duty: announced("duty") + (isList ? 1 : 0.5) + 2 * share((text) => isOfWork(text, language)),
    benefit: announced("benefit") + 3 * offers + employer,
    company: announced("company") + 2 * employer,
    applying: announced("applying") + offers,
  };
}
