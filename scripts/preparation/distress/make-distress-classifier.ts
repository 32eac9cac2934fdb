/**
 * Makes assets/distress/distress-classifier.br from the messages beside it and those of assets/messages, after either change:
 *
 *   npx tsx scripts/preparation/distress/make-distress-classifier.ts [--check] [--judge FOLDER]
 *
 * `--check` says how it does on messages that it was not trained with, by five parts in turn, and `--judge` on those of another folder with a
 * file for each language; nothing is written then.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  distressLabel,
  distressLevels,
  distressLikelihood,
  leastLikelihood,
  readDistressClassifier,
} from "../../../src/engines/assistant/guide/distress/read-distress.ts";
import { packedClassifier } from "../../../src/engines/text/packed-classifier.ts";
import { documentLanguages } from "../../../src/engines/text/text.ts";
import { textClassifier } from "../../../src/engines/text/text-classifier.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import { trainTextClassifier } from "../messages/train-text-classifier.ts";
import { withoutNegligible } from "../messages/without-negligible.ts";
import { type DistressMessage, distressMessagesHash, hardMessages, ordinaryMessages } from "./distress-messages.ts";

const parts = 5;
/** Less than is usual: despair is told in many words that few messages have. */
const decay = 5e-4;
/** Of 127: what weighs no more is left out. */
const negligible = 4;
const file = projectPath("assets/distress/distress-classifier.br");

const { values } = parseArgs({ options: { check: { type: "boolean" }, judge: { type: "string" } } });

const trained = (examples: readonly DistressMessage[]) =>
  withoutNegligible(trainTextClassifier(examples, { decay, isAveraged: true }), negligible);

function write(): void {
  const examples = [...hardMessages(), ...ordinaryMessages()];
  const table = trained(examples);
  const packed = packedClassifier(table, { messages: distressMessagesHash() });
  writeFileSync(file, packed);
  console.log(`${examples.length} messages, ${table.features.length} features, ${packed.length} bytes`);
}

type Judged = DistressMessage & { likelihood: number };

function judgedBy(table: Parameters<typeof distressLikelihood>[1], messages: DistressMessage[]): Judged[] {
  return messages.map((message) => ({ ...message, likelihood: distressLikelihood(message.text, table) }));
}

/** A message that stands twice is in one part, and so are all that say the same in several languages: with them, those of whole writers. */
const partOf = ({ text, isParallel }: DistressMessage) =>
  isParallel ? 0 : (createHash("sha256").update(text.toLowerCase()).digest()[0] ?? 0) % parts;

function checked(): Judged[] {
  const messages = [...hardMessages(), ...ordinaryMessages()];
  return Array.from({ length: parts }).flatMap((_, part) =>
    judgedBy(
      textClassifier(trained(messages.filter((one) => partOf(one) !== part))),
      messages.filter((one) => partOf(one) === part),
    ),
  );
}

function report(judged: Judged[]): void {
  const share = (of: Judged[], least: number) => {
    if (of.length === 0) return "-";
    const held = of.filter(({ likelihood }) => likelihood >= least).length;
    return `${((100 * held) / of.length).toFixed(1)} % of ${of.length}`;
  };
  const row = (name: string, of: Judged[], least: number) => {
    const distress = of.filter(({ label }) => label === distressLabel);
    const calm = (kind: DistressMessage["kind"]) =>
      of.filter((one) => one.label !== distressLabel && one.kind === kind);
    console.log(
      `${name}: distress ${share(distress, least)}, calm that sounds so ${share(calm("hard"), least)}, ordinary ${share(calm("ordinary"), least)}`,
    );
  };
  for (const level of distressLevels) {
    row(level, judged, leastLikelihood[level]);
    for (const language of documentLanguages)
      row(
        `${level}, ${language}`,
        judged.filter((one) => one.language === language),
        leastLikelihood[level],
      );
  }
  for (const least of [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9])
    row(`all at ${least}`, judged, least);
}

/** What is found where so many calm ones that sound like distress are taken for it. */
function reportRecall(name: string, judged: Judged[]): void {
  const falling = (label: Judged["label"]) =>
    judged
      .flatMap((one) => (one.label === label && one.kind === "hard" ? one.likelihood : []))
      .sort((one, other) => other - one);
  const [calm, distress] = [falling("calm"), falling("distress")];
  for (const share of [0.01, 0.03, 0.1]) {
    const least = calm[Math.floor(calm.length * share)] ?? 0;
    const found = distress.filter((likelihood) => likelihood > least).length;
    console.log(
      `${name}, at ${100 * share} % of ${calm.length} calm: ${((100 * found) / distress.length).toFixed(1)} % from ${least.toFixed(2)} on`,
    );
  }
}

if (values.check) {
  const judged = checked();
  report(judged);
  for (const [name, isOf] of [
    ["one's own writer", ({ isParallel }: Judged) => !isParallel],
    ["another writer", ({ isParallel }: Judged) => isParallel],
  ] as const)
    reportRecall(name, judged.filter(isOf));
} else if (values.judge) report(judgedBy(readDistressClassifier(file).classify, hardMessages([values.judge])));
else write();
