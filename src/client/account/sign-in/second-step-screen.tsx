import { useState } from "react";
import { secondStepEndpoints } from "../../../shared/account/second-factor.contract.ts";
import type { SecondStep } from "../../../shared/http/error.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { AuthLayout } from "../../ui/page/auth-layout.tsx";
import { serverMessageOr } from "../failure-text.ts";
import { signInByPasskey } from "../passkeys.ts";
import { SecondStepCodeForm } from "./second-step-code-form.tsx";

type Method = SecondStep["methods"][number];

const subtitles: Record<Method, string> = {
  app: "Enter the code that your authenticator app shows for Forthright.",
  passkey: "Confirm with your passkey that it is you.",
  recovery_code: "Enter one of the recovery codes that you have kept. Each works once.",
};
const changes: Record<Method, string> = {
  app: "Use the authenticator app",
  passkey: "Use a passkey",
  recovery_code: "Use a recovery code",
};

interface SecondStepScreenProps {
  step: SecondStep;
  /** Back to the first step, and why if not by one's own wish. */
  onLeave: (reason: string) => void;
}

/** The second step of a sign-in, for an account that has a second factor. */
export function SecondStepScreen({ step, onLeave }: SecondStepScreenProps) {
  const [method, setMethod] = useState(step.methods[0] ?? "app");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);

  const finish = async (signIn: () => Promise<Parameters<typeof sessionStore.signIn>[0]>) => {
    setError("");
    setBusy(true);
    try {
      sessionStore.signIn(await signIn());
    } catch (failure) {
      if (failure instanceof CallError && failure.code === "second_step_over") return onLeave(failure.message);
      setError(serverMessageOr("You could not be signed in. Please try again.", failure));
    }
    setBusy(false);
  };

  const choose = (next: Method) => {
    setError("");
    setMethod(next);
  };

  return (
    <AuthLayout
      title="One more step"
      subtitle={subtitles[method]}
      footer="If you have lost everything that you could confirm with, write to the operator of this site."
    >
      {method === "passkey" ? (
        <>
          <FormError>{error}</FormError>
          <Button busy={busy} autoFocus onClick={() => void finish(() => signInByPasskey(step.ticket))}>
            Use my passkey
          </Button>
        </>
      ) : (
        <SecondStepCodeForm
          key={method}
          isOfApp={method === "app"}
          error={error}
          busy={busy}
          onSubmit={(code) =>
            finish(() => callEndpoint(secondStepEndpoints.enterCode, { body: { ticket: step.ticket, code } }))
          }
        />
      )}
      {step.methods
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} variant="secondary" disabled={busy} onClick={() => choose(other)}>
            {changes[other]}
          </Button>
        ))}
      <Button variant="quiet" disabled={busy} onClick={() => onLeave("")}>
        Back to sign in
      </Button>
    </AuthLayout>
  );
}
