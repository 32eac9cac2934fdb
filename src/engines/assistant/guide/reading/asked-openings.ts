import { readConditions, surfaceWords } from "../../../job-search/job-search.ts";
import { type DocumentLanguage, splitSentences } from "../../../text/text.ts";
import { isFunctionWord } from "../../../truth/truth.ts";
import type { AskedOpenings, PlaceParts } from "../tasks/task.ts";
import { guideWordsOf, isListed, isOfRow, placeInLists, tellsIntent } from "../words/guide-lexicon.ts";
import { askedPlace, countryOfLanguage } from "./asked-place.ts";
import { type GuideToken, guideTokens } from "./guide-tokens.ts";
import { refusalBefore, refusalBehind, refusedWords, takingBack } from "./refused-words.ts";
import type { Certainty, WordKnowledge } from "./word-knowledge.ts";

export interface OpeningsRead {
  asked: AskedOpenings;
  /** How surely the title is one; 0 where none was read. */
  certainty: Certainty;
  /** Words that say something and went into nothing, in their order. */
  left: GuideToken[];
  /** The same, with what stood in a row as one. */
  leftTexts: string[];
  /** Of these what may be a thing or a condition, and no mere word of the sentence. */
  leftThings: string[];
  /** Of these what is plainly named as the work that is looked for: "dragon tamer jobs", "a post as dragon tamer". */
  sought: string;
  /** Of these what stands right before the place, if titles have every word of it: "a supermarket in Hull". */
  beforePlace: string;
  /** Something is not so, or not wanted. */
  isNegated: boolean;
  /** Sounds like a condition; no posting can be held against it. */
  unheld: string[];
  /** Work that is not wanted, with the words that say so. */
  refused: RefusedTitle[];
  isNearHome: boolean;
  /** It names a pay. */
  isPaid: boolean;
  /** Named beside the place that is asked for. */
  otherPlaces: PlaceParts[];
  /** Folded words of title, place and pay. */
  taken: ReadonlySet<string>;
}

export interface RefusedTitle {
  title: string;
  said: string;
}

/** Addresses name nothing to search for. */
const addresses = /\S+@\S+|https?:\/\/\S+/g;
/** Between words of one title: "head of sales", "chef de partie". */
const links = new Set("of de du des del della di do da dos von van und and et y e i en or oder ou o lub".split(" "));
const maxTitleWords = 6;

/**
 * Title, place and conditions of a message, whichever way it says them. What the words mean is for the search to say.
 *
 * @param refers there is an opening that "guarda" may be for, which is a guard too
 */
export function readOpenings(
  message: string,
  language: DocumentLanguage,
  knowledge: WordKnowledge,
  {
    homeCountry,
    searchedCountry,
    clocksOf,
    refers,
  }: Record<"homeCountry" | "searchedCountry", string | undefined> & { clocksOf?: string | undefined; refers: boolean },
): OpeningsRead {
  const said = message.replace(/[“”„"«»]/g, " ").replace(addresses, " | ");
  const { title: asked, conditions, unheld } = readConditions(said);
  const isTalk = (key: string) => isTalkIn(language, key);
  const isContent = ({ key, written }: GuideToken) =>
    isWork(written) ||
    (key.length > 1 && !/^\d+$/.test(key) && !isTalk(key) && !isOfRow(guideWordsOf(language).intents.find, key));
  const titleIn = (text: string) =>
    bestTitle(text, guideTokens(text), isContent, (row) => {
      const isTold = row.every(({ key, written }) => tellsIntent(language, key) && !isWork(written));
      const found = knowledge.certainty(textOf(row, text));
      const isMove = row.every(({ key }) => isOfRow(guideWordsOf(language).intents.move, key));
      if (isTold && (found < 3 || (refers && isMove))) return 0;
      // "CAT" and "CLT" are work, "a cat" is not.
      if (row.length === 1 && row.every(isInitials) && !row.some(({ written }) => knowledge.isCommon(written)))
        return 0;
      // "Carlisle" is no misspelt "cariste".
      return found === 2 && row.every(isName) && knowledge.geography.placeFromText(textOf(row, text)) ? 0 : found;
    });
  const [unrefused, refused] = withoutRefusedTitles(asked, language, titleIn);
  const refusedRest = unrefused.match(refusedWords(language)) ?? [];
  const rest = unrefused.replace(refusedWords(language), " | ");
  const placedNear = (home: string | undefined) =>
    askedPlace(rest, {
      ...{ knowledge, language },
      near: countryOfLanguage[language] ?? home ?? clocksOf ?? "GB",
      homes: [countryOfLanguage[language], home].flatMap((country) => country ?? []),
      // "In my CV" is not Cape Verde.
      isTalk: (key) => isTalk(key) || tellsIntent(language, key) || isOfRow(guideWordsOf(language).intents.find, key),
      isFunctionWord: (key) => isFunctionWord(language, key),
    });
  // After a search in France "leeds" is still a place.
  const placed = placedNear(homeCountry ?? searchedCountry) ?? placedNear(homeCountry);
  const text = placed ? rest.replace(placed.text, " | ") : rest;
  const tokens = guideTokens(text);
  const isNo = ({ key }: GuideToken) => isListed(guideWordsOf(language).no, key);
  const found = titleIn(text);
  // "Over 6000", of which nobody says what it counts; no year.
  const numbers = tokens.flatMap(({ key, written }) =>
    /^\d{3,}$/.test(key) && !/^(?:19|20)\d\d$/.test(key) ? written : [],
  );
  const isPlaceBehind = (run: GuideToken[]) => placed !== undefined && /^[\s,]*\|/.test(text.slice(run.at(-1)?.end));
  const isWorkPlaced = (run: GuideToken[]) => isPlaceBehind(run) || isSought(run, tokens, text, language);
  const runsBeside = (of: TitleRead | undefined) =>
    runsOf(
      text,
      tokens.filter((token) => isContent(token) && !of?.tokens.some(({ at }) => at === token.at)),
    );
  // Words that some titles have are one where they stand as work does, or alone: "fine, find me something in a supermarket".
  const isLoose = found?.certainty === 1 && !isWorkPlaced(found.tokens) && runsBeside(found).length > 0;
  const title = isLoose ? undefined : found;
  const runs = runsBeside(title);
  const employer = runs.find((run) => knowledge.isEmployer(textOf(run, text)));
  const left = runs.filter((run) => run !== employer);
  const understood = [
    title ? textOf(title.tokens, text) : "",
    placed?.text ?? "",
    ...conditions.map((one) => one.text),
  ];
  const isBeside = beside(splitSentences(said), understood.filter(Boolean));
  const isThing = ({ key, written, at }: GuideToken) =>
    /\d/.test(key) ||
    isWork(written) ||
    (knowledge.isWord(written) ? key.length > shortWord : key.length > longWord) ||
    (language !== "de" && isName({ written }) && /[\p{L},]\s*$/u.test(text.slice(0, at)));
  const sought = left.find((run) => isSought(run, tokens, text, language));
  const beforePlace = left.find((run) => isPlaceBehind(run) && run.every(({ written }) => knowledge.isWord(written)));
  const paid = conditions.filter(({ condition }) => condition.kind === "pay").map(({ alone }) => alone);
  const near = conditions.filter(({ condition }) => condition.kind === "near_me");
  return {
    asked: {
      title: title ? textOf(title.tokens, text) : "",
      ...(placed && { place: placed.place }),
      conditions: [
        ...conditions.filter((one) => !near.includes(one)).map(({ alone }) => alone),
        ...(employer ? [textOf(employer, text)] : []),
      ],
    },
    certainty: title?.certainty ?? 0,
    left: left.flat(),
    leftTexts: left.filter((run) => !run.every(isNo)).map((run) => textOf(run, text)),
    leftThings: left
      .filter((run) => !run.every(isNo) && run.some(isThing) && isBeside(run[0]))
      .map((run) => textOf(run, text)),
    sought: sought ? textOf(sought, text) : "",
    beforePlace: beforePlace ? textOf(beforePlace, text) : "",
    isNegated: left.flat().some(isNo),
    unheld: [...unheld, ...numbers, ...refusedRest],
    refused,
    otherPlaces: placed?.others ?? [],
    isNearHome: near.length > 0,
    isPaid: paid.length > 0,
    taken: new Set([
      ...guideTokens([placed?.text ?? "", ...paid].join(" ")).map(({ key }) => key),
      ...(title?.certainty === 3 ? title.tokens.map(({ key }) => key) : []),
    ]),
  };
}

/** Letters. So short a word that titles have is none of theirs, so short a one that they have not is of the sentence. */
const [shortWord, longWord] = [3, 5];

/** Whether a word stands in a sentence of which something was understood: a story's other sentences ask for nothing. */
const beside =
  (sentences: readonly string[], understood: readonly string[]) =>
  (token: GuideToken | undefined): boolean =>
    understood.length === 0 ||
    sentences.some(
      (sentence) => sentence.includes(token?.written ?? "") && understood.some((text) => sentence.includes(text)),
    );

/** Between a word for openings and the work, in all languages. */
const asWords = new Set("as als comme como come jako de d da di do".split(" "));

/** Whether words stand right before a word for openings, or behind one and "as". */
function isSought(run: GuideToken[], tokens: GuideToken[], text: string, language: DocumentLanguage): boolean {
  const isOpenings = (token: GuideToken | undefined) =>
    token !== undefined && isOfRow(guideWordsOf(language).intents.find, token.key);
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return false;
  const next = tokens.find(({ at }) => at >= last.end);
  if (isOpenings(next) && /^[\s-]*$/.test(text.slice(last.end, next?.at))) return true;
  const before = tokens.filter(({ at }) => at < first.at);
  const openings = before.findLast(({ key }) => !isFunctionWord(language, key) && !asWords.has(key));
  const between = before.filter(({ at }) => at > (openings?.at ?? 0));
  return (
    isOpenings(openings) &&
    between.some(({ key }) => asWords.has(key)) &&
    !isParted(text.slice(openings?.end, first.at))
  );
}

/** A text without the work that it refuses, and that with what refuses it: "not in the call centre any more". */
function withoutRefusedTitles(
  text: string,
  language: DocumentLanguage,
  titleIn: (text: string) => TitleRead | undefined,
): [rest: string, refused: RefusedTitle[]] {
  const back = takingBack(language).exec(text);
  if (back) {
    const [first, then] = [text.slice(0, back.index), text.slice(back.index + back[0].length)];
    const taken = titleIn(first);
    const title = textOf(taken?.tokens ?? [], first);
    const [rest, others] = withoutRefusedTitles(`${first.replace(title, " | ")} | ${then}`, language, titleIn);
    return [rest, taken ? [{ title, said: `${title} ${back[0]}` }, ...others] : others];
  }
  const read = titleIn(text);
  if (!read) return [text, []];
  const [from, to] = [read.tokens[0]?.at ?? 0, read.tokens.at(-1)?.end ?? 0];
  const title = text.slice(from, to);
  const behind = refusalBehind(text.slice(to), language);
  const before = behind === undefined ? refusalBefore(text.slice(0, from), language) : "";
  if (before === undefined) return [text, []];
  const said = `${before} ${title}${behind ?? ""}`.trim();
  const kept = text
    .slice(0, from)
    .trimEnd()
    .slice(0, before === "" ? from : -before.length);
  const [rest, others] = withoutRefusedTitles(`${kept} | ${text.slice(to + (behind?.length ?? 0))}`, language, titleIn);
  return [rest, [{ title, said }, ...others]];
}

const isName = ({ written }: Pick<GuideToken, "written">) => /^\p{Lu}\p{Ll}/u.test(written);

const isInitials = ({ key, written }: GuideToken) => key.length <= shortWord && written === written.toLowerCase();

/** "it" is none, "IT" is. */
const isWork = (written: string) => /^\p{Lu}{2}$/u.test(written);

function isTalkIn(language: DocumentLanguage, key: string): boolean {
  const { carriers, strain, ordinals, likeMe, no } = guideWordsOf(language);
  if (isListed(no, key)) return false;
  return (
    isFunctionWord(language, key) ||
    placeInLists(ordinals, key) >= 0 ||
    [carriers, strain, likeMe].some((list) => isListed(list, key))
  );
}

interface TitleRead {
  tokens: GuideToken[];
  certainty: Certainty;
}

/** The words in a row that are the surest to be what work is called; of several the longest, of those the last, or where none is sure the first. */
function bestTitle(
  text: string,
  tokens: GuideToken[],
  isContent: (token: GuideToken) => boolean,
  certaintyOf: (row: GuideToken[]) => Certainty,
): TitleRead | undefined {
  let best: TitleRead | undefined;
  for (let length = Math.min(maxTitleWords, tokens.length); length > 0; length--) {
    for (let from = tokens.length - length; from >= 0; from--) {
      const row = tokens.slice(from, from + length);
      const [first, last] = [row[0], row.at(-1)];
      if (!first || !last || links.has(first.key) || links.has(last.key)) continue;
      if (isParted(textOf(row, text))) continue;
      // "Aide" is help too, but an "aide soignante" is somebody.
      const isTalked = !isContent(first) || !isContent(last);
      const isNamed = row.some(isContent) && surfaceWords(textOf(row, text)).length === length;
      const found = isTalked && !isNamed ? 0 : certaintyOf(row);
      const certainty = isTalked && found < 3 ? 0 : found;
      // Of "project manager construction" it is the first two.
      const isBeside = best?.certainty === certainty && best.tokens[0] === row[1] && best.tokens.length === length;
      const isFirst = certainty === 1 && best?.certainty === 1 && best.tokens.length === length;
      if (certainty > (best?.certainty ?? 0) || (certainty > 0 && isBeside) || isFirst)
        best = { tokens: row, certainty };
    }
    if (best?.certainty === 3) return best;
  }
  return best;
}

const isParted = (text: string) => /[.,;:!?\n|()]/.test(text);

/** Tokens that stand in a row, with nothing but such words between them. */
function runsOf(text: string, tokens: GuideToken[]): GuideToken[][] {
  const runs: GuideToken[][] = [];
  for (const token of tokens) {
    const before = runs.at(-1)?.at(-1);
    const between = before ? text.slice(before.end, token.at) : "|";
    if (/^[\s'’-]*$/.test(between)) runs.at(-1)?.push(token);
    else runs.push([token]);
  }
  return runs;
}

function textOf(tokens: GuideToken[], text: string): string {
  return text.slice(tokens[0]?.at, tokens.at(-1)?.end).replace(/\s+/g, " ");
}
