import { type ReactNode, useState } from "react";
import { Button } from "../button.tsx";
import type { ButtonVariant } from "../button-styles.ts";

interface InlineConfirmProps {
  /** The button that asks. */
  children: ReactNode;
  question?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** The confirm button's text while the action is under way. */
  busyLabel?: string;
  busy?: boolean;
  variant?: ButtonVariant;
  onConfirm: () => void;
}

/**
 * A button that asks once, in its own place, before it does what cannot be undone. The second half of a double click, which comes
 * before the button is disabled, confirms nothing.
 */
export function InlineConfirm({
  children,
  question = "Are you sure?",
  confirmLabel = "Confirm",
  cancelLabel = "Cancel",
  busyLabel = confirmLabel,
  busy = false,
  variant = "danger",
  onConfirm,
}: InlineConfirmProps) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button variant={variant} onClick={() => setAsking(true)}>
        {children}
      </Button>
    );
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{question}</legend>
      <span aria-hidden="true" className="mr-1 font-semibold">
        {question}
      </span>
      <Button variant="danger" busy={busy} onClick={({ detail }) => detail < 2 && onConfirm()} autoFocus>
        {busy ? busyLabel : confirmLabel}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={() => setAsking(false)}>
        {cancelLabel}
      </Button>
    </fieldset>
  );
}
