import { Controller } from "react-hook-form";
import { z } from "zod/mini";
import { appCodeForm, secondFactorEndpoints } from "../../../../shared/account/second-factor.contract.ts";
import { callEndpoint } from "../../../http/calls/call-endpoint.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/fields/code/code-field.tsx";
import { CopyButton } from "../../../ui/fields/copy-button.tsx";
import { FormFailure } from "../../form-failure.tsx";
import { useAccountForm } from "../../use-account-form.ts";
import { AccountForm } from "../account-section.tsx";
import { QrCode } from "./qr-code.tsx";

interface SetUpAppProps {
  begun: { key: string; uri: string };
  onAdded: (message: string, recoveryCodes: string[] | undefined) => Promise<void>;
  onCancel: () => void;
}

/** The key for the app, and the code that shows that the app has it. */
export function SetUpApp({ begun: { key, uri }, onAdded, onCancel }: SetUpAppProps) {
  const { control, formState, submit, failure } = useAccountForm({
    schema: z.object({ code: z.string().check(z.regex(appCodeForm, "Please enter the 6 digits of the app")) }),
    defaultValues: { code: "" },
    fallback: "The app could not be set up. Please try again.",
    fieldNames: { code: "code" },
    async send({ code }) {
      const { message, recovery_codes } = await callEndpoint(secondFactorEndpoints.confirmApp, { body: { code } });
      await onAdded(message, recovery_codes);
    },
  });

  return (
    <AccountForm onSubmit={submit}>
      <FormFailure failure={failure} />
      <p>
        Scan this with an authenticator app, or{" "}
        <a href={uri} className="font-semibold text-accent underline underline-offset-4">
          open it in an app on this device
        </a>
        .
      </p>
      <div>
        <QrCode text={uri} label="QR code with the key for the app" />
      </div>
      <div>
        <p className="text-muted text-sm">Or type this key into the app:</p>
        <p className="mt-1 mb-2 break-words font-mono text-base">{key.match(/.{1,4}/g)?.join(" ")}</p>
        <CopyButton text={key}>Copy the key</CopyButton>
      </div>
      <Controller
        control={control}
        name="code"
        render={({ field: { value, onChange } }) => (
          <CodeField
            label="Code that the app shows"
            inputMode="numeric"
            value={value}
            onChange={onChange}
            error={formState.errors.code?.message}
          />
        )}
      />
      <Button type="submit" busy={formState.isSubmitting}>
        Turn on the app
      </Button>
      <Button variant="quiet" disabled={formState.isSubmitting} onClick={onCancel}>
        Cancel
      </Button>
    </AccountForm>
  );
}
