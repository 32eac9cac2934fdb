import { z } from "zod/mini";
import { openReply } from "../http/any-server.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { maxPasswordLength, passwordProblems, tooLongPassword } from "./password.rules.ts";

const domainLabel = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?";
/** What a mail header would read as two addresses, or as a name and one, is none; nor is a domain that cannot be. */
const address = new RegExp(`^[^\\s@<>()\\[\\]\\\\,;:"\\p{C}]+@(?:${domainLabel}\\.)+(?!\\d+$)${domainLabel}$`, "u");

export const emailAddress = z.string().check(
  z.trim(),
  // Full-width letters reach the same mailbox.
  z.normalize("NFKC"),
  z.toLowerCase(),
  z.maxLength(254, "Please enter a valid email address"),
  z.regex(address, "Please enter a valid email address"),
);

export const newPassword = z.string().check(
  z.maxLength(2 * maxPasswordLength, tooLongPassword),
  z.superRefine((password, context) => {
    for (const message of passwordProblems(password)) context.addIssue({ code: "custom", message });
  }),
);

/** For so long a mailed code works. */
export const codeMinutes = 15;

export const verificationCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{6}$/, "Please enter the 6-character verification code"));

const captchaToken = z
  .string({ error: "Please complete the CAPTCHA verification" })
  .check(z.minLength(1, "Please complete the CAPTCHA verification"), z.maxLength(8000));

export const personName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Please enter your full name"),
    z.maxLength(100, "Please use at most 100 characters"),
  );

const done = z.object({ success: z.literal(true), message: z.string() });

const tokenAndName = z.object({ token: z.nullish(z.string()), name: z.nullish(z.string()) });

export const accountEndpoints = {
  login: defineEndpoint({
    method: "POST",
    path: "/login",
    summary: "Signs in with email and password",
    body: z.object({ email: emailAddress, password: z.string().check(z.minLength(1), z.maxLength(1000)) }),
    reply: z.object({ success: z.literal(true), token: z.string(), name: z.string(), email: z.string() }),
    /** Either place may hold them; that neither does is a failure of its own. */
    readAs: z.extend(tokenAndName, { data: z.nullish(tokenAndName) }),
  }),
  register: defineEndpoint({
    method: "POST",
    path: "/register",
    summary: "Opens an account and mails a code; the answer never says whether the address was known",
    body: z.object({ name: personName, email: emailAddress, password: newPassword, recaptchaToken: captchaToken }),
    reply: done,
    readAs: openReply,
  }),
  verifyEmail: defineEndpoint({
    method: "POST",
    path: "/verify-email",
    summary: "Confirms an address by the code mailed to it",
    body: z.object({ email: emailAddress, code: verificationCode }),
    reply: done,
    readAs: openReply,
  }),
  resendCode: defineEndpoint({
    method: "POST",
    path: "/verify-email/resend",
    summary: "Mails a new code to the browser that registered, or for a captcha; the older ones stop working",
    body: z.object({ email: emailAddress, recaptchaToken: z.optional(captchaToken) }),
    reply: done,
  }),
  forgotPassword: defineEndpoint({
    method: "POST",
    path: "/forgot-password",
    summary: "Mails a reset code; the answer never says whether the address has an account",
    body: z.object({ email: emailAddress, recaptchaToken: captchaToken }),
    reply: done,
    readAs: openReply,
  }),
  verifyResetCode: defineEndpoint({
    method: "POST",
    path: "/verify-reset-code",
    summary: "Exchanges a reset code for a key that allows one change of the password",
    body: z.object({ email: emailAddress, code: verificationCode, recaptchaToken: captchaToken }),
    reply: z.extend(done, { password_reset_key: z.string() }),
    /** One of the two is there. */
    readAs: z.object({
      password_reset_key: z.nullish(z.string()),
      change_password_key: z.nullish(z.string()),
    }),
  }),
  changePassword: defineEndpoint({
    method: "POST",
    path: "/change-password",
    summary: "Sets a new password and ends all sessions of the account",
    body: z.object({
      email: emailAddress,
      new_password: newPassword,
      password_reset_key: z.string().check(z.minLength(1), z.maxLength(200)),
      recaptchaToken: captchaToken,
    }),
    reply: done,
    readAs: openReply,
  }),
  verifyToken: defineEndpoint({
    method: "POST",
    path: "/verify-token",
    summary: "Says whose a session token is; exchanges the ticket of a network sign-in for a session token",
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: z.object({
      success: z.literal(true),
      email: z.string(),
      name: z.string(),
      /** Set when the token was a ticket: the session token to keep from now on. */
      token: z.optional(z.string()),
    }),
  }),
  logout: defineEndpoint({
    method: "POST",
    path: "/logout",
    summary: "Ends the session",
    reply: z.object({ success: z.literal(true) }),
  }),
};
