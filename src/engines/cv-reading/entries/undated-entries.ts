import type { CvLine } from "../lines/cv-line.ts";
import { namesCompany, namesDegree, namesSchool, namesTitle } from "../words/entry-words.ts";
import { placeEvidence } from "../words/place-words.ts";
import { foldedTokens } from "../words/word-table.ts";
import { type DatedEntry, isProse } from "./dated-entries.ts";

export type UndatedEntry = Omit<DatedEntry, "date">;

/** Without any date a study begins where a second degree or a second school is named. */
export const undatedStudies = (lines: CvLine[]): UndatedEntry[] =>
  entriesBy(lines, ({ folded, start }) => [
    ...(namesSchool(folded.slice(start)) ? ["school"] : []),
    ...(namesDegree(folded.slice(start)) ? ["degree"] : []),
  ]).map((head) => ({ head, anchor: 0, body: [] }));

/** A job begins where another title is named; the line below may be its employer. */
export const undatedJobs = (lines: CvLine[]): UndatedEntry[] =>
  entriesBy(lines, (line, below) => (isTitle(line, below) ? ["title"] : [])).map((rows) => {
    const end = isEmployer(rows[1]) ? 2 : 1;
    return { head: rows.slice(0, end), anchor: 0, body: rows.slice(end) };
  });

/** Duties name titles too ("Rotas for 12 assistants"): what is longer than a title has an employer. */
const isTitle = (line: CvLine, below: CvLine | undefined) =>
  !line.isBullet &&
  namesTitle(line.text, line.folded) &&
  (foldedTokens(line.folded).length < 4 || isEmployer(line) || (isEmployer(below) && !/\d/.test(line.text)));

/** "Mumbles Hardware Ltd", "Tesco, Leeds", "Castle Shoes", but not "Served customers". */
const isEmployer = (line: CvLine | undefined): boolean =>
  line !== undefined &&
  !line.isBullet &&
  !isProse(line) &&
  (namesCompany(line.folded) ||
    namesSchool(line.folded) ||
    (line.text.includes(",") && placeEvidence(line.text, line.folded) > 0) ||
    /^\p{Lu}[^\s,]* \p{Lu}[^\s,]*(?:,? \p{Lu}[^\s,]*)*$/u.test(line.text.slice(line.start)));

/** The rows from one that names a kind of thing to the next that names one of the same kind. */
function entriesBy(lines: CvLine[], kindsOf: (line: CvLine, below: CvLine | undefined) => string[]): CvLine[][] {
  const groups: { rows: CvLine[]; kinds: Set<string> }[] = [];
  for (const [index, line] of lines.entries()) {
    const kinds = isProse(line) ? [] : kindsOf(line, lines[index + 1]);
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
