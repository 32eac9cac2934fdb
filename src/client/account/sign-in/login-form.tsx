import { useRef, useState } from "react";
import { z } from "zod/mini";
import { emailAddress } from "../../../shared/account/account.contract.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Form } from "../../ui/form.tsx";
import { TextLink } from "../../ui/text-link.tsx";

const credentials = z.object({
  email: emailAddress,
  password: z.string().check(z.minLength(1, "Please enter your password")),
});
export type Credentials = z.infer<typeof credentials>;

interface LoginFormProps {
  initialEmail: string;
  /** Why the server did not let the person in. */
  error: string;
  onSubmit: (typed: Credentials) => Promise<void>;
}

/** Without react-hook-form, which would be an eighth of all that a stranger's first page loads. */
export function LoginForm({ initialEmail, error, onSubmit }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const hasFaults = Object.keys(faults).length > 0;

  const submit = async () => {
    if (!form.current) return;
    const { data, error: refusal } = readForm(form.current);
    setFaults(faultsOf(refusal));
    if (!data) return focusFirstFault(form.current, refusal);
    setBusy(true);
    await onSubmit(data);
    setBusy(false);
  };

  return (
    <Form
      ref={form}
      onSubmit={submit}
      onInput={({ currentTarget }) => hasFaults && setFaults(faultsOf(readForm(currentTarget).error))}
      className="flex flex-col gap-5"
    >
      <FormError>{error}</FormError>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={initialEmail}
        error={faults.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        autoFocus={initialEmail !== ""}
        error={faults.password}
      />
      <TextLink to="/forgot-password" className="self-start">
        Forgot your password?
      </TextLink>
      <Button type="submit" busy={busy}>
        Sign in
      </Button>
    </Form>
  );
}

const readForm = (form: HTMLFormElement) => credentials.safeParse(Object.fromEntries(new FormData(form)));

type Refusal = ReturnType<typeof readForm>["error"];

function faultsOf(error: Refusal): Record<string, string> {
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

function focusFirstFault(form: HTMLFormElement, error: Refusal): void {
  const field = form.elements.namedItem(String(error?.issues[0]?.path[0]));
  if (field instanceof HTMLElement) field.focus();
}
