import { commonOccupations, namesJob } from "../../../text/text.ts";
import { isAm, isFirstPerson, isLessening } from "../reading/claims.ts";
import type { FactReading } from "../reading/readings.ts";
import { beginsPhrase, isContent, standsIn, type Token } from "../reading/words.ts";
import type { Reason } from "../reason.ts";
import type { Case } from "./rule.ts";

/** What somebody is called, where nothing calls her so. */
export function titleFaults(of: Case): Reason[] {
  const { clause, pool, readings } = of;
  if (clause.isOfPosting || clause.applies) return [];
  const faults = titlePhrases(clause.tokens).flatMap((phrase) => faultOf(phrase, of) ?? []);
  const wanted = readings.posting.filter(({ fact }) => fact.kind === "posting-title");
  const claimed = wanted.filter(
    ({ stems, content }) => standsIn(stems, clause.stems) && ![...content].every((stem) => pool.stems.has(stem)),
  );
  return [...faults, ...claimed.map(({ fact }): Reason => ({ kind: "title", found: fact.text })), ...endedTitle(of)];
}

const opening = /^(?:as|als|como|comme|come|jako)$/;
const ofPosition =
  /^(?:role|position|post|job|stelle|position|funktion|puesto|cargo|poste|fonction|ruolo|functie|stanowisko)$/;
const beside = /^(?:at|bei|beim|en|chez|presso|bij|w|na|@|with|for)$/;
const within = /^(?:of|de|del|du|der|des|fur|for|la|di|van|and|und|y|et|e)$/;
const maxPhrase = 7;

/** "as a head nurse", "role of team leader", "I was team leader at", "Team leader at". */
function titlePhrases(tokens: readonly Token[]): Token[][] {
  const starts = tokens.flatMap(({ key }, at) => {
    if (opening.test(key)) return at + 1;
    if (ofPosition.test(key)) return at + 2;
    return isAm(key) || /^(?:was|war|fui|etais|ero|became|wurde|been|ete|sido|stato|stata|gewesen)$/.test(key)
      ? at + 1
      : [];
  });
  const phrases = starts.map((at) => phraseFrom(tokens, at));
  const first = tokens.findIndex(({ key }) => beside.test(key));
  const head = tokens.slice(0, Math.max(first, 0));
  const isHead =
    head.length > 0 &&
    head.length <= maxPhrase &&
    head.every(({ isFunction, key }) => !isFunction || within.test(key)) &&
    !head.slice(1).some(beginsPhrase) &&
    !head.some(({ key }) => isFirstPerson(key));
  return [
    ...phrases,
    ...(isHead && /^(?:at|bei|chez|presso|bij)$/.test(tokens[first]?.key ?? "") ? [head] : []),
  ].filter((phrase) => phrase.some(isContent));
}

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

function faultOf(phrase: Token[], { clause, pool }: Case): Reason | undefined {
  const volunteers = pool.entries.some(({ section }) => section === "volunteer");
  const words = phrase.filter((token) => isContent(token) && !(volunteers && isVoluntary(token)));
  if (words.length === 0) return undefined;
  const found = phrase.map(({ text }) => text).join(" ");
  const stems = words.map(({ stem }) => stem);
  const isCalled = (reading: FactReading) =>
    standsIn(
      stems,
      reading.tokens.filter(isContent).map(({ stem }) => stem),
    );
  const begins = ({ fact, tokens }: FactReading) =>
    fact.kind === "title" &&
    startsAs(
      stems,
      tokens.filter(isContent).map(({ stem }) => stem),
    );
  const called = pool.held.filter((reading) => isCalled(reading) || begins(reading));
  const [shortened] = called.filter((reading) => isShortened(reading, stems));
  const isCalledSo = called.some(
    (reading) => reading !== shortened && (reading.fact.kind === "title" || reading.fact.kind === "summary"),
  );
  if (shortened && !isCalledSo) return { kind: "title", found, held: shortened.text };
  if (called.length > 0) return undefined;
  const unknown = words.filter(({ stem, key }) => !pool.stems.has(stem) && !pool.keys.has(key));
  return unknown.length > 0 && (isTitle(phrase) || isBesideEmployer(phrase, clause.tokens, pool))
    ? { kind: "title", found }
    : undefined;
}

/** "als Küchenchef im Gasthof Adler": what stands between "as" and an employer is a title. */
function isBesideEmployer(phrase: Token[], tokens: readonly Token[], { held }: Case["pool"]): boolean {
  const [last] = phrase.slice(-1);
  const end = last ? tokens.indexOf(last) + 1 : 0;
  const behind = tokens.slice(end + 1, end + 3).map(({ key }) => key);
  return (
    tokens[end]?.isFunction === true &&
    phrase.length <= 3 &&
    held.some(({ fact, tokens: own }) => fact.kind === "organisation" && behind.includes(own[0]?.key ?? "-"))
  );
}

const startsAs = (stems: string[], title: string[]) =>
  title.length > 0 && title.every((stem, at) => stems[at] === stem);

/** "Midwife" of a "Student Midwife". */
const isShortened = ({ fact, tokens }: FactReading, stems: string[]) =>
  fact.kind === "title" && tokens.some(({ key, stem }) => isLessening(key) && !stems.includes(stem));

/** By its head noun, which English puts last and other languages first or last. */
function isTitle(phrase: Token[]): boolean {
  const cut = phrase.findIndex(({ key }) => within.test(key));
  const head = (cut > 0 ? phrase.slice(0, cut) : phrase).filter(isContent);
  return [head[0], head.at(-1)].some(
    (word) =>
      word !== undefined &&
      !/(?:ing|ed)$/.test(word.key) &&
      (occupationHeads.has(word.key) || namesJob(word.text) || isLessening(word.key)),
  );
}

const occupationHeads = new Set(
  commonOccupations.flatMap(({ names }) => names.flatMap((name) => name.split(" ").at(-1) ?? [])),
);

const isVoluntary = ({ key }: Token) => /^(?:volunt|volont|ehrenamt|benevol|vrijwillig|wolontari)/.test(key);

/** "I am team leader" of a job that has ended. */
function endedTitle({ clause, pool }: Case): Reason[] {
  const am = clause.tokens.findIndex(
    ({ key, gap }, at) => isAm(key) && (key !== "m" || gap !== " ") && at < clause.tokens.length - 1,
  );
  if (am < 0) return [];
  const said = phraseFrom(clause.tokens, am + 1)
    .filter(isContent)
    .map(({ stem }) => stem);
  if (said.length === 0) return [];
  const called = pool.held.filter(({ stems }) => standsIn(said, stems));
  const ended = called.filter(
    ({ fact }) =>
      fact.kind === "title" &&
      pool.entries.some(
        ({ id, goesOn, section }) => id === fact.entry && !goesOn && /^(?:experience|volunteer)$/.test(section),
      ),
  );
  return called.length > 0 && ended.length === called.length
    ? [{ kind: "ended", found: said.join(" "), held: ended[0]?.text ?? "" }]
    : [];
}
