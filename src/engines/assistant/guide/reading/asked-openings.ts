import { readConditions } from "../../../job-search/job-search.ts";
import type { DocumentLanguage } from "../../../text/text.ts";
import { isFunctionWord } from "../../../truth/truth.ts";
import type { AskedOpenings, PlaceParts } from "../tasks/task.ts";
import { guideWordsOf, isListed, tellsIntent } from "../words/guide-lexicon.ts";
import { askedPlace, countryOfLanguage, type WordKnowledge } from "./asked-place.ts";
import { type GuideToken, guideTokens } from "./guide-tokens.ts";

export interface OpeningsRead {
  asked: AskedOpenings;
  /** Words that may be a wish and went into nothing. */
  unused: string[];
  /** Sounds like a condition; no posting can be held against it. */
  unheld: string[];
  isNearHome: boolean;
  /** Named beside the place that is asked for. */
  otherPlaces: PlaceParts[];
  /** Of the words that say something, the title's; 0 where no title was read, 1 where there is nothing else. */
  titleShare: number;
  /** The title is of words that work is called by. */
  isTitleKnown: boolean;
  /** Folded words of title, place and conditions: they tell nothing about what is to be done. */
  taken: ReadonlySet<string>;
}

interface Run {
  tokens: GuideToken[];
  weight: number;
}

/** Between words of one title: "head of sales", "chef de partie". */
const links = new Set("of de du des del della di do da dos von van und and et y e i en".split(" "));
/** What is not wanted. Postings cannot be held against it. */
const refusal = /(?<!\p{L})(?:without|not|ohne|sans|sin|senza|zonder|bez|sem)\s+\p{L}{3,}/giu;
const maxTitleWords = 6;
const maxUnused = 4;
const maxUnknown = 2;

/** Title, place and conditions of a message, whichever way it says them. What the words mean is for the search to say. */
export function readOpenings(
  message: string,
  language: DocumentLanguage,
  knowledge: WordKnowledge,
  homeCountry?: string,
): OpeningsRead {
  const { title: asWritten, conditions, unheld } = readConditions(message.replace(/[“”„"«»]/g, " "));
  const refused = asWritten.match(refusal) ?? [];
  const rest = asWritten.replace(refusal, " | ");
  const placed = askedPlace(withoutEnd(rest, language), {
    knowledge,
    near: countryOfLanguage[language] ?? homeCountry,
    isTold: (key) => tellsIntent(language, key) !== undefined,
    isFunctionWord: (key) => isFunctionWord(language, key),
    isTalk: (key) => isTalk(key, language) || tellsIntent(language, key) !== undefined,
  });
  const beside = placed ? rest.replace(placed.text, " | ") : rest;
  const runs = runsOf(beside, language, knowledge);
  const employer = runs.find(({ tokens }) => knowledge.isEmployer(textOf(tokens, beside)));
  const work = runs.filter((run) => run !== employer);
  const best = work.reduce<Run | undefined>(
    (one, other) => (!one || other.weight >= one.weight ? other : one),
    undefined,
  );
  const said = work.reduce((sum, { tokens }) => sum + tokens.length, 0);
  // Words that nobody is called by are a title only where little else is said.
  const isTitle = best && best.tokens.length <= maxTitleWords && (best.weight >= 2 || said <= maxUnknown);
  const title = isTitle ? best : undefined;
  const words = (run: Run) => textOf(run.tokens, beside);
  const asked: AskedOpenings = {
    title: title ? words(title) : "",
    ...(placed && { place: placed.place }),
    conditions: [
      ...conditions.filter(({ condition }) => condition.kind !== "near_me").map(({ text }) => text),
      ...(employer ? [words(employer)] : []),
    ],
  };
  return {
    asked,
    unused: work
      .filter((run) => run !== title)
      .map(words)
      .slice(0, maxUnused),
    unheld: [...unheld, ...refused],
    otherPlaces: placed?.others ?? [],
    isNearHome: conditions.some(({ condition }) => condition.kind === "near_me"),
    titleShare: title ? title.tokens.length / said : 0,
    isTitleKnown: (title?.weight ?? 0) >= 2,
    taken: new Set(
      guideTokens(
        [
          placed?.text ?? "",
          ...conditions.map(({ text }) => text),
          title && title.weight >= 2 ? words(title) : "",
        ].join(" "),
      ).map(({ key }) => key),
    ),
  };
}

/** Words in a row that may name work, each with what is known of it. */
function runsOf(text: string, language: DocumentLanguage, knowledge: WordKnowledge): Run[] {
  const runs: Run[] = [];
  let open: GuideToken[] = [];
  let before: GuideToken | undefined;
  const close = () => {
    open = withoutTelling(open, language, knowledge);
    while (links.has(open.at(-1)?.key ?? "")) open.pop();
    while (links.has(open[0]?.key ?? "")) open.shift();
    if (open.length > 0) runs.push({ tokens: open, weight: weightOf(open, knowledge) });
    open = [];
  };
  for (const token of guideTokens(text)) {
    if (before && /[.,;:!?\n|()]/.test(text.slice(before.end, token.at))) close();
    if (!isCarrier(token, language)) open.push(token);
    else if (links.has(token.key) && open.length > 0) open.push(token);
    else close();
    before = token;
  }
  close();
  return runs;
}

const weightOf = (tokens: GuideToken[], { weigh }: WordKnowledge) =>
  tokens.reduce((sum, { key, written }) => sum + (links.has(key) ? 0 : weigh(written)), 0);

/** Without what tells what to do with the title, as in "data analyst salary"; an account manager keeps the account. */
function withoutTelling(tokens: GuideToken[], language: DocumentLanguage, { weigh }: WordKnowledge): GuideToken[] {
  return tokens.filter(({ key }, at) => {
    const told = tellsIntent(language, key);
    const next = tokens.slice(at + 1).find((token) => !links.has(token.key));
    const isBeforeWork = next && !tellsIntent(language, next.key) && weigh(next.written) === 2;
    return told === undefined || (told === "before" && isBeforeWork);
  });
}

/** A word that never names work: "IT" does. */
function isCarrier({ key, written }: GuideToken, language: DocumentLanguage): boolean {
  if (/^\p{Lu}{2}$/u.test(written)) return false;
  return isTalk(key, language) || /^\d+$/.test(key) || key.length < 2;
}

function isTalk(key: string, language: DocumentLanguage): boolean {
  const { carriers, strain, ordinals, last, likeMe, instead } = guideWordsOf(language);
  const lists = [carriers, strain, last, likeMe, instead, ...ordinals];
  return isFunctionWord(language, key) || lists.some((list) => isListed(list, key));
}

/** "Nurse in Leeds please": only what stands at the end is read as a place without a word that leads to it. */
function withoutEnd(text: string, language: DocumentLanguage): string {
  const tokens = guideTokens(text);
  const last = tokens.findLast((token) => !isCarrier(token, language));
  return last ? text.slice(0, last.end) : text;
}

function textOf(tokens: GuideToken[], text: string): string {
  return text.slice(tokens[0]?.at, tokens.at(-1)?.end).replace(/\s+/g, " ");
}
