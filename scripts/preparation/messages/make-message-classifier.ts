/**
 * Makes assets/messages/message-classifier.br from the messages beside it, after they or the guide's words change:
 *
 *   npx tsx scripts/preparation/messages/make-message-classifier.ts [--check]
 *
 * `--check` says how it does on messages that it was not trained with, by five parts in turn; nothing is written then.
 */
import { writeFileSync } from "node:fs";
import { argv } from "node:process";
import { isAdvice } from "../../../src/engines/assistant/guide/tasks/meaning-task.ts";
import { packedClassifier } from "../../../src/engines/text/packed-classifier.ts";
import { textClassifier } from "../../../src/engines/text/text-classifier.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import { exampleMessages, messagesHash } from "./example-messages.ts";
import { trainTextClassifier } from "./train-text-classifier.ts";

const parts = 5;
/** A conversation is fuller of "why?" than a list of messages is. */
const [shortWords, timesShort] = [2, 3];
/** And fuller of allusion: those who write plainly are understood anyway. */
const weightOblique = 2;
/** There are many examples of advice, and as many of them are asked for as before: few beside searches and cards. */
const weightAdvice = 0.5;
const how = { decay: 7e-4, signValue: 0.4 };
const examples = await exampleMessages();
if (argv.includes("--check")) check();
else write();

function write(): void {
  const table = trainTextClassifier(taught(examples), how);
  const packed = packedClassifier(table, { messages: messagesHash() });
  writeFileSync(projectPath("assets/messages/message-classifier.br"), packed);
  console.log(`${examples.length} messages, ${table.features.length} features, ${packed.length} bytes`);
}

function check(): void {
  const judged = Array.from({ length: parts }).flatMap((_, part) => {
    const classify = textClassifier(trainTextClassifier(taught(examples.filter((__, at) => at % parts !== part)), how));
    return examples
      .filter((__, at) => at % parts === part)
      .map(({ label, text, signs, isOblique, context = isOblique ? "oblique" : "any" }) => {
        const found = classify(text, signs);
        const place = found.findIndex((one) => one.label === label);
        return { context, likelihood: found[0]?.probability ?? 0, place };
      });
  });
  const share = (count: number, all: number) => `${((100 * count) / all).toFixed(1)} %`;
  const first = (all: typeof judged) => all.filter(({ place }) => place === 0).length;
  console.log(`likeliest: ${share(first(judged), judged.length)} of ${judged.length}`);
  console.log(`among three: ${share(judged.filter(({ place }) => place < 3).length, judged.length)}`);
  for (const context of new Set(judged.map((one) => one.context))) {
    const all = judged.filter((one) => one.context === context);
    const acted = all.filter(({ likelihood }) => likelihood >= 0.5);
    const among = all.filter(({ place }) => place < 3).length;
    console.log(
      `${context}: likeliest ${share(first(all), all.length)} of ${all.length}, among three ${share(among, all.length)}, even odds ${share(acted.length, all.length)}, right of those ${share(first(acted), acted.length)}`,
    );
    for (const least of context === "oblique" ? [0.4, 0.5, 0.6, 0.7, 0.8] : []) {
      const sure = all.filter(({ likelihood }) => likelihood >= least);
      console.log(`  ${least} or more: ${share(sure.length, all.length)}, right ${share(first(sure), sure.length)}`);
    }
  }
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const sure = judged.filter(({ likelihood }) => likelihood >= least);
    console.log(`${least} or more: ${share(sure.length, judged.length)}, right ${share(first(sure), sure.length)}`);
  }
}

function taught(all: typeof examples): typeof examples {
  const isShort = (text: string) => text.split(" ").length <= shortWords;
  return all.flatMap((example) => {
    const weight = (example.isOblique ? weightOblique : 1) * (isAdvice(example.label) ? weightAdvice : 1);
    const weighed = { ...example, weight };
    return Array<typeof example>(isShort(example.text) ? timesShort : 1).fill(weighed);
  });
}
