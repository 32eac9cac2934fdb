import { CircleAlert } from "lucide-react";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { afterPress } from "../press.ts";

interface FieldErrorProps {
  id?: string;
  children?: ReactNode;
}

/**
 * What is wrong with one field; nothing when there is nothing to say. Leaving a field changes that; when it was left for a button, after the
 * click. It can take the focus where no field stands for it.
 */
export function FieldError({ id, children }: FieldErrorProps) {
  const [shown, setShown] = useState<ReactNode>();
  useLayoutEffect(() => afterPress(() => setShown(children)), [children]);
  if (!shown) return null;
  return (
    <p id={id} tabIndex={-1} className="flex items-start gap-1.5 text-danger text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{shown}</span>
    </p>
  );
}
