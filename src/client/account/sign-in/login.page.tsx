import { useEffect, useState } from "react";
import { useLoaderData, useLocation, useNavigate } from "react-router";
import { CallError } from "../../http/calls/call-error.ts";
import { endedSession } from "../../http/session/ended-session.ts";
import { returnPath } from "../../http/session/return-path.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { useStoredItem } from "../../http/storage/use-stored-item.ts";
import { AuthLayout } from "../../ui/page/auth-layout.tsx";
import { deferred, useDeferred } from "../../ui/states/deferred.ts";
import { Notice } from "../../ui/states/notice.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { login } from "../account.queries.ts";
import { loginFailureText } from "../failure-text.ts";
import { readNotice } from "../page-notice.ts";
import { loadLoginPage } from "./login-arrival.ts";
import { loginAttempts } from "./login-attempts.ts";
import { type Credentials, LoginForm } from "./login-form.tsx";
import { NetworkOption } from "./network-option.tsx";
import { OtherPersonQuestion } from "./other-person-question.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

export const loader = loadLoginPage;

const endTexts: Record<string, string> = {
  expired: "Your session has expired. Please log in again.",
  "sign-in-again": "Please sign in again to go on.",
  deleted: "Your account and everything in it is deleted.",
};

/** Few people have a second factor. */
const secondStepPart = deferred(async () => (await import("./second-step-screen.tsx")).SecondStepScreen);

const lastAttempt = "That was the third wrong try. If you have forgotten your password, you can set a new one here.";

export function Component() {
  useLeaveWhenSignedIn();
  const {
    error: arrivalError,
    notice: arrivalNotice,
    arrived,
    step: stepOnArrival,
  } = useLoaderData<typeof loadLoginPage>();
  const notice = readNotice(useLocation().state);
  const ended = endedSession.reason() ?? "";
  const noticeText = notice?.text ?? (arrivalNotice || endTexts[ended]);
  const isReturning = !notice?.email && ended !== "deleted";
  const navigate = useNavigate();
  const [error, setError] = useState(arrivalError);
  const [step, setStep] = useState(stepOnArrival);
  const SecondStepScreen = useDeferred(secondStepPart, step !== undefined);

  const failed = (failure: unknown, email: string) => {
    if (failure instanceof CallError && failure.secondStep) {
      loginAttempts.reset();
      return setStep(failure.secondStep);
    }
    const isLastAttempt = loginAttempts.fail();
    if (failure instanceof CallError && failure.status === 409) {
      sessionStore.write("pendingEmail", email);
      return navigate("/verify-email", { state: { text: failure.message } });
    }
    if (isLastAttempt) return navigate("/forgot-password", { state: { text: lastAttempt, email } });
    setError(loginFailureText(failure));
  };

  const signIn = async ({ email, password }: Credentials) => {
    setError("");
    try {
      const { token, name } = await login(email, password);
      if (!token) throw new CallError(200, "no_token", "Login successful but no token received. Please try again.");
      loginAttempts.reset();
      sessionStore.signIn({ token, name, email });
    } catch (failure) {
      await failed(failure, email);
    }
  };

  const leaveSecondStep = (reason: string) => {
    setStep(undefined);
    setError(reason);
  };

  if (arrived) return <OtherPersonQuestion arrived={arrived} />;
  if (step && SecondStepScreen) return <SecondStepScreen step={step} onLeave={leaveSecondStep} />;
  return (
    <AuthLayout
      title="Sign in"
      subtitle={isReturning ? "Good to see you again." : undefined}
      footer={
        <>
          New here? <TextLink to="/register">Create an account</TextLink>
        </>
      }
    >
      {noticeText && !error && <Notice>{noticeText}</Notice>}
      <LoginForm initialEmail={notice?.email ?? ""} error={error} onSubmit={signIn} />
      <NetworkOption />
      <PasskeyButton onFailure={setError} />
    </AuthLayout>
  );
}

/** Goes to the page that was asked for as soon as somebody signs in, with this form or in another tab. */
function useLeaveWhenSignedIn(): void {
  const navigate = useNavigate();
  const token = useStoredItem("token");
  const [tokenOnArrival] = useState(token);
  useEffect(() => {
    if (token && token !== tokenOnArrival) void navigate(returnPath.take(), { replace: true });
  }, [token, tokenOnArrival, navigate]);
}
