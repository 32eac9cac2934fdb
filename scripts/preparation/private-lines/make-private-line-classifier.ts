/**
 * Makes assets/private-lines/private-line-classifier.br from the lines beside it and ordinary ones, after they or the signs of a line change:
 *
 *   npx tsx scripts/preparation/private-lines/make-private-line-classifier.ts [--check] [--judge FOLDER]
 *
 * `--check` says how it does on lines that it was not trained with, by ten parts in turn, and `--judge` on those of another folder with a
 * file for each language; nothing is written then.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { signsOfLine } from "../../../src/engines/private-lines/line-signs.ts";
import {
  lineLabels,
  privacyOf,
  readLineClassifier,
  threshold,
} from "../../../src/engines/private-lines/private-line-reader.ts";
import { packedClassifier } from "../../../src/engines/text/packed-classifier.ts";
import { documentLanguages, type TextClassifier, textClassifier } from "../../../src/engines/text/text.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import { trainTextClassifier } from "../messages/train-text-classifier.ts";
import { ordinaryLines } from "./ordinary-lines.ts";

const parts = 10;
const folder = projectPath("assets/private-lines");
const file = join(folder, "private-line-classifier.br");
const labelSchema = z.enum(lineLabels);

const { values } = parseArgs({ options: { check: { type: "boolean" }, judge: { type: "string" } } });
const lines = linesIn(folder);
const ordinary = ordinaryLines(folder).map((text) => ({ label: "fact" as const, text, signs: signsOfLine(text) }));
function linesIn(from: string) {
  return documentLanguages.flatMap((language) =>
    readFileSync(join(from, `${language}.tsv`), "utf8")
      .trimEnd()
      .split("\n")
      .map((row) => {
        const [label, text = ""] = row.split("\t");
        return { language, label: labelSchema.parse(label), text, signs: signsOfLine(text) };
      }),
  );
}

type Line = ReturnType<typeof linesIn>[number];

function write(): void {
  const table = trainTextClassifier([...lines, ...ordinary]);
  const packed = packedClassifier(table, {});
  writeFileSync(file, packed);
  console.log(
    `${lines.length} lines, ${ordinary.length} ordinary ones, ${table.features.length} features, ${packed.length} bytes`,
  );
}

/** Of each line whether it is trained with is decided by its words, not its place. */
const partOf = ({ text }: Line) => (createHash("sha256").update(text).digest()[0] ?? 0) % parts;

const checked = (): ReturnType<typeof judgedBy> =>
  Array.from({ length: parts }).flatMap((_, part) =>
    judgedBy(
      textClassifier(trainTextClassifier([...lines.filter((line) => partOf(line) !== part), ...ordinary])),
      lines.filter((line) => partOf(line) === part),
    ),
  );

const judgedBy = (classify: TextClassifier<Line["label"]>, judged: Line[]) =>
  judged.map((line) => ({ ...line, privacy: privacyOf(line.text, classify) }));

function report(judged: ReturnType<typeof judgedBy>): void {
  const share = (label: Line["label"], of: typeof judged, least: number) => {
    const all = of.filter((line) => line.label === label);
    const held = all.filter(({ privacy }) => privacy >= least).length;
    return `${((100 * held) / all.length).toFixed(1)} % of ${all.length}`;
  };
  const row = (name: string, of: typeof judged, least = threshold) =>
    console.log(`${name}: private lines held ${share("private", of, least)}, facts held ${share("fact", of, least)}`);
  for (const language of documentLanguages)
    row(
      language,
      judged.filter((line) => line.language === language),
    );
  row(`all at ${threshold}`, judged);
  for (const least of [0.6, 0.7, 0.75, 0.8, 0.85, 0.9]) row(`all at ${least}`, judged, least);
}

if (values.check) report(checked());
else if (values.judge) report(judgedBy(readLineClassifier(file), linesIn(values.judge)));
else write();
