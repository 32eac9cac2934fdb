import { zodResolver } from "@hookform/resolvers/zod";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod/mini";
import { verificationCode } from "../../shared/account/account.contract.ts";
import { Button } from "../ui/button.tsx";
import { CodeField } from "../ui/fields/code/code-field.tsx";
import { Form } from "../ui/form.tsx";
import { type Failure, FormFailure } from "./form-failure.tsx";
import { MailboxHint } from "./mailbox-hint.tsx";
import { ResendCodeButton } from "./registration/resend-code-button.tsx";

const codeForm = z.object({ code: verificationCode });

interface MailedCodeFormProps {
  label: string;
  submitLabel: string;
  failure: Failure | undefined;
  onSubmit: (code: string) => Promise<void>;
  /** Answers whether a code was sent. Left out where the server sends no other one. */
  onResend?: () => Promise<boolean>;
}

/** Takes the code of a mail, or asks for another one. */
export function MailedCodeForm({ label, submitLabel, failure, onSubmit, onResend }: MailedCodeFormProps) {
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(codeForm),
    defaultValues: { code: "" },
  });
  return (
    <>
      <Form onSubmit={handleSubmit(({ code }) => onSubmit(code))} className="flex flex-col gap-5">
        <FormFailure failure={failure} />
        <Controller
          control={control}
          name="code"
          render={({ field: { value, onChange } }) => (
            <CodeField
              label={label}
              value={value}
              onChange={onChange}
              error={formState.errors.code?.message}
              autoFocus
            />
          )}
        />
        <Button type="submit" busy={formState.isSubmitting}>
          {submitLabel}
        </Button>
        {onResend && <ResendCodeButton onResend={onResend} />}
      </Form>
      <MailboxHint />
    </>
  );
}
