import { oneStop, termsOf } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { nothing, type Sentence } from "../document.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import { distinct, heldCertificates, isNameable, metFacts } from "../evidence/nameable-facts.ts";
import { spoken } from "../facts/limited-facts.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { englishDegree } from "./english-degree.ts";
import { nearestStudies, studyItem } from "./nearest-study.ts";
import { withinSentence } from "./small-letters.ts";

const maxItems = 3;
const maxSkills = 2;
/** A longer one is a line of its own kind: "explaining things to people who didn't ask". */
const maxWordsOfSkill = 4;

/** What the posting asks for beside work: the studies that are nearest to it, and the certificates, courses, languages and skills that meet it. */
export function background(
  facts: FactBase,
  posting: AnsweredPosting,
  { phrases, today, said }: { phrases: DocumentPhrases; today: string; said: Sentence[] },
): Sentence[] {
  const naming = { facts, posting, phrases, today };
  const met = metFacts(facts, posting).filter((fact) => isNameable(fact, naming));
  const termsSaid = termsOf(said.map(({ text }) => text).join("\n"));
  const isNewSkill = ({ kind, section, text }: Fact) =>
    kind === "skill" &&
    section === "person" &&
    text.split(" ").length <= maxWordsOfSkill &&
    ![...termsOf(text)].every((term) => termsSaid.has(term));
  const asked = met.filter(({ section }) => section === "certification");
  const held = (asked.length > 0 ? asked : heldCertificates(naming)).map((fact) => withIssuer(fact, facts));
  const courses = met
    .filter(({ section }) => section === "training")
    .map((fact) => withIssuer(fact, facts, phrases.quoted));
  const languages = met.filter(({ kind }) => kind === "language").map((fact) => named(fact, spoken(fact, phrases)));
  const skills = met.filter(isNewSkill).map((fact) => named(fact, withinSentence(fact.text, facts, phrases)));
  const thisYear = Number(today.slice(0, 4));
  const studies = nearestStudies(facts, posting, thisYear).map((study) => ({
    degree: phrases.region === "GB" ? englishDegree(study, thisYear) : undefined,
    item: studyItem(study),
  }));
  const others = studies.flatMap(({ degree, item }) => (degree ? [] : [item]));
  const brought = [...others, ...distinct(held).slice(0, maxItems), ...distinct(skills).slice(0, maxSkills)];
  return [
    ...studies.flatMap(({ degree }) => degree ?? []),
    listing(brought, phrases.alsoBrings, phrases),
    listing(distinct(courses).slice(0, maxItems), phrases.courses, phrases),
    listing(distinct(languages).slice(0, maxItems), phrases.speaks, phrases),
  ];
}

const named = ({ id }: Fact, text: string): Sentence => ({ text, facts: [id] });

/** "Functional Safety Engineer (TÜV)": tells a certificate from a trade. How long a course took stands there too: "Dust, 2 days". */
function withIssuer({ id, text, entry }: Fact, facts: FactBase, quoted = (name: string) => name): Sentence {
  const issuer = [...facts.values()].find(
    (fact) => entry !== null && fact.entry === entry && fact.kind === "organisation",
  );
  const isSaid = !issuer || text.includes("(") || text.includes(issuer.text);
  if (isSaid) return { text: quoted(text), facts: [id] };
  const [, name = text, length] = /^(.+), (\d[^,]*)$/.exec(text) ?? [];
  return { text: `${quoted(name)} (${length ? `${length}, ` : ""}${issuer.text})`, facts: [id, issuer.id] };
}

const enclosed = /\([^)]*\)|[“„«‘][^”“»’]*[”“»’]/g;

function listing(
  items: Sentence[],
  phrase: (list: string, isOne: boolean) => string,
  { locale }: DocumentPhrases,
): Sentence {
  if (items.length === 0) return nothing;
  const texts = items.map(({ text }) => text);
  // What holds a comma itself is set apart by more than one.
  const isOfCommas = texts.some((text) => text.replace(enclosed, "").includes(", ")) && items.length > 1;
  const list = isOfCommas ? texts.join("; ") : new Intl.ListFormat(locale).format(texts);
  return { text: oneStop(phrase(list, items.length === 1)), facts: items.flatMap(({ facts }) => facts) };
}
