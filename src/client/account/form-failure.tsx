import { accountEndpoints } from "../../shared/account/account.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { CallError, NetworkError } from "../http/calls/call-error.ts";
import { endedSession } from "../http/session/ended-session.ts";
import { returnPath } from "../http/session/return-path.ts";
import { sessionStore } from "../http/session/session-store.ts";
import { Button } from "../ui/button.tsx";
import { FormError } from "../ui/fields/form-error.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { CaptchaError } from "./captcha/captcha-error.ts";

export interface Failure {
  text: string;
  /** What lies behind it; its sentence stands below the text where it says more. */
  cause?: unknown;
}

interface FormFailureProps {
  failure: Failure | undefined;
  /** Of somebody who may be asked to sign in again, though they have one. */
  hasPassword?: boolean;
}

/** Why a form did not work: what failed, and below it what there is to know or to do about it. */
export function FormFailure({ failure, hasPassword = false }: FormFailureProps) {
  const reason = failure && reasonOf(failure);
  return (
    <FormError>
      {failure && (
        <>
          <p>{failure.text}</p>
          {reason && <p className="mt-1">{reason}</p>}
          {needsFreshSignIn(failure) && hasPassword && (
            <Button variant="secondary" size="small" className="mt-2" onClick={signInAgain}>
              Sign in again
            </Button>
          )}
          {needsFreshSignIn(failure) && !hasPassword && (
            <p className="mt-1">
              <TextLink to="/linkedin-login" reloadDocument onClick={() => returnPath.remember(window.location.href)}>
                Sign in with LinkedIn again
              </TextLink>
            </p>
          )}
        </>
      )}
    </FormError>
  );
}

const needsFreshSignIn = ({ cause }: Failure) => cause instanceof CallError && cause.code === "fresh_sign_in_needed";

/** Ends this session, so that /login asks; after it the person is back on this page. */
function signInAgain(): void {
  callEndpoint(accountEndpoints.logout).catch(() => undefined);
  returnPath.remember(window.location.href);
  sessionStore.expire();
  endedSession.note("sign-in-again");
}

function reasonOf({ text, cause }: Failure): string | undefined {
  const sentence = sentenceOf(cause);
  return sentence && !text.includes(sentence) ? sentence : undefined;
}

/** The sentence of a fault of the server's own says nothing that a person could act on. */
function sentenceOf(cause: unknown): string | undefined {
  if (cause instanceof CaptchaError) return cause.advice;
  if (cause instanceof NetworkError) return cause.message;
  return cause instanceof CallError && cause.status < 500 ? cause.message : undefined;
}
