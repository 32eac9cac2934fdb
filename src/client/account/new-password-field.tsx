import { Check, Circle, X } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { type PasswordCheck, passwordChecks } from "../../shared/account/password.rules.ts";
import { classNames } from "../ui/class-names.ts";
import { PasswordField } from "../ui/fields/password-field.tsx";

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, "error" | "hint" | "autoComplete"> {
  /** What stands in the field now. */
  password: string;
  /** Why the server did not take it, though it keeps the rules. */
  refusal?: string;
}

/** A password that is being chosen: every rule stands below it, ticked as soon as it is kept. */
export function NewPasswordField({ password, refusal, ...field }: NewPasswordFieldProps) {
  const rulesId = useId();
  const checks = passwordChecks(password);
  const isWeak = password !== "" && checks.some(({ holds }) => !holds);
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        {...field}
        aria-details={rulesId}
        autoComplete="new-password"
        error={isWeak ? "Please fix the password errors below" : refusal}
      />
      <ul id={rulesId} aria-live="polite" aria-label="Password rules" className="flex flex-col gap-1 text-sm">
        {checks.map((check) => (
          <PasswordRule key={check.message} check={check} untouched={password === ""} />
        ))}
      </ul>
    </div>
  );
}

function PasswordRule({ check, untouched }: { check: PasswordCheck; untouched: boolean }) {
  const { Icon, color, text } = appearance(check, untouched);
  return (
    <li className={classNames("flex items-start gap-2", color)}>
      <Icon aria-hidden="true" strokeWidth={2.5} className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{text}</span>
    </li>
  );
}

function appearance({ holds, label, message }: PasswordCheck, untouched: boolean) {
  if (untouched) return { Icon: Circle, color: "text-muted", text: label };
  if (holds) return { Icon: Check, color: "text-accent", text: label };
  return { Icon: X, color: "text-danger", text: message };
}
