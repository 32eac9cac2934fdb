import type { TargetPosting } from "../../requirement-matching/requirement-matching.ts";
import { namesJob, oneStop } from "../../text/text.ts";
import { denies, entriesOf, type Fact, type FactBase, personFactsOf } from "../../truth/truth.ts";
import { mostRelevant } from "../cv-writer.ts";
import { nothing, type Sentence, verbatim } from "../document.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { capitalised, decapitalised } from "../phrases/first-letters.ts";
import { postingTitle } from "../title-marks.ts";
import { yearsOfWork } from "../years-of-work.ts";
import { speaksForPerson } from "./spoken-names.ts";

export interface LetterHead {
  recipient: Sentence;
  subject: Sentence;
  /** How long the person has done the work, and what is applied for. */
  opening: Sentence[];
  /** The ids of the titles that the opening names. */
  titles: ReadonlySet<string>;
}

/** A name that speaks for the person has no place here. */
export function letterHead(
  facts: FactBase,
  target: TargetPosting,
  company: string,
  phrases: DocumentPhrases,
  today: string,
): LetterHead {
  const title = postingTitle(target.jobTitle);
  const [isFirmNamed, isTitleNamed] = [company, title].map((name) => !speaksForPerson(name));
  const years = yearsOfWork(facts, target, phrases, today);
  const applying = isFirmNamed && isTitleNamed ? phrases.applying(title, company) : "";
  return {
    recipient: isFirmNamed ? { text: company, facts: ["request.company"] } : nothing,
    subject: isTitleNamed ? { text: phrases.subject(title), facts: ["posting.title"] } : nothing,
    opening: [
      years ? { ...years, text: phrases.brings(years.text) } : nothing,
      applying ? { text: oneStop(years ? capitalised(applying) : applying), facts: ["posting.title", "request.company"] } : nothing,
    ],
    titles: new Set(years?.facts.filter((id) => id.endsWith(".title"))),
  };
}

/** The trade that a summary begins with, as "I am a ...", and of what it says as "I" what is nearest to the posting. */
export function ownVoice(facts: FactBase, target: TargetPosting, phrases: DocumentPhrases): Sentence[] {
  const [first] = personFactsOf(facts, "summary");
  const who = first && !denies(first.text) ? tradeOf(first, facts, phrases) : undefined;
  const own = personFactsOf(facts, "summary").filter(({ text }) => phrases.ownVoice.test(text) && speaksFor(text));
  return [...(who ? [who] : []), ...mostRelevant(own, target).slice(0, 1).map(verbatim)];
}

/** Neither what the person does not do, nor a piece of their history, which the CV has. */
const speaksFor = (text: string) => !denies(text) && !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(text);

/** "Head nurse with ...", "Chemikerin mit ...": an occupation, and what a preposition adds to it. */
const tradePhrase =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]*){0,3}?) (?:with|in|on|at|for|from|who|and|mit|im|für|aus|con|en|de|desde|para|avec|dans|à|du|depuis|di|da|per|voor|met|uit|em|com) /u;
/** "Tram driver since 2017, buses before that" is no sentence behind "I am"; the last comma of a list is none of a note. */
const noteMark = /(?<!\p{L})(?:since|seit|desde|depuis|sinds|dal)(?!\p{L})|[:;]|,(?!.* (?:and|und|y|e|et|en|or|oder|o|ou) )/u;

function tradeOf(summary: Fact, facts: FactBase, phrases: DocumentPhrases): Sentence | undefined {
  const who = tradePhrase.exec(summary.text)?.[1];
  if (!who || !phrases.iAm || noteMark.test(summary.text) || !isTrade(who, facts)) return undefined;
  return { text: oneStop(phrases.iAm(startWithin(summary.text, facts, phrases))), facts: [summary.id] };
}

function isTrade(who: string, facts: FactBase): boolean {
  if (/^\p{L}+(?:ed|ing)(?!\p{L})/u.test(who)) return false;
  const titles = entriesOf(facts, "experience").flatMap((job) => job.one("title")?.text.toLowerCase() ?? []);
  return namesJob(who) || titles.some((title) => title.split(/[^\p{L}-]+/u).includes(who.toLowerCase()));
}

/** Within a sentence, but for a name: "Python developer", "German teacher". */
function startWithin(text: string, facts: FactBase, { locale }: DocumentPhrases): string {
  if (locale.startsWith("de") || isName(text, facts)) return text;
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
