import { namesJob, oneStop, termsOf, typedInFull } from "../../text/text.ts";
import { denies, entriesOf, type Fact, type FactBase, isWish, personFactsOf, voiceOf } from "../../truth/truth.ts";
import { nothing, type Sentence } from "../document.ts";
import { type AnsweredPosting, weightOfFact } from "../evidence/answered-posting.ts";
import { isPlainProfile } from "../facts/plain-profile.ts";
import { postingTitle } from "../facts/title-marks.ts";
import { namesYears, yearsOfWork } from "../facts/years-of-work.ts";
import { saysDoerByVerb } from "../kept-wordings.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { capitalised, decapitalised } from "../phrases/first-letters.ts";
import { namesTrade } from "../phrases/phrases-en.ts";
import { withinSentence } from "./small-letters.ts";
import { speaksForPerson } from "./spoken-names.ts";

export interface LetterHead {
  recipient: Sentence;
  subject: Sentence;
  opening: Sentence[];
}

/** What is applied for, what the person says of themselves, and for how long they have done the work. A name that speaks for them has no place here. */
export function letterHead(
  facts: FactBase,
  target: AnsweredPosting,
  company: string,
  { phrases, today, hasMotive }: { phrases: DocumentPhrases; today: string; hasMotive: boolean },
): LetterHead {
  const ownTitles = [...facts.values()].filter(({ section, kind }) => section === "experience" && kind === "title");
  const title = postingTitle(
    target.jobTitle,
    ownTitles.map(({ text }) => text),
  );
  const [isFirmNamed, isTitleNamed] = [company, title].map((name) => !speaksForPerson(name));
  const applying = isFirmNamed && isTitleNamed ? phrases.applying(title, company) : "";
  const wish = hasMotive ? undefined : wishOf(facts, target, phrases);
  const own = ownSentences(facts, target, phrases, hasMotive).filter(
    ({ facts: [id] }) => !id || !wish?.facts.includes(id),
  );
  const years = own.some(({ text }) => namesYears(text)) ? undefined : yearsOfWork(facts, target, phrases, today);
  // Of the latest job alone, the letter says since when it goes on.
  const isWorthSaying = own.length === 0 || new Set(years?.facts.flatMap((id) => facts.get(id)?.entry ?? [])).size > 1;
  const sentences = [
    { text: applying && oneStop(applying), facts: ["posting.title", "request.company"] },
    ...own,
    ...(years && isWorthSaying ? [{ ...years, text: phrases.brings(years.text) }] : []),
    ...(wish ? [wish] : []),
  ].filter(({ text }) => text !== "");
  return {
    recipient: isFirmNamed ? { text: company, facts: ["request.company"] } : nothing,
    subject: isTitleNamed
      ? { text: `${phrases.subject(title)}${referenceIn(target.lines)}`, facts: ["posting.title"] }
      : nothing,
    opening: sentences.map(({ text, facts: ids }, at) => ({ text: begun(text, at, phrases), facts: ids })),
  };
}

/** " (RO-AV-26)": by what a posting wants to be answered. */
function referenceIn(lines: ReadonlySet<string>): string {
  const found = [...lines].flatMap((line) => reference.exec(line)?.[1] ?? []);
  return new Set(found).size === 1 ? ` (${found[0]})` : "";
}

/** What may stand before a reference: short forms with a stop or colon, words for its number, and a word for it with a colon, "number" or a code behind it. */
const referenceLabels = [
  "(?:[Rr][eé]f|R[EÉ]F|[Rr]if|RIF) ?[.:](?: [Nn][.orº°]{1,2})? ?:?",
  "(?:[Rr]eferen(?:z|tie)nummer|[Nn]umer referencyjny|[Kk]ennziffer|[Kk]ennnummer|[Jj]ob[- ]?(?:ID|[Nn]o\\.?|[Nn]umber|[Cc]ode)|[Vv]acaturenummer) ?:?",
  String.raw`(?:[Rr]eferen(?:ce|cia|z|tie)|[Rr]éférence|[Rr]eferência|[Rr]iferimento)(?: (?:[Nn]umber|[Nn][or]\.?|[Nn]\.?[º°]) ?:?| ?:|(?= \p{Lu}{2,}[-/]))`,
].join("|");
/** A norm, a year, an address and a link are none. */
const reference = new RegExp(
  String.raw`(?<!\p{L})(?:${referenceLabels}) ?(?!(?:ISO|EN)[ -]?\d|(?:19|20)\d\d(?![\p{L}\d/_-]))(?=[\p{L}\d/_-]*\d)(?=[\p{L}\d/_-]*[\p{L}/_-]|\d{4})([\p{L}\d][\p{L}\d/_-]*[\p{L}\d])(?![/_-]*[\p{L}\d@]|:\/\/|\.[\p{L}\d])`,
  "u",
);

/** The first begins in lower case where it stands behind the salutation's comma. */
function begun(text: string, at: number, phrases: DocumentPhrases): string {
  if (at > 0) return capitalised(text);
  return /^\p{Ll}/u.test(phrases.brings("")) ? decapitalised(text) : text;
}

/** What the person says of themselves, without wishes and denials; beside a motive one sentence, that says what they are or speaks of the posting. */
function ownSentences(
  facts: FactBase,
  target: AnsweredPosting,
  phrases: DocumentPhrases,
  hasMotive: boolean,
): Sentence[] {
  const all = personFactsOf(facts, "summary");
  const trade = tradeOf(facts, phrases);
  const isOwn = ({ text, isAside }: Fact) => !isAside || voiceOf(text) === "own";
  const isLong = ({ text }: Fact) => text.split(" ").length >= minWordsOfOne;
  const said = all
    .filter(
      (fact, at) =>
        !denies(fact.text) &&
        !isWish(fact.text) &&
        isPlainProfile(fact.text) &&
        (at === 0 || (isOwn(fact) && isLong(fact) && standsAlone(fact.text))),
    )
    .flatMap((fact) => {
      const sentence = fact === all[0] && trade ? trade : ownSentence(fact, phrases);
      return sentence ? [{ fact, sentence }] : [];
    });
  const isOfMotive = ({ fact, sentence }: (typeof said)[number]) =>
    sentence === trade ||
    (fact === all[0] && namesYears(fact.text)) ||
    (phrases.ownVoice.test(fact.text) && weightOfFact(fact, target) > 0);
  const own = (hasMotive ? said.filter(isOfMotive).slice(0, 1) : said.slice(0, maxOwn)).map(({ sentence }) => sentence);
  const words = own.map(({ text }) => text).join(" ");
  return words.split(" ").length < minWords && voiceOf(words) !== "own" ? [] : own;
}

/** As a sentence with a subject; undefined for a note. */
function ownSentence(fact: Fact, phrases: DocumentPhrases): Sentence | undefined {
  const [verb, subject] = phrases.subjectless ?? [];
  const text = capitalised(oneStop(fact.text));
  if (verb?.test(text)) return { text: `${subject} ${decapitalised(text)}`, facts: [fact.id] };
  return phrases.ownVoice.test(text) || (saysDoerByVerb(phrases) && voiceOf(text) === "own")
    ? { text, facts: [fact.id] }
    : undefined;
}

const maxOwn = 2;
/** "Microbiologist." alone says no more than the heading, and "Methodical." behind it little. */
const [minWords, minWordsOfOne] = [4, 3];

/** "Looking for a unit of my own." as "I am looking for a unit of my own.": stands for a motive where the posting speaks of it. */
function wishOf(facts: FactBase, target: AnsweredPosting, phrases: DocumentPhrases): Sentence | undefined {
  const isOwn = (text: string) => voiceOf(text) === "own" || saysDoerByVerb(phrases);
  for (const { id, text } of personFactsOf(facts, "summary")) {
    if (denies(text) || !isPlainProfile(text) || !standsAlone(text) || !isOfPosting(text, target)) continue;
    // What is typed as on a phone is asked before a letter says it.
    if (typedInFull(text, phrases.locale) !== oneStop(text)) continue;
    const subject = phrases.wishes.find(([verb]) => verb.test(text))?.[1];
    if (subject) return { text: oneStop(`${subject} ${decapitalised(text)}`), facts: [id] };
    if (subject === "" || (isOwn(text) && isWish(text))) return { text, facts: [id] };
  }
  return undefined;
}

const isOfPosting = (text: string, { weights }: AnsweredPosting) =>
  [...termsOf(text)].some((term) => weights.has(term));

/** Words that stand for something said before. */
const leansBack =
  /(?<!\p{L})(?:one|it|they|them|this|these|those|dies\p{L}*|dabei|damit|davon|dafür|darauf|eso|esto|ello|cela|ça|ceci|ciò|questo|quello|daarvan|tego|isso|isto)(?!\p{L})/iu;

/** Neither leans back, nor is a piece of their history, which the CV has. */
const standsAlone = (text: string) => !leansBack.test(text) && !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(text);

/** "Head nurse with ...", "Chemikerin mit ...": an occupation, and what a preposition adds to it. */
const tradePhrase =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]*){0,3}?) (?:with|in|on|at|for|from|who|mit|im|für|aus|con|en|de|desde|para|avec|dans|à|du|depuis|di|da|per|voor|met|uit|em|com) /u;
/** "Tram driver since 2017, buses before that" is no sentence behind "I am"; the comma before "and" in a list does not mark a note. */
const noteMark =
  /(?<!\p{L})(?:since|seit|desde|depuis|sinds|dal|for \p{L}+ years)(?!\p{L})|[:;]|,(?!.* (?:and|und|y|e|et|en|or|oder|o|ou) )/u;

/** The trade that a summary begins with, as "I am a ...". */
function tradeOf(facts: FactBase, phrases: DocumentPhrases): Sentence | undefined {
  const [summary] = personFactsOf(facts, "summary");
  const who = summary && tradePhrase.exec(summary.text)?.[1];
  if (!summary || !who || !phrases.iAm || noteMark.test(summary.text) || denies(summary.text)) return undefined;
  if (!isTrade(who, facts, phrases)) return undefined;
  return { text: oneStop(phrases.iAm(withinSentence(summary.text, facts, phrases))), facts: [summary.id] };
}

function isTrade(who: string, facts: FactBase, { region }: DocumentPhrases): boolean {
  if (/^\p{L}+(?:ed|ing)(?!\p{L})/u.test(who)) return false;
  const titles = entriesOf(facts, "experience").flatMap((job) => job.one("title")?.text.toLowerCase() ?? []);
  return (
    (region === "GB" ? namesTrade(who) : namesJob(who)) || titles.some((title) => title.includes(who.toLowerCase()))
  );
}
