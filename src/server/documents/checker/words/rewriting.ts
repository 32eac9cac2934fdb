import { leaveTraces, noTraces, sieveOf } from "./traces.ts";

/** A writing, and what is put in its place. */
export type Rule = [writing: RegExp, same: string | ((...found: string[]) => string)];

/** Puts one writing after the other in place of what means the same. Most find nothing in most texts: those are not tried. */
export function rewriter(rules: Rule[]): (text: string) => string {
  const all = rules.map(([writing, same]) => ({ writing, same, mayFind: sieveOf(writing) }));
  const traces = noTraces();
  return (text) => {
    let told = text;
    leaveTraces(told, traces.fill(0));
    for (const { writing, same, mayFind } of all) {
      if (!mayFind(traces)) continue;
      const next = typeof same === "string" ? told.replace(writing, same) : told.replace(writing, same);
      if (next === told) continue;
      told = next;
      leaveTraces(told, traces);
    }
    return told;
  };
}
