import { kindByWords, languagesIn, levelIn } from "../../requirement-matching/requirement-matching.ts";
import { documentLanguages, namesDrivingLicence, termsOf, writtenOut } from "../../text/text.ts";
import {
  entriesOf,
  type Fact,
  type FactBase,
  type FactEntry,
  isWish,
  leavesOpen,
  negates,
  personFactsOf,
} from "../../truth/truth.ts";
import { nothing, type Sentence } from "../document.ts";
import { type AnsweredPosting, weightInMatch } from "../evidence/answered-posting.ts";
import { listed, mostRelevant } from "../evidence/ranked-facts.ts";
import { isOfPaper, namesOpenPaper, saysLittle } from "../facts/limited-facts.ts";
import { isModest } from "../facts/statement-kinds.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { capitalised } from "../phrases/first-letters.ts";
import type { CvWriting } from "./cv-summary.ts";

const maxSkills = 40;
/** So many are a list without what everybody says of themselves. */
const minSkills = 3;

export const isTailored = ({ weights }: AnsweredPosting) => weights.size > 0;

/**
 * For a posting without those that are little, unless it asks for them, what a paper says of itself, or that it is not held whole, and what
 * somebody is like.
 */
export function skills(facts: FactBase, { target, phrases, today }: CvWriting): Sentence[] {
  const titles = entriesOf(facts, "certification").flatMap((paper) => paper.one("title")?.text ?? []);
  const licences = titles.filter(namesDrivingLicence);
  const classesOf = (licence: string): readonly string[] => licence.match(/(?<!\p{L})[A-DT]E?\d?(?!\p{L})/gu) ?? [];
  const isPaper = ({ text: skill }: Fact) =>
    namesDrivingLicence(skill)
      ? licences.some((licence) => classesOf(skill).every((one) => classesOf(licence).includes(one)))
      : (namesPaper.test(skill) || titles.some((title) => title.toLowerCase() === skill.toLowerCase())) &&
        titles.some((title) => isOfPaper([...termsOf(skill)], title));
  const isShown = (skill: Fact) =>
    !isWish(skill.text) &&
    (!(saysLittle(skill.text) || isModest(skill.text)) || weightInMatch(skill, target) > 1) &&
    !isPaper(skill) &&
    !namesOpenPaper(skill, facts, today);
  const all = mostRelevant(personFactsOf(facts, "skill"), target);
  if (!isTailored(target)) return listed(all.slice(0, maxSkills));
  const shown = all.filter(isShown);
  const known = shown.filter(({ text }) => kindByWords(text, languageOf(phrases)) !== "trait");
  return listed(
    (known.length < minSkills ? shown : known)
      .slice(0, maxSkills)
      // Capitals alone are abbreviations or a name.
      .map((skill) =>
        /\p{Ll}/u.test(skill.text) ? asListed({ ...skill, text: writtenOut(skill.text, phrases.locale) }) : skill,
      ),
  );
}

const namesPaper =
  /licen[cs]e|certificat|zertifikat|carn[eé]t|permis|patente|schein(?!\p{L})|ausweis|bewijs|uprawnien|diplom|(?<!\p{L})(?:card|CDL)(?!\p{L})/iu;

/** "línea fría" as "Línea fría", beside others with a capital; "iOS" keeps its letters. */
const asListed = (fact: Fact): Fact =>
  /^\p{Ll}{2,}(?![\p{L}\d])/u.test(fact.text) ? { ...fact, text: capitalised(fact.text) } : fact;

/**
 * For a posting each with its level, or the word that stands for one, behind it and no other remark; one of which a remark says something else ("only what
 * stands on the machine") where it is asked for alone.
 */
export function languages(facts: FactBase, { target }: CvWriting): Sentence[] {
  const all = personFactsOf(facts, "language");
  if (!isTailored(target)) return listed(all);
  return listed(
    all.flatMap((fact) => {
      const [name = "", ...remarks] = fact.text.split(/\s*(?:[(),;:]|\s[–-]\s|(?<=^\p{L}+)\s)\s*/u).filter(Boolean);
      const isOneWord = remarks.length === 1 || weightInMatch(fact, target) > 0;
      const told = negates(fact.text)
        ? undefined
        : (remarks.find((remark) => levelIn(remark) !== undefined) ??
          (isOneWord ? remarks.slice(0, 1).find((remark) => !remark.includes(" ")) : undefined));
      if (remarks.length > 0 && !told) return weightInMatch(fact, target) > 0 ? asListed(fact) : [];
      return asListed(told && languagesIn(name).length === 1 ? { ...fact, text: `${name} (${told})` } : fact);
    }),
  );
}

/** "Biology, no degree" says its subject. */
export function studied(study: FactEntry, phrases: DocumentPhrases, target: AnsweredPosting): Sentence {
  const [degree, subject] = [study.one("degree"), study.one("subject")];
  const isSaid = degree && subject && degree.text.toLowerCase().includes(subject.text.toLowerCase());
  const said = isSaid ? { text: degree.text, facts: [degree.id, subject.id] } : joined([degree, subject]);
  return isTailored(target) ? { ...said, text: withoutReason(said.text, phrases) } : said;
}

const maxWordsOfRemark = 3;

/** Of a study that was left what it was, how far it came and that it is open: "Management (3 semesters, left - a child)" says nothing of why. */
function withoutReason(name: string, { notCompleted }: DocumentPhrases): string {
  const pieces = name.split(/\s*[(),;]+\s*|\s[–-]\s/).filter(Boolean);
  const isOpen = (piece: string) => leavesOpen(piece) || negates(piece);
  const open = pieces.findIndex(isOpen);
  if (open < 1) return name;
  const start = pieces.findIndex((piece, at) => at > 0 && (at === open || /\d/.test(piece)));
  const remark = pieces[open] ?? "";
  const isPlain = /\d/.test(remark) || remark.split(" ").length <= maxWordsOfRemark;
  const reached = pieces.filter((piece, at) => at >= start && at !== open && /\d/.test(piece));
  return `${pieces.slice(0, start).join(", ")} (${[...reached, isPlain ? remark : notCompleted].join(", ")})`;
}

export function joined(parts: (Fact | undefined)[]): Sentence {
  return (
    listed(
      parts.filter((part) => part !== undefined),
      ", ",
    )[0] ?? nothing
  );
}

const languageOf = ({ locale }: DocumentPhrases) =>
  documentLanguages.find((language) => locale.startsWith(language)) ?? "en";
