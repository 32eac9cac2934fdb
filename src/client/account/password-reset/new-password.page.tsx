import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { redirect, useLoaderData, useNavigate } from "react-router";
import { z } from "zod/mini";
import { accountEndpoints, newPassword } from "../../../shared/account/account.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { Form } from "../../ui/form.tsx";
import { AuthLayout } from "../../ui/page/auth-layout.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { fixedMessage } from "../failure-text.ts";
import { showAtFields } from "../field-refusals.ts";
import { type Failure, FormFailure } from "../form-failure.tsx";
import { NewPasswordField } from "../new-password-field.tsx";
import { loginAttempts } from "../sign-in/login-attempts.ts";

const passwordForm = z.object({ password: newPassword, confirmation: z.string() }).check(
  z.refine((form) => form.password === form.confirmation, {
    path: ["confirmation"],
    message: "Passwords do not match",
  }),
);

const changed = "Your password has been changed. You can sign in with it now.";

export function loader({ request }: { request: Request }) {
  const query = new URL(request.url).searchParams;
  const email = sessionStore.read("pendingEmail") ?? query.get("email");
  const key = sessionStore.read("resetKey") ?? query.get("reset_key");
  return email && key ? { email, key } : redirect("/forgot-password");
}

export function Component() {
  const { email, key } = useLoaderData<{ email: string; key: string }>();
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const [failure, setFailure] = useState<Failure>();
  const { register, handleSubmit, watch, setError, formState } = useForm({
    resolver: zodResolver(passwordForm),
    mode: "onTouched",
    defaultValues: { password: "", confirmation: "" },
  });

  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      const body = { email, new_password: password, password_reset_key: key, recaptchaToken: await captcha.token() };
      const { message = changed } = await callEndpoint(accountEndpoints.changePassword, { body });
      sessionStore.remove("pendingEmail");
      sessionStore.remove("resetKey");
      loginAttempts.reset();
      await navigate("/login", { state: { text: message, email } });
    } catch (cause) {
      captcha.reset();
      if (showAtFields(cause, (field) => (field === "new_password" ? "password" : undefined), setError)) return;
      setFailure({ text: fixedMessage("Failed to reset password. Please try again.", cause), cause });
    }
  });

  return (
    <AuthLayout
      title="Choose a new password"
      subtitle="Every device that is signed in to your account will be signed out."
      footer={
        <>
          Does it not work? <TextLink to="/forgot-password">Start again</TextLink>
        </>
      }
    >
      <Form onSubmit={submit} className="flex flex-col gap-5">
        <FormFailure failure={failure} />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          label="New password"
          {...register("password")}
          password={watch("password")}
          refusal={formState.errors.password?.message}
        />
        <PasswordField
          label="Confirm the new password"
          autoComplete="new-password"
          {...register("confirmation", { deps: "password" })}
          error={formState.errors.confirmation?.message}
        />
        <Button type="submit" busy={formState.isSubmitting}>
          Change password
        </Button>
      </Form>
    </AuthLayout>
  );
}
