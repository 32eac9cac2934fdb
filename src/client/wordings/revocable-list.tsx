import { type ReactNode, useId } from "react";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { FormError } from "../ui/fields/form-error.tsx";
import { Card } from "../ui/page/card.tsx";

/** What the person has decided once, under one title. */
export function RevocableList({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="flex flex-col gap-4 px-4 py-5 md:px-6 md:py-6">
      <h2 id={titleId} className="break-words text-xl">
        {title}
      </h2>
      <ul className="flex flex-col divide-y divide-line">{children}</ul>
    </Card>
  );
}

/** The call that takes an entry away, or gives it back. */
interface EntryChange<Entry> {
  mutate: (entry: Entry, options?: { onSuccess: () => void }) => void;
  reset: () => void;
  error: Error | null;
  isPending: boolean;
  isSuccess: boolean;
}

interface RevocableRowProps<Entry> {
  entry: Entry;
  /** Stands above the text. */
  lead?: string;
  text: string;
  language: string;
  /** What its button does, "Revoke" or "Delete", and what that is called once it is done. */
  action: string;
  done: string;
  revoking: EntryChange<Entry>;
  restoring: EntryChange<Entry>;
  /** Stands below the text while it is not revoked. */
  children?: ReactNode;
}

/** A text that can be taken away, and had back as long as the page is open. */
export function RevocableRow<Entry>(props: RevocableRowProps<Entry>) {
  const { entry, lead, text, language, action, done, revoking, restoring, children } = props;
  const isDone = revoking.isSuccess;
  const busy = revoking.isPending || restoring.isPending;
  const failure = restoring.error ?? revoking.error;
  const toggle = () => {
    if (isDone) return restoring.mutate(entry, { onSuccess: revoking.reset });
    restoring.reset();
    revoking.mutate(entry);
  };
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
      {lead && <p className="break-words text-muted text-sm">{lead}</p>}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p
          lang={language}
          className={classNames("min-w-0 flex-1 basis-64 break-words", isDone && "text-muted line-through")}
        >
          {text}
        </p>
        {/* One button that is never disabled, so that the focus stays while what it does changes. */}
        <Button
          variant="quiet"
          size="small"
          aria-busy={busy || undefined}
          aria-label={`${isDone ? "Undo" : action}: ${text}`}
          onClick={() => !busy && toggle()}
        >
          {isDone ? "Undo" : action}
        </Button>
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {isDone && done}
      </p>
      {!isDone && children}
      {failure && <FormError>{failure.message || "This could not be saved. Please try again."}</FormError>}
    </li>
  );
}
