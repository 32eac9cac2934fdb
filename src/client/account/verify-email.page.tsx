import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { redirect, useLoaderData, useLocation, useNavigate } from "react-router";
import { z } from "zod";
import { accountEndpoints, verificationCode } from "../../shared/account/account.contract.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import { sessionStore } from "../http/session-store.ts";
import { AuthLayout } from "../ui/auth-layout.tsx";
import { Button } from "../ui/button.tsx";
import { CodeField } from "../ui/code-field.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { serverMessageOr } from "./failure-text.ts";
import { type Failure, FormFailure } from "./form-failure.tsx";
import { MailboxHint } from "./mailbox-hint.tsx";
import { readNotice } from "./page-notice.ts";
import { ResendCodeButton } from "./resend-code-button.tsx";

const codeForm = z.object({ code: verificationCode });

export function loader() {
  const email = sessionStore.read("pendingEmail");
  return email ? { email } : redirect("/register");
}

export function Component() {
  const { email } = useLoaderData<{ email: string }>();
  const navigate = useNavigate();
  const [notice, setNotice] = useState(readNotice(useLocation().state)?.text);
  const [failure, setFailure] = useState<Failure>();
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(codeForm),
    defaultValues: { code: "" },
  });

  const submit = handleSubmit(async ({ code }) => {
    setFailure(undefined);
    try {
      const { message } = await callEndpoint(accountEndpoints.verifyEmail, { body: { email, code } });
      sessionStore.remove("pendingEmail");
      await navigate("/login", { state: { text: message, email } });
    } catch (cause) {
      setFailure({ text: serverMessageOr("Verification failed. Please try again.", cause), cause });
    }
  });

  const resend = async () => {
    setFailure(undefined);
    setNotice(undefined);
    try {
      await callEndpoint(accountEndpoints.resendCode, { body: { email } });
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
          We sent a code to <strong className="break-all text-ink">{email}</strong>.
        </>
      }
      footer={
        <>
          Wrong address? <TextLink to="/register">Register again</TextLink>
        </>
      }
    >
      {notice && !failure && <Notice>{notice}</Notice>}
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <FormFailure failure={failure} />
        <Controller
          control={control}
          name="code"
          render={({ field: { value, onChange } }) => (
            <CodeField
              label="Verification code"
              value={value}
              onChange={onChange}
              error={formState.errors.code?.message}
              autoFocus
            />
          )}
        />
        <Button type="submit" busy={formState.isSubmitting}>
          Verify
        </Button>
        <ResendCodeButton onResend={resend} />
      </form>
      <MailboxHint />
    </AuthLayout>
  );
}
