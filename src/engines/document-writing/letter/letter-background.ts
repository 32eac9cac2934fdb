import { anyOf, numberWords, oneStop } from "../../text/text.ts";
import type { Fact, FactBase, FactEntry } from "../../truth/truth.ts";
import { type Sentence, verbatim } from "../document.ts";
import { type AnsweredPosting, isMet } from "../evidence/answered-posting.ts";
import { distinct, heldTitles, isNameable, metFacts } from "../evidence/nameable-facts.ts";
import { hasRemark, saysItsEnd, withLevelBehind } from "../facts/limited-facts.ts";
import { nameAlone, saysPassed, studyAlone } from "../facts/names-alone.ts";
import { namesThing } from "../facts/statement-kinds.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { capitalised, decapitalised } from "../phrases/first-letters.ts";
import { nearestStudies } from "./nearest-study.ts";
import { withinSentence } from "./small-letters.ts";

const max = { titles: 5, languages: 2, skills: 4 };
/** A longer one is a line of its own kind: "explaining things to people who didn't ask". */
const maxWordsOfSkill = 4;

/**
 * What decides beside work, in sentences, each by its name alone: the study that is asked for or nearest and the certificates and courses that answer the posting;
 * then the languages and skills that meet it. The CV has their schools and years.
 */
export function background(
  facts: FactBase,
  posting: AnsweredPosting,
  { phrases, today }: { phrases: DocumentPhrases; today: string },
): Sentence[] {
  const naming = { facts, posting, phrases, today };
  const met = [...new Set(metFacts(facts, posting))].filter((fact) => isNameable(fact, naming));
  const papers = [...heldTitles("certification", naming), ...heldTitles("training", naming)]
    .map((fact) => ({ ...fact, text: nameAlone(fact.text), isWhole: nameAlone(fact.text) === fact.text }))
    // A course may be named like an aside for how long it took alone.
    .filter(({ section, isAside, isWhole }) => section === "certification" || !(isAside && isWhole))
    // "(theory passed)", "(suspended)": what is added may take it back.
    .filter(({ text }) => !hasRemark(text) || saysItsEnd(text));
  const titles = distinct([
    ...nearestStudies(facts, posting, Number(today.slice(0, 4))).map((study) => studyItem(study, phrases)),
    ...papers.map(verbatim),
  ]).slice(0, max.titles);
  const isCourse = ({ facts: [id = ""] }: Sentence) => facts.get(id)?.section === "training";
  const languages = met.filter(({ kind }) => kind === "language").slice(0, max.languages);
  const skills = met.filter(({ kind, text }) => kind === "skill" && text.split(" ").length <= maxWordsOfSkill);
  // Only some languages write the names of languages with a capital.
  const isCapital = /^(?:de|en|nl)/.test(phrases.locale);
  const ofSkill = (text: string) =>
    phrases.locale.startsWith("de") ? capitalised(text) : withinSentence(text, facts, phrases);
  const named = (some: Fact[], written: (text: string) => string) =>
    some.map(({ id, text }) => ({ text: written(withLevelBehind(text)), facts: [id] }));
  // A licence that is a skill too is said once.
  const ofPerson = named(skills, ofSkill).slice(0, max.skills);
  const spoken = named(languages, isCapital ? capitalised : decapitalised);
  const others = distinct([...titles, ...ofPerson, ...spoken]).filter((item) => !titles.includes(item));
  const decides = (items: Sentence[]) =>
    posting.matched
      .filter(isMet)
      .some(({ requirement, verdict }) =>
        items.some(
          ({ text, facts: [id = ""] }) => (requirement.must || namesThing(text)) && verdict.facts.includes(id),
        ),
      );
  // One skill alone says less than none, unless it is a must or the name of what is asked for; what everybody works with says nothing.
  const told = others.length < 2 && spoken.length === 0 && !decides(others) ? [] : others;
  const ofSkills = told.filter((item) => ofPerson.includes(item));
  const clauses = (frames: [Frame, Sentence[]][]) =>
    oneSentence(
      frames.flatMap(([frame, items]) => clauseOf(frame, items, phrases)),
      phrases,
    );
  return [
    ...clauses([
      [phrases.holds, titles.filter((item) => !isCourse(item))],
      [phrases.courses, titles.filter(isCourse)],
    ]),
    ...clauses([
      [phrases.skillsAre, ofSkills.every(({ text }) => everyday.test(text)) ? [] : ofSkills],
      [phrases.speaks, told.filter((item) => spoken.includes(item))],
    ]),
  ];
}

/** "Word and Outlook" */
const everyday =
  /^(?:(?:(?:ms|microsoft)[- ])?(?:word|excel|powerpoint|outlook|office|e-?mail|internet|windows)(?: ?[,/&] ?| \p{L}{1,3} |$))+$/iu;

type Frame = (list: string, isOne: boolean) => string;

/** "My qualifications include National Diploma in Horticulture, RHS Level 2 and ...": names are as they are written, and none is bent. */
function clauseOf(frame: Frame, items: Sentence[], { locale }: DocumentPhrases): Sentence[] {
  if (items.length === 0) return [];
  const texts = items.map(({ text }) => text);
  const isParted = texts.some((text) => text.replace(/\([^)]*\)/g, "").match(/, \p{L}/u));
  const list = isParted ? texts.join("; ") : listIn(locale).format(texts);
  const isOne = items.length === 1 && !joins.test(list);
  return [{ text: frame(list, isOne), facts: items.flatMap((item) => item.facts) }];
}

const listIn = (locale: string) => new Intl.ListFormat(locale, { type: "conjunction" });

/** "My qualifications include a, b and c, and my courses include d." */
function oneSentence(clauses: Sentence[], { locale }: DocumentPhrases): Sentence[] {
  if (clauses.length === 0) return [];
  const and = listIn(locale).formatToParts(["a", "b"])[1]?.value.trim();
  const texts = clauses.map(({ text }, at) =>
    at === 0 || (locale.startsWith("en") && text.startsWith("I ")) ? text : decapitalised(text),
  );
  return [{ text: oneStop(texts.join(`, ${and} `)), facts: clauses.flatMap(({ facts }) => facts) }];
}

/** "Word und Outlook" */
const joins = / (?:und|en) /;

/** "National Diploma in Horticulture" */
function studyItem(study: FactEntry, { studyOf }: DocumentPhrases): Sentence {
  const [whole, field] = (["degree", "subject"] as const).map((kind) => study.one(kind));
  const degree = whole && { ...whole, text: studyAlone(whole.text) };
  const subject = field && saysPassed(field.text) ? undefined : field;
  const isSaid = degree && subject && degree.text.toLowerCase().includes(subject.text.toLowerCase());
  // "Certificado de profesionalidad Cocina" has its field: "Nivel 2" is none.
  const isBeside =
    degree &&
    subject &&
    !isSaid &&
    (/\d/.test(subject.text) ||
      counts.test(subject.text) ||
      namesField.test(degree.text) ||
      shortDegree.test(degree.text));
  const name = degree && subject && !isSaid && !isBeside ? studyOf(degree.text, subject.text) : degree?.text;
  return {
    text: isBeside ? `${degree.text} (${subject.text})` : (name ?? ""),
    facts: [degree, field].flatMap((fact) => fact?.id ?? []),
  };
}

/** "Six passes" */
const counts = new RegExp(`^(?:${anyOf(numberWords().keys())}) `, "iu");
/** "BSc Nursing" */
const shortDegree = /^\p{Lu}\p{L}{0,2}\.?\p{Lu}\p{L}{0,3}\.? \p{Lu}?\p{L}{3,}/u;
/** More than two words beside those that join them. */
const namesField = /(?:\p{L}{4,}(?:\W.*?|\W+)){2}\p{L}{4,}/u;
