import { type ChangeEvent, type KeyboardEvent, useCallback, useRef, useState } from "react";
import { chosenAfter } from "../../../shared/tracker/table/job-table.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";

export const rowCheckbox = "data-row";
const nothing: ReadonlySet<string> = new Set();

/**
 * The rows that are chosen: one by its checkbox, several with Shift from the last one on. On a checkbox the arrow keys go
 * from row to row, and choose on their way while Shift is held; Ctrl+A chooses all, Escape none.
 */
export function useChosenRows(jobs: readonly TrackedJob[]) {
  const [chosen, setChosen] = useState(nothing);
  const anchor = useRef<string>(undefined);
  const rows = useRef<string[]>([]);
  rows.current = jobs.map(({ job_url }) => job_url);

  const turn = useCallback((row: string, isOn: boolean, isRange: boolean) => {
    const from = isRange ? anchor.current : undefined;
    setChosen((before) => chosenAfter(rows.current, before, { row, isOn, anchor: from }));
    anchor.current = row;
  }, []);
  const toggle = useCallback(
    (row: string, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      turn(row, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey),
    [turn],
  );
  const turnAll = (isOn: boolean) => setChosen(isOn ? new Set(rows.current) : nothing);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof Element ? event.target.getAttribute(rowCheckbox) : null;
    if (event.key === "Escape" && chosen.size > 0) turnAll(false);
    if (row === null) return;
    if (event.key === "a" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      turnAll(true);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step && rows.current[rows.current.indexOf(row) + step];
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[${rowCheckbox}="${CSS.escape(next)}"]`)?.focus();
    if (!event.shiftKey) return;
    turn(row, true, false);
    turn(next, true, true);
  };

  const chosenJobs = jobs.filter(({ job_url }) => chosen.has(job_url));
  return { chosen, chosenJobs, toggle, turnAll, onKeyDown };
}
