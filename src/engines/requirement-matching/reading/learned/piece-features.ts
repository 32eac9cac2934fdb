import { foldText } from "../../../../shared/text/folded-text.rules.ts";
import { headingSection } from "../../../posting-reading/posting-reading.ts";
import { type DocumentLanguage, memoized, memoizedIn, textFeatures } from "../../../text/text.ts";
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
/** What a text shows under a name: "prior:bring". One object for one text, by which its numbers are known again. */
export interface FeatureGroup {
  features: readonly string[];
}

const named = (name: string, forms: readonly string[]): FeatureGroup => ({
  features: forms.map((form) => `${name}:${form}`),
});
const formsIn = memoized((text) => wordsIn(text).flatMap(formsOf));
const formsUnder = (name: string) => memoized((text) => named(name, formsIn(text)));
const inSentence = formsUnder("sentence");
const inPrior = formsUnder("prior");
const inNext = formsUnder("next");
const isPiece = (feature: string) => feature.startsWith("~");
const ownFeatures = memoized((text) => {
  const all = textFeatures(text);
  return [{ features: all.filter((feature) => !isPiece(feature)) }, { features: all.filter(isPiece) }];
});
const headingFeatures = memoized((heading) => {
  const words = wordsIn(heading);
  return named("heading", [...formsIn(heading), ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]);
});
/** A sign by itself. */
const sign = memoized((feature) => ({ features: [feature] }));

/** Whether a text says that something is needed, and that it is wished for. */
const asking = memoizedIn((said, language) => {
  const text = foldText(said).replaceAll("’", "'");
  return `${openPatternOf(askingWords[language]).test(text)} ${patternOf(wishingWords).test(text)}`;
});

export const isWished = (text: string, language: DocumentLanguage): boolean => asking(text, language).endsWith("true");

export const headedSection = memoized((heading) => headingSection(heading) ?? "");

const opensSentence = /^(?:block|item|line|sentence|semicolon)$/;
const isOpening = (piece: PostingPiece | undefined) => !piece || opensSentence.test(piece.parting);

/** So many words of the sentence before and behind count. */
const near = 6;
/** How far into a posting something stands, in so many steps. */
const steps = 5;

/**
 * What tells whether a piece of a posting is asked for: its own words, what stands around it and above it. In lists of groups, each of which
 * weighs as much as one sign, however many there are of it.
 */
export function pieceFeatures(
  pieces: readonly PostingPiece[],
  at: number,
  language: DocumentLanguage,
): FeatureGroup[][] {
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
  const around = [...pieces.slice(from, at), ...pieces.slice(at + 1, to)].map(({ text }) => inSentence(text));
  const signs = [
    "always",
    ...(heading === "" ? ["bare"] : []),
    ...(prior ? [] : ["opens"]),
    ...(next ? [] : ["ends"]),
    `parting:${piece.parting}`,
    `shape:${shape}`,
    `length:${shape} ${Math.round(Math.log2(1 + own.length))}`,
    `place:${Math.round((steps * at) / Math.max(1, pieces.length))}`,
    `follows:${next?.parting ?? "end"}`,
    `whole:${shape} ${from === at && to === at + 1}`,
    `two:${own.slice(0, 2).join(" ")}`,
    ...(next ? [`then:${next.parting} ${wordsIn(next.text)[0]}`] : []),
    `sentence opens:${wordsIn(pieces[from]?.text ?? "")
      .slice(0, 2)
      .join(" ")}`,
    `kind:${kind}`,
    `kind:${shape} ${kind}`,
    `asks:${asking(piece.text, language)}`,
    `sentence asks:${asking(sentence, language)}`,
    ...(heading === "" ? [] : [`section:${headedSection(heading)}`, `heading asks:${asking(heading, language)}`]),
  ];
  return [
    ...ownFeatures(piece.text).map((group) => [group]),
    heading === "" ? [] : [headingFeatures(heading)],
    around,
    prior ? [inPrior(prior.text)] : [],
    next ? [inNext(next.text)] : [],
    [named("behind", sentenceBehind)],
    [named("before", sentenceBefore)],
    [named("first", formsOf(own[0] ?? ""))],
    [named("last", formsOf(own.at(-1) ?? ""))],
    ...signs.map((feature) => [sign(feature)]),
  ];
}

/** Numbers of the features that training knows. */
export function featureNumbers(numberOf: ReadonlyMap<string, number>): (group: FeatureGroup) => readonly number[] {
  const known = new WeakMap<FeatureGroup, number[]>();
  return (group) => {
    const before = known.get(group);
    if (before) return before;
    const numbers = [...new Set(group.features.flatMap((feature) => numberOf.get(feature) ?? []))];
    known.set(group, numbers);
    return numbers;
  };
}

/** The numbers of all groups of a piece, with what each is worth. */
export function pieceVector(
  groups: FeatureGroup[][],
  numbersOf: ReturnType<typeof featureNumbers>,
): [feature: number, value: number][] {
  return groups.flatMap((parts) => {
    const [only] = parts;
    const known = only && parts.length === 1 ? numbersOf(only) : [...new Set(parts.flatMap(numbersOf))];
    const value = 1 / Math.sqrt(Math.max(1, known.length));
    return known.map((feature): [number, number] => [feature, value]);
  });
}
