import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AccountOverview } from "../../../../shared/account/account-settings.contract.ts";
import { secondFactorEndpoints as calls } from "../../../../shared/account/second-factor.contract.ts";
import { callEndpoint } from "../../../http/calls/call-endpoint.ts";
import { Button } from "../../../ui/button.tsx";
import { InlineConfirm } from "../../../ui/overlays/inline-confirm.tsx";
import { showToast } from "../../../ui/overlays/toast.ts";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { deferred, useDeferred } from "../../../ui/states/deferred.ts";
import { FormFailure } from "../../form-failure.tsx";
import { AccountSection } from "../account-section.tsx";
import { reloadOverview } from "../account-settings.queries.ts";
import { FactorRow } from "./factor-row.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const appPart = deferred(async () => (await import("./set-up-app.tsx")).SetUpApp);
const passkeyPart = deferred(async () => (await import("./add-passkey-form.tsx")).AddPasskeyForm);

interface Change {
  /** Which button was pressed. */
  what: string;
  call: () => Promise<{ message: string; recovery_codes?: string[] | undefined }>;
}

/** What signing in asks for beside the password. */
export function SecondFactorsSection({ overview }: { overview: AccountOverview }) {
  const { second_factors: factors, has_password: hasPassword } = overview;
  const { app_added_at: appAddedAt, passkeys, recovery_codes_left: codesLeft } = factors;
  const hasFactor = appAddedAt !== null || passkeys.length > 0;
  const [codes, setCodes] = useState<string[]>();
  const [isAddingPasskey, setIsAddingPasskey] = useState(false);
  const queryClient = useQueryClient();

  const begin = useMutation({ mutationFn: () => callEndpoint(calls.beginApp) });
  const change = useMutation({
    mutationFn: ({ call }: Change) => call(),
    onSuccess: ({ message, recovery_codes }) => changed(message, recovery_codes),
  });
  const SetUpApp = useDeferred(appPart, begin.isSuccess);
  const AddPasskeyForm = useDeferred(passkeyPart, isAddingPasskey);

  const changed = async (message: string, newCodes: string[] | undefined) => {
    begin.reset();
    setIsAddingPasskey(false);
    // Those that were not kept yet stay in sight.
    if (newCodes) setCodes(newCodes);
    showToast({ title: message });
    await reloadOverview(queryClient);
  };
  const run = (what: string, call: Change["call"]) => {
    begin.reset();
    change.mutate({ what, call });
  };
  const isBusy = (what: string) => change.isPending && change.variables.what === what;
  const cause = change.error ?? begin.error;

  return (
    <AccountSection
      title="Second step"
      description="With one of these, signing in by password or LinkedIn asks for something else that only you have. A password that somebody found out opens nothing then."
    >
      <FormFailure
        hasPassword={hasPassword}
        failure={cause ? { text: "This could not be changed.", cause } : undefined}
      />
      {hasFactor && codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      <ul className="flex flex-col divide-y divide-line">
        <FactorRow
          title="Authenticator app"
          detail={
            appAddedAt ? (
              <>
                Set up <RelativeTime iso={appAddedAt} />
              </>
            ) : (
              "An app on your phone that shows a new code every half minute"
            )
          }
        >
          {appAddedAt ? (
            <InlineConfirm
              question="Remove the app?"
              confirmLabel="Remove"
              busy={isBusy("app")}
              onConfirm={() => run("app", () => callEndpoint(calls.removeApp))}
            >
              Remove the app
            </InlineConfirm>
          ) : (
            !begin.isSuccess && (
              <Button variant="secondary" busy={begin.isPending} onClick={() => begin.mutate()}>
                Set up an app
              </Button>
            )
          )}
        </FactorRow>
        {begin.data && SetUpApp && (
          <li className="py-4">
            <SetUpApp begun={begin.data} onAdded={changed} onCancel={begin.reset} />
          </li>
        )}
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            busy={isBusy(passkey.id)}
            onRemove={() => run(passkey.id, () => callEndpoint(calls.removePasskey, { body: { id: passkey.id } }))}
          />
        ))}
        <FactorRow
          title={passkeys.length > 0 ? "Another passkey" : "Passkey"}
          detail="The fingerprint, face or PIN of this device, or a security key. It also signs you in without the password"
        >
          {!isAddingPasskey && (
            <Button variant="secondary" onClick={() => setIsAddingPasskey(true)}>
              Add a passkey
            </Button>
          )}
        </FactorRow>
        {isAddingPasskey && AddPasskeyForm && (
          <li className="py-4">
            <AddPasskeyForm hasPassword={hasPassword} onAdded={changed} onCancel={() => setIsAddingPasskey(false)} />
          </li>
        )}
        {hasFactor && (
          <FactorRow
            title="Recovery codes"
            detail={`${codesLeft} of 10 left, for when you cannot reach the app or the passkey`}
          >
            <InlineConfirm
              key={codes?.[0]}
              variant="secondary"
              question="The older ones stop working."
              confirmLabel="Make new ones"
              busy={isBusy("codes")}
              onConfirm={() => run("codes", () => callEndpoint(calls.renewRecoveryCodes))}
            >
              Make new codes
            </InlineConfirm>
          </FactorRow>
        )}
      </ul>
    </AccountSection>
  );
}
