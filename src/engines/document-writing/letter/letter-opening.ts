import type { TargetPosting } from "../../requirement-matching/requirement-matching.ts";
import { namesJob, oneStop } from "../../text/text.ts";
import { denies, entriesOf, type FactBase, isWish, personFactsOf } from "../../truth/truth.ts";
import { nothing, type Sentence, verbatim } from "../document.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { capitalised, decapitalised } from "../phrases/first-letters.ts";
import { mostRelevant } from "../ranked-facts.ts";
import { postingTitle } from "../title-marks.ts";
import { namesYears, yearsOfWork } from "../years-of-work.ts";
import { speaksForPerson } from "./spoken-names.ts";

export interface LetterHead {
  recipient: Sentence;
  subject: Sentence;
  opening: Sentence[];
  /** The ids of the titles that the opening names. */
  titles: ReadonlySet<string>;
}

/** What is applied for, what the person says of themselves, and for how long they have done the work. A name that speaks for them has no place here. */
export function letterHead(
  facts: FactBase,
  target: TargetPosting,
  company: string,
  phrases: DocumentPhrases,
  today: string,
): LetterHead {
  const title = postingTitle(target.jobTitle);
  const [isFirmNamed, isTitleNamed] = [company, title].map((name) => !speaksForPerson(name));
  const applying = isFirmNamed && isTitleNamed ? phrases.applying(title, company) : "";
  const own = ownSentence(facts, target, phrases);
  const years = own && namesYears(own.text) ? undefined : yearsOfWork(facts, target, phrases, today);
  const sentences = [
    { text: applying && oneStop(applying), facts: ["posting.title", "request.company"] },
    ...(own ? [own] : []),
    ...(years ? [{ ...years, text: phrases.brings(years.text) }] : []),
  ].filter(({ text }) => text !== "");
  return {
    recipient: isFirmNamed ? { text: company, facts: ["request.company"] } : nothing,
    subject: isTitleNamed ? { text: phrases.subject(title), facts: ["posting.title"] } : nothing,
    opening: sentences.map(({ text, facts: ids }, at) => ({ text: begun(text, at, phrases), facts: ids })),
    titles: new Set(years?.facts.filter((id) => id.endsWith(".title"))),
  };
}

/** The first begins in lower case where it stands behind the salutation's comma. */
function begun(text: string, at: number, phrases: DocumentPhrases): string {
  if (at > 0) return capitalised(text);
  return /^\p{Ll}/u.test(phrases.brings("")) ? decapitalised(text) : text;
}

/** What the person is, or of what they say as "I" what they wish for, else what is nearest to the posting. */
function ownSentence(facts: FactBase, target: TargetPosting, phrases: DocumentPhrases): Sentence | undefined {
  const [first, ...others] = personFactsOf(facts, "summary");
  const who = tradeOf(facts, phrases);
  const own = [...(who || !first ? [] : [first]), ...others.filter(({ text }) => !leansBack.test(text))].filter(
    ({ text }) => phrases.ownVoice.test(text) && speaksFor(text),
  );
  const wish = own.find(({ text }) => isWish(text));
  if (wish) return verbatim(wish);
  return who ?? mostRelevant(own, target).map(verbatim)[0];
}

/** Words that stand for something said before. */
const leansBack =
  /(?<!\p{L})(?:one|it|they|them|this|these|those|dies\p{L}*|dabei|damit|davon|dafür|darauf|eso|esto|ello|cela|ça|ceci|ciò|questo|quello|daarvan|tego|isso|isto)(?!\p{L})/iu;

/** Neither what the person does not do, nor a piece of their history, which the CV has. */
const speaksFor = (text: string) => !denies(text) && !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(text);

/** "Head nurse with ...", "Chemikerin mit ...": an occupation, and what a preposition adds to it. */
const tradePhrase =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]*){0,3}?) (?:with|in|on|at|for|from|who|mit|im|für|aus|con|en|de|desde|para|avec|dans|à|du|depuis|di|da|per|voor|met|uit|em|com) /u;
/** "Tram driver since 2017, buses before that" is no sentence behind "I am"; the last comma of a list is none of a note. */
const noteMark =
  /(?<!\p{L})(?:since|seit|desde|depuis|sinds|dal)(?!\p{L})|[:;]|,(?!.* (?:and|und|y|e|et|en|or|oder|o|ou) )/u;

/** The trade that a summary begins with, as "I am a ...". */
function tradeOf(facts: FactBase, phrases: DocumentPhrases): Sentence | undefined {
  const [summary] = personFactsOf(facts, "summary");
  const who = summary && tradePhrase.exec(summary.text)?.[1];
  if (!summary || !who || !phrases.iAm || noteMark.test(summary.text) || denies(summary.text)) return undefined;
  if (!isTrade(who, facts, phrases)) return undefined;
  return { text: oneStop(phrases.iAm(startWithin(summary.text, facts, phrases))), facts: [summary.id] };
}

const englishTrade =
  /(?:er|or|ist|ian|ant|man|woman|nurse|chef|cook|clerk|analyst|architect|graduate|student|executive)$/i;

function isTrade(who: string, facts: FactBase, { region }: DocumentPhrases): boolean {
  if (/^\p{L}+(?:ed|ing)(?!\p{L})/u.test(who)) return false;
  const titles = entriesOf(facts, "experience").flatMap((job) => job.one("title")?.text.toLowerCase() ?? []);
  return (
    namesJob(who) ||
    (region === "GB" && englishTrade.test(who)) ||
    titles.some((title) => title.split(/[^\p{L}-]+/u).includes(who.toLowerCase()))
  );
}

/** Within a sentence, but for a name: "Python developer", "German teacher". */
function startWithin(text: string, facts: FactBase, { locale }: DocumentPhrases): string {
  if (locale.startsWith("de") || !/^\p{Lu}\p{Ll}/u.test(text) || isName(text, facts)) return text;
  return decapitalised(text);
}

/**
 * The name of a language or of something that the person knows. No name is what the profile writes small elsewhere, nor what only
 * begins the line of a skill ("Data protection").
 */
function isName(text: string, facts: FactBase): boolean {
  const [word = ""] = text.split(" ");
  if (/(ish|ese)$/.test(word)) return true;
  const small = word.toLowerCase();
  if ([...facts.values()].some((fact) => fact.text.split(/[^\p{L}]+/u).includes(small))) return false;
  const skills = personFactsOf(facts, "skill").filter((fact) => !/^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(fact.text));
  return [...personFactsOf(facts, "language"), ...skills].some((fact) => fact.text.split(/\W+/).includes(word));
}
