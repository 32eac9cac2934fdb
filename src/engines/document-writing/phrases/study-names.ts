import { namesJob } from "../../text/text.ts";

/** "National Diploma in Horticulture"; what is called like an occupation, or has such a word already, stands in brackets. */
export const studyIn =
  (preposition: string) =>
  (degree: string, subject: string): string =>
    namesJob(subject) || degree.includes(` ${preposition} `)
      ? `${degree} (${subject})`
      : `${degree} ${preposition} ${subject}`;
