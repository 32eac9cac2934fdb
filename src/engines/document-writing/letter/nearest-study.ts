import { relevance } from "../../requirement-matching/requirement-matching.ts";
import { termsOf } from "../../text/text.ts";
import { entriesOf, type FactBase, type FactEntry, latestFirst, leavesOpen } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { type AnsweredPosting, isMet } from "../evidence/answered-posting.ts";
import { isOver, withoutMark } from "./english-degree.ts";

/** "Grado (96 de 240 créditos)": what is added to a degree may take it back, but for "(Hons)", "(Dr. rer. pol.)" and a mark; the CV has it whole. */
const isQualified = (degree: string) =>
  /\(|\d.*\d/.test(withoutMark(degree).replace(/ \((?:(?:\p{Lu}\p{L}{0,3}|\p{L}{1,4}\.)\s?)+\)| \(Bac\+\d\)/gu, "")) ||
  leavesOpen(degree);

const schoolLeaving =
  /^(?:a[- ]levels?|gcses?|ged\b|high school|secondary|dogwood|vce\b|hsc\b|leaving cert|cess\b|abitur|fachabitur|fachhochschulreife|mittlere reife|realschul|hauptschul|matura|bachillerato|eso\b|baccalauréat|bac\b|brevet|maturità|diploma di maturità|havo|vwo|ensino médio|12\.? ?º)/iu;

/** Above any likeness of words. */
const asked = 10;

/** Of what is finished, what the posting asks for, or is nearest to it and to the titles of the person's jobs. */
export function nearestStudy(facts: FactBase, posting: AnsweredPosting, thisYear: number): FactEntry | undefined {
  const wanted = new Map(posting.weights);
  for (const [age, job] of latestFirst(entriesOf(facts, "experience")).entries())
    for (const term of termsOf(job.one("title")?.text ?? ""))
      wanted.set(term, Math.max(wanted.get(term) ?? 0, age === 0 ? 3 : 2));
  const isAsked = (entry: FactEntry) =>
    posting.matched.filter(isMet).some(({ verdict }) => verdict.facts.some((id) => facts.get(id)?.entry === entry.id));
  const nearness = (entry: FactEntry) => relevance(nameOf(entry), { weights: wanted }) + (isAsked(entry) ? asked : 0);
  return entriesOf(facts, "education")
    .filter((one) => isNamedStudy(one) && isOver(one.one("period")?.text, thisYear))
    .sort((one, other) => nearness(other) - nearness(one) || endOf(other) - endOf(one))[0];
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
  return !isQualified(degree) && !leavesOpen(nameOf(study)) && !schoolLeaving.test(degree);
}
