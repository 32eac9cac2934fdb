import type { ComponentProps, ReactNode } from "react";
import { FieldFrame, type FieldTexts, inputClasses } from "./field-frame.tsx";

type TextAreaProps = FieldTexts & { aside?: ReactNode } & Omit<ComponentProps<"textarea">, keyof FieldTexts | "id">;

/** A text of several lines that grows with what is written in it. */
export function TextArea({ label, hint, error, labelHidden, className, aside, ...input }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, labelHidden, className, aside }}>
      {(control) => (
        <textarea
          rows={4}
          {...input}
          {...control}
          className={`${inputClasses} field-sizing-content min-h-28 resize-y`}
        />
      )}
    </FieldFrame>
  );
}
