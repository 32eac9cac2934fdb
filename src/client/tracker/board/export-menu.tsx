import { ChevronDown } from "lucide-react";
import { boardAsCsv, boardAsJson } from "../../../shared/tracker/board-export.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/overlays/menu.tsx";

/** The board as a file for a spreadsheet or for another program. */
export function ExportMenu({ jobs }: { jobs: readonly TrackedJob[] }) {
  return (
    <Menu
      label="Export"
      trigger={(props) => (
        <Button variant="secondary" {...props}>
          Export
          <ChevronDown aria-hidden="true" />
        </Button>
      )}
      items={[
        {
          label: "CSV for spreadsheets",
          onSelect: () => download("jobs.csv", "text/csv;charset=utf-8", boardAsCsv(jobs)),
        },
        { label: "JSON", onSelect: () => download("jobs.json", "application/json", boardAsJson(jobs)) },
      ]}
    />
  );
}

function download(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
