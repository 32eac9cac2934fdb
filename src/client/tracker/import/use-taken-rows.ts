import { useState } from "react";
import type { PlannedRow } from "../../../shared/tracker/import/import-plan.rules.ts";

/** Which rows are taken in: those that are new, unless somebody turns one. */
export function useTakenRows(plan: readonly PlannedRow[]) {
  /** Rows that are taken although they look like a card, or left out although they do not. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const isWanted = ({ row, state }: PlannedRow) => (state === "new") !== turned.has(row);
  return {
    isWanted,
    taken: plan.flatMap((row) => (row.job && isWanted(row) ? row.job : [])),
    turnRow: (row: number) =>
      setTurned((before) => new Set(before.has(row) ? [...before].filter((one) => one !== row) : [...before, row])),
    turnAllBack: () => setTurned(new Set()),
  };
}
