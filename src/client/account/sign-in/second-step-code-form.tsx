import { useState } from "react";
import { appCodeForm } from "../../../shared/account/second-factor.contract.ts";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/fields/code/code-field.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Form } from "../../ui/form.tsx";

interface SecondStepCodeFormProps {
  /** Otherwise a recovery code is asked for. */
  isOfApp: boolean;
  /** Why the server did not take the last one. */
  error: string;
  busy: boolean;
  onSubmit: (code: string) => Promise<void>;
}

export function SecondStepCodeForm({ isOfApp, error, busy, onSubmit }: SecondStepCodeFormProps) {
  const [code, setCode] = useState("");
  const [isRefused, setIsRefused] = useState(false);
  const isComplete = isOfApp ? appCodeForm.test(code) : code.trim() !== "";

  const submit = async () => {
    setIsRefused(!isComplete);
    if (isComplete) await onSubmit(code);
  };
  const fault = (text: string) => (isRefused && !isComplete ? text : undefined);

  return (
    <Form onSubmit={submit} className="flex flex-col gap-5">
      <FormError>{error}</FormError>
      {isOfApp ? (
        <CodeField
          label="Code of the app"
          inputMode="numeric"
          autoFocus
          value={code}
          onChange={setCode}
          error={fault("Please enter the 6 digits of the app")}
        />
      ) : (
        <TextField
          label="Recovery code"
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={fault("Please enter a recovery code")}
        />
      )}
      <Button type="submit" busy={busy}>
        Sign in
      </Button>
    </Form>
  );
}
