import { readFileSync } from "node:fs";
import { assetPath } from "../../text/text.ts";

/**
 * The tables of a file in `assets/cv-words`: below "# name" a line for each language, or for a script whose languages share their words, with
 * its code, a tab and the words.
 */
export function wordFile<Name extends string>(file: string, names: readonly Name[]): Record<Name, string> {
  const tables = readFileSync(assetPath(`cv-words/${file}.txt`), "utf8").split(/^# /m);
  const words = names.map((name): [Name, string] => {
    const table = tables.find((one) => one.startsWith(`${name}\n`));
    if (!table) throw new Error(`assets/cv-words/${file}.txt has no table "${name}"`);
    return [name, table.slice(name.length + 1).replace(/^[^\t\n]*\t/gm, "")];
  });
  return Object.fromEntries(words) as Record<Name, string>;
}
