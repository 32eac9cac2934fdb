import type { ComponentProps, ReactNode } from "react";
import { FieldFrame, type FieldTexts, inputClasses } from "./field-frame.tsx";

type TextAreaProps = FieldTexts & { aside?: ReactNode } & Omit<ComponentProps<"textarea">, keyof FieldTexts | "id">;

/** A text of several lines: as high as the rows that it is asked for, then it grows with what is written in it. */
export function TextArea({ label, hint, error, labelHidden, className, aside, rows = 4, ...input }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, labelHidden, className, aside }}>
      {(control) => (
        <textarea
          rows={rows}
          // Of a field that is sized by its content, browsers do not heed the rows.
          style={{ minHeight: `max(2.75rem, calc(${rows} * 1lh + ${paddingAndBorder}))` }}
          {...input}
          {...control}
          className={`${inputClasses} field-sizing-content resize-y`}
        />
      )}
    </FieldFrame>
  );
}

/** Those of `inputClasses`, above and below. */
const paddingAndBorder = "1rem + 2px";
