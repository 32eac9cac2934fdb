import { oneStop, termsOf } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { nothing, type Sentence } from "../document.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import { distinct, isNameable, mentionedFacts, metFacts } from "../evidence/nameable-facts.ts";
import { spoken } from "../limited-facts.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { englishDegree } from "./english-degree.ts";
import { nearestStudy, studyItem } from "./nearest-study.ts";
import { withinSentence } from "./small-letters.ts";

const maxMet = 5;
const maxOthers = 4;
/** One alone is thin. */
const minItems = 2;

/** What the posting asks for beside work: what meets it, the degree, and what else the posting speaks of. */
export function background(
  facts: FactBase,
  posting: AnsweredPosting,
  { phrases, today, said }: { phrases: DocumentPhrases; today: string; said: Sentence[] },
): Sentence[] {
  const named = (fact: Fact) =>
    isNameable(fact, { facts, posting, phrases })
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
  const asked = [...(isStudyMet && item ? [item] : []), ...distinct(met.filter(isNew).flatMap(named))].slice(0, maxMet);
  const others = distinct(mentionedFacts(facts, posting).filter(isNew).flatMap(named)).slice(0, maxOthers);
  const isEnough = asked.length >= minItems;
  const all = distinct([...asked, ...others]);
  return [
    held ?? (item && !isStudyMet ? { ...item, text: oneStop(phrases.study(item.text)) } : nothing),
    isEnough || all.length === asked.length
      ? listing(phrases.meets, asked, phrases)
      : listing(phrases.alsoBrings, all.length < minItems ? [] : all, phrases),
  ];
}

/** "Functional Safety Engineer (TÜV)": tells a certificate from a trade. */
function withIssuer({ text, facts: ids }: Sentence, { entry }: Fact, facts: FactBase): Sentence {
  const issuer = [...facts.values()].find(
    (fact) => entry !== null && fact.entry === entry && fact.kind === "organisation",
  );
  const isSaid = !issuer || text.includes("(") || text.includes(issuer.text);
  return isSaid ? { text, facts: ids } : { text: `${text} (${issuer.text})`, facts: [...ids, issuer.id] };
}

function listing(words: (list: string) => string, items: Sentence[], { locale }: DocumentPhrases): Sentence {
  if (items.length === 0) return nothing;
  const list = new Intl.ListFormat(locale).format(items.map(({ text }) => text));
  return { text: oneStop(words(list)), facts: items.flatMap(({ facts }) => facts) };
}
