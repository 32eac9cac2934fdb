import { type AskedCondition, type ReadCondition, readConditions } from "../../../job-search/job-search.ts";
import type { DocumentLanguage } from "../../../text/text.ts";
import { isFunctionWord } from "../../../truth/truth.ts";
import type { AskedOpenings, PlaceParts } from "../tasks/task.ts";
import { guideWordsOf, isListed, isOfRow, placeInLists, tellsIntent } from "../words/guide-lexicon.ts";
import { askedPlace, countryOfLanguage } from "./asked-place.ts";
import { type GuideToken, guideTokens } from "./guide-tokens.ts";
import { isRefusedBehind, refusalBefore, refusedWords } from "./refused-words.ts";
import type { Certainty, WordKnowledge } from "./word-knowledge.ts";

export interface OpeningsRead {
  asked: AskedOpenings;
  /** How surely the title is one; 0 where none was read. */
  certainty: Certainty;
  /** Words that say something and went into nothing, in their order. */
  left: GuideToken[];
  /** The same, with what stood in a row as one. */
  leftTexts: string[];
  /** Something is not so, or not wanted. */
  isNegated: boolean;
  /** Sounds like a condition; no posting can be held against it. */
  unheld: string[];
  isNearHome: boolean;
  /** It names a pay. */
  isPaid: boolean;
  /** Named beside the place that is asked for. */
  otherPlaces: PlaceParts[];
  /** Folded words of title, place and pay. */
  taken: ReadonlySet<string>;
}

/** Between words of one title: "head of sales", "chef de partie". */
const links = new Set("of de du des del della di do da dos von van und and et y e i en".split(" "));
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
  { homeCountry, refers }: { homeCountry: string | undefined; refers: boolean },
): OpeningsRead {
  const said = message.replace(/[“”„"«»]/g, " ");
  const { title: asWritten, conditions: read, unheld } = readConditions(said);
  const conditions = eachRefused(read);
  const negated = conditions.flatMap(({ text, condition }) => {
    const isHeld = condition.kind === "entry" || isRefused(condition);
    const no = isHeld ? undefined : refusalBefore(said.slice(0, said.indexOf(text)), language);
    return no ? [{ text, no }] : [];
  });
  const wanted = conditions.filter(({ text }) => !negated.some((one) => one.text === text));
  const withoutNegated = negated.reduce((text, { no }) => text.replace(no, " | "), asWritten);
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
      // "Carlisle" is no misspelt "cariste".
      return found === 2 && row.every(isName) && knowledge.geography.placeFromText(textOf(row, text)) ? 0 : found;
    });
  const [unrefused, refusedTitle] = withoutRefusedTitle(withoutNegated, language, titleIn(withoutNegated));
  const refused = [...refusedTitle, ...(unrefused.match(refusedWords(language)) ?? [])];
  const rest = unrefused.replace(refusedWords(language), " | ");
  const placed = askedPlace(rest, {
    ...{ knowledge, language },
    near: countryOfLanguage[language] ?? homeCountry,
    // "In my CV" is not Cape Verde.
    isTalk: (key) => isTalk(key) || tellsIntent(language, key) || isOfRow(guideWordsOf(language).intents.find, key),
    isFunctionWord: (key) => isFunctionWord(language, key),
  });
  const beside = placed ? rest.replace(placed.text, " | ") : rest;
  const tokens = guideTokens(beside);
  const isNo = ({ key }: GuideToken) => isListed(guideWordsOf(language).no, key);
  const title = titleIn(beside);
  const runs = runsOf(
    beside,
    tokens.filter((token) => isContent(token) && !title?.tokens.some(({ at }) => at === token.at)),
  );
  const employer = runs.find((run) => knowledge.isEmployer(textOf(run, beside)));
  const left = runs.filter((run) => run !== employer);
  const paid = wanted.filter(({ condition }) => condition.kind === "pay").map(({ text }) => text);
  const near = wanted.filter(({ condition }) => condition.kind === "near_me");
  return {
    asked: {
      title: title ? textOf(title.tokens, beside) : "",
      ...(placed && { place: placed.place }),
      conditions: [
        ...wanted.filter((one) => !near.includes(one)).map(({ text }) => text),
        ...(employer ? [textOf(employer, beside)] : []),
      ],
    },
    certainty: title?.certainty ?? 0,
    left: left.flat(),
    leftTexts: left.filter((run) => !run.every(isNo)).map((run) => textOf(run, beside)),
    isNegated: left.flat().some(isNo),
    unheld: [...unheld, ...refused, ...negated.map(({ no, text }) => `${no} ${text}`)],
    otherPlaces: placed?.others ?? [],
    isNearHome: near.length > 0,
    isPaid: paid.length > 0,
    taken: new Set([
      ...guideTokens([placed?.text ?? "", ...paid].join(" ")).map(({ key }) => key),
      ...(title?.certainty === 3 ? title.tokens.map(({ key }) => key) : []),
    ]),
  };
}

const isRefused = (condition: AskedCondition): boolean => condition.kind === "shift" && condition.isRefused === true;

/** Each as it is asked for by itself: of "no shifts or nights" also "no nights", of "can't do nights or weekends" "can't do weekends". */
function eachRefused(read: readonly ReadCondition[]): ReadCondition[] {
  const withNo = read.find(({ condition, text }) => isRefused(condition) && isRefusedIn(text));
  const no = withNo?.text.split(" ").slice(0, -1) ?? [];
  const refusals = no.map((_, at) => no.slice(0, at + 1).join(" "));
  const asked = (text: string) => refusals.map((refusal) => `${refusal} ${text}`).find(isRefusedIn) ?? text;
  return read.map((one) =>
    isRefused(one.condition) && !isRefusedIn(one.text) ? { ...one, text: asked(one.text) } : one,
  );
}

const isRefusedIn = (text: string): boolean =>
  readConditions(text).conditions.some(({ condition }) => isRefused(condition));

/** A text without the work that it refuses, and that with what refuses it: "not in the call centre any more". */
function withoutRefusedTitle(
  text: string,
  language: DocumentLanguage,
  title: TitleRead | undefined,
): [rest: string, refused: string[]] {
  const [from, to] = [title?.tokens[0]?.at ?? 0, title?.tokens.at(-1)?.end ?? 0];
  const isBehind = title !== undefined && isRefusedBehind(text.slice(to), language);
  const no = isBehind ? "" : refusalBefore(text.slice(0, from), language);
  if (!title || no === undefined) return [text, []];
  if (isBehind) return [`${text.slice(0, from)} | ${text.slice(to)}`, [text.slice(from, to)]];
  return [`${text.slice(0, from).slice(0, -no.length - 1)} | ${text.slice(to)}`, [`${no} ${text.slice(from, to)}`]];
}

const isName = ({ written }: GuideToken) => /^\p{Lu}\p{Ll}/u.test(written);

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
      if (!isContent(first) || !isContent(last) || isParted(textOf(row, text))) continue;
      const certainty = certaintyOf(row);
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
