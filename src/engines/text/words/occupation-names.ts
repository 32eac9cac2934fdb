import { readFileSync } from "node:fs";
import { assetPath } from "../asset-path.ts";

export interface CommonOccupation {
  /** ISCO-08, one to four digits. */
  group: string;
  /** By language; the first English one is shown. */
  names: { language: string; name: string }[];
}

/** Languages whose titles begin with what the work is; the others end with it. */
export const headFirst: ReadonlySet<string> = new Set(["fr", "es", "it", "pl", "pt"]);

/** Common occupations in eight languages: a line for each, with its group, then a column for each language with names between commas. */
export const commonOccupations: readonly CommonOccupation[] = readNames();

function readNames(): CommonOccupation[] {
  const file = readFileSync(assetPath("occupations/common-occupations.tsv"), "utf8");
  const [head = "", ...lines] = file.trimEnd().split("\n");
  const languages = head.split("\t").slice(1);
  return lines.map((line) => {
    const [group = "", ...columns] = line.split("\t");
    const names = columns.flatMap((column, at) =>
      column
        .split(",")
        .map((name) => ({ language: languages[at] ?? "", name: name.trim() }))
        .filter(({ name }) => name !== ""),
    );
    return { group, names };
  });
}
