import type { ClassifierTable } from "../../../src/engines/text/text-classifier.ts";

/** A table without the features that weigh next to nothing for every label. @param negligible of 127 */
export function withoutNegligible<Label extends string>(
  table: ClassifierTable<Label>,
  negligible: number,
): ClassifierTable<Label> {
  const rows = table.features
    .map((feature, at) => ({
      feature,
      row: table.weights.slice(at * table.labels.length, (at + 1) * table.labels.length),
    }))
    .filter(({ row }) => row.some((weight) => Math.abs(weight) > negligible));
  return {
    ...table,
    features: rows.map(({ feature }) => feature),
    weights: Int8Array.from(rows.flatMap(({ row }) => [...row])),
  };
}
