import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod/mini";
import { personName } from "../../../shared/account/account.contract.ts";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { showToast } from "../../ui/overlays/toast.ts";
import { FormFailure } from "../form-failure.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { AccountForm, AccountSection } from "./account-section.tsx";
import { reloadOverview } from "./account-settings.queries.ts";

const nameForm = z.object({ name: personName });

export function ChangeNameSection({ name }: { name: string }) {
  const queryClient = useQueryClient();
  const { register, formState, submit, failure, reset } = useAccountForm({
    schema: nameForm,
    defaultValues: { name },
    fallback: "Your name could not be changed. Please try again.",
    fieldNames: { name: "name" },
    async send(values) {
      const changed = await callEndpoint(accountSettingsEndpoints.changeName, { body: values });
      sessionStore.write("name", changed.name);
      reset({ name: changed.name });
      showToast({ title: "Your name was changed." });
      await reloadOverview(queryClient);
    },
  });

  return (
    <AccountSection title="Name" description="How we address you. Your documents take their name from your profile.">
      <AccountForm onSubmit={submit}>
        <FormFailure failure={failure} />
        <TextField label="Full name" autoComplete="name" {...register("name")} error={formState.errors.name?.message} />
        <Button type="submit" variant="secondary" busy={formState.isSubmitting} disabled={!formState.isDirty}>
          Change name
        </Button>
      </AccountForm>
    </AccountSection>
  );
}
