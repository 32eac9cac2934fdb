import { isPartDone, relevance } from "../../requirement-matching/requirement-matching.ts";
import { termsOf } from "../../text/text.ts";
import { entriesOf, type FactBase, type FactEntry, leavesOpen, negates } from "../../truth/truth.ts";
import { type AnsweredPosting, isMet } from "../evidence/answered-posting.ts";
import { studyAlone } from "../facts/names-alone.ts";

const schoolLeaving =
  /^(?:[ao][- ]levels?|gcses?|ged\b|high school|secondary|dogwood|vce\b|hsc\b|leaving cert|cess\b|abi(?!\p{L})|abitur|fachabitur|fachhochschulreife|mittlere reife|realschul|hauptschul|matura|bachillerato|eso\b|baccalauréat|bac\b|brevet des coll|maturità|diploma di maturità|licenza media|liceum|technikum|mavo|vmbo|havo|vwo|year 1[0-3]|ensino médio|12\.? ?º)/iu;

/** What everybody has who learnt a trade or studied. */
export const isSchool = (study: FactEntry): boolean => schoolLeaving.test(study.one("degree")?.text ?? "");

const maxStudies = 2;

/**
 * Of what is finished: what the posting asks for, and what is nearest to it or to the titles of the person's jobs; where nothing is, the last. One whose name has a
 * remark only where there is no other.
 */
export function nearestStudies(facts: FactBase, posting: AnsweredPosting, thisYear: number): FactEntry[] {
  const titles = entriesOf(facts, "experience").flatMap((job) => [...termsOf(job.one("title")?.text ?? "")]);
  const wanted = { weights: new Map([...posting.weights, ...titles.map((term) => [term, 1] as const)]) };
  const answersOf = ({ id }: FactEntry) =>
    posting.matched.filter(isMet).filter(({ verdict }) => verdict.facts.some((fact) => facts.get(fact)?.entry === id));
  const isPlain = (one: FactEntry) =>
    !isQualified(studyAlone(one.one("degree")?.text ?? "")) && !/\(|\d.*,/.test(one.one("subject")?.text ?? "");
  const finished = entriesOf(facts, "education")
    .filter((one) => isFinished(one, thisYear))
    .sort((one, other) => endOf(other) - endOf(one));
  const held = finished.some((one) => isPlain(one) && !isSchool(one)) ? finished.filter(isPlain) : finished;
  const nearnessOf = (one: FactEntry) => relevance(nameOf(one), wanted);
  const all = held.filter((one) => answersOf(one).length > 0);
  const ofOthers = new Set(all.filter((one) => !isSchool(one)).flatMap(answersOf));
  const asked = all.filter(
    (one) => !isSchool(one) || answersOf(one).some((one) => one.requirement.must && !ofOthers.has(one)),
  );
  // A school that is not asked for says nothing beside a trade.
  const learnt = held.filter((one) => !isSchool(one));
  const near = learnt.filter((one) => nearnessOf(one) > 0).sort((one, other) => nearnessOf(other) - nearnessOf(one));
  const fitting = [...asked, ...near];
  return [...new Set(fitting.length > 0 ? fitting : learnt.slice(0, 1))]
    .slice(0, maxStudies)
    .sort((one, other) => endOf(other) - endOf(one));
}

/** The year in which it ended, or began where it goes on. */
export const endOf = (study: FactEntry) => Number(/\d{4}(?!.*\d{4})/.exec(study.one("period")?.text ?? "")?.[0] ?? 0);

const nameOf = (study: FactEntry) =>
  (["degree", "subject"] as const).flatMap((kind) => study.one(kind)?.text ?? []).join(" ");

/** Whether it was begun and is not finished. */
export function isLeftOpen(study: FactEntry): boolean {
  const name = nameOf(study).replace(/curso /i, "");
  return leavesOpen(name) || negates(name) || isPartDone(name);
}

/** Whether it is finished and has a name: the letter says it whole, as the CV does. */
const isFinished = (study: FactEntry, thisYear: number): boolean =>
  Boolean(study.one("degree") && study.one("organisation")) &&
  !isLeftOpen(study) &&
  isOver(study.one("period")?.text, thisYear);

/** "Grado (96 de 240 créditos)": what is added to a degree may take it back, but for "(Hons)", "(Dr. rer. pol.)", a level and a mark; the CV has it whole. */
const isQualified = (degree: string) =>
  /[(,]|\d\D+\d/.test(
    degree
      .replace(/,? (?:2[:.][12]|\d{2,3}\/1[01]0)$/, "")
      .replace(/ \((?:(?:\p{Lu}\p{L}{0,3}|\p{L}{1,4}\.)\s?)+\)| \(Bac\+\d\)| \((?:\p{Lu}\p{Ll}+ )?\d[\d.,:]*\)/gu, ""),
  );

/** Whether a study is known to have ended; without a time it is taken to have. */
function isOver(period: string | undefined, thisYear: number): boolean {
  if (period === undefined) return true;
  const [, end] = / - (\d{4})$/.exec(period) ?? [];
  return end !== undefined && Number(end) <= thisYear;
}
