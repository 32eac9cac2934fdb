import { relevanceOfFact, type TargetPosting } from "../../requirement-matching/requirement-matching.ts";
import { oneStop } from "../../text/text.ts";
import { entriesOf, type Fact, type FactBase, type FactEntry, leavesOpen, personFactsOf } from "../../truth/truth.ts";
import { years } from "../cv/cv-writer.ts";
import { nothing, type Sentence, verbatim } from "../document.ts";
import { isLimited, isSpokenWell, spoken } from "../limited-facts.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { mostRelevant } from "../ranked-facts.ts";
import { englishDegree, isOver } from "./english-degree.ts";
import { inSentence } from "./skill-letters.ts";

const maxSkills = 4;
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
    .filter((title) => isAsked(title) && !leavesOpen(title.text));
  const skills = asked("skill").filter((skill) => !isLimited(skill, facts));
  return [
    listed(phrases.certificates, mostRelevant(certificates, target).slice(0, maxCertificates)),
    study(entriesOf(facts, "education"), target, phrases, thisYear),
    listed(
      phrases.languages,
      asked("language").filter((fact) => isSpokenWell(fact, phrases)),
      (fact) => spoken(fact, phrases),
    ),
    listed(phrases.skills, skills.slice(0, maxSkills), (skill) => inSentence(skill, facts, target, phrases.locale)),
  ];
}

/** "Grado (96 de 240 créditos)": what is added to a degree may take it back, but for "(Hons)" and "(Dr. rer. pol.)"; the CV has it whole. */
const isQualified = (degree: string) =>
  /[(\d]/.test(degree.replace(/ \((?:(?:\p{Lu}\p{L}{0,3}|\p{L}{1,4}\.)\s?)+\)/gu, "")) || leavesOpen(degree);

const schoolLeaving =
  /^(?:a[- ]levels?|gcses?|high school|secondary|abitur|fachabitur|fachhochschulreife|mittlere reife|realschul|hauptschul|matura|bachillerato|eso\b|baccalauréat|bac\b|brevet|maturità|diploma di maturità|havo|vwo|ensino médio|12\.? ?º)/iu;

/** What is finished and nearest to the posting, else what goes on. */
function study(entries: FactEntry[], target: TargetPosting, phrases: DocumentPhrases, thisYear: number): Sentence {
  const degrees = mostRelevant(
    entries.flatMap((entry) => entry.one("degree") ?? []),
    target,
  );
  const ranked = degrees.flatMap((degree) => entries.find(({ id }) => id === degree.entry) ?? []);
  const named = ranked.filter((entry) => {
    const degree = entry.one("degree");
    return degree && entry.one("organisation") && !isQualified(degree.text) && !schoolLeaving.test(degree.text);
  });
  const isFinished = (entry: FactEntry) => isOver(entry.one("period")?.text, thisYear);
  const entry = named.find(isFinished) ?? named[0];
  if (!entry) return nothing;
  const held = phrases.region === "GB" ? englishDegree(entry, thisYear) : undefined;
  if (held) return held;
  const parts = (["degree", "subject", "organisation"] as const).flatMap((kind) => entry.one(kind) ?? []);
  const text = phrases.study(parts.map((part) => part.text));
  const period = entry.one("period");
  if (!period || isFinished(entry)) return { text: oneStop(text), facts: parts.map(({ id }) => id) };
  // Without its time, a study that goes on would seem to be finished.
  return {
    text: oneStop(`${text.replace(/\.$/, "")} (${years(verbatim(period)).text})`),
    facts: [...parts, period].map(({ id }) => id),
  };
}
