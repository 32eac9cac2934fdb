import { Pencil } from "lucide-react";
import { type FormEvent, useState } from "react";
import { timeFault } from "../../../shared/tracker/job-edits.rules.ts";
import type { HistoryEntry, TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { useChangeHistory, useRemoveEntry } from "./job-edits.queries.ts";
import { localTime } from "./local-time.ts";

/** The newest change first. Each can be corrected, where the server takes it: people note things down later than they happen. */
export function JobHistory({ job }: { job: TrackedJob }) {
  const [edited, setEdited] = useState<number>();
  const canCorrect = useAdditions();
  return (
    <section>
      <h3 className="mb-2 text-lg">Application History</h3>
      <ol className="flex flex-col gap-2">
        {job.history
          .map((entry, index) => (
            <li key={`${entry.timestamp} ${entry.status}`} className="flex flex-col gap-2">
              <div className="flex items-center gap-3">
                <StatusBadge status={entry.status} />
                <RelativeTime iso={entry.timestamp} className="text-muted text-sm" />
                {canCorrect && (
                  <IconButton
                    label={`Correct ${entry.status}, ${index + 1} of ${job.history.length}`}
                    aria-expanded={edited === index}
                    onClick={() => setEdited(edited === index ? undefined : index)}
                    className="ml-auto"
                  >
                    <Pencil />
                  </IconButton>
                )}
              </div>
              {edited === index && (
                <EntryForm job={job} entry={entry} index={index} onDone={() => setEdited(undefined)} />
              )}
            </li>
          ))
          .reverse()}
      </ol>
    </section>
  );
}

interface EntryFormProps {
  job: TrackedJob;
  entry: HistoryEntry;
  index: number;
  onDone: () => void;
}

function EntryForm({ job, entry, index, onDone }: EntryFormProps) {
  const [time, setTime] = useState(() => localTime(entry.timestamp));
  const [fault, setFault] = useState<string>();
  const correcting = useChangeHistory();
  const removing = useRemoveEntry();
  const onError = (error: Error) => setFault(reasonOf(error));
  const send = (timestamp: string) =>
    correcting.mutate({ job_url: job.job_url, entry, timestamp }, { onSuccess: onDone, onError });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (time === localTime(entry.timestamp)) return onDone();
    const at = new Date(time);
    const found = timeFault(job.history, index, Number.isNaN(at.getTime()) ? "" : at.toISOString(), new Date());
    setFault(found);
    if (!found) send(at.toISOString());
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 rounded-md border border-line p-3">
      <TextField
        label={`When: ${entry.status}`}
        type="datetime-local"
        value={time}
        onChange={({ target }) => setTime(target.value)}
        error={fault}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={correcting.isPending}>
          Save time
        </Button>
        <Button variant="secondary" size="small" onClick={onDone}>
          Cancel
        </Button>
        <Button
          variant="danger"
          size="small"
          busy={removing.isPending}
          onClick={() => removing.mutate({ job, entry }, { onSuccess: onDone, onError })}
        >
          Remove this entry
        </Button>
      </div>
    </form>
  );
}

function reasonOf(error: Error): string {
  const reason = error instanceof CallError ? error.fields.timestamp : undefined;
  return reason ?? (error.message || "The entry could not be changed. Please try again.");
}
