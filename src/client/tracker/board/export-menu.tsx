import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { boardAsCsv, boardAsJson } from "../../../shared/tracker/board-export.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { saveAsFile } from "../../http/storage/save-as-file.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/overlays/menu.tsx";
import { deferred, useDeferred } from "../../ui/states/deferred.ts";

const reportDialog = deferred(async () => (await import("../report/report-dialog.tsx")).ReportDialog);

/** The jobs, those in the archive too, as a file for a spreadsheet, for another program, or for paper. */
export function ExportMenu({ jobs }: { jobs: readonly TrackedJob[] }) {
  const [isReporting, setReporting] = useState(false);
  const ReportDialog = useDeferred(reportDialog, isReporting);
  const canReport = useAdditions();
  return (
    <>
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
            onSelect: () => saveAsFile(boardAsCsv(jobs), "text/csv;charset=utf-8", "jobs.csv"),
          },
          { label: "JSON", onSelect: () => saveAsFile(boardAsJson(jobs), "application/json", "jobs.json") },
          ...(canReport ? [{ label: "Report for a job centre (PDF)", onSelect: () => setReporting(true) }] : []),
        ]}
      />
      {ReportDialog && <ReportDialog open={isReporting} jobs={jobs} onClose={() => setReporting(false)} />}
    </>
  );
}
