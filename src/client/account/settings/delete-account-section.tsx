import { useState } from "react";
import { Controller } from "react-hook-form";
import { z } from "zod/mini";
import { verificationCode } from "../../../shared/account/account.contract.ts";
import { type AccountOverview, accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { endedSession } from "../../http/session/ended-session.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/fields/code/code-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { serverMessageOr } from "../failure-text.ts";
import { FormFailure } from "../form-failure.tsx";
import { MailboxHint } from "../mailbox-hint.tsx";
import { ResendCodeButton } from "../registration/resend-code-button.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { AccountForm, AccountSection } from "./account-section.tsx";
import { currentPasswordOf } from "./current-password.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";

export function DeleteAccountSection({ overview }: { overview: AccountOverview }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <AccountSection
      title="Delete the account"
      description="Your profile, conversations, board and documents go with it, at once and for good. Nobody can bring them back. A subscription is canceled with it: nothing more is charged, and the time that was paid for goes too."
    >
      {isAsking ? (
        <DeleteForm overview={overview} onCancel={() => setIsAsking(false)} />
      ) : (
        <div>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            Delete my account
          </Button>
        </div>
      )}
    </AccountSection>
  );
}

/** Asks for the address, so that nobody deletes by a slip, and for what only the owner knows. */
function deleteFormOf({ email, has_password: hasPassword }: AccountOverview) {
  return z.object({
    email: z
      .string()
      .check(
        z.refine((typed) => typed.trim().toLowerCase() === email, "Please type the email address of this account"),
      ),
    password: currentPasswordOf(hasPassword),
    code: hasPassword ? z.string() : verificationCode,
  });
}

function DeleteForm({ overview, onCancel }: { overview: AccountOverview; onCancel: () => void }) {
  const { email, has_password: hasPassword } = overview;
  const { register, control, formState, submit, failure, setFailure } = useAccountForm({
    schema: deleteFormOf(overview),
    defaultValues: { email: "", password: "", code: "" },
    fallback: "Your account could not be deleted. Please try again.",
    fieldNames: { current_password: "password", code: "code" },
    async send({ password, code }) {
      const body = { current_password: password || undefined, code: code || undefined };
      await callEndpoint(accountSettingsEndpoints.deleteAccount, { body });
      sessionStore.clear();
      endedSession.note("deleted");
    },
  });

  const sendCode = async () => {
    setFailure(undefined);
    try {
      await callEndpoint(accountSettingsEndpoints.sendDeletionCode);
      return true;
    } catch (cause) {
      setFailure({ text: serverMessageOr("The code could not be sent. Please try again.", cause), cause });
      return false;
    }
  };

  return (
    <AccountForm onSubmit={submit}>
      <FormFailure failure={failure} hasPassword={hasPassword} />
      <TextField
        label={`Type ${email} to confirm`}
        autoComplete="off"
        autoFocus
        {...register("email")}
        error={formState.errors.email?.message}
      />
      {hasPassword ? (
        <CurrentPasswordField {...register("password")} error={formState.errors.password?.message} />
      ) : (
        <>
          <Controller
            control={control}
            name="code"
            render={({ field: { value, onChange } }) => (
              <CodeField
                label="Code from your mail"
                value={value}
                onChange={onChange}
                error={formState.errors.code?.message}
              />
            )}
          />
          <ResendCodeButton onResend={sendCode} firstLabel="Mail me a code" />
          <MailboxHint />
        </>
      )}
      <Button type="submit" variant="danger" busy={formState.isSubmitting}>
        Delete everything for good
      </Button>
      <Button variant="secondary" disabled={formState.isSubmitting} onClick={onCancel}>
        Keep my account
      </Button>
    </AccountForm>
  );
}
