import { anyOf, namesDrivingLicence, numberWords, oneStop } from "../../text/text.ts";
import type { Fact, FactBase, FactEntry } from "../../truth/truth.ts";
import { type Sentence, verbatim } from "../document.ts";
import { type AnsweredPosting, isMet } from "../evidence/answered-posting.ts";
import { askedFacts, distinct, heldTitles, isNameable } from "../evidence/nameable-facts.ts";
import { hasRemark, saysItsEnd, withLevelBehind } from "../facts/limited-facts.ts";
import { nameAlone, saysPassed, studyAlone } from "../facts/names-alone.ts";
import { namesThing } from "../facts/statement-kinds.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { capitalised, decapitalised } from "../phrases/first-letters.ts";
import { nearestStudies } from "./nearest-study.ts";
import { withinSentence } from "./small-letters.ts";

const max = { titles: 6, languages: 2, skills: 4 };
/** A longer one is a line of its own kind: "explaining things to people who didn't ask". */
const maxWordsOfSkill = 4;

interface Brought {
  /** The study that is asked for or nearest, and the certificates, courses and licences that answer the posting; each by its name alone. */
  papers: Sentence[];
  /** Skills that meet the posting or are named by it, then languages that meet it. */
  skills: Sentence[];
}

/** What decides beside work. The CV has schools and years. */
export function brought(
  facts: FactBase,
  posting: AnsweredPosting,
  { phrases, today }: { phrases: DocumentPhrases; today: string },
): Brought {
  const naming = { facts, posting, phrases, today };
  const asked = [...new Set(askedFacts(facts, posting))].filter((fact) => isNameable(fact, naming));
  const titles = [...heldTitles("certification", naming), ...heldTitles("training", naming)]
    .map((fact) => ({ ...fact, text: nameAlone(fact.text), isWhole: nameAlone(fact.text) === fact.text }))
    // A course may be named like an aside for how long it took alone.
    .filter(({ section, isAside, isWhole }) => section === "certification" || !(isAside && isWhole))
    // "(theory passed)", "(suspended)": what is added may take it back.
    .filter(({ text }) => !hasRemark(text) || saysItsEnd(text));
  const studies = nearestStudies(facts, posting, Number(today.slice(0, 4)));
  const skills = asked.filter(({ kind, text }) => kind === "skill" && text.split(" ").length <= maxWordsOfSkill);
  const languages = asked.filter(({ kind }) => kind === "language").slice(0, max.languages);
  const isLicence = ({ text }: Fact) => namesDrivingLicence(text);
  const papers = distinct([
    ...studies.map((study) => studyItem(study, phrases)),
    ...titles.map(verbatim),
    ...skills.filter(isLicence).map(verbatim),
  ]).slice(0, max.titles);
  // Only some languages write the names of languages with a capital.
  const isCapital = /^(?:de|en|nl)/.test(phrases.locale);
  const ofSkill = (text: string) =>
    phrases.locale.startsWith("de") ? capitalised(text) : withinSentence(text, facts, phrases);
  const named = (some: Fact[], written: (text: string) => string) =>
    some.map(({ id, text }) => ({ text: written(withLevelBehind(text)), facts: [id] }));
  const known = named(skills.filter((skill) => !isLicence(skill)).slice(0, max.skills), ofSkill);
  const spoken = named(languages, isCapital ? capitalised : decapitalised);
  // What a paper is called is said once.
  const others = distinct([...papers, ...known, ...spoken]).filter((item) => !papers.includes(item));
  return { papers, skills: others };
}

/** The same in a sentence each. */
export function background(
  facts: FactBase,
  posting: AnsweredPosting,
  setting: { phrases: DocumentPhrases; today: string },
): Sentence[] {
  const { papers, skills } = brought(facts, posting, setting);
  const isSpoken = ({ facts: [id = ""] }: Sentence) => facts.get(id)?.kind === "language";
  const decides = posting.matched
    .filter(isMet)
    .some(({ requirement, verdict }) =>
      skills.some(({ text, facts: [id = ""] }) => (requirement.must || namesThing(text)) && verdict.facts.includes(id)),
    );
  // One skill alone says less than none, unless it is a must or the name of what is asked for; what everybody works with says nothing.
  const isWorthSaying = skills.length > 1 || skills.some(isSpoken) || decides;
  const told = isWorthSaying && !skills.every(({ text }) => everyday.test(text)) ? skills : [];
  const { phrases } = setting;
  return [...listSentence(phrases.holds, papers, phrases), ...listSentence(phrases.skillsAre, told, phrases)];
}

/** "Word and Outlook" */
const everyday =
  /^(?:(?:(?:ms|microsoft)[- ])?(?:word|excel|powerpoint|outlook|office|e-?mail|internet|windows)(?: ?[,/&] ?| \p{L}{1,3} |$))+$/iu;

/** Behind a colon names are as they are written, and none is bent. */
function listSentence(
  frame: (list: string, isOne: boolean) => string,
  items: Sentence[],
  phrases: DocumentPhrases,
): Sentence[] {
  const { text, facts } = listOf(items, phrases);
  return items.length === 0 ? [] : [{ text: oneStop(frame(text, items.length === 1)), facts }];
}

/** "a, b and c", and "a, b; c; d and e" where one holds a comma or an "and" itself. */
export function listOf(items: Sentence[], { locale }: Pick<DocumentPhrases, "locale">): Sentence {
  const texts = items.map(({ text }) => text);
  const format = new Intl.ListFormat(locale, { type: "conjunction" });
  const and = format.formatToParts(["a", "b"])[1]?.value ?? ", ";
  const isParted = texts.some((text) => /, \p{L}/u.test(text.replace(/\([^)]*\)/g, "")) || text.includes(and));
  const list = isParted ? texts.join(locale.startsWith("fr") ? "\u00a0; " : "; ") : format.format(texts);
  return { text: list, facts: items.flatMap(({ facts }) => facts) };
}

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
