import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { secondFactorEndpoints, secondStepEndpoints } from "../../shared/account/second-factor.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { PasskeyError } from "./passkey-error.ts";

export const canUsePasskeys = browserSupportsWebAuthn;

/** Makes a passkey; answers the recovery codes where it is the first factor. */
export async function addPasskey(name: string): Promise<string[] | undefined> {
  const { options } = await callEndpoint(secondFactorEndpoints.beginPasskey);
  const passkey = await startRegistration({ optionsJSON: options }).catch((cause: unknown) => {
    const isKnown = cause instanceof Error && cause.name === "InvalidStateError";
    throw new PasskeyError(
      isKnown ? "This device has a passkey for this account already." : "No passkey was made.",
      cause,
    );
  });
  return (await callEndpoint(secondFactorEndpoints.confirmPasskey, { body: { passkey, name } })).recovery_codes;
}

/** Signs in; by the ticket as the second step, without one instead of a password. */
export async function signInByPasskey(ticket?: string) {
  const { options } = await callEndpoint(secondStepEndpoints.beginPasskeySignIn, { body: { ticket } });
  const passkey = await startAuthentication({ optionsJSON: options }).catch((cause: unknown) => {
    throw new PasskeyError("No passkey was used. Please try again, or sign in another way.", cause);
  });
  return callEndpoint(secondStepEndpoints.finishPasskeySignIn, { body: { ticket, passkey } });
}
