import { type ReactNode, useId } from "react";
import { Button } from "../ui/button.tsx";
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

interface RevocableRowProps<Entry> {
  entry: Entry;
  /** Stands above the text. */
  lead?: string;
  text: string;
  language: string;
  /** What its button does: "Revoke", "Delete". */
  action: string;
  revoking: { mutate: (entry: Entry) => void; error: Error | null; isPending: boolean };
  /** Of another call that the row makes. */
  failure?: Error | null;
  /** Stands below the text. */
  children?: ReactNode;
}

/** A text that can be taken away. */
export function RevocableRow<Entry>(props: RevocableRowProps<Entry>) {
  const { entry, lead, text, language, action, revoking, children } = props;
  const failure = revoking.error ?? props.failure;
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
      {lead && <p className="break-words text-muted text-sm">{lead}</p>}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p lang={language} dir="auto" className="min-w-0 flex-1 basis-64 break-words">
          {text}
        </p>
        <Button
          variant="quiet"
          size="small"
          aria-busy={revoking.isPending || undefined}
          aria-label={`${action}: ${text}`}
          onClick={() => !revoking.isPending && revoking.mutate(entry)}
        >
          {action}
        </Button>
      </div>
      {children}
      {failure && <FormError>{failure.message || "This could not be saved. Please try again."}</FormError>}
    </li>
  );
}
