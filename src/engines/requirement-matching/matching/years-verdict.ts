import type { RequirementVerdict } from "../../../shared/matching/requirement-match.contract.ts";
import { foldText } from "../../../shared/text/folded-text.rules.ts";
import type { Fact } from "../../truth/truth.ts";
import type { Asked, Thing } from "../asked.ts";
import { wordsAskedFor } from "../reading/asked-things.ts";
import { askedYears, timeInWords } from "../reading/asked-years.ts";
import { contentWords, isSameWord } from "../requirement-words.ts";
import type { MatchedPerson } from "./matched-person.ts";
import type { ProfileEvidence } from "./profile-index.ts";
import { isOfRank, isOtherOccupation, isSameTrade, occupationsDoing, tradeOf } from "./same-trade.ts";
import { monthsOf } from "./work-months.ts";

interface Job {
  entry: string;
  title: Fact;
  isOfTrade: boolean;
  isSure: boolean;
}

const sureShare = 0.8;

/** Held against the dates of the jobs of the field, or the person's own sum of years in it. */
export function yearsVerdict(asked: Asked, person: MatchedPerson): RequirementVerdict {
  const { months = 0, isVague = true } = asked.years ?? {};
  const jobs = jobsFor(asked, person);
  const sure = jobs.filter(({ isSure }) => isSure);
  const sum = (some: Job[]) => monthsOf(new Set(some.map(({ entry }) => entry)), person.index.facts, person.today);
  const titles = (some: Job[]) => some.map(({ title }) => title.id);
  const have = timeInWords(sum(sure));
  const [first, ...others] = titles(sure);
  if (first && sum(sure) >= months) return { is: "met", facts: [first, ...others], how: "computed", have };
  const stated = statedSum(asked, months, person);
  if (stated) return { is: "met", facts: [stated.id], how: "same words" };
  // How long somebody had a job without dates is not known, nor whether one of another title counts: no time is too short then.
  const isShort = jobs.every((job) => job.isSure && sum([job]) > 0) && !isVague;
  if (first && isShort) return { is: "part", facts: [first, ...others], missing: { have, asked: timeInWords(months) } };
  const likely = jobs.filter(({ isSure, isOfTrade }) => isSure || isOfTrade);
  // Where no title tells, any of them may be of the field.
  const open = likely.length > 0 ? likely : jobs;
  return {
    is: "question",
    candidate: open[0]?.title.id ?? null,
    jobs: titles(open),
    prefill: { field: "job duty", words: asked.text },
  };
}

/** The sum of the jobs that the person says count. */
export function confirmedYears(asked: Asked, confirmed: Fact[], person: MatchedPerson): RequirementVerdict | undefined {
  const ids = confirmed.map(({ id }) => id);
  const [first, ...others] = ids;
  if (!first) return undefined;
  const entries = new Set(
    confirmed.flatMap(({ entry, section }) => (section === "experience" && entry ? [entry] : [])),
  );
  const months = monthsOf(entries, person.index.facts, person.today);
  const need = asked.years?.months ?? 0;
  if (entries.size === 0 || months >= need)
    return { is: "met", facts: [first, ...others], how: "confirmed by you", have: timeInWords(months) };
  return { is: "part", facts: [first, ...others], missing: { have: timeInWords(months), asked: timeInWords(need) } };
}

function jobsFor(asked: Asked, { index, isRejected, opening }: MatchedPerson): Job[] {
  const titles = index.evidence.filter(({ kind, facts }) => kind === "title" && facts[0]?.section === "experience");
  const hasField = wordsAskedFor(asked.groups).length > 0;
  return titles.flatMap((evidence): Job[] => {
    const [title] = evidence.facts;
    if (!title?.entry || isRejected(asked, title)) return [];
    const duties = index.evidence.filter(({ entry, kind }) => entry === title.entry && kind !== "title");
    const own = tradeOf(title.text, index.language);
    const isOfTrade = isSameTrade(own, opening);
    const isSure = asked.years?.inSimilarPost
      ? isOfTrade
      : !hasField || countsTowards(asked, { title: evidence, duties, isOfTrade }, index);
    return [{ entry: title.entry, title, isOfTrade, isSure }];
  });
}

/**
 * By how many words of the field its title says, or the title with the duties and, in the opening's trade, the place. Its title must say more
 * of the field than a rank, unless the job is of the opening's trade.
 */
function countsTowards(
  asked: Asked,
  { title, duties, isOfTrade }: { title: ProfileEvidence; duties: ProfileEvidence[]; isOfTrade: boolean },
  index: MatchedPerson["index"],
): boolean {
  const isSaid = (word: Word, by: ProfileEvidence[]) =>
    by.some((one) => one.isUnqualified && /^same/.test(index.holding(word, asked.lang).get(one) ?? ""));
  const isSameLanguage = asked.lang === index.language;
  const own = tradeOf(title.text, index.language);
  const isInTitle = (word: Word) =>
    isSaid(word, [title]) ||
    occupationsDoing(word.key, asked.lang).some((occupation) => own.occupations.has(occupation)) ||
    (isSameLanguage && title.words.some((own) => isOfField(own, word, asked.lang, isOfTrade)));
  const place = isOfTrade ? contentWords(placeOf(title, index), index.language) : [];
  const isInJob = (word: Word) =>
    isInTitle(word) || isSaid(word, duties) || place.some(({ key }) => isSameWord(key, word.key));
  const share = (words: Word[], isIn: (word: Word) => boolean) => words.filter(isIn).length / Math.max(1, words.length);
  const words = asked.groups.flatMap(({ any }) => bestOf(any, (thing) => share(thing.words, isInJob)).words);
  if (!isOfTrade && !words.some((word) => isInTitle(word) && !isOfRank(word.key, asked.lang))) return false;
  if (isOfSystems(asked, words) && !ofSystems.test(foldText(title.text))) return false;
  const common = words.filter(isInTitle).map(({ key }) => key);
  if (isOtherOccupation(own, tradeOf(asked.text, asked.lang), common.join(" "))) return false;
  // What ideas of another language say in duties is too little to count years by.
  return share(words, isInTitle) >= sureShare || (isSameLanguage && words.every(isInJob));
}

type Word = Thing["words"][number];

const ofSystems =
  /(?<!\p{L})(?:s[iy]ste+m|softwar|progra|platform|applica|anwendung|tool|logiciel|outil|strument|herramient|ferrament|narzedz)/u;
/** "Administration of systems" is not what an office has for it. */
const isOfSystems = (asked: Asked, words: Word[]) =>
  ofSystems.test(foldText(asked.text)) && words.every(({ key }) => /^(?:administra|amministra|verwalt)/.test(key));

const minCompound = 6;
const minBeginning = 5;
/** "Instandhaltungselektroniker" of "Instandhaltung", "Personalreferent" of "Personalarbeit"; in the opening's trade, "Altenpflegerin" of "Pflege", "spedytor" of "spedycja". */
const isOfField = (own: Word, { key }: Word, language: Asked["lang"], isOfTrade: boolean) => {
  if (isOfTrade && key.length > minBeginning && own.key.startsWith(key.slice(0, minBeginning))) return true;
  const field = key.replace(/(?:arbeit|bereich|wesen|abteilung|sector|afdeling)$/, "");
  return (
    /^(?:de|nl)$/.test(language) &&
    field.length >= minCompound &&
    (isOfTrade ? own.key.includes(field) : own.key.startsWith(field))
  );
};

/** Who gave the job is no evidence but for where it was: "Jardim de Infância Arco-Íris". */
const placeOf = ({ entry }: ProfileEvidence, { facts }: MatchedPerson["index"]) =>
  facts.find((fact) => fact.entry === entry && fact.kind === "organisation")?.text ?? "";

const bestOf = (things: Thing[], scoreOf: (thing: Thing) => number): Thing =>
  things.reduce((best, thing) => (scoreOf(thing) > scoreOf(best) ? thing : best), things[0] ?? { words: [] });

/** "Twelve years in chemical plants": the person's own sum, where it names the field. */
function statedSum(asked: Asked, months: number, { index, isOfTrade }: MatchedPerson): Fact | undefined {
  const words = wordsAskedFor(asked.groups);
  if (words.length < (isOfTrade ? 1 : 2)) return undefined;
  const summaries = index.evidence.filter(({ kind, isUnqualified }) => kind === "summary" && isUnqualified);
  return summaries.find((evidence) => {
    const own = askedYears(evidence.text);
    const isSaid = (word: Word) => index.holding(word, asked.lang).get(evidence) === "same";
    return (
      own?.isVague === false &&
      own.months >= months &&
      asked.groups.every(({ any }) => any.some((thing) => thing.words.every(isSaid))) &&
      words.filter(isSaid).length * 2 >= words.length
    );
  })?.facts[0];
}
