import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { boardAsCsv, boardAsJson } from "../../../shared/tracker/board-export.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/overlays/menu.tsx";
import { deferred, useDeferred } from "../../ui/states/deferred.ts";
import { downloadFile } from "./download-file.ts";

const reportDialog = deferred(async () => (await import("../report/report-dialog.tsx")).ReportDialog);

/** The jobs, those in the archive too, as a file for a spreadsheet, for another program, or for paper. */
export function ExportMenu({ jobs }: { jobs: readonly TrackedJob[] }) {
  const [isReporting, setReporting] = useState(false);
  const ReportDialog = useDeferred(reportDialog, isReporting);
  const canReport = useAdditions();
  const download = (name: string, type: string, text: string) => downloadFile(name, new Blob([text], { type }));
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
            onSelect: () => download("jobs.csv", "text/csv;charset=utf-8", boardAsCsv(jobs)),
          },
          { label: "JSON", onSelect: () => download("jobs.json", "application/json", boardAsJson(jobs)) },
          ...(canReport ? [{ label: "Report for a job centre (PDF)", onSelect: () => setReporting(true) }] : []),
        ]}
      />
      {ReportDialog && <ReportDialog open={isReporting} jobs={jobs} onClose={() => setReporting(false)} />}
    </>
  );
}
