import { expect, it } from "vitest";
import { CallError, NetworkError } from "../http/calls/call-error.ts";
import { CaptchaError } from "./captcha/captcha-error.ts";
import { fixedMessage, loginFailureText, serverMessageOr } from "./failure-text.ts";

it.each([
  ["LOGIN-07", 405, "Service temporarily unavailable. Please try again later."],
  ["LOGIN-08", 401, "Invalid email or password. Please check your credentials."],
  ["LOGIN-09", 403, "Account access denied. Please contact support."],
])("[%s] says what a login with status %d means", (_line, status, text) => {
  expect(loginFailureText(new CallError(status, "code", "something else"))).toBe(text);
});

it("[LOGIN-10] otherwise gives the server's sentence, the connection's fault, or a last word", () => {
  expect(loginFailureText(new CallError(429, "too_many_logins", "Please wait."))).toBe("Please wait.");
  expect(loginFailureText(new NetworkError())).toMatch(/^Connection error: ./);
  const lastWord = "Login failed. Please check your credentials and try again.";
  expect(loginFailureText(new CallError(500, "", ""))).toBe(lastWord);
  expect(loginFailureText(new Error("unexpected"))).toBe(lastWord);
});

it("[REG-08][VERIFY-04] prefers the server's sentence, a field's before the whole form's", () => {
  const fallback = "Registration failed. Please try again.";
  expect(serverMessageOr(fallback, new CallError(400, "invalid_input", "Form", { email: "Field" }))).toBe("Field");
  expect(serverMessageOr(fallback, new CallError(400, "invalid_input", "Form"))).toBe("Form");
  expect(serverMessageOr(fallback, new NetworkError())).toBe(fallback);
  expect(serverMessageOr(fallback, new CaptchaError())).toBe("Please complete the CAPTCHA verification");
});

it("[RESET-02] keeps its own sentence whatever the server says, except to wait", () => {
  const text = "Failed to send reset code. Please try again.";
  expect(fixedMessage(text, new CallError(500, "internal_error", "Something else"))).toBe(text);
  expect(fixedMessage(text, new CallError(429, "too_many_codes", "Please wait."))).toBe("Please wait.");
});
