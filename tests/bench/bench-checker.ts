/** What the checker refuses of a scripted liar and of an honest writer, by kind. `-- --show <kind>` prints what went wrong. */
import { type Tried, tryLies, tryTruths, tryWriters } from "../liar/checker-trial.ts";
import { examine, examined } from "../liar/examined/examination.ts";
import { tryForeign } from "../liar/foreign-trial.ts";
import { makePairs } from "../liar/profile-posting-pair.ts";

const shown = process.argv.includes("--show") ? process.argv[process.argv.indexOf("--show") + 1] : undefined;
const pairs = makePairs(300);
const started = performance.now();
const lies = pairs.flatMap((pair) => tryLies(pair));
const truths = pairs.flatMap(tryTruths);
const seconds = (performance.now() - started) / 1000;

print("Lies", lies, (tried) => tried.passed);
print("Truthful rewordings", truths, (tried) => !tried.passed);
printExamined();
printWriters();
const foreign = tryForeign();
print("Lies in German, French and Spanish", foreign.lies, (tried) => tried.passed);
print("Truths in German, French and Spanish", foreign.truths, (tried) => !tried.passed);
console.log(`Their documents: ${foreign.unsupported.length} unsupported, ${foreign.replaced} replaced by the checker`);
console.log(`${(((lies.length + truths.length) / seconds) | 0).toLocaleString("en")} sentences checked per second`);

function print(heading: string, all: Tried[], isWrong: (tried: Tried) => boolean) {
  console.log(`\n${heading.padEnd(36)} tuned: wrong of    held: wrong of`);
  for (const kind of new Set(all.map((tried) => tried.kind)))
    row(
      kind,
      all.filter((tried) => tried.kind === kind),
    );
  row("all", all);
  if (heading.startsWith("Lies"))
    row(
      "about hard facts",
      all.filter(({ isHard }) => isHard),
    );
  function row(name: string, tried: Tried[]) {
    const half = (isHeld: boolean) => {
      const of = tried.filter((one) => one.isHeld === isHeld);
      const wrong = of.filter(isWrong);
      const percent = of.length > 0 ? `${((100 * wrong.length) / of.length).toFixed(2)} %` : "";
      return `${String(wrong.length).padStart(5)} of ${String(of.length).padEnd(6)}${percent.padEnd(8)}`;
    };
    console.log(`  ${name.padEnd(34)} ${half(false)} ${half(true)}`);
    if (name === shown)
      for (const text of new Set(tried.filter((one) => isWrong(one) && !one.isHeld).map((one) => one.text)))
        console.log(`      ${text}`);
  }
}

/** People whose truths and lies were written before the checker was measured with them. */
function printExamined() {
  for (const [name, { people }] of Object.entries(examined)) {
    const answers = people.flatMap((person) => examine(person));
    const ofLies = answers.filter(({ isLie }) => isLie);
    const ofTruths = answers.filter(({ isLie }) => !isLie);
    const passed = ofLies.filter((answer) => answer.passed).length;
    const refused = ofTruths.filter((answer) => !answer.passed).length;
    const percent = ((100 * refused) / ofTruths.length).toFixed(1);
    console.log(
      `\nThe ${name} people examined: ${passed} of ${ofLies.length} lies passed, ${refused} of ${ofTruths.length} truths refused (${percent} %)`,
    );
  }
}

function printWriters() {
  const trials = pairs.map(tryWriters);
  const sum = (of: (trial: (typeof trials)[number]) => number) => trials.reduce((total, trial) => total + of(trial), 0);
  console.log(
    `\nDocuments of ${pairs.length} pairs: ${sum(({ sentences }) => sentences)} sentences, ${sum(({ unsupported }) => unsupported.length)} unsupported, ${sum(({ replaced }) => replaced)} replaced by the checker`,
  );
}
