import { useState } from "react";
import { redirect, useLoaderData, useLocation, useNavigate } from "react-router";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { AuthLayout } from "../../ui/page/auth-layout.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { serverMessageOr } from "../failure-text.ts";
import type { Failure } from "../form-failure.tsx";
import { MailedCodeForm } from "../mailed-code-form.tsx";
import { readNotice } from "../page-notice.ts";

const verified = "Your email address is verified. You can sign in now.";

export function loader() {
  const email = sessionStore.read("pendingEmail");
  return email ? { email } : redirect("/register");
}

export function Component() {
  const { email } = useLoaderData<{ email: string }>();
  const navigate = useNavigate();
  const canResend = useAdditions();
  const arrival = readNotice(useLocation().state);
  const [notice, setNotice] = useState(arrival?.text);
  const wasSent = arrival?.sentTo === email;
  const [failure, setFailure] = useState<Failure>();

  const submit = async (code: string) => {
    setFailure(undefined);
    try {
      const { message = verified } = await callEndpoint(accountEndpoints.verifyEmail, { body: { email, code } });
      sessionStore.remove("pendingEmail");
      await navigate("/login", { state: { text: message, email } });
    } catch (cause) {
      setFailure({ text: serverMessageOr("Verification failed. Please try again.", cause), cause });
    }
  };

  const resend = async () => {
    setFailure(undefined);
    setNotice(undefined);
    try {
      await askForCode(email);
      setNotice("A new code is on its way. Only the newest one works.");
      return true;
    } catch (cause) {
      setFailure({ text: serverMessageOr("The code could not be sent. Please try again.", cause), cause });
      return false;
    }
  };

  return (
    <AuthLayout
      title="Check your mail"
      subtitle={
        <>
          {wasSent ? "We sent a code to" : "Enter the newest code that you were sent at"}{" "}
          <strong className="break-all text-ink">{email}</strong>.
        </>
      }
      footer={
        <>
          Wrong address? <TextLink to="/register">Register again</TextLink>
        </>
      }
    >
      {notice && !failure && <Notice>{notice}</Notice>}
      <MailedCodeForm
        label="Verification code"
        submitLabel="Verify"
        failure={failure}
        onSubmit={submit}
        onResend={canResend ? resend : undefined}
      />
    </AuthLayout>
  );
}

/** The browser that registered is known by its cookie; any other one shows that it is no robot. */
async function askForCode(email: string): Promise<void> {
  try {
    await callEndpoint(accountEndpoints.resendCode, { body: { email } });
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== "captcha_failed") throw error;
    const { solveOnce } = await import("../captcha/solve-once.ts");
    await callEndpoint(accountEndpoints.resendCode, { body: { email, recaptchaToken: await solveOnce() } });
  }
}
