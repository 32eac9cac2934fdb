import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { z } from "zod/mini";
import { accountEndpoints, emailAddress, newPassword, personName } from "../../../shared/account/account.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Form } from "../../ui/form.tsx";
import { AuthLayout } from "../../ui/page/auth-layout.tsx";
import { LegalLinks } from "../../ui/page/legal-links.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { serverMessageOr } from "../failure-text.ts";
import { showAtFields } from "../field-refusals.ts";
import { type Failure, FormFailure } from "../form-failure.tsx";
import { NewPasswordField } from "../new-password-field.tsx";
import { NetworkOption } from "../sign-in/network-option.tsx";
import { registrationDraft } from "./registration-draft.ts";

const registerForm = z.object({
  name: personName,
  email: emailAddress,
  password: newPassword,
  terms: z.boolean().check(z.refine((accepted) => accepted, "You must accept the Terms of Service and Privacy Policy")),
});
type RegisterForm = z.infer<typeof registerForm>;

export function Component() {
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const [failure, setFailure] = useState<Failure>();
  const { register, handleSubmit, watch, trigger, setError, formState } = useForm<RegisterForm>({
    resolver: zodResolver(registerForm),
    mode: "onTouched",
    defaultValues: { name: "", email: "", ...registrationDraft.read(), password: "", terms: false },
  });
  const [typedName, typedEmail] = watch(["name", "email"]);
  useEffect(() => registrationDraft.write({ name: typedName, email: typedEmail }), [typedName, typedEmail]);

  const submit = handleSubmit(async ({ name, email, password }) => {
    setFailure(undefined);
    try {
      const recaptchaToken = await captcha.token();
      await callEndpoint(accountEndpoints.register, { body: { name, email, password, recaptchaToken } });
      registrationDraft.remove();
      sessionStore.write("pendingEmail", email);
      await navigate("/verify-email", { state: { sentTo: email } });
    } catch (cause) {
      captcha.reset();
      if (showAtFields(cause, (field) => z.keyof(registerForm).options.find((own) => own === field), setError)) return;
      setFailure({ text: serverMessageOr("Registration failed. Please try again.", cause), cause });
    }
  });

  return (
    <AuthLayout
      title="Create your account"
      subtitle="A CV and a letter that say what you have done, and nothing else."
      footer={
        <>
          Already registered? <TextLink to="/login">Sign in</TextLink>
        </>
      }
    >
      <Form onSubmit={submit} className="flex flex-col gap-5">
        <FormFailure failure={failure} />
        <TextField label="Full name" autoComplete="name" {...register("name")} error={formState.errors.name?.message} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          {...register("email")}
          error={formState.errors.email?.message}
        />
        <NewPasswordField
          label="Password"
          {...register("password")}
          password={watch("password")}
          refusal={formState.errors.password?.message}
        />
        <Checkbox
          {...register("terms", { onChange: () => void trigger("terms") })}
          error={formState.errors.terms?.message}
          label={
            <>
              I accept <LegalLinks />
            </>
          }
        />
        <Button type="submit" busy={formState.isSubmitting} disabled={!formState.isValid}>
          Register
        </Button>
      </Form>
      <NetworkOption />
    </AuthLayout>
  );
}
