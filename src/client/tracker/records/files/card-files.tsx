import { Download, Paperclip, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { largestAttachment, sizeText, tooLargeText } from "../../../../shared/assistant/attachment.rules.ts";
import { maxFilesOnCard } from "../../../../shared/tracker/records/card-record.contract.ts";
import { recordsOfKind } from "../../../../shared/tracker/records/card-record.rules.ts";
import type { TrackedJob } from "../../../../shared/tracker/tracker.contract.ts";
import { Button } from "../../../ui/button.tsx";
import { FilePicker } from "../../../ui/fields/file-picker.tsx";
import { FormError } from "../../../ui/fields/form-error.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useCardRecords } from "../card-records.queries.ts";
import { useRemoveRecord } from "../record-changes.queries.ts";
import { useDownloadFile, useUploadFile } from "./card-files.queries.ts";

/** Files of any kind that belong to this application: a contract, a task, a certificate. */
export function CardFiles({ job }: { job: TrackedJob }) {
  const headingId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [fault, setFault] = useState<string>();
  const { data: records } = useCardRecords(job);
  const upload = useUploadFile(job);
  const download = useDownloadFile();
  const remove = useRemoveRecord();
  if (!records) return null;
  const files = recordsOfKind(records, "file");
  const send = (file: File) => {
    const found = faultOf(file);
    setFault(found);
    if (!found) upload.mutate(file);
  };

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id={headingId} className="text-lg">
          Files
        </h3>
        {files.length < maxFilesOnCard && (
          <Button
            ref={addButton}
            variant="quiet"
            size="small"
            busy={upload.isPending}
            onClick={() => picker.current?.click()}
            className="-mr-3"
          >
            <Paperclip aria-hidden="true" /> {upload.isPending ? "Adding..." : "Add a file"}
          </Button>
        )}
      </div>
      <FilePicker ref={picker} label="A file for this card" extensions={[]} onFile={send} />
      <FormError>{fault ?? (upload.error?.message || download.error?.message)}</FormError>
      {files.length === 0 && (
        <p className="text-muted text-sm">
          A contract, a task, a certificate: up to {maxFilesOnCard} files of 10 MB. They are yours alone.
        </p>
      )}
      {files.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {files.map((file) => (
            <li key={file.id} className="flex items-center justify-between gap-2 py-1">
              <p className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
                {file.data.name}{" "}
                <span className="whitespace-nowrap text-muted text-sm">{sizeText(file.data.size)}</span>
              </p>
              <div className="-mr-2 flex shrink-0">
                <IconButton label={`Download ${file.data.name}`} onClick={() => download.mutate(file)}>
                  <Download />
                </IconButton>
                <IconButton
                  label={`Remove ${file.data.name}`}
                  onClick={() => {
                    remove.mutate({ record: file, said: `${file.data.name} was removed.` });
                    addButton.current?.focus();
                  }}
                >
                  <Trash2 />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function faultOf({ size }: File): string | undefined {
  if (size === 0) return "This file is empty.";
  return size > largestAttachment ? tooLargeText(size) : undefined;
}
