import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readCv } from "../../../src/engines/cv-reading/cv-reading.ts";
import { pdfCharacters } from "../../../src/engines/file-reading/pdf-characters.ts";
import { quantile } from "../quantile.ts";
import { type CorpusFile, printedCorpus } from "./corpus-files.ts";
import { keptOut } from "./corpus-pages.ts";
import { type CorpusScore, mean, scoredFields, scoreOf } from "./corpus-score.ts";

const { values: options } = parseArgs({
  options: { language: { type: "string" }, layout: { type: "string" }, worst: { type: "boolean" } },
});

interface Read {
  file: CorpusFile;
  score: CorpusScore;
  time: number;
}

const isKeptOut = ({ person, layout }: CorpusFile) =>
  keptOut.languages.includes(person.language) || keptOut.layouts.includes(layout);

const files = (await printedCorpus()).filter(
  ({ person, layout }) =>
    (!options.language || options.language.split(",").includes(person.language)) &&
    (!options.layout || options.layout.split(",").includes(layout)),
);
const read: Read[] = [];
for (const file of files) {
  const start = performance.now();
  const draft = readCv({ pages: await pdfCharacters(readFileSync(file.path)) });
  read.push({ file, score: scoreOf(draft, file.person), time: performance.now() - start });
}

function row(name: string, all: Read[]): string {
  const average = (value: (score: CorpusScore) => number) =>
    all.reduce((sum, { score }) => sum + value(score), 0) / Math.max(1, all.length);
  const percent = (share: number) => (100 * share).toFixed(0);
  const whole =
    average(({ whole: count }) => count) /
    Math.max(
      0.001,
      average(({ jobCount }) => jobCount),
    );
  const fields = scoredFields.map((field) => percent(average((score) => score[field])));
  return `| ${name} | ${all.length} | **${average(mean).toFixed(1)}** | ${fields.join(" | ")} | ${percent(whole)} | ${average(({ invented }) => invented).toFixed(2)} |`;
}

const grouped = (of: (read: Read) => string, all: Read[]) =>
  [...new Set(all.map(of))].map((name) =>
    row(
      name,
      all.filter((one) => of(one) === name),
    ),
  );
const building = read.filter(({ file }) => !isKeptOut(file));
const header = [
  `| | files | score | ${scoredFields.join(" | ")} | whole jobs | invented |`,
  `|${" --- |".repeat(5 + scoredFields.length)}`,
];
const times = read.map(({ time }) => time);

console.log(
  [
    ...header,
    row("all", read),
    row("built on", building),
    row(
      "kept out",
      read.filter(({ file }) => isKeptOut(file)),
    ),
    ...grouped(({ file }) => file.person.language, read),
    ...grouped(({ file }) => file.layout, read),
  ].join("\n"),
);
console.log(`\nTime: median ${quantile(times, 0.5).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`);
if (options.worst) {
  // What is kept out is not looked at while building.
  for (const { file, score } of building.sort((a, b) => mean(a.score) - mean(b.score)).slice(0, 25)) {
    console.log(
      mean(score).toFixed(0),
      file.path,
      scoredFields.filter((field) => score[field] < 1).join(" "),
      `invented ${score.invented}`,
    );
  }
}
