import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../tests/components/own-config.ts";
import { pressOn } from "../../../../tests/components/press-on.ts";
import { captchaChallenge } from "../../../../tests/factories/captcha-challenge.ts";
import { empty, inError, inMessage } from "../../../../tests/fakes/refusals.ts";
import { person } from "../../../../tests/fakes/specified-calls.ts";
import { clientConfigQuery } from "../../http/calls/client-config.queries.ts";
import { queryClient } from "../../http/query-client.ts";

const call = "POST /register";
const form = {
  name: page.getByLabelText("Full name"),
  email: page.getByLabelText("Email"),
  password: page.getByLabelText("Password", { exact: true }),
  terms: page.getByRole("checkbox"),
  button: page.getByRole("button", { name: "Register" }),
};
const rules = page.getByRole("list", { name: "Password rules" });
const weak = page.getByText("Please fix the password errors below");

async function openRegistration() {
  const client = await openClient("/register", { signedIn: false });
  await expect.element(form.button).toBeDisabled();
  return client;
}

async function fillIn(): Promise<void> {
  await form.name.fill(person.name);
  await form.email.fill(person.email);
  await form.password.fill(person.password);
  await form.terms.click();
}

it("[VERIFY-01] the verification leads here where no address waits for its code", async () => {
  const { address } = await openClient("/verify-email", { signedIn: false });
  await expect.poll(address).toBe("/register");
});

it("[REG-01] [REG-02] [REG-05] the register button waits until everything is right", async () => {
  await openRegistration();
  await form.name.fill(person.name);
  await form.email.fill(person.email);
  await form.password.fill("abc");
  await expect.element(weak).toBeVisible();
  await form.password.fill(person.password);
  await expect.element(weak).not.toBeInTheDocument();
  await expect.element(form.button).toBeDisabled();
  await form.terms.click();
  await expect.element(form.button).toBeEnabled();
  await form.terms.click();
  await expect.element(page.getByText("You must accept the Terms of Service and Privacy Policy")).toBeVisible();
  await expect.element(form.button).toBeDisabled();
  await expect.element(page.getByRole("link", { name: "Terms of Service" }).first()).toHaveAttribute("href", "/terms");
  await expect.element(page.getByRole("link", { name: "Privacy Policy" }).first()).toHaveAttribute("href", "/privacy");
});

it("a page that is loaded again has the name and the address that were typed, and never the password", async () => {
  await openRegistration();
  await fillIn();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(person.password);
  await openClient("/register", { signedIn: false, inTab: { ...sessionStorage } });
  await expect.element(form.name).toHaveValue(person.name);
  await expect.element(form.email).toHaveValue(person.email);
  await expect.element(form.password).toHaveValue("");
  await expect.element(form.button).toBeDisabled();
});

it("a full storage costs only the draft", async () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  try {
    await openRegistration();
    await fillIn();
    await expect.element(form.button).toBeEnabled();
    expect(full).toHaveBeenCalled();
  } finally {
    full.mockRestore();
  }
});

it("[REG-03] [REG-04] every rule of the password stands below it and is ticked", async () => {
  await openRegistration();
  await expect.element(rules.getByRole("listitem")).toHaveLength(4);
  await expect.element(weak).not.toBeInTheDocument();
  await form.password.fill("12345678");
  await expect.element(weak).toBeVisible();
  await expect.element(rules).toHaveTextContent("Password must contain at least one letter");
  await expect.element(rules).toHaveTextContent("Password must contain at least one symbol");
  await expect.element(rules).not.toHaveTextContent("Password must be at least 8 characters long");
  await expect.element(rules).not.toHaveTextContent("Password must contain at least one number");
  await expectAccessible("registration with a weak password");

  await form.password.fill("a!");
  await expect.element(rules).toHaveTextContent("Password must be at least 8 characters long");
  await expect.element(rules).toHaveTextContent("Password must contain at least one number");
  await form.password.fill(`winter.morning7!${"x".repeat(200)}`);
  await expect.element(rules).toHaveTextContent("Password must be at most 200 characters long");
  await form.password.fill("Zwölf Boxkämpfer 7 😀!");
  await expect.element(weak).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Show password" }).click();
  await expect.element(form.password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect.element(form.password).toHaveAttribute("type", "password");
});

it("[REG-04] a common password is refused at its field until it changes", async () => {
  const { refuse } = await openRegistration();
  const fields = { password: "Too common." };
  refuse(call, { status: 400, json: { success: false, error: "invalid_input", message: "Form", fields } });
  await fillIn();
  await form.button.click();
  await expect.element(form.password).toHaveAccessibleDescription("Too common.");
  await form.password.fill("password1!x");
  await expect.element(page.getByText("Too common.")).not.toBeInTheDocument();
});

it("[REG-06] [REG-07] [REG-08] a captcha that cannot load says so, and each try has a fresh one", async () => {
  const challenges = await Promise.all([captchaChallenge(), captchaChallenge(), captchaChallenge()]);
  const challenge = "GET /api/captcha/challenge";
  const { address, refuse, sentTo } = await openClient("/register", {
    signedIn: false,
    answers: { ...ownConfig, [challenge]: () => challenges.shift() },
    refusals: { [challenge]: "unreachable" },
  });
  await fillIn();
  const alert = page.getByRole("alert");
  await form.button.click();
  await expect.element(alert).toHaveTextContent("Please complete the CAPTCHA verification");
  await expect.element(alert).toHaveTextContent("Please check your connection");
  await expect.element(form.email).toHaveValue(person.email);
  expect(sentTo(call)).toEqual([]);

  refuse(challenge, undefined);
  for (const [refusal, text] of [
    [inMessage(400, "Not this one."), "Not this one."],
    [empty, "Registration failed. Please try again."],
  ] as const) {
    refuse(call, refusal);
    await form.button.click();
    await expect.element(alert).toHaveTextContent(text);
  }
  refuse(call, undefined);
  await form.button.click();
  await expect.poll(address).toBe("/verify-email");
  const solutions = sentTo(call).map(({ recaptchaToken }) => recaptchaToken);
  expect(new Set(solutions).size, "different solutions").toBe(3);
  expect(localStorage.getItem("pending_email")).toBe(person.email);
});

it("[REG-07] a server that names no captcha is sent a token all the same, and is asked for no new code", async () => {
  const { address, sentTo } = await openRegistration();
  await fillIn();
  await form.button.click();
  await expect.poll(address).toBe("/verify-email");
  const { name, email, password } = person;
  expect(sentTo(call)).toEqual([{ name, email, password, recaptchaToken: expect.stringMatching(/./) }]);
  await expect.element(page.getByText("Send a new code")).not.toBeInTheDocument();
});

it("[REG-08] shows the server's sentence or its own, and is accessible while it is under way", async () => {
  const { refuse, hold } = await openRegistration();
  await fillIn();
  const sentence = "This address cannot be used.";
  for (const [refusal, text] of [
    [inMessage(400, sentence), sentence],
    [empty, "Registration failed. Please try again."],
    [inError(409, sentence), sentence],
  ] as const) {
    refuse(call, refusal);
    await form.button.click();
    await expect.element(page.getByRole("alert")).toHaveTextContent(text);
  }
  hold(call);
  await form.button.click();
  await expect.element(form.button).toHaveAttribute("aria-busy", "true");
  await expectAccessible("registration under way");
});

it("leaving a wrong field for the terms or the sign-in presses them", async () => {
  const { address } = await openRegistration();
  await form.email.fill("anna at example");
  await pressOn(form.terms.element());
  await expect.element(form.terms).toBeChecked();
  await expect.element(page.getByText("Please enter a valid email address")).toBeVisible();
  await form.name.fill("x".repeat(101));
  await pressOn(page.getByRole("link", { name: "Sign in" }).element());
  await expect.poll(address).toBe("/login");
});

it("spaces around a name go", async () => {
  const { sentTo } = await openRegistration();
  await fillIn();
  await form.name.fill(`  ${person.name} `);
  await form.email.fill(`${person.email} `);
  await form.button.click();
  await expect.poll(() => sentTo(call)).toMatchObject([{ name: person.name, email: person.email }]);
});

it("works nothing out for whoever left before the page knew that it should", async () => {
  const asked: string[] = [];
  const client = await openClient("/register", {
    signedIn: false,
    held: ["GET /api/config"],
    answers: { ...ownConfig, "GET /api/captcha/challenge": () => asked.push("challenge") },
  });
  await expect.element(form.button).toBeVisible();
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  // The address may change before the form is taken away.
  await expect.element(form.button).not.toBeInTheDocument();
  client.hold("GET /api/config")();
  await expect.poll(() => queryClient.getQueryData(clientConfigQuery.queryKey)).toBeDefined();
  expect(asked).toEqual([]);
});
