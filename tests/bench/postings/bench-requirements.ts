/** `npm run bench:postings -- [FILE | --letters=read | --letters=unread] [--show]`, SAMPLE=0 without strangers: what is read out of postings and said of people, against marks by hand, and what strangers are told. */
import { pastedPosting } from "../../../src/engines/posting-reading/posting-reading.ts";
import { matchRequirements, readRequirements } from "../../../src/engines/requirement-matching/requirement-matching.ts";
import type { Fact } from "../../../src/engines/truth/truth.ts";
import type { MatchedRequirement } from "../../../src/shared/matching/requirement-match.contract.ts";
import { freshPeople } from "../../truth/fresh-people.ts";
import { quantile } from "../quantile.ts";
import { markedLetters } from "./marked-letters.ts";
import { type MarkedPosting, type MarkedRequirement, postingSet } from "./posting-sets.ts";
import { printStrangers, type Stranger } from "./stranger-trial.ts";
import { truthfulAnswers } from "./truthful-answers.ts";

const today = "2026-11";
const words = process.argv.slice(2);
const [path = new URL("./development-set.json", import.meta.url)] = words.filter((word) => !word.startsWith("--"));
const half = words.includes("--letters=unread") ? "unread" : words.includes("--letters=read") ? "read" : undefined;
const { people, postings } = half ? markedLetters(half) : postingSet(path);
const isTalkative = words.includes("--show");

interface Judged {
  posting: MarkedPosting;
  mark: MarkedRequirement;
  found: MatchedRequirement | undefined;
  answered: MatchedRequirement | undefined;
  said: string;
}

const judged: Judged[] = [];
const extras: string[] = [];
const times: Record<"first" | "again", number[]> = { first: [], again: [] };
for (const posting of postings) {
  const facts = people.get(posting.person) ?? [];
  const matchNow = () => {
    const asked = readRequirements(pastedPosting(posting.text, posting.title));
    return { asked, matched: matchRequirements(asked, facts, { today, jobTitle: posting.title }) };
  };
  const before = process.cpuUsage();
  const { asked, matched } = matchNow();
  times.first.push(milliseconds(process.cpuUsage(before)));
  const between = process.cpuUsage();
  matchNow();
  times.again.push(milliseconds(process.cpuUsage(between)));
  const pairs = paired(posting.marked, matched);
  const answers = truthfulAnswers(pairs, facts);
  const afterwards = matchRequirements(asked, facts, { today, jobTitle: posting.title, answers });
  for (const { mark, found } of pairs) {
    const answered = afterwards.find(({ requirement }) => requirement.id === found?.requirement.id);
    judged.push({ posting, mark, found, answered, said: saidBy(found, facts) });
  }
  const taken = new Set(pairs.map(({ found }) => found));
  extras.push(
    ...matched.filter((one) => !taken.has(one)).map(({ requirement }) => `${posting.id} ${requirement.text}`),
  );
}

print("all", judged, extras.length);
for (const [name, keyOf] of [
  ["language", ({ posting }: Judged) => posting.language],
  ["kind", ({ mark }: Judged) => mark.kind],
  ["trade", ({ posting }: Judged) => posting.person],
] as const) {
  for (const key of new Set(judged.map(keyOf)))
    print(
      `${name} ${key}`,
      judged.filter((one) => keyOf(one) === key),
      undefined,
    );
}
for (const extra of extras) console.log("  extra:", extra);
for (const [name, some] of Object.entries(times))
  console.log(
    `processor time of one posting, ${name}: p50 ${quantile(some, 0.5).toFixed(1)} ms, p95 ${quantile(some, 0.95).toFixed(1)} ms`,
  );
if (isTalkative) judged.filter((one) => !isRight(one) || !isRead(one)).forEach(show);

const strangers: Stranger[] = [
  ...[...people].map(([name, facts]) => ({ name, facts, posting: undefined })),
  ...freshPeople().map(({ name, facts, posting }) => ({
    name,
    facts: [...facts.values()].filter(({ section }) => section !== "posting"),
    posting: posting ? { title: posting.title, text: posting.text } : undefined,
  })),
];
if (process.env.SAMPLE !== "0") printStrangers(strangers, postings, today);

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

function paired(marks: MarkedRequirement[], matched: MatchedRequirement[]) {
  const left = [...matched];
  return marks.map((mark) => {
    const at = left.findIndex(
      ({ requirement: { text } }) => text.includes(mark.text.replace(/[.,]$/, "")) || mark.text.includes(text),
    );
    return { mark, found: at < 0 ? undefined : left.splice(at, 1)[0] };
  });
}

function saidBy(found: MatchedRequirement | undefined, facts: Fact[]): string {
  const verdict = found?.verdict;
  const ids =
    verdict?.is === "met" || verdict?.is === "part"
      ? verdict.facts
      : verdict?.is === "question"
        ? [verdict.candidate, ...verdict.jobs]
        : [];
  return facts
    .filter(({ id }) => ids.includes(id))
    .map(({ text }) => text)
    .join(" + ");
}

function isRead({ mark, found }: Judged): boolean {
  return found?.requirement.kind === mark.kind && found.requirement.must === mark.must;
}

function isRight({ mark, found }: Judged): boolean {
  const is = found?.verdict.is;
  if (mark.verdict === "absent")
    return is === "question" || (found?.verdict.is === "gap" && found.verdict.because === "computed");
  return is === mark.verdict;
}

/** The right fact is one click away. */
function isOneClick(one: Judged): boolean {
  const { found, mark, said } = one;
  return isRight(one) || (found?.verdict.is === "question" && said !== "" && said.includes(mark.evidence));
}

function isRightAnswered({ mark, answered }: Judged): boolean {
  const is = answered?.verdict.is;
  return mark.verdict === "absent" ? is === "gap" || is === "part" : is === mark.verdict;
}

function print(name: string, some: Judged[], extra: number | undefined) {
  const share = (of: (one: Judged) => boolean) => (some.filter(of).length / some.length).toFixed(2);
  const count = (of: (one: Judged) => boolean) => some.filter(of).length;
  const is = ({ found }: Judged) => found?.verdict.is;
  const found = count((one) => one.found !== undefined);
  const f1 =
    extra === undefined
      ? share((one) => one.found !== undefined)
      : ((2 * found) / (some.length + found + extra)).toFixed(3);
  const needless = count((one) => is(one) === "question" && /met|part/.test(one.mark.verdict));
  const open = count(
    (one) =>
      one.found?.verdict.is === "question" && one.found.verdict.candidate === null && /met|part/.test(one.mark.verdict),
  );
  const withEvidence = some.filter(
    (one) => is(one) === "met" && one.mark.verdict === "met" && one.mark.evidence !== "",
  );
  const picked = withEvidence.filter((one) => one.said.includes(one.mark.evidence)).length;
  console.log(
    `${name} (${some.length}): found ${f1}, kind ${share(({ mark, found: one }) => one?.requirement.kind === mark.kind)}, must ${share(({ mark, found: one }) => one?.requirement.must === mark.must)}, ` +
      `right at once ${share(isRight)}, or one click ${share(isOneClick)}, after answers ${share(isRightAnswered)}; ` +
      `wrongly gap ${count((one) => is(one) === "gap")}, understated ${count((one) => is(one) === "part" && one.mark.verdict === "met")}, ` +
      `wrongly met ${count((one) => is(one) === "met" && one.mark.verdict === "absent")}, met though part ${count((one) => is(one) === "met" && one.mark.verdict === "part")}; ` +
      `questions ${count((one) => is(one) === "question")}, needless ${needless} (open ${open}); evidence ${picked}/${withEvidence.length}`,
  );
}

function kindAndMust({ kind, must }: { kind: string; must: boolean }): string {
  return `${kind}${must ? "" : " (wished)"}`;
}

function show({ posting, mark, found, said }: Judged) {
  console.log(
    `  ${posting.id} ${kindAndMust(mark)} ${mark.verdict} → ${found ? `${kindAndMust(found.requirement)} ${found.verdict.is}` : "missed"}: ${mark.text} | ${said}`,
  );
}
