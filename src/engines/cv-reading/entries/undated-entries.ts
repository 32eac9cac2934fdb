import type { CvLine } from "../lines/cv-line.ts";
import { namesDegree, namesSchool, namesTitle } from "../words/entry-words.ts";
import { type DatedEntry, isProse } from "./dated-entries.ts";

export type UndatedEntry = Omit<DatedEntry, "date">;

/** Without any date a study begins where a second degree or a second school is named. */
export const undatedStudies = (lines: CvLine[]): UndatedEntry[] =>
  entriesBy(lines, ({ folded, start }) => [
    ...(namesSchool(folded.slice(start)) ? ["school"] : []),
    ...(namesDegree(folded.slice(start)) ? ["degree"] : []),
  ]).map((head) => ({ head, anchor: 0, body: [] }));

/** A job begins where another title is named; the line below may be its company. */
export const undatedJobs = (lines: CvLine[]): UndatedEntry[] =>
  entriesBy(lines, ({ text, folded, isBullet }) => (!isBullet && namesTitle(text, folded) ? ["title"] : [])).map(
    ([first, second, ...rest]) => {
      const head = [first, second].filter((line) => line !== undefined);
      const isCompany = second !== undefined && !second.isBullet && !isProse(second);
      return {
        head: isCompany ? head : head.slice(0, 1),
        anchor: 0,
        body: isCompany ? rest : [...head.slice(1), ...rest],
      };
    },
  );

/** The rows from one that names a kind of thing to the next that names one of the same kind. */
function entriesBy(lines: CvLine[], kindsOf: (line: CvLine) => string[]): CvLine[][] {
  const groups: { rows: CvLine[]; kinds: Set<string> }[] = [];
  for (const line of lines) {
    const kinds = isProse(line) ? [] : kindsOf(line);
    const group = groups.at(-1);
    if (kinds.length > 0 && (!group || kinds.some((kind) => group.kinds.has(kind))))
      groups.push({ rows: [line], kinds: new Set(kinds) });
    else if (group) {
      group.rows.push(line);
      for (const kind of kinds) group.kinds.add(kind);
    }
  }
  return groups.map(({ rows }) => rows);
}
