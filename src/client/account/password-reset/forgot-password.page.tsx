import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod/mini";
import { accountEndpoints, emailAddress } from "../../../shared/account/account.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Form } from "../../ui/form.tsx";
import { AuthLayout } from "../../ui/page/auth-layout.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { fixedMessage } from "../failure-text.ts";
import { type Failure, FormFailure } from "../form-failure.tsx";
import { readNotice } from "../page-notice.ts";

const forgotForm = z.object({ email: emailAddress });

export function Component() {
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const notice = readNotice(useLocation().state);
  const [failure, setFailure] = useState<Failure>();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotForm),
    defaultValues: { email: notice?.email ?? "" },
  });

  const submit = handleSubmit(async ({ email }) => {
    setFailure(undefined);
    try {
      const recaptchaToken = await captcha.token();
      await callEndpoint(accountEndpoints.forgotPassword, { body: { email, recaptchaToken } });
      sessionStore.write("pendingEmail", email);
      await navigate("/reset-password-code");
    } catch (cause) {
      captcha.reset();
      setFailure({ text: fixedMessage("Failed to send reset code. Please try again.", cause), cause });
    }
  });

  return (
    <AuthLayout
      title="Forgot your password?"
      subtitle="Tell us your email address and we send you a code to set a new one."
      footer={
        <>
          Remembered it? <TextLink to="/login">Sign in</TextLink>
        </>
      }
    >
      <Form onSubmit={submit} className="flex flex-col gap-5">
        {notice?.text && !failure && <Notice>{notice.text}</Notice>}
        <FormFailure failure={failure} />
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          {...register("email")}
          error={formState.errors.email?.message}
        />
        <Button type="submit" busy={formState.isSubmitting}>
          Send the code
        </Button>
      </Form>
    </AuthLayout>
  );
}
