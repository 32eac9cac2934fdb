import { judge } from "../../src/engines/truth/truth.ts";
import type { LabelledSentence, TruthSet } from "../truth/truth-sets.ts";

type Share = Record<"lies" | "liesAlone" | "truths" | "truthsAlone", number>;

const groups = ["fresh, a", "fresh, b", "fresh, c", "fresh, d", "fresh, e", "examined", "attacked", "bent by script"];
const nothing = (): Share => ({ lies: 0, liesAlone: 0, truths: 0, truthsAlone: 0 });

/** What each kind of refusal costs and earns: in how many sentences it is found, and in how many of them alone. */
export function printRuleShares(sets: readonly TruthSet[], today: string): void {
  const all = groups.map((name) => ({ name, shares: sharesOf(sentencesOf(sets, name), today) }));
  const kinds = [...new Set(all.flatMap(({ shares }) => [...shares.keys()]))].sort();
  console.log("Hard lies refused, and truths: in brackets those that nothing else refuses.\n");
  console.log(`${"".padEnd(14)}${all.map(({ name }) => name.padStart(25)).join("")}`);
  for (const kind of kinds)
    console.log(`${kind.padEnd(14)}${all.map(({ shares }) => cell(shares.get(kind) ?? nothing())).join("")}`);
}

const sentencesOf = (sets: readonly TruthSet[], beginning: string) =>
  sets.filter(({ name }) => name.startsWith(beginning)).flatMap(({ sentences }) => sentences);

function cell({ lies, liesAlone, truths, truthsAlone }: Share): string {
  return `${lies} (${liesAlone}) / ${truths} (${truthsAlone})`.padStart(25);
}

function sharesOf(sentences: readonly LabelledSentence[], today: string): Map<string, Share> {
  const shares = new Map<string, Share>();
  for (const { text, cites, facts, label } of sentences) {
    const { verdict, reasons } = judge(text, cites, { facts, today });
    if (verdict !== "refused" || label === "soft lie") continue;
    const kinds = new Set<string>(reasons.map(({ kind }) => kind));
    for (const kind of kinds) {
      const share = shares.get(kind) ?? nothing();
      shares.set(kind, share);
      share[label === "truth" ? "truths" : "lies"] += 1;
      if (kinds.size === 1) share[label === "truth" ? "truthsAlone" : "liesAlone"] += 1;
    }
  }
  return shares;
}
