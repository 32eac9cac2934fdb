import type { ComponentProps } from "react";
import { FieldFrame, type FieldTexts, inputClasses } from "./field-frame.tsx";

type TextFieldProps = FieldTexts & Omit<ComponentProps<"input">, keyof FieldTexts | "id">;

export function TextField({ label, hint, error, labelHidden, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, labelHidden, className }}>
      {(control) => <input type="text" {...input} {...control} className={inputClasses} />}
    </FieldFrame>
  );
}
