import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useLoaderData, useNavigate } from "react-router";
import { z } from "zod";
import { accountEndpoints, verificationCode } from "../../shared/account/account.contract.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import { sessionStore } from "../http/session-store.ts";
import { AuthLayout } from "../ui/auth-layout.tsx";
import { Button } from "../ui/button.tsx";
import { CodeField } from "../ui/code-field.tsx";
import { FormError } from "../ui/form-error.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { redeemResetCode } from "./account.queries.ts";
import { fixedMessage } from "./failure-text.ts";
import { type Failure, FormFailure } from "./form-failure.tsx";
import { MailboxHint } from "./mailbox-hint.tsx";
import { ResendCodeButton } from "./resend-code-button.tsx";
import { useCaptcha } from "./use-captcha.ts";

const codeForm = z.object({ code: verificationCode });

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
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(codeForm),
    defaultValues: { code: "" },
  });

  const submit = handleSubmit(async ({ code }) => {
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
  });

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
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <FormFailure failure={failure} />
        <Controller
          control={control}
          name="code"
          render={({ field: { value, onChange } }) => (
            <CodeField
              label="Reset code"
              value={value}
              onChange={onChange}
              error={formState.errors.code?.message}
              autoFocus
            />
          )}
        />
        <Button type="submit" busy={formState.isSubmitting}>
          Continue
        </Button>
        <ResendCodeButton onResend={resend} />
      </form>
      <MailboxHint />
    </AuthLayout>
  );
}
