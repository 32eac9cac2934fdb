import { relevance, relevanceOfFact, type TargetPosting } from "../../requirement-matching/requirement-matching.ts";
import { oneStop, termsOf } from "../../text/text.ts";
import {
  entriesOf,
  type Fact,
  type FactBase,
  type FactEntry,
  latestFirst,
  leavesOpen,
  personFactsOf,
} from "../../truth/truth.ts";
import { nothing, type Sentence } from "../document.ts";
import { isHeldWhole, isLimited, isSpokenWell, spoken } from "../limited-facts.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { mostRelevant } from "../ranked-facts.ts";
import { englishDegree, isOver } from "./english-degree.ts";
import { inSentence } from "./skill-letters.ts";

const maxSkills = 4;
/** One alone is thin. */
const minSkills = 2;
const maxCertificates = 3;

/** What the posting asks for beside work: certificates, a degree, languages, skills. */
export function background(
  facts: FactBase,
  target: TargetPosting,
  phrases: DocumentPhrases,
  thisYear: number,
): Sentence[] {
  const isAsked = (fact: Fact) => relevanceOfFact(fact, target) > 0;
  const asked = (kind: "skill" | "language") => mostRelevant(personFactsOf(facts, kind).filter(isAsked), target);
  const listed = (words: (list: string) => string, items: Fact[], written = ({ text }: Fact) => text): Sentence =>
    items.length === 0
      ? nothing
      : {
          text: oneStop(words(new Intl.ListFormat(phrases.locale).format(items.map(written)))),
          facts: items.map(({ id }) => id),
        };
  const certificates = entriesOf(facts, "certification")
    .flatMap((entry) => entry.one("title") ?? [])
    .filter((title) => isAsked(title) && isHeldWhole(title.text));
  const skills = asked("skill").filter((skill) => !isLimited(skill, facts));
  return [
    listed(phrases.certificates, mostRelevant(certificates, target).slice(0, maxCertificates)),
    study(facts, target, phrases, thisYear),
    listed(
      phrases.languages,
      asked("language").filter((fact) => isSpokenWell(fact, target, phrases)),
      (fact) => spoken(fact, phrases),
    ),
    listed(phrases.skills, skills.length < minSkills ? [] : skills.slice(0, maxSkills), (skill) =>
      inSentence(skill, facts, target, phrases.locale),
    ),
  ];
}

/** "Grado (96 de 240 créditos)": what is added to a degree may take it back, but for "(Hons)" and "(Dr. rer. pol.)"; the CV has it whole. */
const isQualified = (degree: string) =>
  /[(\d]/.test(degree.replace(/ \((?:(?:\p{Lu}\p{L}{0,3}|\p{L}{1,4}\.)\s?)+\)| \(Bac\+\d\)/gu, "")) ||
  leavesOpen(degree);

const schoolLeaving =
  /^(?:a[- ]levels?|gcses?|ged\b|high school|secondary|dogwood|vce\b|hsc\b|leaving cert|cess\b|abitur|fachabitur|fachhochschulreife|mittlere reife|realschul|hauptschul|matura|bachillerato|eso\b|baccalauréat|bac\b|brevet|maturità|diploma di maturità|havo|vwo|ensino médio|12\.? ?º)/iu;

/** Of what is finished, what is nearest to the posting and to the titles of the person's jobs. */
function study(facts: FactBase, target: TargetPosting, phrases: DocumentPhrases, thisYear: number): Sentence {
  const wanted = new Map(target.weights);
  for (const [age, job] of latestFirst(entriesOf(facts, "experience")).entries())
    for (const term of termsOf(job.one("title")?.text ?? ""))
      wanted.set(term, Math.max(wanted.get(term) ?? 0, age === 0 ? 3 : 2));
  const nearness = (entry: FactEntry) => relevance(nameOf(entry), { weights: wanted });
  const [entry] = entriesOf(facts, "education")
    .filter((one) => isNamedStudy(one) && isOver(one.one("period")?.text, thisYear))
    .sort((one, other) => nearness(other) - nearness(one));
  if (!entry) return nothing;
  const held = phrases.region === "GB" ? englishDegree(entry, thisYear) : undefined;
  if (held) return held;
  const parts = (["degree", "subject", "organisation"] as const).flatMap((kind) => entry.one(kind) ?? []);
  const text = phrases.study(parts.map((part) => part.text));
  return { text: oneStop(text), facts: parts.map(({ id }) => id) };
}

const nameOf = (study: FactEntry) =>
  (["degree", "subject"] as const).flatMap((kind) => study.one(kind)?.text ?? []).join(" ");

function isNamedStudy(study: FactEntry): boolean {
  const degree = study.one("degree")?.text;
  if (!degree || !study.one("organisation")) return false;
  return !isQualified(degree) && !leavesOpen(nameOf(study)) && !schoolLeaving.test(degree);
}
