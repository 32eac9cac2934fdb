import { relevance } from "../../requirement-matching/requirement-matching.ts";
import { termsOf } from "../../text/text.ts";
import { entriesOf, type FactBase, type FactEntry, leavesOpen } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { type AnsweredPosting, isMet } from "../evidence/answered-posting.ts";
import { isOver, withoutMark } from "./english-degree.ts";

/** "Grado (96 de 240 créditos)": what is added to a degree may take it back, but for "(Hons)", "(Dr. rer. pol.)" and a mark; the CV has it whole. */
const isQualified = (degree: string) =>
  /\(|\d.*\d/.test(withoutMark(degree).replace(/ \((?:(?:\p{Lu}\p{L}{0,3}|\p{L}{1,4}\.)\s?)+\)| \(Bac\+\d\)/gu, "")) ||
  // A "Curso técnico" is a study, and no going on.
  leavesOpen(degree.replace(/^curso /i, ""));

const schoolLeaving =
  /^(?:[ao][- ]levels?|gcses?|ged\b|high school|secondary|dogwood|vce\b|hsc\b|leaving cert|cess\b|abitur|fachabitur|fachhochschulreife|mittlere reife|realschul|hauptschul|matura|bachillerato|eso\b|baccalauréat|bac\b|brevet des coll|maturità|diploma di maturità|havo|vwo|ensino médio|12\.? ?º)/iu;

const maxAsked = 2;

/** Of what is finished, what the posting asks for, else the last that is near to it or to the titles of the person's jobs. */
export function nearestStudies(facts: FactBase, posting: AnsweredPosting, thisYear: number): FactEntry[] {
  const titles = entriesOf(facts, "experience").flatMap((job) => [...termsOf(job.one("title")?.text ?? "")]);
  const wanted = { weights: new Map([...posting.weights, ...titles.map((term) => [term, 1] as const)]) };
  const isAsked = ({ id }: FactEntry) =>
    posting.matched.filter(isMet).some(({ verdict }) => verdict.facts.some((fact) => facts.get(fact)?.entry === id));
  const finished = entriesOf(facts, "education")
    .filter((one) => isNamedStudy(one) && isOver(one.one("period")?.text, thisYear))
    .sort((one, other) => endOf(other) - endOf(one));
  const asked = finished.filter(isAsked).slice(0, maxAsked);
  const near = finished.find((one) => relevance(nameOf(one), wanted) > 0) ?? finished[0];
  return asked.length > 0 || !near ? asked : [near];
}

/** "Técnico Superior (Transporte y Logística, IES Miralbueno)" */
export function studyItem(study: FactEntry): Sentence {
  const parts = (["degree", "subject", "organisation"] as const).flatMap((kind) => study.one(kind) ?? []);
  const [degree = "", ...others] = parts.map(({ text }) => withoutMark(text));
  const rest = others.filter((part) => !degree.toLowerCase().includes(part.toLowerCase()));
  return { text: rest.length > 0 ? `${degree} (${rest.join(", ")})` : degree, facts: parts.map(({ id }) => id) };
}

/** The year in which it ended, or began where it goes on. */
export const endOf = (study: FactEntry) => Number(/\d{4}(?!.*\d{4})/.exec(study.one("period")?.text ?? "")?.[0] ?? 0);

const nameOf = (study: FactEntry) =>
  (["degree", "subject"] as const).flatMap((kind) => study.one(kind)?.text ?? []).join(" ");

function isNamedStudy(study: FactEntry): boolean {
  const degree = study.one("degree")?.text;
  if (!degree || !study.one("organisation")) return false;
  return !isQualified(degree) && !leavesOpen(study.one("subject")?.text ?? "") && !schoolLeaving.test(degree);
}
