import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod/mini";
import { emailAddress } from "../../../shared/account/account.contract.ts";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FormFailure } from "../form-failure.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { AccountForm } from "./account-section.tsx";
import { reloadOverview } from "./account-settings.queries.ts";
import { currentPasswordOf } from "./current-password.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";

interface NewEmailFormProps {
  hasPassword: boolean;
  onSent: () => void;
}

export function NewEmailForm({ hasPassword, onSent }: NewEmailFormProps) {
  const queryClient = useQueryClient();
  const { register, formState, submit, failure } = useAccountForm({
    schema: z.object({ email: emailAddress, password: currentPasswordOf(hasPassword) }),
    defaultValues: { email: "", password: "" },
    fallback: "The code could not be sent. Please try again.",
    fieldNames: { email: "email", current_password: "password" },
    async send({ email, password }) {
      const body = { email, current_password: password || undefined };
      await callEndpoint(accountSettingsEndpoints.changeEmail, { body });
      await reloadOverview(queryClient);
      onSent();
    },
  });

  return (
    <AccountForm onSubmit={submit}>
      <FormFailure failure={failure} hasPassword={hasPassword} />
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        {...register("email")}
        error={formState.errors.email?.message}
      />
      {hasPassword && <CurrentPasswordField {...register("password")} error={formState.errors.password?.message} />}
      <Button type="submit" variant="secondary" busy={formState.isSubmitting}>
        Send a code to the new address
      </Button>
    </AccountForm>
  );
}
