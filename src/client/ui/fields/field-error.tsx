import { CircleAlert } from "lucide-react";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { afterPress } from "../press.ts";

interface FieldErrorProps {
  id?: string;
  children?: ReactNode;
}

/** What is wrong with one field; nothing when there is nothing to say. */
export function FieldError({ children, ...rest }: FieldErrorProps) {
  return children ? <ShownError {...rest}>{children}</ShownError> : null;
}

/** Leaving a field shows what is wrong with it; when it was left for a button, after the click. */
function ShownError({ id, children }: FieldErrorProps) {
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => afterPress(() => setShown(true)), []);
  if (!isShown) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-danger text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
