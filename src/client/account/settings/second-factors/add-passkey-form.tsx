import { z } from "zod/mini";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { FormFailure } from "../../form-failure.tsx";
import { addPasskey, canUsePasskeys } from "../../passkeys.ts";
import { useAccountForm } from "../../use-account-form.ts";
import { AccountForm } from "../account-section.tsx";

interface AddPasskeyFormProps {
  hasPassword: boolean;
  onAdded: (message: string, recoveryCodes: string[] | undefined) => Promise<void>;
  onCancel: () => void;
}

export function AddPasskeyForm({ hasPassword, onAdded, onCancel }: AddPasskeyFormProps) {
  const { register, formState, submit, failure } = useAccountForm({
    schema: z.object({ name: z.string().check(z.maxLength(60, "Please use at most 60 characters")) }),
    defaultValues: { name: "" },
    fallback: "The passkey could not be added. Please try again.",
    fieldNames: { name: "name" },
    async send({ name }) {
      await onAdded("The passkey is set up.", await addPasskey(name));
    },
  });

  if (!canUsePasskeys()) {
    return <p>This browser cannot use passkeys here. They need a current browser and a secure address (https).</p>;
  }
  return (
    <AccountForm onSubmit={submit}>
      <FormFailure failure={failure} hasPassword={hasPassword} />
      <TextField
        label="Name of the passkey"
        hint="For you to tell it from others, for example “My phone”. May be left empty."
        autoComplete="off"
        autoFocus
        {...register("name")}
        error={formState.errors.name?.message}
      />
      <Button type="submit" busy={formState.isSubmitting}>
        Make the passkey
      </Button>
      <Button variant="quiet" disabled={formState.isSubmitting} onClick={onCancel}>
        Cancel
      </Button>
    </AccountForm>
  );
}
