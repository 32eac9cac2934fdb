import { oneStop } from "../../text/text.ts";
import type { FactEntry } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { strongestFirst, type WordedPoints } from "./letter-plan.ts";

/**
 * What somebody did at one job where their words are not bent into sentences: introduced and quoted one after the other, then in the
 * sentences that they have confirmed. A verb that we put in would have to agree with words that we do not understand.
 */
export function quotedAchievements({ job, points, sentences }: WordedPoints, phrases: DocumentPhrases): Sentence[] {
  const [title, organisation] = [job.one("title"), job.one("organisation")];
  if (!title || !organisation) return [];
  const quotedRequirements = points.flatMap(({ answers }) => answers ?? []);
  const opening = phrases.fromWork(titleInSentence(title.text, phrases), organisation.text);
  const own = strongestFirst(points).flatMap(({ statement }) => (sentences.has(statement.id) ? [] : statement));
  const worded = points.flatMap(({ statement }) => sentences.get(statement.id) ?? []);
  const achievements = own.map(({ text }) => withinSentence(text, phrases)).join(`${phrases.semicolon ?? ";"} `);
  const quotation: Sentence = {
    text: oneStop(`${opening} ${achievements}`),
    facts: [title.id, organisation.id, ...own.map(({ id }) => id)],
  };
  return [
    ...quotedRequirements.slice(0, 2).map(({ quote, requirement }, index) => ({
      text: phrases.asks[index === 0 ? 0 : 1](quote),
      facts: [requirement.id],
    })),
    ...(own.length > 0 ? [quotation, ...worded] : namingJob(worded, job, opening)),
  ];
}

/** The first sentence about a job names it; one that does not is introduced. */
export function namingJob([first, ...others]: Sentence[], job: FactEntry, opening: string): Sentence[] {
  if (!first) return [];
  const [title, organisation] = [job.one("title"), job.one("organisation")];
  const lower = first.text.toLowerCase();
  if (organisation && lower.includes(organisation.text.toLowerCase())) return [first, ...others];
  const names = [title, organisation].flatMap((fact) => fact?.id ?? []);
  return [{ text: `${opening} ${first.text}`, facts: [...new Set([...first.facts, ...names])] }, ...others];
}

/** A line without its stop, as it stands behind a colon. */
export function withinSentence(statement: string, { plainOpening }: DocumentPhrases): string {
  const line = statement.replace(/[.;\s]+$/, "");
  return plainOpening.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line;
}

/** "comme ingénieure procédés": a title that was written as a line begins in lower case within one. German keeps its nouns' capitals. */
export function titleInSentence(title: string, { locale }: DocumentPhrases): string {
  const isLine = /^\p{Lu}\p{Ll}+( [^\p{Lu}]+)*$/u.test(title);
  return isLine && !/^(de|en)/.test(locale) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
