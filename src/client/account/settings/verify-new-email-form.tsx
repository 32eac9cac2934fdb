import { useQueryClient } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { z } from "zod/mini";
import { verificationCode } from "../../../shared/account/account.contract.ts";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/fields/code/code-field.tsx";
import { showToast } from "../../ui/overlays/toast.ts";
import { Notice } from "../../ui/states/notice.tsx";
import { FormFailure } from "../form-failure.tsx";
import { MailboxHint } from "../mailbox-hint.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { AccountForm } from "./account-section.tsx";
import { reloadOverview } from "./account-settings.queries.ts";

interface VerifyNewEmailFormProps {
  email: string;
  onOtherAddress: () => void;
}

export function VerifyNewEmailForm({ email, onOtherAddress }: VerifyNewEmailFormProps) {
  const queryClient = useQueryClient();
  const { control, formState, submit, failure } = useAccountForm({
    schema: z.object({ code: verificationCode }),
    defaultValues: { code: "" },
    fallback: "Verification failed. Please try again.",
    fieldNames: { code: "code" },
    async send({ code }) {
      const changed = await callEndpoint(accountSettingsEndpoints.verifyNewEmail, { body: { code } });
      await reloadOverview(queryClient);
      showToast({ title: "Your email address was changed.", description: changed.email });
      sessionStore.write("email", changed.email);
    },
  });

  return (
    <AccountForm onSubmit={submit}>
      <FormFailure failure={failure} />
      <Notice>
        We sent a code to <strong className="break-all">{email}</strong>. Until you enter it, nothing changes.
      </Notice>
      <Controller
        control={control}
        name="code"
        render={({ field: { value, onChange } }) => (
          <CodeField
            label="Verification code"
            value={value}
            onChange={onChange}
            error={formState.errors.code?.message}
          />
        )}
      />
      <Button type="submit" busy={formState.isSubmitting}>
        Verify the new address
      </Button>
      <Button variant="quiet" onClick={onOtherAddress}>
        New code, or another address
      </Button>
      <MailboxHint />
    </AccountForm>
  );
}
