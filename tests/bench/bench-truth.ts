/**
 * What the gate says to lies and truths, set by set, and the time that a sentence takes. `-- --show "<set>"` prints what went wrong in it:
 * lies proven (which the bench fails for), truths refused; with `--lies` also the hard lies that wait to be confirmed. `-- --rules` prints what each kind of refusal earns.
 *
 * The gate was tuned on the first, third, fifth, seventh and ninth set of examined people; the others, and what is fresh, judge it.
 */
import { judge } from "../../src/engines/truth/truth.ts";
import { type LabelledSentence, type TruthSet, truthSets } from "../truth/truth-sets.ts";
import { printRuleShares } from "./truth-rules.ts";

const today = "2026-11-23";
const verdicts = ["proven", "confirm", "refused"] as const;
const shown = process.argv.includes("--show") ? (process.argv[process.argv.indexOf("--show") + 1] ?? "") : undefined;
const showsLies = process.argv.includes("--lies");

const judged = ({ text, cites, facts }: LabelledSentence) => judge(text, cites, { facts, today });

const sets = truthSets();
if (process.argv.includes("--rules")) printRuleShares(sets, today);
else printSets();

function printSets() {
  console.log(`${"".padEnd(34)}${["hard lies", "soft lies", "truths"].map((name) => name.padEnd(34)).join("")}µs`);
  console.log(`${"".padEnd(34)}${"proven  to confirm  refused".padEnd(34).repeat(3)}a sentence, warm`);
  for (const set of sets) row(set);
  for (const [name, part] of totals()) row({ name, sentences: part.flatMap(({ sentences }) => sentences) });
  if (shown !== undefined) for (const set of sets) if (set.name.includes(shown)) show(set);
}

function totals(): [string, TruthSet[]][] {
  const tuned = /^(?:examined|bent by script), (?:first|third|fifth|seventh|ninth)$/;
  const of = (beginning: string, isTuned: boolean) =>
    sets.filter(({ name }) => name.startsWith(beginning) && tuned.test(name) === isTuned);
  return [
    ["= examined, tuned on", of("examined", true)],
    ["= examined, judged by", of("examined", false)],
    ["= bent by script, tuned on", of("bent", true)],
    ["= bent by script, judged by", of("bent", false)],
    ["= attacked", of("attacked", false)],
    ["= fresh", of("fresh", false)],
  ];
}

function row({ name, sentences }: TruthSet) {
  if (sentences.length === 0) return;
  const found = sentences.map((sentence) => ({ label: sentence.label, ...judged(sentence) }));
  if (found.some(({ label, verdict }) => label !== "truth" && verdict === "proven")) process.exitCode = 1;
  const started = performance.now();
  for (const sentence of sentences) judged(sentence);
  const each = ((performance.now() - started) / sentences.length) * 1000;
  const cells = (["hard lie", "soft lie", "truth"] as const).map((label) => {
    const own = found.filter((one) => one.label === label);
    const counts = verdicts.map((verdict) => own.filter((one) => one.verdict === verdict).length);
    const share = own.length === 0 ? "" : `(${(((counts[2] ?? 0) / own.length) * 100).toFixed(1)} %)`;
    return `${counts.map((count) => String(count).padStart(6)).join("  ")}  ${share}`.padEnd(34);
  });
  console.log(`${name.padEnd(34)}${cells.join("")}${each.toFixed(0)}`);
}

function show({ name, sentences }: TruthSet) {
  console.log(`\n${name}`);
  for (const sentence of sentences) {
    const { verdict, reasons } = judged(sentence);
    const isLie = sentence.label !== "truth";
    const isWrong = isLie
      ? verdict === "proven" || (showsLies && sentence.label === "hard lie" && verdict === "confirm")
      : verdict === "refused";
    if (isWrong)
      console.log(`${verdict}  [${sentence.kind}] ${sentence.text}  ${isLie ? "" : JSON.stringify(reasons)}`);
  }
}
