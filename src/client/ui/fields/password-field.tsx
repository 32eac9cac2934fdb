import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { IconButton } from "../icon-button.tsx";
import { FieldFrame, type FieldTexts, inputClasses } from "./field-frame.tsx";

type PasswordFieldProps = FieldTexts & Omit<ComponentProps<"input">, keyof FieldTexts | "id" | "type">;

/** A password input whose text shows on demand. Say with `autoComplete` whether it is the current or a new one. */
export function PasswordField({ label, hint, error, labelHidden, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error, labelHidden, className }}>
      {(control) => (
        <div className="relative">
          <input {...input} {...control} type={shown ? "text" : "password"} className={`${inputClasses} pr-12`} />
          <IconButton
            label={shown ? "Hide password" : "Show password"}
            onClick={() => setShown(!shown)}
            className="absolute top-1/2 right-0.5 -translate-y-1/2"
          >
            {shown ? <EyeOff /> : <Eye />}
          </IconButton>
        </div>
      )}
    </FieldFrame>
  );
}
