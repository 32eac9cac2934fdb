import { CallError, NetworkError } from "../http/calls/call-error.ts";
import { returnPath } from "../http/session/return-path.ts";
import { FormError } from "../ui/fields/form-error.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { CaptchaError } from "./captcha/captcha-error.ts";

export interface Failure {
  text: string;
  /** What lies behind it; its sentence stands below the text where it says more. */
  cause?: unknown;
}

/** Why a form did not work: what failed, and below it what there is to know or to do about it. */
export function FormFailure({ failure }: { failure: Failure | undefined }) {
  const reason = failure && reasonOf(failure);
  return (
    <FormError>
      {failure && (
        <>
          <p>{failure.text}</p>
          {reason && <p className="mt-1">{reason}</p>}
          {needsFreshSignIn(failure) && (
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

/** Who has no password to show signs in by the network, and comes back. */
const needsFreshSignIn = ({ cause }: Failure) => cause instanceof CallError && cause.code === "fresh_sign_in_needed";

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
