import type { TargetPosting } from "../../requirement-matching/requirement-matching.ts";
import { languageNamed, relevanceOfFact } from "../../requirement-matching/requirement-matching.ts";
import type { DocumentLanguage } from "../../text/text.ts";
import { oneStop } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";
import { entriesOf, type FactEntry, goesOn, hasBegun, latestFirst, personFactsOf } from "../../truth/truth.ts";
import { headline, mostRelevant, years } from "../cv-writer.ts";
import { type LetterDocument, nothing, type Sentence, verbatim } from "../document.ts";
import { isIn } from "../document-language.ts";
import { type KeptWordings, noWordings } from "../kept-wordings.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { phrasesOf } from "../phrases/phrases-of.ts";
import { withoutGenderMarks } from "../title-marks.ts";
import { englishAchievements, englishDegree, englishSelf, isFirstPersonPossible, isOver } from "./english-wording.ts";
import { planLetter } from "./letter-plan.ts";
import { quotedAchievements, titleInSentence } from "./quoted-wording.ts";
import { inSentence } from "./skill-letters.ts";
import { speaksForPerson } from "./spoken-names.ts";

const maxSkills = 5;
const maxCertificates = 3;
/** B2 of the framework: a letter names nothing that argues against the person; the CV has every level. */
const minLanguageLevel = 4;

/** What only the person can say: why this company, and from when they could begin. */
export interface OwnWordsOfLetter {
  motive?: string;
  availability?: string;
}

/**
 * A letter that argues with the person's own facts: where a requirement and something they have done meet, the posting
 * is quoted as the posting's words and the profile answers in the person's. Requirements without an answer stay unsaid.
 *
 * @param language that the facts are in: only the words around them are ours
 * @param wordings that the person has confirmed; they stand for the statements that they word
 */
export function writeLetter(
  facts: FactBase,
  target: TargetPosting,
  companyName: string,
  date: string,
  language: DocumentLanguage = "en",
  { sentences }: KeptWordings = noWordings,
  ownWords: OwnWordsOfLetter = {},
): LetterDocument {
  const phrases = phrasesOf(language);
  const isEnglish = language === "en";
  const jobs = latestFirst(entriesOf(facts, "experience"));
  const title = withoutGenderMarks(target.jobTitle);
  const [isFirmNamed, isTitleNamed] = [companyName, title].map((name) => !speaksForPerson(name));
  const readsWell = (fact: Fact, job: FactEntry) =>
    sentences.has(fact.id) || (isEnglish ? isFirstPersonPossible(fact, job) : isIn(language, fact.text));
  const plan = planLetter(facts, target, readsWell);
  return {
    kind: "letter",
    language,
    name: verbatim(personFactsOf(facts, "name")[0]),
    headline: headline(facts, jobs),
    contacts: [...personFactsOf(facts, "place"), ...personFactsOf(facts, "contact")].map(verbatim),
    date,
    recipient: isFirmNamed ? { text: companyName, facts: ["request.company"] } : nothing,
    subject: isTitleNamed ? { text: phrases.subject(title), facts: ["posting.title"] } : nothing,
    paragraphs: [
      [
        isFirmNamed && isTitleNamed
          ? { text: oneStop(phrases.applying(title, companyName)), facts: ["posting.title", "request.company"] }
          : nothing,
        latestWork(jobs.find(hasBegun), phrases),
        ...(isEnglish ? englishSelf(facts) : ownVoice(facts, phrases)),
        { text: ownWords.motive ?? "", facts: [] },
      ],
      ...plan.map((job) => {
        const worded = { ...job, sentences };
        return isEnglish ? englishAchievements(worded) : quotedAchievements(worded, phrases);
      }),
      background(facts, target, phrases, Number(date.slice(0, 4))),
      [
        { text: ownWords.availability ?? "", facts: [] },
        { text: phrases.conversation, facts: [] },
        ...phrases.thanks.map((text) => ({ text, facts: [] })),
      ],
    ]
      .map((paragraph) => paragraph.filter(({ text }) => text !== ""))
      .filter((paragraph) => paragraph.length > 0),
  };
}

/** A CV's summary is often no sentence: its beginning is introduced, the rest taken only where the person says "I". */
const ownVoice = (facts: FactBase, phrases: DocumentPhrases) =>
  personFactsOf(facts, "summary")
    .flatMap((fact, index) => {
      if (phrases.ownVoice.test(fact.text)) return verbatim(fact);
      const opening = index === 0 ? phrases.aboutMe : undefined;
      return opening ? { text: `${opening} ${oneStop(fact.text)}`, facts: [fact.id] } : [];
    })
    .slice(0, 2);

function latestWork(job: FactEntry | undefined, phrases: DocumentPhrases): Sentence {
  const [title, organisation, from, to] = (["title", "organisation", "from", "to"] as const).map((kind) =>
    job?.one(kind),
  );
  if (!job || !title || !organisation) return nothing;
  const facts = [title.id, organisation.id];
  const names = [titleInSentence(title.text, phrases), organisation.text] as const;
  if (from && to && goesOn(job)) {
    return { text: oneStop(phrases.worksSince(...names, from.text)), facts: [...facts, from.id, to.id] };
  }
  if (!to?.text) return { text: oneStop(phrases.hasWorked(...names)), facts };
  return { text: oneStop(phrases.workedUntil(...names, to.text)), facts: [...facts, to.id] };
}

function background(facts: FactBase, target: TargetPosting, phrases: DocumentPhrases, thisYear: number): Sentence[] {
  const isAsked = (fact: Fact) => relevanceOfFact(fact, target) > 0;
  const asked = (kind: "skill" | "language") => mostRelevant(personFactsOf(facts, kind).filter(isAsked), target);
  const listed = (words: (list: string) => string, items: Fact[], written = ({ text }: Fact) => text): Sentence =>
    items.length === 0
      ? nothing
      : {
          text: oneStop(words(new Intl.ListFormat(phrases.locale).format(items.map(written)))),
          facts: items.map(({ id }) => id),
        };
  const [latest] = entriesOf(facts, "education");
  const certificates = entriesOf(facts, "certification").flatMap((entry) => entry.one("title") ?? []);
  return [
    listed(phrases.certificates, mostRelevant(certificates.filter(isAsked), target).slice(0, maxCertificates)),
    listed(phrases.skills, asked("skill").slice(0, maxSkills), (skill) => inSentence(skill, facts, target)),
    study(latest, phrases, thisYear),
    listed(phrases.languages, asked("language").filter(isSpokenWell), withLevelBehind),
  ];
}

const isSpokenWell = ({ text }: Fact) => (languageNamed(text)?.level ?? minLanguageLevel) >= minLanguageLevel;

/** "German: B2" as "German (B2)": a colon in a sentence would introduce all that follows. */
const withLevelBehind = ({ text }: Fact) => text.replace(/^(\p{L}+)(?:: ?| [–-] )([\p{L}\d ]{1,20})$/u, "$1 ($2)");

/** "Grado (96 de 240 créditos, sin terminar)": what is added to a degree may take it back; the CV has it whole. */
const isQualified = (degree: string) => /[(\d]/.test(degree.replace(/ \(Hons\)/, ""));

function study(entry: FactEntry | undefined, phrases: DocumentPhrases, thisYear: number): Sentence {
  const parts = (["degree", "subject", "organisation"] as const).flatMap((kind) => entry?.one(kind) ?? []);
  const degree = entry?.one("degree");
  if (!entry || !degree || !entry.one("organisation") || isQualified(degree.text)) return nothing;
  const held = phrases.region === "GB" ? englishDegree(entry, thisYear) : undefined;
  if (held) return held;
  const text = phrases.study(parts.map((part) => part.text));
  const period = entry.one("period");
  // Without its time, a study that goes on would seem to be finished.
  if (period && !isOver(period.text, thisYear))
    return {
      text: oneStop(`${text.replace(/\.$/, "")} (${years(verbatim(period)).text})`),
      facts: [...parts, period].map(({ id }) => id),
    };
  return { text: oneStop(text), facts: parts.map(({ id }) => id) };
}
