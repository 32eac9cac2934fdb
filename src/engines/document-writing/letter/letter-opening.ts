import { namesJob, oneStop, termsOf } from "../../text/text.ts";
import { denies, entriesOf, type Fact, type FactBase, isWish, personFactsOf, voiceOf } from "../../truth/truth.ts";
import { nothing, type Sentence, verbatim } from "../document.ts";
import { type AnsweredPosting, weightOfFact } from "../evidence/answered-posting.ts";
import { mostRelevant } from "../evidence/ranked-facts.ts";
import { postingTitle } from "../facts/title-marks.ts";
import { namesYears, yearsOfWork } from "../facts/years-of-work.ts";
import { saysDoerByVerb } from "../kept-wordings.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { capitalised, decapitalised } from "../phrases/first-letters.ts";
import { withinSentence } from "./small-letters.ts";
import { speaksForPerson } from "./spoken-names.ts";

export interface LetterHead {
  recipient: Sentence;
  subject: Sentence;
  opening: Sentence[];
}

/** What is applied for, what the person says of themselves, and for how long they have done the work. A name that speaks for them has no place here. */
export function letterHead(
  facts: FactBase,
  target: AnsweredPosting,
  company: string,
  { phrases, today, hasMotive }: { phrases: DocumentPhrases; today: string; hasMotive: boolean },
): LetterHead {
  const title = postingTitle(target.jobTitle);
  const [isFirmNamed, isTitleNamed] = [company, title].map((name) => !speaksForPerson(name));
  const applying = isFirmNamed && isTitleNamed ? phrases.applying(title, company) : "";
  const wish = hasMotive ? undefined : wishOf(facts, target, phrases);
  const own = ownSentence(facts, target, phrases, { wish, hasMotive });
  const years = own && namesYears(own.text) ? undefined : yearsOfWork(facts, target, phrases, today);
  // Of the latest job alone, the letter says since when it goes on.
  const isWorthSaying = !own || new Set(years?.facts.flatMap((id) => facts.get(id)?.entry ?? [])).size > 1;
  const sentences = [
    { text: applying && oneStop(applying), facts: ["posting.title", "request.company"] },
    ...(own ? [own] : []),
    ...(years && isWorthSaying ? [{ ...years, text: phrases.brings(years.text) }] : []),
    ...(wish ? [wish] : []),
  ].filter(({ text }) => text !== "");
  return {
    recipient: isFirmNamed ? { text: company, facts: ["request.company"] } : nothing,
    subject: isTitleNamed ? { text: phrases.subject(title), facts: ["posting.title"] } : nothing,
    opening: sentences.map(({ text, facts: ids }, at) => ({ text: begun(text, at, phrases), facts: ids })),
  };
}

/** The first begins in lower case where it stands behind the salutation's comma. */
function begun(text: string, at: number, phrases: DocumentPhrases): string {
  if (at > 0) return capitalised(text);
  return /^\p{Ll}/u.test(phrases.brings("")) ? decapitalised(text) : text;
}

/** What the person is, else what they say as "I" that is nearest to the posting; without a motive to stand beside, else the summary as it is. */
function ownSentence(
  facts: FactBase,
  target: AnsweredPosting,
  phrases: DocumentPhrases,
  { wish, hasMotive }: { wish: Sentence | undefined; hasMotive: boolean },
): Sentence | undefined {
  const [first, ...others] = personFactsOf(facts, "summary");
  const isFit = (fact: Fact) =>
    speaksFor(fact.text) && (!fact.isAside || fact === first) && !isWish(fact.text) && !wish?.facts.includes(fact.id);
  const own = [...(first ? [first] : []), ...others.filter(({ text }) => !leansBack.test(text))].filter(
    (fact) => phrases.ownVoice.test(fact.text) && isFit(fact),
  );
  // Beside a wish or a motive only what the posting speaks of.
  const isAlone = !wish && !hasMotive;
  const [best] = mostRelevant(own, target).filter((fact) => isAlone || weightOfFact(fact, target) > 0);
  const isSummary = !hasMotive && first && isFit(first) && first.text.split(" ").length >= minWords;
  return tradeOf(facts, phrases) ?? ((best ?? isSummary) ? verbatim(best ?? first) : undefined);
}

/** "Microbiologist." alone says no more than the heading. */
const minWords = 4;

/** "Looking for a unit of my own." as "I am looking for a unit of my own.": stands for a motive where the posting speaks of it. */
function wishOf(facts: FactBase, target: AnsweredPosting, phrases: DocumentPhrases): Sentence | undefined {
  const isOwn = (text: string) => voiceOf(text) === "own" || saysDoerByVerb(phrases);
  for (const { id, text } of personFactsOf(facts, "summary")) {
    if (leansBack.test(text) || !speaksFor(text) || !isOfPosting(text, target)) continue;
    const subject = phrases.wishes.find(([verb]) => verb.test(text))?.[1];
    if (subject) return { text: `${subject} ${decapitalised(text)}`, facts: [id] };
    if (subject === "" || (isOwn(text) && isWish(text))) return { text, facts: [id] };
  }
  return undefined;
}

const isOfPosting = (text: string, { weights }: AnsweredPosting) =>
  [...termsOf(text)].some((term) => weights.has(term));

/** Words that stand for something said before. */
const leansBack =
  /(?<!\p{L})(?:one|it|they|them|this|these|those|dies\p{L}*|dabei|damit|davon|dafür|darauf|eso|esto|ello|cela|ça|ceci|ciò|questo|quello|daarvan|tego|isso|isto)(?!\p{L})/iu;

/** Neither what the person does not do, nor a piece of their history, which the CV has. */
const speaksFor = (text: string) => !denies(text) && !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(text);

/** "Head nurse with ...", "Chemikerin mit ...": an occupation, and what a preposition adds to it. */
const tradePhrase =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]*){0,3}?) (?:with|in|on|at|for|from|who|mit|im|für|aus|con|en|de|desde|para|avec|dans|à|du|depuis|di|da|per|voor|met|uit|em|com) /u;
/** "Tram driver since 2017, buses before that" is no sentence behind "I am"; the last comma of a list is none of a note. */
const noteMark =
  /(?<!\p{L})(?:since|seit|desde|depuis|sinds|dal|for \p{L}+ years)(?!\p{L})|[:;]|,(?!.* (?:and|und|y|e|et|en|or|oder|o|ou) )/u;

/** The trade that a summary begins with, as "I am a ...". */
function tradeOf(facts: FactBase, phrases: DocumentPhrases): Sentence | undefined {
  const [summary] = personFactsOf(facts, "summary");
  const who = summary && tradePhrase.exec(summary.text)?.[1];
  if (!summary || !who || !phrases.iAm || noteMark.test(summary.text) || denies(summary.text)) return undefined;
  if (!isTrade(who, facts, phrases)) return undefined;
  return { text: oneStop(phrases.iAm(withinSentence(summary.text, facts, phrases))), facts: [summary.id] };
}

const englishTrade =
  /(?:er|or|ist|ian|ant|man|woman|nurse|chef|cook|clerk|analyst|architect|graduate|student|executive)$/i;

function isTrade(who: string, facts: FactBase, { region }: DocumentPhrases): boolean {
  if (/^\p{L}+(?:ed|ing)(?!\p{L})/u.test(who)) return false;
  const titles = entriesOf(facts, "experience").flatMap((job) => job.one("title")?.text.toLowerCase() ?? []);
  return (
    namesJob(who) ||
    (region === "GB" && englishTrade.test(who)) ||
    titles.some((title) => title.includes(who.toLowerCase()))
  );
}
