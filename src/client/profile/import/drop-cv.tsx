import { FileUp } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cvExtensions, cvFileFault, cvKinds } from "../../../shared/profile/cv-import/cv-file.rules.ts";
import { daysKept, type WaitingImport } from "../../../shared/profile/cv-import/cv-import.contract.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { cvToRead } from "../../http/storage/cv-to-read.ts";
import { useDraftFile } from "../../http/storage/use-draft-file.ts";
import { Button } from "../../ui/button.tsx";
import { DropZone } from "../../ui/fields/drop-zone.tsx";
import { FilePicker } from "../../ui/fields/file-picker.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { LoadingState } from "../../ui/states/loading-state.tsx";
import { useReadCv } from "./profile-import.queries.ts";

interface DropCvProps {
  onRead: (found: WaitingImport) => void;
  /** The file that was read before, and waits to be checked. */
  replaced: string | undefined;
  onKeep: () => void;
}

/** Takes a CV, and has it read. */
export function DropCv({ onRead, replaced, onKeep }: DropCvProps) {
  const picker = useRef<HTMLInputElement>(null);
  const controller = useRef<AbortController>(undefined);
  const reading = useReadCv();
  const [fault, setFault] = useState<string>();

  const read = (file: File) => {
    const found = cvFileFault(file);
    setFault(found);
    if (found) return reading.reset();
    controller.current = new AbortController();
    reading.mutate({ file, signal: controller.current.signal }, { onSuccess: onRead });
  };
  // What was dropped on another screen.
  const left = useDraftFile(cvToRead);
  const readLeft = useEffectEvent(() => {
    if (!left.file) return;
    left.change(undefined);
    read(left.file);
  });
  useEffect(() => readLeft(), [left.file]);

  const isLong = useIsLong(reading.isPending);

  const cancel = () => {
    controller.current?.abort();
    reading.reset();
  };

  return (
    <DropZone disabled={reading.isPending} onFile={read} className="relative">
      <FilePicker ref={picker} label="CV" extensions={cvExtensions} onFile={read} />
      <div className="flex flex-col items-center gap-4 rounded-xl border-2 border-edge/50 border-dashed bg-surface px-5 py-12 text-center md:py-16">
        {reading.isPending ? (
          <>
            <LoadingState className="py-2">{`Reading ${reading.variables.file.name}...`}</LoadingState>
            {isLong && <p className="text-muted text-sm">{longText}</p>}
            <Button variant="secondary" onClick={cancel}>
              Cancel
            </Button>
          </>
        ) : (
          <>
            <FileUp aria-hidden="true" className="size-10 text-accent" />
            <p className="font-display text-xl">Drop your CV here</p>
            <p className="max-w-prose text-muted">
              {cvKinds}, at most 10 MB. You see what was read, line by line, before any of it enters your profile.
            </p>
            <Button onClick={() => picker.current?.click()}>Choose a file</Button>
            <FormError>{fault ?? (reading.isError && failureText(reading.error))}</FormError>
            {reading.isError && !fault && !isRefusal(reading.error) && (
              <Button variant="secondary" onClick={() => read(reading.variables.file)}>
                {`Try ${reading.variables.file.name} again`}
              </Button>
            )}
            <p className="max-w-prose text-muted text-sm">
              Pictures and scans take up to a minute, and are read less surely. The file itself is not kept. What was
              read waits {daysKept} days for you, or until you discard it.
            </p>
            {replaced !== undefined && (
              <div className="flex flex-wrap items-center justify-center gap-x-3 text-muted text-sm">
                <p className="min-w-0 [overflow-wrap:anywhere]">{`What was read in ${replaced} is discarded once another file is read.`}</p>
                <Button variant="quiet" size="small" onClick={onKeep}>
                  Go on checking it
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </DropZone>
  );
}

const longText =
  "Where the words are a picture, as in a scan, they are made out one by one: that takes up to a minute.";

/** Whatever holds text is read by then, whether a picture, as only the server sees, or not. */
const longAfterMs = 4000;

function useIsLong(isReading: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isReading) return undefined;
    const timer = setTimeout(() => setLong(true), longAfterMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isReading]);
  return isLong;
}

/** Said of the file; else the server or the network is away. */
const isRefusal = (error: Error) => error instanceof CallError && error.status < 500;

const failureText = (error: Error): string =>
  isRefusal(error) ? error.message : "Your CV could not be read just now. Please try again.";
