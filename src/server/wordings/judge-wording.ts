import { type Fact, type FactBase, judge, type TruthJudgement } from "../../engines/truth/truth.ts";

/** What the gate says to a text of these facts. */
export function judgeWording(text: string, cited: readonly Fact[], facts: FactBase): TruthJudgement {
  return judge(
    text,
    cited.map(({ id }) => id),
    { facts: factsAround(cited, facts) },
  );
}

/** What names and dates the entries of these facts. */
export function headsOf(cited: readonly Fact[], facts: FactBase): Fact[] {
  const own = entriesOf(cited);
  return [...facts.values()].filter((fact) => own.has(fact.entry) && fact.entry !== null && isHead(fact));
}

/** Other entries bear nothing here, and reading a hundred jobs takes half a second. */
function factsAround(cited: readonly Fact[], facts: FactBase): FactBase {
  const own = entriesOf(cited);
  const all = [...facts];
  // The language is taken from what stands first.
  return new Map([
    ...all.filter(([, { entry }]) => entry !== null && own.has(entry)),
    ...all.filter(([, { entry, kind }]) => entry === null || kind === "skill"),
  ]);
}

const entriesOf = (some: readonly Fact[]) => new Set(some.map(({ entry }) => entry));

const isHead = ({ kind }: Fact) => kind !== "statement" && kind !== "skill" && kind !== "contact";
