import type { ComponentProps } from "react";
import { passwordProblems } from "../../shared/account/password.rules.ts";
import { PasswordField } from "../ui/password-field.tsx";

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, "error" | "autoComplete"> {
  /** What stands in the field now. */
  password: string;
}

/** A password that is being chosen: everything that it still lacks is listed below it. */
export function NewPasswordField({ password, ...field }: NewPasswordFieldProps) {
  const problems = password === "" ? [] : passwordProblems(password);
  const isWeak = problems.length > 0;
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        {...field}
        autoComplete="new-password"
        hint={password === "" ? "At least 8 characters, with a letter, a number and a symbol." : undefined}
        error={isWeak ? "Please fix the password errors below" : undefined}
      />
      <ul aria-live="polite" className="flex list-disc flex-col gap-1 pl-9 text-danger text-sm empty:hidden">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
