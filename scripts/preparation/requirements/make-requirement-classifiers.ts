/**
 * Makes assets/requirements/{kind,role}-classifier.br from the marked postings beside them and those of the benches, after they or what a text
 * shows of itself change:
 *
 *   npx tsx scripts/preparation/requirements/make-requirement-classifiers.ts [--check]
 *
 * `--check` says what is found in postings that were not trained with, by five parts in turn; nothing is written then.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { roleReader } from "../../../src/engines/requirement-matching/reading/learned/piece-roles.ts";
import { unitsOfRoles } from "../../../src/engines/requirement-matching/reading/requirement-units.ts";
import { packedClassifier } from "../../../src/engines/text/packed-classifier.ts";
import { type ClassifierTable, textClassifier } from "../../../src/engines/text/text-classifier.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import { trainTextClassifier } from "../messages/train-text-classifier.ts";
import { withoutNegligible } from "../messages/without-negligible.ts";
import { type MarkedText, markedPostings } from "./marked-postings.ts";
import { labelledPosting } from "./piece-labels.ts";
import { plainPosting } from "./plain-postings.ts";
import { kindExamples } from "./requirement-examples.ts";
import { trainPieceRoles } from "./train-piece-roles.ts";

const parts = 5;
/** Of 127: what weighs no more is left out. */
const negligible = { kind: 3, role: 2 };

const { values } = parseArgs({ options: { check: { type: "boolean" } } });
const postings = markedPostings();
if (values.check) check();
else {
  write("kind", kindsOf(postings));
  write("role", rolesOf(postings));
}

function kindsOf(some: MarkedText[]) {
  return withoutNegligible(trainTextClassifier(some.flatMap(kindExamples)), negligible.kind);
}

function rolesOf(some: MarkedText[]) {
  return withoutNegligible(trainPieceRoles([...some, ...some.map(plainPosting)].map(labelledPosting)), negligible.role);
}

function write(name: string, table: ClassifierTable): void {
  const packed = packedClassifier(table, {});
  writeFileSync(projectPath(`assets/requirements/${name}-classifier.br`), packed);
  console.log(`${name}: ${postings.length} postings, ${table.features.length} features, ${packed.length} bytes`);
}

interface Checked {
  language: string;
  marked: number;
  found: number;
  extra: number;
  must: number;
  kind: number;
}

function check(): void {
  const checked = Array.from({ length: parts }).flatMap((_, part) => {
    const others = postings.filter((_one, at) => at % parts !== part);
    const [kindOf, rolesIn] = [textClassifier(kindsOf(others)), roleReader(rolesOf(others))];
    return postings
      .filter((_one, at) => at % parts === part)
      .map((posting): Checked => {
        const { pieces } = labelledPosting(posting);
        const left = unitsOfRoles(pieces, rolesIn(pieces, posting.language), posting.language);
        const found = posting.marked.flatMap((mark) => {
          const at = left.findIndex(({ text }) => text.includes(mark.text) || mark.text.includes(text));
          return at < 0 ? [] : left.splice(at, 1).map(({ must }) => ({ isMust: must === mark.must }));
        });
        return {
          ...{ language: posting.language, marked: posting.marked.length, found: found.length, extra: left.length },
          must: found.filter(({ isMust }) => isMust).length,
          kind: kindExamples(posting).filter(({ text, signs, label }) => kindOf(text, signs)[0]?.label === label)
            .length,
        };
      });
  });
  for (const language of ["all", ...new Set(postings.map((one) => one.language))]) {
    const of = checked.filter((one) => language === "all" || one.language === language);
    const sum = (key: "marked" | "found" | "extra" | "must" | "kind") => of.reduce((total, one) => total + one[key], 0);
    const f1 = (2 * sum("found")) / (sum("marked") + sum("found") + sum("extra"));
    const share = (key: "must" | "kind", whole: "found" | "marked") => (sum(key) / sum(whole)).toFixed(3);
    console.log(
      `${language} (${sum("marked")}): found F1 ${f1.toFixed(3)}, must or wish of these ${share("must", "found")}, kind of all ${share("kind", "marked")}`,
    );
  }
}
