import type { CvLine } from "./cv-line.ts";

/** Marks lines whose last word has a hyphen of its own: elsewhere it stands in one line, as "guia-intérprete". */
export function markKeptHyphens(lines: CvLine[]): void {
  const compounds = new Set(lines.flatMap(({ folded }) => folded.match(/\p{L}+(?:-\p{L}+)+/gu) ?? []));
  lines.forEach((line, index) => {
    const [first = ""] = /\p{L}+-$/u.exec(line.folded) ?? [];
    const next = lines[index + 1];
    const [rest = ""] = /^\p{L}+/u.exec(next?.folded.slice(next.start) ?? "") ?? [];
    line.keepsHyphen = first !== "" && compounds.has(first + rest);
  });
}
