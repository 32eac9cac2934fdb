import { namesJob, oneStop } from "../../text/text.ts";
import { entriesOf, type Fact, type FactBase, type FactEntry } from "../../truth/truth.ts";
import { type Sentence, verbatim } from "../document.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import { distinct, heldTitles, isNameable, metFacts } from "../evidence/nameable-facts.ts";
import { hasRemark, withLevelBehind } from "../facts/limited-facts.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { capitalised, decapitalised } from "../phrases/first-letters.ts";
import { nearestStudies } from "./nearest-study.ts";
import { withinSentence } from "./small-letters.ts";

const max = { certificates: 3, trainings: 1, languages: 2, skills: 4 };
/** A longer one is a line of its own kind: "explaining things to people who didn't ask". */
const maxWordsOfSkill = 4;

/**
 * What decides beside work, in sentences: the studies that are highest and nearest, the certificates and courses that are held and asked for;
 * then skills and languages that meet it; last what the posting asks for and has a remark, in the person's words.
 */
export function background(
  facts: FactBase,
  posting: AnsweredPosting,
  { phrases, today }: { phrases: DocumentPhrases; today: string },
): Sentence[] {
  const naming = { facts, posting, phrases, today };
  const met = [...new Set(metFacts(facts, posting))].filter((fact) => isNameable(fact, naming));
  const certificates = heldTitles("certification", naming);
  const trainings = heldTitles("training", naming)
    // A course that is called like an occupation would read as a post.
    .filter((fact) => !namesJob(fact.text));
  const isPlain = ({ text }: Fact) => !hasRemark(text);
  const held = [
    ...nearestStudies(facts, posting, Number(today.slice(0, 4))).map((study) => studyItem(study, phrases)),
    ...[
      ...certificates.filter(isPlain).slice(0, max.certificates),
      ...trainings.filter(isPlain).slice(0, max.trainings),
    ].map((fact) => titleItem(fact, facts)),
  ];
  const remarked = certificates.find((fact) => !isPlain(fact));
  const skills = met.filter(({ kind, text }) => kind === "skill" && text.split(" ").length <= maxWordsOfSkill);
  const languages = met.filter(({ kind }) => kind === "language");
  // Only some languages write the names of languages with a capital.
  const isCapital = /^(?:de|en|nl)/.test(phrases.locale);
  const ofSkill = (text: string) =>
    phrases.locale.startsWith("de") ? capitalised(text) : withinSentence(text, facts, phrases);
  const named = (some: Fact[], written: (text: string) => string) =>
    some.map(({ id, text }) => ({ text: written(withLevelBehind(text)), facts: [id] }));
  // A licence that is a skill too is said once.
  const all = distinct([
    ...held,
    ...named(skills, ofSkill).slice(0, max.skills),
    ...named(languages, isCapital ? capitalised : decapitalised).slice(0, max.languages),
  ]);
  const titles = all.filter((item) => held.includes(item));
  const others = all.filter((item) => !held.includes(item));
  return [
    inSentence((list) => phrases.holds(list, titles.length === 1), titles, phrases),
    inSentence(phrases.alsoBrings, [...others, ...(remarked ? [verbatim(remarked)] : [])], phrases),
  ].flat();
}

/** "My qualifications include National Diploma in Horticulture (Broomfield College), RHS Level 2 (2016) and ...": names are as they are written, and none is bent. */
function inSentence(sentence: (list: string) => string, items: Sentence[], { locale }: DocumentPhrases): Sentence[] {
  if (items.length === 0) return [];
  const texts = items.map(({ text }) => text);
  const isParted = texts.some((text) => text.replace(/\([^)]*\)/g, "").match(/, \p{L}/u));
  const list = isParted ? texts.join("; ") : new Intl.ListFormat(locale, { type: "conjunction" }).format(texts);
  return [{ text: oneStop(sentence(list)), facts: items.flatMap((item) => item.facts) }];
}

/** "National Diploma in Horticulture (Broomfield College)" */
function studyItem(study: FactEntry, { studyOf }: DocumentPhrases): Sentence {
  const [degree, subject, school] = (["degree", "subject", "organisation"] as const).map((kind) => study.one(kind));
  const isSaid = degree && subject && degree.text.toLowerCase().includes(subject.text.toLowerCase());
  // "Certificado de profesionalidad Cocina" has its field: "Nivel 2" is none.
  const isBeside = degree && subject && !isSaid && (/\d/.test(subject.text) || namesField.test(degree.text));
  const name =
    degree && subject && !isSaid && !isBeside ? studyOf(degree.text, subject.text) : (degree ?? subject)?.text;
  return {
    text: inBrackets(name ?? "", [isBeside ? subject.text : "", school?.text ?? ""].filter(Boolean).join("; ")),
    facts: [degree, subject, school].flatMap((fact) => fact?.id ?? []),
  };
}

/** More than two words beside those that join them. */
const namesField = /(?:\p{L}{4,}(?:\W.*?|\W+)){2}\p{L}{4,}/u;

/** One pair of brackets behind a name: "Assistante (ASG; Croix-Rouge, 2021)". */
const inBrackets = (name: string, about: string) =>
  about === "" ? name : name.endsWith(")") ? `${name.slice(0, -1)}; ${about})` : `${name} (${about})`;

/** "First Aid (Red Cross, 2021)" */
function titleItem(title: Fact, facts: FactBase): Sentence {
  const entry =
    title.section === "training" || title.section === "certification" ? entriesOf(facts, title.section) : [];
  const own = entry.find(({ id }) => id === title.entry);
  const [issuer, year] = [own?.one("organisation"), own?.one("year")];
  const isNamed = issuer && title.text.toLowerCase().includes(issuer.text.toLowerCase());
  const dated = year && /^\d{4}/.test(year.text) && !title.text.includes(year.text.slice(0, 4)) ? year : undefined;
  const about = [isNamed ? [] : (issuer?.text ?? []), dated?.text.slice(0, 4) ?? []].flat();
  return {
    text: inBrackets(title.text, about.join(", ")),
    facts: [title, isNamed ? undefined : issuer, dated].flatMap((fact) => fact?.id ?? []),
  };
}
