import { useState } from "react";
import { useLoaderData, useNavigate } from "react-router";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { FormError } from "../../ui/fields/form-error.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { AuthLayout } from "../../ui/page/auth-layout.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { redeemResetCode } from "../account.queries.ts";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { fixedMessage } from "../failure-text.ts";
import type { Failure } from "../form-failure.tsx";
import { MailedCodeForm } from "../mailed-code-form.tsx";

export function loader({ request }: { request: Request }) {
  const email = sessionStore.read("pendingEmail") ?? new URL(request.url).searchParams.get("email");
  return { email };
}

export function Component() {
  const { email } = useLoaderData<typeof loader>();
  return email ? <ResetCodeForm email={email} /> : <EmailMissing />;
}

function EmailMissing() {
  return (
    <AuthLayout title="Enter your reset code">
      <FormError>Email address not found. Please start the password reset process again.</FormError>
      <LinkButton to="/forgot-password">Start again</LinkButton>
    </AuthLayout>
  );
}

function ResetCodeForm({ email }: { email: string }) {
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const [failure, setFailure] = useState<Failure>();
  const [notice, setNotice] = useState("");

  const submit = async (code: string) => {
    setFailure(undefined);
    setNotice("");
    try {
      const key = await redeemResetCode({ email, code, recaptchaToken: await captcha.token() });
      sessionStore.write("pendingEmail", email);
      sessionStore.write("resetKey", key);
      await navigate("/new-password");
    } catch (cause) {
      captcha.reset();
      setFailure({ text: fixedMessage("Invalid verification code. Please try again.", cause), cause });
    }
  };

  const resend = async () => {
    setFailure(undefined);
    setNotice("");
    try {
      const recaptchaToken = await captcha.token();
      await callEndpoint(accountEndpoints.forgotPassword, { body: { email, recaptchaToken } });
      setNotice("A new code is on its way, if the address has an account. Only the newest one works.");
      return true;
    } catch (cause) {
      setFailure({ text: fixedMessage("Failed to send reset code. Please try again.", cause), cause });
      return false;
    } finally {
      captcha.reset();
    }
  };

  return (
    <AuthLayout
      title="Enter your reset code"
      subtitle={
        <>
          If <strong className="break-all text-ink">{email}</strong> has an account, a code is on its way to it.
        </>
      }
      footer={
        <>
          Wrong address? <TextLink to="/forgot-password">Start again</TextLink>
        </>
      }
    >
      {notice && <Notice>{notice}</Notice>}
      <MailedCodeForm label="Reset code" submitLabel="Continue" failure={failure} onSubmit={submit} onResend={resend} />
    </AuthLayout>
  );
}
