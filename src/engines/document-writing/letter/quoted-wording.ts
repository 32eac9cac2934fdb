import { oneStop } from "../../text/text.ts";
import type { Sentence } from "../document.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import type { JobPoints } from "./letter-plan.ts";

/**
 * What somebody did at one job where their words are not bent into sentences: introduced and quoted one after the other.
 * A verb that we put in would have to agree with words that we do not understand.
 */
export function quotedAchievements({ job, points }: JobPoints, phrases: DocumentPhrases): Sentence[] {
  const [title, organisation] = [job.one("title"), job.one("organisation")];
  if (!title || !organisation) return [];
  const quotedRequirements = points.flatMap(({ answers }) => answers ?? []);
  const achievements = points
    .map(({ statement }) => withinSentence(statement.text, phrases))
    .join(`${phrases.semicolon ?? ";"} `);
  return [
    ...quotedRequirements.slice(0, 2).map(({ quote, requirement }, index) => ({
      text: phrases.asks[index === 0 ? 0 : 1](quote),
      facts: [requirement.id],
    })),
    {
      text: oneStop(`${phrases.fromWork(titleInSentence(title.text, phrases), organisation.text)} ${achievements}`),
      facts: [title.id, organisation.id, ...points.map(({ statement }) => statement.id)],
    },
  ];
}

function withinSentence(statement: string, { plainOpening }: DocumentPhrases): string {
  const line = statement.replace(/[.;\s]+$/, "");
  return plainOpening.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line;
}

/** "comme ingénieure procédés": a title that was written as a line begins in lower case within one. German keeps its nouns' capitals. */
export function titleInSentence(title: string, { locale }: DocumentPhrases): string {
  const isLine = /^\p{Lu}\p{Ll}+( [^\p{Lu}]+)*$/u.test(title);
  return isLine && !/^(de|en)/.test(locale) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
