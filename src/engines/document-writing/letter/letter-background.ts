import { oneStop, termsOf } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { nothing, type Sentence } from "../document.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import { distinct, heldCertificates, isNameable, metFacts } from "../evidence/nameable-facts.ts";
import { spoken } from "../facts/limited-facts.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { englishDegree } from "./english-degree.ts";
import { nearestStudy, studyItem } from "./nearest-study.ts";
import { withinSentence } from "./small-letters.ts";

const maxItems = 3;
const maxSkills = 2;
/** A longer one is a line of its own kind: "explaining things to people who didn't ask". */
const maxWordsOfSkill = 3;

/** What the posting asks for beside work: the study that is nearest to it, and the certificates, courses, languages and skills that meet it. */
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
  const [asked, courses] = (["certification", "training"] as const).map((from) =>
    met.filter(({ section }) => section === from).map((fact) => withIssuer(fact, facts)),
  );
  const held = asked?.length === 0 ? heldCertificates(naming).map((fact) => withIssuer(fact, facts)) : [];
  const languages = met.filter(({ kind }) => kind === "language").map((fact) => named(fact, spoken(fact, phrases)));
  const skills = met.filter(isNewSkill).map((fact) => named(fact, withinSentence(fact.text, facts, phrases)));
  return [
    study(facts, posting, { phrases, today }),
    listing(asked ?? [], maxItems, phrases.holdsAsked, phrases),
    listing(held, maxItems, phrases.holds, phrases),
    listing(courses ?? [], maxItems, phrases.trained, phrases),
    listing(languages, maxItems, phrases.speaks, phrases),
    listing(skills, maxSkills, phrases.alsoBrings, phrases),
  ];
}

const named = ({ id }: Fact, text: string): Sentence => ({ text, facts: [id] });

function study(
  facts: FactBase,
  posting: AnsweredPosting,
  { phrases, today }: { phrases: DocumentPhrases; today: string },
): Sentence {
  const thisYear = Number(today.slice(0, 4));
  const nearest = nearestStudy(facts, posting, thisYear);
  if (!nearest) return nothing;
  const held = phrases.region === "GB" ? englishDegree(nearest, thisYear) : undefined;
  if (held) return held;
  const item = studyItem(nearest);
  const frame = phrases.study("").toLowerCase();
  // "Ausbildung (Koch, IHK)" behind "Als Ausbildung" as "Koch (IHK)".
  const text = item.text.replace(/^(\p{L}+) \(([^,)]+), /u, (whole, degree: string, subject: string) =>
    frame.includes(degree.toLowerCase()) ? `${subject} (` : whole,
  );
  return { ...item, text: oneStop(phrases.study(text)) };
}

/** "Functional Safety Engineer (TÜV)": tells a certificate from a trade. How long a course took stands there too: "Dust, 2 days". */
function withIssuer({ id, text, entry }: Fact, facts: FactBase): Sentence {
  const issuer = [...facts.values()].find(
    (fact) => entry !== null && fact.entry === entry && fact.kind === "organisation",
  );
  const isSaid = !issuer || text.includes("(") || text.includes(issuer.text);
  if (isSaid) return { text, facts: [id] };
  const [, name = text, length] = /^(.+), (\d[^,]*)$/.exec(text) ?? [];
  return { text: `${name} (${length ? `${length}, ` : ""}${issuer.text})`, facts: [id, issuer.id] };
}

function listing(
  all: Sentence[],
  most: number,
  phrase: (list: string) => string,
  { locale }: DocumentPhrases,
): Sentence {
  const items = distinct(all).slice(0, most);
  if (items.length === 0) return nothing;
  const list = new Intl.ListFormat(locale).format(items.map(({ text }) => text));
  return { text: oneStop(phrase(list)), facts: items.flatMap(({ facts }) => facts) };
}
