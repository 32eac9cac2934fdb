/**
 * Makes the two classifiers of assets/private-lines from the lines beside them and ordinary ones, after they or the signs of a line change:
 *
 *   npx tsx scripts/preparation/private-lines/make-line-classifiers.ts [--check] [--judge FOLDER]
 *
 * `--check` says how they do on lines that they were not trained with, by ten parts in turn, and `--judge` on those of another folder with a
 * file for each language; nothing is written then.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { signsOfLine } from "../../../src/engines/private-lines/line-signs.ts";
import {
  classifierFile,
  lineLabelOf,
  lineLabels,
  lineLikelihood,
  readLineClassifier,
  type ToldLabel,
  toldLabels,
} from "../../../src/engines/private-lines/private-line-reader.ts";
import { packedClassifier } from "../../../src/engines/text/packed-classifier.ts";
import { documentLanguages, type TextClassifier, textClassifier } from "../../../src/engines/text/text.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import { trainTextClassifier } from "../messages/train-text-classifier.ts";
import { withoutNegligible } from "../messages/without-negligible.ts";
import { furtherLines, ordinaryLines } from "./ordinary-lines.ts";

const parts = 10;
/** Of 127: keeps the files small. */
const negligible = 1;
const folder = projectPath("assets/private-lines");
const labelSchema = z.enum(lineLabels);
type LineLabel = z.infer<typeof labelSchema>;

const { values } = parseArgs({ options: { check: { type: "boolean" }, judge: { type: "string" } } });

interface Line {
  label: LineLabel;
  text: string;
}

const lines = [
  ...linesIn(folder),
  ...furtherLines(folder, "private").map((text): Line => ({ label: "private", text })),
];
const ordinary = ordinaryLines(folder).map((text): Line => ({ label: "fact", text }));
const asides = furtherLines(folder, "asides").map((text): Line => ({ label: "aside", text }));
/** What nobody would be proud of looks like what nobody is to read, and teaches nothing of the difference. */
const linesFor = { private: [...lines, ...ordinary], aside: [...lines, ...ordinary, ...asides] };

function linesIn(from: string): Line[] {
  return documentLanguages.flatMap((language) =>
    readFileSync(join(from, `${language}.tsv`), "utf8")
      .trimEnd()
      .split("\n")
      .map((row) => {
        const [label, text = ""] = row.split("\t");
        return { label: labelSchema.parse(label), text };
      }),
  );
}

/** What one classifier is to tell: an aside may be read, and a private line speaks for nobody. */
const isTold = (told: ToldLabel, label: LineLabel) => label === "private" || label === told;

const train = (told: ToldLabel, from: Line[]) =>
  withoutNegligible(
    trainTextClassifier(
      from.map(({ label, text }) => ({
        ...{ label: isTold(told, label) ? told : ("fact" as const), text },
        signs: signsOfLine(text),
      })),
    ),
    negligible,
  );

function write(told: ToldLabel): void {
  const table = train(told, linesFor[told]);
  const packed = packedClassifier(table, {});
  writeFileSync(join(folder, classifierFile(told)), packed);
  console.log(`${told}: ${linesFor[told].length} lines, ${table.features.length} features, ${packed.length} bytes`);
}

/** Of each line whether it is trained with is decided by its words, not its place. */
const partOf = ({ text }: Line) => (createHash("sha256").update(text).digest()[0] ?? 0) % parts;

type Judged = Line & { told: number };

const checked = (told: ToldLabel): Judged[] =>
  Array.from({ length: parts }).flatMap((_, part) =>
    judgedBy(
      told,
      textClassifier(
        train(
          told,
          linesFor[told].filter((line) => partOf(line) !== part),
        ),
      ),
      linesFor[told].filter((line) => partOf(line) === part),
    ),
  );

const judgedBy = (told: ToldLabel, classify: TextClassifier<LineLabel>, judged: Line[]): Judged[] =>
  judged.map((line) => ({ ...line, told: lineLikelihood(told, line.text, classify) }));

function report(told: ToldLabel, judged: Judged[]): void {
  const share = (label: LineLabel, least: number) => {
    const all = judged.filter((line) => line.label === label);
    const found = all.filter((line) => line.told >= least).length;
    return all.length === 0 ? "" : ` ${label} ${((100 * found) / all.length).toFixed(1)} % of ${all.length}`;
  };
  for (const least of [0.5, 0.6, 0.7, 0.8, 0.83, 0.85, 0.9])
    console.log(`told as ${told} at ${least}:${lineLabels.map((label) => share(label, least)).join(",")}`);
}

const judgedIn = new Map<ToldLabel, Judged[]>();
for (const told of toldLabels) {
  if (!values.check && values.judge === undefined) write(told);
  else {
    const judged =
      values.judge === undefined
        ? checked(told)
        : judgedBy(told, readLineClassifier(join(folder, classifierFile(told))), linesIn(values.judge));
    judgedIn.set(told, judged);
    report(told, judged);
  }
}
const asideOf = new Map(judgedIn.get("aside")?.map(({ text, told }) => [text, told]));
const held = judgedIn
  .get("private")
  ?.filter((line) => lineLabelOf({ private: line.told, aside: asideOf.get(line.text) ?? 0 }) === "private");
if (held)
  console.log(
    `held:${lineLabels.map((label) => ` ${held.filter((line) => line.label === label).length} ${label}`).join(",")}`,
  );
