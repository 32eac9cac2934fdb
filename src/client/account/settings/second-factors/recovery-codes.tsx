import { useEffect, useRef } from "react";
import { saveAsFile } from "../../../http/storage/save-as-file.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/fields/copy-button.tsx";

/** The one time that the codes are shown. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");

  return (
    <div className="flex flex-col gap-4 rounded-md bg-accent-soft px-4 py-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold text-base outline-none">
        Keep these recovery codes
      </h3>
      <p>
        Each signs you in once when you cannot reach the app or the passkey. They are shown now and never again: print
        them, or keep them in a password manager.
      </p>
      <ul className="grid gap-x-6 gap-y-1 font-mono text-base sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKept}>I have kept them</Button>
        <CopyButton text={text}>Copy</CopyButton>
        <Button
          variant="secondary"
          onClick={() =>
            saveAsFile(`Forthright recovery codes\n\n${text}\n`, "text/plain", "forthright-recovery-codes.txt")
          }
        >
          Download
        </Button>
      </div>
    </div>
  );
}
