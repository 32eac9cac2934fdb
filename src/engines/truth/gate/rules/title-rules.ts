import { commonOccupations, namesJob } from "../../../text/text.ts";
import type { Pool } from "../pool.ts";
import { claimsOf, isAm, isFirstPerson, isLessening, isVoluntary } from "../reading/claims.ts";
import type { FactReading } from "../reading/readings.ts";
import { beginsPhrase, isContent, isLike, isShortFor, standsIn, type Token } from "../reading/words.ts";
import type { Reason } from "../reason.ts";
import type { Case } from "./rule.ts";

/** What somebody is called, where nothing calls her so. */
export function titleFaults(of: Case): Reason[] {
  const { clause, pool } = of;
  if (clause.isOfPosting || clause.applies) return [];
  return titlePhrases(clause.tokens, pool).flatMap((phrase) => faultOf(phrase, of) ?? []);
}

const opening = /^(?:as|als|como|comme|come|jako)$/;
const wasOrBecame = /^(?:was|war|fui|etais|ero|became|wurde|been|ete|sido|stato|stata|gewesen)$/;
const isBeing = (key: string) => isAm(key) || wasOrBecame.test(key);
const beside = /^(?:at|bei|beim|chez|presso|bij|@)$/;
const within = /^(?:of|de|d|del|du|der|des|fur|for|la|di|van|and|und|y|et|e)$/;
const maxPhrase = 7;

/** "as a head nurse", "I was team leader at", "Team leader at". */
function titlePhrases(tokens: readonly Token[], pool: Pool): Token[][] {
  const starts = tokens.flatMap(({ key }, at) => {
    if (opening.test(key)) return at + 1;
    return isBeing(key) ? at + 1 : [];
  });
  const phrases = starts.map((at) => {
    const phrase = phraseFrom(tokens, at);
    const end = phrase.findIndex((token) => token.isFunction && isEmployer(tokens, tokens.indexOf(token), pool));
    return end < 0 ? phrase : phrase.slice(0, end);
  });
  const first = tokens.findIndex(
    (token, at) => beside.test(token.key) || (token.isFunction && isEmployer(tokens, at, pool)),
  );
  const listed = tokens.findIndex((token, at) => token.gap.startsWith(",") && isEmployer(tokens, at - 1, pool));
  const listedHead = tokens.slice(0, Math.max(listed, 0));
  const head = tokens.slice(0, Math.max(first, 0));
  const [link] = tokens.slice(first, first + 1);
  const isHead =
    head.length <= maxPhrase &&
    link !== undefined &&
    ![...head.slice(1), link].some(beginsPhrase) &&
    !head.some(isOfSentence);
  const isListed =
    listedHead.length <= maxPhrase && !listedHead.slice(1).some(beginsPhrase) && !listedHead.some(isOfSentence);
  return [...phrases, ...(isHead ? [head] : []), ...(isListed ? [listedHead] : [])].filter((phrase) =>
    phrase.some(isContent),
  );
}

const isOfSentence = ({ isFunction, key }: Token) => isFirstPerson(key) || (isFunction && !within.test(key));

/** Whether an employer's name begins within two words behind. */
const isEmployer = (tokens: readonly Token[], at: number, { held }: Pool) =>
  tokens
    .slice(at + 1, at + 3)
    .some(({ key }) => held.some(({ fact, tokens: own }) => fact.kind === "organisation" && own[0]?.key === key));

function phraseFrom(tokens: readonly Token[], from: number): Token[] {
  const start = tokens.findIndex((token, at) => at >= from && !token.isFunction);
  if (start < 0 || start > from + 2) return [];
  const rest = tokens.slice(start, start + maxPhrase);
  const end = rest.findIndex(
    (token, at) =>
      at > 0 && (beginsPhrase(token) || token.kind !== "word" || (token.isFunction && !within.test(token.key))),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

function faultOf(phrase: Token[], of: Case): Reason | undefined {
  const { clause, pool } = of;
  const volunteers =
    pool.entries.some(({ section }) => section === "volunteer") ||
    pool.held.some(({ fact, tokens }) => fact.kind === "title" && tokens.some(({ key }) => isVoluntary(key)));
  // "three kitchen assistants" are others.
  if (clause.amounts.some(({ at }) => clause.tokens[at] === phrase[0])) return undefined;
  const words = phrase.filter(
    (token) => isContent(token) && !/(?:ed|ing)$/.test(token.key) && !(volunteers && isVoluntary(token.key)),
  );
  if (words.length === 0) return undefined;
  const found = phrase.map(({ text }) => text).join(" ");
  const stems = words.map(({ stem }) => stem);
  const isCalled = (reading: FactReading) =>
    standsIn(
      stems,
      reading.tokens.filter(isContent).map(({ stem }) => stem),
    ) && !isOfOther(reading, stems);
  const begins = ({ fact, tokens }: FactReading) =>
    fact.kind === "title" &&
    startsAs(
      stems,
      tokens.filter(isContent).map(({ stem }) => stem),
    );
  const named = isBesideEmployer(phrase, clause.tokens, pool)
    ? pool.held.filter((reading) => isNaming(reading) || reading.tokens.some(({ key }) => isBeing(key)))
    : pool.held;
  const called = named.filter((reading) => isCalled(reading) || begins(reading));
  const said = phrase.map(({ stem }) => stem);
  const shortened = called.find((reading) =>
    isShortened(
      reading,
      said,
      clause.tokens.some(({ key }) => isVoluntary(key)),
    ),
  );
  const isCalledSo = called.some((reading) => reading !== shortened && isNaming(reading));
  if (shortened && !isCalledSo) return { kind: "title", found, held: shortened.text };
  if (called.length > 0) return undefined;
  const joint = phrase.findIndex(({ key }) => /^(?:and|und|y|e|et|en|i)$/.test(key));
  if (joint > 0 && faultOf(phrase.slice(0, joint), of) === undefined) return undefined;
  const isOfOne = named.some(
    (reading) =>
      !isOfOther(reading, stems) &&
      words.every((word) =>
        reading.tokens.some(
          (own) =>
            own.stem === word.stem || isLike(own.key, word.key) || (own.isShort && isShortFor(own.key, word.key)),
        ),
      ),
  );
  return !isOfOne && (isTitle(phrase) || isBesideEmployer(phrase, clause.tokens, pool))
    ? { kind: "title", found }
    : undefined;
}

const isNaming = ({ fact }: FactReading) => /^(?:title|summary|degree)$/.test(fact.kind);

/** "als Küchenchef im Gasthof Adler", "Crew Leader, Goldfields": what stands between "as", or the beginning, and an employer. */
function isBesideEmployer(phrase: Token[], tokens: readonly Token[], pool: Pool): boolean {
  const [first, last] = [phrase[0], phrase.at(-1)];
  if (!first || !last || phrase.length > 4) return false;
  const end = tokens.indexOf(last) + 1;
  const next = tokens[end];
  const isNext = next?.isFunction
    ? isEmployer(tokens, end, pool)
    : next?.gap.startsWith(",") && isEmployer(tokens, end - 1, pool);
  return isNext === true && (first === tokens[0] ? isTitle(phrase) : isOpened(first, tokens));
}

const isOpened = (first: Token, tokens: readonly Token[]) =>
  tokens
    .slice(0, tokens.indexOf(first))
    .slice(-2)
    .some(({ key }) => opening.test(key));

const besideOthers = /^(?:with|for|under|mit|fur|unter|con|bajo|avec|sous|per|sotto|met|voor|onder|dla|com|sob)$/;

const definite = /^(?:the|der|die|den|dem|el|la|los|las|le|les|il|o|de|het)$/;

/** "together with the office manager", "signed by the office manager" call nobody's own post so. */
function isOfOther({ fact, tokens }: FactReading, stems: string[]): boolean {
  const at = tokens.findIndex(({ stem }) => stem === stems[0]);
  return (
    fact.kind === "statement" &&
    (tokens.slice(Math.max(0, at - 2), at).some(({ key }) => besideOthers.test(key)) ||
      (definite.test(tokens[at - 1]?.key ?? "") && !isBeing(tokens[at - 2]?.key ?? "")))
  );
}

const startsAs = (stems: string[], title: string[]) =>
  title.length > 0 && title.every((stem, at) => stems[at] === stem);

/** "Midwife" of a "Student Midwife"; in a statement by the word before it: "Acting Supervisor in 2024". */
function isShortened({ fact, tokens }: FactReading, stems: string[], volunteered: boolean): boolean {
  const isLess = (token: Token) =>
    isLessening(token.key) && !stems.includes(token.stem) && !(volunteered && isVoluntary(token.key));
  if (fact.kind === "title") return partOf(tokens, stems).some(isLess);
  const before = tokens[tokens.findIndex(({ stem }) => stem === stems[0]) - 1];
  return fact.kind === "statement" && before !== undefined && isLess(before);
}

/** "school cook" of "Catering assistant, then school cook". */
function partOf(tokens: readonly Token[], stems: readonly string[]): readonly Token[] {
  const at = tokens.findIndex(({ stem }) => stem === stems[0]);
  const start = tokens.findLastIndex((token, index) => index <= at && beginsPhrase(token));
  const end = tokens.findIndex((token, index) => index > at && beginsPhrase(token));
  return tokens.slice(Math.max(start, 0), end < 0 ? undefined : end);
}

/** By its head noun, which English puts last and other languages first or last. */
function isTitle(phrase: Token[]): boolean {
  const cut = phrase.findIndex(({ key }) => within.test(key));
  const head = (cut > 0 ? phrase.slice(0, cut) : phrase).filter(isContent);
  return [head[0], head.at(-1)].some(
    (word) =>
      word !== undefined &&
      !/(?:ing|ed)$/.test(word.key) &&
      (occupationHeads.has(word.key) ||
        claimsOf([word]).some((claim) => claim.class === "rank") ||
        namesJob(word.text)),
  );
}

const occupationHeads = new Set(
  commonOccupations.flatMap(({ names }) => names.flatMap((name) => name.split(" ").at(-1) ?? [])),
);
