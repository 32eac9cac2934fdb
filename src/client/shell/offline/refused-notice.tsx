import { useSyncExternalStore } from "react";
import { refusedChanges } from "../../tracker/waiting/refused-changes.ts";
import { type WaitingChange, writtenText } from "../../tracker/waiting/waiting-change.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/fields/copy-button.tsx";

const whatWords: Record<WaitingChange["kind"], string> = {
  move: "Your move",
  details: "What you wrote",
  record: "What you noted",
  add: "The new card",
};

/** What was done without a network and then not taken, with what the person wrote: it stays until they have done with it. */
export function RefusedNotice() {
  const changes = useSyncExternalStore(refusedChanges.subscribe, refusedChanges.read);
  return changes.map((change) => (
    <section
      key={change.id}
      role="alert"
      aria-label={`Not sent: ${change.about}`}
      className="flex flex-col gap-2 border-line border-b bg-danger-soft px-4 py-3 text-sm md:px-8"
    >
      <p>
        <strong>
          {whatWords[change.kind]} {change.about && `(${change.about}) `}could not be sent.
        </strong>{" "}
        {change.refused}
      </p>
      <p dir="auto" className="max-h-40 overflow-y-auto whitespace-pre-wrap [overflow-wrap:anywhere]">
        {writtenText(change)}
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={writtenText(change)}>Copy the text</CopyButton>
        <Button variant="quiet" size="small" onClick={() => refusedChanges.dismiss(change)}>
          Dismiss
        </Button>
      </div>
    </section>
  ));
}
