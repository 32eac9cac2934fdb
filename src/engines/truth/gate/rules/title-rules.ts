import { foldText } from "../../../../shared/text/folded-text.rules.ts";
import { commonOccupations, namesJob } from "../../../text/text.ts";
import type { Case } from "../pool.ts";
import { claimsOf, isAm, means } from "../reading/claims.ts";
import type { FactReading } from "../reading/readings.ts";
import { beginsPhrase, isContent, isLike, isShortFor, type Token } from "../reading/words.ts";
import type { Reason } from "../reason.ts";

const opening = /^(?:as|als|como|comme|come|jako)$/;
const wasOrBecame = /^(?:was|war|fui|etais|ero|became|wurde|been|ete|sido|stato|stata|gewesen)$/;
const isBeing = (tokens: readonly Token[], at: number) => isAm(tokens, at) || wasOrBecame.test(tokens[at]?.key ?? "");
const beside = /^(?:at|bei|beim|chez|presso|bij|@)$/;
const within = /^(?:of|up|de|d|del|du|der|des|fur|for|la|di|van|and|und|y|et|e)$/;
const maxPhrase = 7;

/** What somebody is called, where nothing calls her so. */
export function titleFaults(of: Case): Reason[] {
  const { tokens, applies } = of.clause;
  if (applies) return [];
  const employers = new Set(
    of.pool.held.flatMap(({ fact, tokens: own }) =>
      fact.kind === "organisation" ? (own.find(isContent)?.key ?? []) : [],
    ),
  );
  /** Whether an employer's name begins behind, within two words of an article or a preposition. */
  const isBefore = (end: number) =>
    tokens
      .slice(end, end + 3)
      .some(({ key }, at) => employers.has(key) && (at > 0 || tokens[end]?.gap.startsWith(","))) &&
    (tokens[end]?.isFunction === true || tokens[end]?.gap.startsWith(",") === true);
  const called = tokens.flatMap(({ key }, at) =>
    opening.test(key) || isBeing(tokens, at) ? [phraseFrom(tokens, at + 1, isBefore)] : [],
  );
  const end = tokens.findIndex(({ key }, at) => at > 0 && (beside.test(key) || isBefore(at)));
  const head = tokens.slice(0, Math.max(end, 0));
  const isSentence = head.slice(1).some(beginsPhrase) || head.some(isOfSentence) || head.length > maxPhrase;
  return [...called, ...(isSentence ? [] : [head])]
    .filter((phrase) => phrase.some(isContent))
    .flatMap((phrase) => {
      const at = tokens.indexOf(phrase[0] ?? (head[0] as Token));
      const isOpened = opening.test(tokens[at - 1]?.key ?? "") || opening.test(tokens[at - 2]?.key ?? "");
      // "was fitter at Kestrel"; no "part of Kestrel".
      const isPlaced =
        (isBeing(tokens, at - 1) || isBeing(tokens, at - 2)) && !within.test(tokens[at + phrase.length]?.key ?? "");
      const isNamed = phrase.length <= 4 && isBefore(at + phrase.length) && (isOpened || isPlaced || isTitle(phrase));
      return faultOf(phrase, isNamed, of) ?? [];
    });
}

const isOfSentence = ({ isFunction, key }: Token) => means.firstPerson(key) || (isFunction && !within.test(key));

function phraseFrom(tokens: readonly Token[], from: number, isBefore: (end: number) => boolean): Token[] {
  const start = tokens.findIndex((token, at) => at >= from && !token.isFunction);
  if (start < 0 || start > from + 2) return [];
  const rest = tokens.slice(start, start + maxPhrase);
  const end = rest.findIndex(
    (token, at) =>
      at > 0 &&
      (beginsPhrase(token) ||
        token.kind !== "word" ||
        (token.isFunction && (!within.test(token.key) || isBefore(start + at)))),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

function faultOf(phrase: Token[], isBesideEmployer: boolean, { clause, pool }: Case): Reason | undefined {
  const volunteers = pool.entries.some(({ section }) => section === "volunteer") || pool.held.some(isVolunteer);
  const words = phrase.filter(
    (token) => isContent(token) && !/(?:ed|ing)$/.test(token.key) && !(volunteers && means.voluntary(token.key)),
  );
  if (words.length === 0) return undefined;
  const found = phrase.map(({ text }) => text).join(" ");
  const bearers = pool.held.filter(
    (reading) =>
      (!isBesideEmployer ||
        isNaming(reading) ||
        isWorkOf(phrase, reading) ||
        reading.tokens.some((_, at) => isBeing(reading.tokens, at))) &&
      !(reading.fact.kind === "statement" && isOfOthers(reading.tokens, placeOf(words, reading))) &&
      (words.every((word) => reading.tokens.some((own) => isWord(word, own))) || beginsAs(words, reading)),
  );
  const isVolunteered = clause.tokens.some(({ key }) => means.voluntary(key));
  const shortened = bearers.find((reading) => isShortened(reading, phrase, isVolunteered));
  if (shortened && !bearers.some((reading) => reading !== shortened && isNaming(reading)))
    return { kind: "title", found, held: shortened.text };
  return bearers.length === 0 && (isBesideEmployer || isTitle(phrase)) ? { kind: "title", found } : undefined;
}

/** "Mentored student nurses" begins with what was done, as the person's own line does: it calls nobody so. */
const isWorkOf = (phrase: Token[], { fact, tokens }: FactReading) =>
  fact.kind === "statement" &&
  /(?:ed|ing)$/.test(phrase[0]?.key ?? "") &&
  phrase.every(({ stem }, at) => tokens[at]?.stem === stem);

const placeOf = ([first]: readonly Token[], { tokens }: FactReading) =>
  tokens.findIndex(({ stem }) => stem === first?.stem);

/** "Assistant and kept the minutes" of an assistant. */
function beginsAs(words: readonly Token[], { fact, tokens }: FactReading): boolean {
  const title = tokens.filter(isContent);
  return fact.kind === "title" && title.length > 0 && title.every(({ stem }, at) => words[at]?.stem === stem);
}

const isVolunteer = ({ fact, tokens }: FactReading) =>
  fact.kind === "title" && tokens.some(({ key }) => means.voluntary(key));

const isWord = (word: Token, own: Token) =>
  own.stem === word.stem ||
  isTail(own.key, word.key) ||
  isLike(own.key, word.key) ||
  (own.isShort && isShortFor(own.key, word.key));

/** "Techniker" of a "Servicetechniker"; no "Koch" of a "Hilfskoch". */
const isTail = (own: string, word: string) => word.length > 5 && own.endsWith(word) && !means.lessening(own);

const isNaming = ({ fact }: FactReading) => /^(?:title|summary|degree)$/.test(fact.kind);

const definite = /^(?:the|der|die|den|dem|el|la|los|las|le|les|il|o|de|het)$/;

/** "together with the office manager", "signed by the office manager" call nobody's own post so. */
export function isOfOthers(tokens: readonly Token[], at: number): boolean {
  const start = tokens.findLastIndex(
    (token, index) => index < at && (!isContent(token) || beginsPhrase(tokens[index + 1] ?? token)),
  );
  const [before, beforeThat] = [tokens[start]?.key ?? "", tokens[start - 1]?.key ?? ""];
  const isBeside = means.besides(before) || means.besides(beforeThat);
  return isBeside || (definite.test(before) && !isBeing(tokens, start - 1));
}

/** "Midwife" of a "Student Midwife", but "school cook" of "Catering assistant, then school cook"; in a statement by the word before it. */
function isShortened({ fact, tokens }: FactReading, phrase: Token[], isVolunteered: boolean): boolean {
  const said = new Set(phrase.map(({ stem }) => stem));
  const at = tokens.findIndex(({ stem }) => stem === phrase[0]?.stem);
  const start = tokens.findLastIndex((token, index) => index <= at && beginsPhrase(token));
  const end = tokens.findIndex((token, index) => index > at && beginsPhrase(token));
  const part =
    fact.kind === "title"
      ? tokens.slice(Math.max(start, 0), end < 0 ? undefined : end)
      : tokens.slice(Math.max(0, at - 1), at);
  return (
    at >= 0 &&
    /^(?:title|statement)$/.test(fact.kind) &&
    part.some(({ key, stem }) => means.lessening(key) && !said.has(stem) && !(isVolunteered && means.voluntary(key)))
  );
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
  commonOccupations.flatMap(({ names }) => names.flatMap(({ name }) => (/\P{L}/u.test(name) ? [] : foldText(name)))),
);
