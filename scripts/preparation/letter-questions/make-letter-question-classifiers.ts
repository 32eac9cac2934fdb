/**
 * Makes the classifiers of assets/letter-questions from the sentences beside them, and those of marked postings, which ask for nothing in a letter:
 *
 *   npx tsx scripts/preparation/letter-questions/make-letter-question-classifiers.ts [--check]
 *
 * `--check` says how they do on sentences that they were not trained with, by ten parts in turn, and which of the postings' sentences look like
 * questions; nothing is written then.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  type LearnedOfLetters,
  learnedOfLetters,
  leastForLetters,
  likelihoodForLetters,
} from "../../../src/engines/requirement-matching/reading/learned/letter-topics.ts";
import { packedClassifier } from "../../../src/engines/text/packed-classifier.ts";
import { documentLanguages, splitSentences, textClassifier } from "../../../src/engines/text/text.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import { trainTextClassifier } from "../messages/train-text-classifier.ts";
import { withoutNegligible } from "../messages/without-negligible.ts";
import { markedPostings } from "../requirements/marked-postings.ts";

const parts = 10;
/** Of 127: keeps the files small. */
const negligible = 3;
const folder = projectPath("assets/letter-questions");

const { values } = parseArgs({ options: { check: { type: "boolean" } } });

interface Example {
  text: string;
  /** Empty for what asks for nothing. */
  topics: string[];
}

/** `topics<tab>sentence`, joined by "+"; "none" asks for nothing, and "neutral" stands in what asks and is about none of the topics. */
const written = documentLanguages.flatMap((language) =>
  readFileSync(`${folder}/${language}.tsv`, "utf8")
    .trimEnd()
    .split("\n")
    .map((row): Example => {
      const [topics = "", text = ""] = row.split("\t");
      return { text, topics: topics === "none" ? [] : topics.split("+") };
    }),
);
const known = new Set(written.map(({ text }) => text));
const ofPostings = [
  ...new Set(markedPostings().flatMap(({ text }) => text.split("\n").flatMap((line) => splitSentences(line.trim())))),
].flatMap((text): Example[] => (text === "" || known.has(text) ? [] : [{ text, topics: [] }]));

/** What asks for nothing teaches nothing of topics. */
const examplesFor = (what: LearnedOfLetters) =>
  what === "asked"
    ? [...written.filter(({ topics }) => !topics.includes("neutral")), ...ofPostings]
    : written.filter(({ topics }) => topics.length > 0);

const isOf = (what: LearnedOfLetters, { topics }: Example) =>
  what === "asked" ? topics.length > 0 : topics.includes(what);

const train = (what: LearnedOfLetters, examples: Example[]) =>
  withoutNegligible(
    trainTextClassifier(
      examples.map((one) => ({
        ...{ label: isOf(what, one) ? ("yes" as const) : ("no" as const), text: one.text, signs: [] },
        weight: isOf(what, one) || what !== "asked" ? 1 : 0.25,
      })),
    ),
    negligible,
  );

const likelihoods = [0.15, 0.2, 0.25, 0.3, 0.4, 0.5];

function check(what: LearnedOfLetters): void {
  const examples = examplesFor(what);
  const judged = Array.from({ length: parts }).flatMap((_, part) => {
    const others = examples.filter((_one, at) => at % parts !== part);
    const classify = textClassifier(train(what, others));
    return examples
      .filter((_one, at) => at % parts === part)
      .map((one) => ({ ...one, isOf: isOf(what, one), likelihood: likelihoodForLetters(what, one.text, classify) }));
  });
  const share = (isWanted: boolean, least: number) => {
    const all = judged.filter((one) => one.isOf === isWanted);
    return `${all.filter((one) => one.likelihood >= least).length} of ${all.length}`;
  };
  for (const least of likelihoods)
    console.log(`${what} at ${least}: ${share(true, least)} found, ${share(false, least)} others taken for one`);
  if (what !== "asked") return;
  for (const one of judged.filter((other) => other.isOf !== other.likelihood >= leastForLetters[what]))
    console.log(`  ${one.isOf ? "missed" : "taken for one"}: ${one.text}`);
}

for (const what of learnedOfLetters) {
  if (values.check) check(what);
  else {
    const table = train(what, examplesFor(what));
    const packed = packedClassifier(table, {});
    writeFileSync(`${folder}/${what}-classifier.br`, packed);
    console.log(
      `${what}: ${examplesFor(what).length} sentences, ${table.features.length} features, ${packed.length} bytes`,
    );
  }
}
