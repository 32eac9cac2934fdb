import { levelIn } from "../../requirement-matching/requirement-matching.ts";
import { oneStop, termsOf } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { nothing, type Sentence } from "../document.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import { distinct, isNameable, mentionedFacts, metFacts } from "../evidence/nameable-facts.ts";
import { spoken } from "../facts/limited-facts.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { englishDegree } from "./english-degree.ts";
import { nearestStudy, studyItem } from "./nearest-study.ts";
import { withinSentence } from "./small-letters.ts";

const maxItems = 6;

/** What the posting asks for beside work: what meets it, the degree, and what else the posting speaks of. */
export function background(
  facts: FactBase,
  posting: AnsweredPosting,
  { phrases, today, said }: { phrases: DocumentPhrases; today: string; said: Sentence[] },
): Sentence[] {
  const itemOf = (fact: Fact) =>
    isNameable(fact, { facts, posting, phrases, today })
      ? [withIssuer({ text: wordsOf(fact), facts: [fact.id] }, fact, facts)]
      : [];
  const wordsOf = (fact: Fact) => {
    if (fact.kind === "language") return spoken(fact, phrases);
    return fact.kind === "skill" ? withinSentence(fact.text, facts, phrases) : fact.text;
  };
  const termsSaid = termsOf(said.map(({ text }) => text).join("\n"));
  const isNew = (fact: Fact) => fact.kind !== "skill" || ![...termsOf(fact.text)].every((term) => termsSaid.has(term));
  const study = nearestStudy(facts, posting, Number(today.slice(0, 4)));
  const met = metFacts(facts, posting);
  const held = study && phrases.region === "GB" ? englishDegree(study, Number(today.slice(0, 4))) : undefined;
  const item = study && studyItem(study);
  const isStudyMet = held === undefined && met.some(({ entry }) => entry !== null && entry === study?.id);
  // In a list the level of one language is read as of the next.
  const others = mentionedFacts(facts, posting).filter(({ text }) => !levelIn(text));
  const named = distinct([...met, ...others].filter(isNew).flatMap(itemOf));
  const items = [...(isStudyMet && item ? [item] : []), ...named].slice(0, maxItems);
  return [
    held ?? (item && !isStudyMet ? { ...item, text: oneStop(withoutDouble(phrases.study(item.text))) } : nothing),
    listing(items, phrases),
  ];
}

/** "Meine Ausbildung: Ausbildung (Koch, IHK)" as "Meine Ausbildung: Koch (IHK)". */
const withoutDouble = (study: string) => study.replace(/(\p{L}+)(\s?: )\1 \(([^,)]+), /iu, "$1$2$3 (");

/** "Functional Safety Engineer (TÜV)": tells a certificate from a trade. */
function withIssuer({ text, facts: ids }: Sentence, { entry }: Fact, facts: FactBase): Sentence {
  const issuer = [...facts.values()].find(
    (fact) => entry !== null && fact.entry === entry && fact.kind === "organisation",
  );
  const isSaid = !issuer || text.includes("(") || text.includes(issuer.text);
  return isSaid ? { text, facts: ids } : { text: `${text} (${issuer.text})`, facts: [...ids, issuer.id] };
}

function listing(items: Sentence[], { locale, alsoBrings }: DocumentPhrases): Sentence {
  if (items.length === 0) return nothing;
  const list = new Intl.ListFormat(locale).format(items.map(({ text }) => text));
  return { text: oneStop(alsoBrings(list)), facts: items.flatMap(({ facts }) => facts) };
}
