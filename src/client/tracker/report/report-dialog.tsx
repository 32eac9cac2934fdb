import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { documentLanguageOf } from "../../../shared/text/document-languages.rules.ts";
import { dayIn } from "../../../shared/time/calendar-day.rules.ts";
import { ownZone } from "../../../shared/time/time-zone.rules.ts";
import { jobReportEndpoint } from "../../../shared/tracker/report/job-report.contract.ts";
import { jobReportOf } from "../../../shared/tracker/report/job-report.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { saveAsFile } from "../../http/storage/save-as-file.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { LanguageField } from "../../ui/fields/language-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";

interface ReportDialogProps {
  open: boolean;
  /** Of the board and of the archive. */
  jobs: readonly TrackedJob[];
  onClose: () => void;
}

/** A list of applications as PDF, for a job centre: what stands in it is seen, and the kind of each application corrected, before. */
export function ReportDialog({ open, jobs, onClose }: ReportDialogProps) {
  const [period, setPeriod] = useState(thisMonth);
  const [language, setLanguage] = useState(() => documentLanguageOf(navigator.language));
  const [name, setName] = useState(() => sessionStore.read("name") ?? "");
  /** By the row's place, as long as the rows are the same. */
  const [kinds, setKinds] = useState<Record<string, string>>({});
  const report = useMemo(() => {
    const isPeriod = period.from !== "" && period.to !== "";
    return isPeriod ? jobReportOf(jobs, { ...period, language, name, paper }) : undefined;
  }, [jobs, period, language, name]);
  const rows = (report?.rows ?? []).map((row) => ({ ...row, kind: kinds[keyOf(row)] ?? row.kind }));
  const printing = useMutation({
    mutationFn: () => callEndpoint(jobReportEndpoint, { body: { ...(report ?? never()), rows } }),
    onSuccess: ({ pdf }) => {
      const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
      saveAsFile(bytes, "application/pdf", `applications-${period.from}-${period.to}.pdf`);
      onClose();
    },
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Report for a job centre"
      description="Your applications of a period as PDF: date, employer, position, kind of application and result."
      className="md:w-[min(48rem,calc(100vw-3rem))]"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={rows.length === 0} busy={printing.isPending} onClick={() => printing.mutate()}>
            Download PDF
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <FormError>{printing.isError && "The report could not be made. Please try again."}</FormError>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="From"
            type="date"
            value={period.from}
            onChange={({ target }) => setPeriod({ ...period, from: target.value })}
          />
          <TextField
            label="To"
            type="date"
            value={period.to}
            onChange={({ target }) => setPeriod({ ...period, to: target.value })}
          />
          <TextField label="Your name" value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />
          <LanguageField value={language} onChange={setLanguage} />
        </div>
        <p role="status" className="font-semibold">
          {rows.length === 1 ? "1 application" : `${rows.length} applications`}
        </p>
        <ul className="flex flex-col">
          {rows.map((row) => (
            <li key={keyOf(row)} className="grid items-center gap-2 border-line border-t py-2 sm:grid-cols-[1fr_14rem]">
              <div className="min-w-0">
                <p className="truncate font-semibold">{row.job_title}</p>
                <p className="truncate text-muted text-sm">{[row.employer, row.date, row.result].join(" · ")}</p>
              </div>
              <TextField
                label={`Kind of application: ${row.job_title}`}
                labelHidden
                placeholder="By post, in person..."
                value={row.kind}
                maxLength={100}
                onChange={({ target }) => setKinds({ ...kinds, [keyOf(row)]: target.value })}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

const keyOf = (row: { date: string; employer: string; job_title: string }) =>
  [row.date, row.employer, row.job_title].join("\n");

/** Where Letter is used, English or Spanish is written for America. */
const paper = /-(US|CA|MX)$/.test(navigator.language) ? "us-letter" : "a4";

function thisMonth() {
  const today = dayIn(ownZone(), new Date());
  return { from: `${today.slice(0, 8)}01`, to: today };
}

function never(): never {
  throw new Error("A report without a period was asked for");
}
