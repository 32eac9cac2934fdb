import { kindSigns } from "../../../src/engines/requirement-matching/reading/learned/learned-kinds.ts";
import { roleSigns } from "../../../src/engines/requirement-matching/reading/learned/learned-role.ts";
import { postingBlocks } from "../../../src/engines/requirement-matching/reading/line-shapes.ts";
import { postingSentences } from "../../../src/engines/requirement-matching/reading/posting-sentences.ts";
import { requirementClauses } from "../../../src/engines/requirement-matching/reading/requirement-clauses.ts";
import { foldText } from "../../../src/shared/text/folded-text.rules.ts";
import type { MarkedText } from "./marked-postings.ts";

/** Of the words of the shorter of two, so many in the other: the same thing is meant. */
const minShared = 0.75;

export const kindExamples = ({ marked, language }: MarkedText) =>
  marked.map(({ text, kind }) => ({ label: kind, text, signs: kindSigns(text, language) }));

/** Each sentence of a posting and each of its clauses, as the reader will see it: something marked is in it, or not. */
export const roleExamples = ({ title, text, language, marked }: MarkedText) =>
  postingBlocks(text, title).flatMap(({ heading, lines }) =>
    lines.flatMap(({ text: line, isBullet }) =>
      postingSentences(line)
        .flatMap((sentence) => [
          ...new Set([sentence, ...requirementClauses(sentence, isBullet ? "whole" : "running", language)]),
        ])
        .map((said) => ({
          label: marked.some((one) => isSame(said, one.text)) ? ("asked" as const) : ("other" as const),
          text: said,
          signs: roleSigns(said, heading, isBullet),
        })),
    ),
  );

const wordsIn = (text: string) => foldText(text).match(/\p{L}+/gu) ?? [];

function isSame(one: string, other: string): boolean {
  if (one.includes(other) || other.includes(one)) return true;
  const words = new Set(wordsIn(one));
  const others = wordsIn(other);
  const shared = others.filter((word) => words.has(word)).length;
  return shared >= minShared * Math.max(1, Math.min(words.size, others.length));
}
