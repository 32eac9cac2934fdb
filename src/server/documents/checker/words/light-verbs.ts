import type { Bullet } from "../alignment/bullet.ts";
import { verbReadings } from "./verb-reading.ts";

/** Say hardly more than that something was done, by the noun behind them. */
export const lightVerbs =
  /^(do|perform|conduct|undertake|make|give|provide|deliver|offer|hold|handle|have|work|stand)$/;

/** "Gave advice to parents" as "advice to parents". */
export function withoutLightVerb(bullet: Bullet): Bullet[] {
  const [main] = bullet.deeds;
  const root = main?.roots[0];
  const verb = root === undefined ? undefined : bullet.nodes[root];
  const light = verbReadings(verb?.word ?? "").find(({ lemma }) => lightVerbs.test(lemma) || lemma === "win")?.lemma;
  const object = bullet.nodes.findIndex(({ heads }) =>
    heads.some(({ head, link }) => head === root && link === "object"),
  );
  if (!main?.isVerb || root !== 0 || light === undefined || object < 0) return [];
  const nodes = bullet.nodes.map((node, at) => ({
    ...node,
    heads: at === object ? [] : node.heads.map(({ head, link }) => ({ head: head === root ? object : head, link })),
  }));
  const deeds = bullet.deeds.map((deed, at) => (at === 0 ? { ...deed, roots: [object] } : deed));
  return [{ ...bullet, nodes, deeds, light }];
}
