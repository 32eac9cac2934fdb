import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod/mini";
import { newPassword } from "../../../shared/account/account.contract.ts";
import { type AccountOverview, accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/overlays/toast.ts";
import { FormFailure } from "../form-failure.tsx";
import { NewPasswordField } from "../new-password-field.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { AccountForm, AccountSection } from "./account-section.tsx";
import { reloadOverview } from "./account-settings.queries.ts";
import { currentPasswordOf } from "./current-password.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";

export function ChangePasswordSection({ overview }: { overview: AccountOverview }) {
  const { has_password: hasPassword, email } = overview;
  const queryClient = useQueryClient();
  const { register, watch, formState, submit, failure, reset } = useAccountForm({
    schema: z.object({ current: currentPasswordOf(hasPassword), next: newPassword }),
    defaultValues: { current: "", next: "" },
    fallback: "Your password could not be changed. Please try again.",
    fieldNames: { current_password: "current", new_password: "next" },
    async send({ current, next }) {
      const body = { current_password: current || undefined, new_password: next };
      await callEndpoint(accountSettingsEndpoints.changePassword, { body });
      reset();
      showToast({ title: "Your password was changed.", description: "Every other device was signed out." });
      await reloadOverview(queryClient);
    },
  });

  return (
    <AccountSection
      title="Password"
      description={
        hasPassword
          ? "A change signs out every other device."
          : "You sign in with LinkedIn. With a password you can sign in without it too."
      }
    >
      <AccountForm onSubmit={submit}>
        <FormFailure failure={failure} hasPassword={hasPassword} />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && <CurrentPasswordField {...register("current")} error={formState.errors.current?.message} />}
        <NewPasswordField
          label="New password"
          {...register("next")}
          password={watch("next")}
          refusal={formState.errors.next?.message}
        />
        <Button type="submit" variant="secondary" busy={formState.isSubmitting}>
          {hasPassword ? "Change password" : "Set a password"}
        </Button>
      </AccountForm>
    </AccountSection>
  );
}
