import { foldText } from "../../../../shared/text/folded-text.rules.ts";
import { headingSection } from "../../../posting-reading/posting-reading.ts";
import { type DocumentLanguage, documentLanguages, memoized, textFeatures } from "../../../text/text.ts";
import { askingWords, wishingWords } from "../../tables/asking-words.ts";
import type { PostingPiece } from "../posting-pieces.ts";
import { kindByWords } from "../requirement-kinds.ts";
import { openPatternOf, patternOf } from "../word-patterns.ts";

const wordsIn = memoized((text) => foldText(text.replace(/['’`´]/g, "")).match(/[\p{L}\p{M}]+|\p{N}+|[?!]/gu) ?? []);
const [minCut, beginning] = [6, 5];
/** A word by itself and without its ending; all numbers are one. */
const formsOf = (word: string) => {
  if (/^\p{N}/u.test(word)) return ["0"];
  return word.length >= minCut ? [word, `${word.slice(0, beginning)}~`] : [word];
};
const formsIn = memoized((text) => wordsIn(text).flatMap(formsOf));
const isPiece = (feature: string) => feature.startsWith("~");
const ownFeatures = memoized((text) => {
  const all = textFeatures(text);
  return [all.filter((feature) => !isPiece(feature)), all.filter(isPiece)];
});
const headingFeatures = memoized((heading) => {
  const words = wordsIn(heading);
  return named("heading", [...formsIn(heading), ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]);
});

/** Whether a text says that something is needed, and that it is wished for; behind the code of its language. */
const asking = memoized((known) => {
  const text = foldText(known.slice(3)).replaceAll("’", "'");
  const language = documentLanguages.find((one) => known.startsWith(one)) ?? "en";
  return `${openPatternOf(askingWords[language]).test(text)} ${patternOf(wishingWords).test(text)}`;
});

export const headedSection = memoized((heading) => headingSection(heading) ?? "");

const named = (name: string, forms: readonly string[]) => forms.map((form) => `${name}:${form}`);

const opensSentence = /^(?:block|item|line|sentence|semicolon)$/;
const isOpening = (piece: PostingPiece | undefined) => !piece || opensSentence.test(piece.parting);

/** So many words of the sentence before and behind count. */
const near = 6;
/** How far into a posting something stands, in so many steps. */
const steps = 5;

/**
 * What tells whether a piece of a posting is asked for: its own words, what stands around it and above it. In groups, each of which weighs
 * as much as one sign, however many there are of it.
 */
export function pieceFeatures(pieces: readonly PostingPiece[], at: number, language: DocumentLanguage): string[][] {
  const piece = pieces[at];
  if (!piece) return [];
  const [before, after] = [pieces[at - 1], pieces[at + 1]];
  let [from, to] = [at, at + 1];
  while (!isOpening(pieces[from])) from -= 1;
  while (!isOpening(pieces[to])) to += 1;
  const prior = isOpening(piece) ? undefined : before;
  const next = isOpening(after) ? undefined : after;
  const own = wordsIn(piece.text);
  const { heading, isBullet } = piece.line;
  const shape = isBullet ? "item" : heading ? "headed" : "prose";
  const kind = kindByWords(piece.text, language);
  const sentence = piece.line.text.slice(pieces[from]?.start, pieces[to - 1]?.end);
  const sentenceBefore = !prior && before?.line === piece.line ? formsIn(before.text).slice(-near) : [];
  const sentenceBehind = !next && after?.line === piece.line ? formsIn(after.text).slice(0, near) : [];
  return [
    ["always"],
    ...ownFeatures(piece.text),
    heading === "" ? ["bare"] : headingFeatures(heading),
    [...pieces.slice(from, at), ...pieces.slice(at + 1, to)].flatMap(({ text }) => named("sentence", formsIn(text))),
    prior ? named("prior", formsIn(prior.text)) : ["opens"],
    next ? named("next", formsIn(next.text)) : ["ends"],
    named("behind", sentenceBehind),
    named("before", sentenceBefore),
    [`parting:${piece.parting}`],
    [`shape:${shape}`],
    [`length:${shape} ${Math.round(Math.log2(1 + own.length))}`],
    [`place:${Math.round((steps * at) / Math.max(1, pieces.length))}`],
    [`follows:${next?.parting ?? "end"}`],
    [`whole:${shape} ${from === at && to === at + 1}`],
    named("first", formsOf(own[0] ?? "")),
    [`two:${own.slice(0, 2).join(" ")}`],
    named("last", formsOf(own.at(-1) ?? "")),
    next ? [`then:${next.parting} ${wordsIn(next.text)[0]}`] : [],
    [
      `sentence opens:${wordsIn(pieces[from]?.text ?? "")
        .slice(0, 2)
        .join(" ")}`,
    ],
    [`kind:${kind}`],
    [`kind:${shape} ${kind}`],
    [`asks:${asking(`${language} ${piece.text}`)}`],
    [`sentence asks:${asking(`${language} ${sentence}`)}`],
    heading === "" ? [] : [`section:${headedSection(heading)}`],
    heading === "" ? [] : [`heading asks:${asking(`${language} ${heading}`)}`],
  ];
}

/** Numbers of the features that training knows, with what each is worth. */
export function pieceVector(
  groups: string[][],
  numberOf: ReadonlyMap<string, number>,
): [feature: number, value: number][] {
  return groups.flatMap((group) => {
    const known = [...new Set(group.flatMap((feature) => numberOf.get(feature) ?? []))];
    const value = 1 / Math.sqrt(Math.max(1, known.length));
    return known.map((feature): [number, number] => [feature, value]);
  });
}
