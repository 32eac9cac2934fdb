/**
 * Makes assets/requirements/{kind,role}-classifier.br from the marked postings beside them and those of the benches, after they or what a text
 * shows of itself change:
 *
 *   npx tsx scripts/preparation/requirements/make-requirement-classifiers.ts [--check]
 *
 * `--check` says how many are right on postings that were not trained with, by five parts in turn; nothing is written then.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { packedClassifier } from "../../../src/engines/text/packed-classifier.ts";
import { textClassifier } from "../../../src/engines/text/text-classifier.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import { type LabelledText, trainTextClassifier } from "../messages/train-text-classifier.ts";
import { withoutNegligible } from "../messages/without-negligible.ts";
import { type MarkedText, markedPostings } from "./marked-postings.ts";
import { kindExamples, roleExamples } from "./requirement-examples.ts";

const parts = 5;
/** Of 127: what weighs no more is left out. */
const negligible = 3;

const { values } = parseArgs({ options: { check: { type: "boolean" } } });
const postings = markedPostings();

const act = values.check ? check : write;
act("kind", kindExamples);
act("role", roleExamples);

type ExamplesOf = (posting: MarkedText) => LabelledText<string>[];

function trained(examples: LabelledText<string>[]) {
  return withoutNegligible(trainTextClassifier(examples), negligible);
}

function write(name: string, examplesOf: ExamplesOf): void {
  const examples = postings.flatMap(examplesOf);
  const table = trained(examples);
  const packed = packedClassifier(table, {});
  writeFileSync(projectPath(`assets/requirements/${name}-classifier.br`), packed);
  console.log(`${name}: ${examples.length} examples, ${table.features.length} features, ${packed.length} bytes`);
}

function check(name: string, examplesOf: ExamplesOf): void {
  const judged = Array.from({ length: parts }).flatMap((_, part) => {
    const classify = textClassifier(trained(postings.filter((_one, at) => at % parts !== part).flatMap(examplesOf)));
    return postings
      .filter((_one, at) => at % parts === part)
      .flatMap(examplesOf)
      .map(({ label, text, signs }) => ({ label, found: classify(text, signs)[0]?.label }));
  });
  for (const label of ["all", ...new Set(judged.map((one) => one.label))]) {
    const of = judged.filter((one) => label === "all" || one.label === label);
    const right = of.filter((one) => one.found === one.label).length;
    console.log(`${name} ${label}: ${((100 * right) / of.length).toFixed(1)} % of ${of.length} are found`);
  }
}
