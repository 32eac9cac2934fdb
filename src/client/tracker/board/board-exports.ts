import { boardAsCsv, boardAsJson } from "../../../shared/tracker/board-export.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { saveAsFile } from "../../http/storage/save-as-file.ts";

/** The jobs, those in the archive too, as a file for a spreadsheet or for another program. */
export const boardExports = (jobs: readonly TrackedJob[]) => [
  {
    label: "CSV for spreadsheets",
    onSelect: () => saveAsFile(boardAsCsv(jobs), "text/csv;charset=utf-8", "jobs.csv"),
  },
  { label: "JSON for other programs", onSelect: () => saveAsFile(boardAsJson(jobs), "application/json", "jobs.json") },
];
