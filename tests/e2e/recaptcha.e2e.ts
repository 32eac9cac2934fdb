import type { Route } from "@playwright/test";
import { expect, test } from "./served-application.ts";

test.use({ expectedStatuses: ["unreachable"], answeredHosts: ["www.google.com"] });

/** Stands in for Google's script: answers each run with another token, but the first one with a riddle that can be closed. */
const script = `
  let runs = 0;
  const riddle = document.createElement("div");
  riddle.style.visibility = "hidden";
  riddle.innerHTML = '<div><button>Close the riddle</button><iframe src="/terms?/recaptcha/api2/bframe"></iframe></div>';
  riddle.onclick = () => { riddle.style.visibility = "hidden"; };
  const show = () => { document.body.append(riddle); riddle.style.visibility = "visible"; };
  window.grecaptcha = {
    ready: (callback) => callback(),
    render: (container, options) => { window.options = options; return 0; },
    execute: () => setTimeout(() => runs++ ? window.options.callback(window.options.sitekey + "-token-" + runs) : show()),
  };`;

/** As a server does that has reCAPTCHA configured, and no other one. */
async function allowScripts(route: Route) {
  const response = await route.fetch();
  const policy = response.headers()["content-security-policy"] ?? "";
  const allowed = policy.replace("script-src 'self'", "script-src 'self' https://www.google.com/recaptcha/");
  await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": allowed } });
}

test("[REG-01] [REG-06] reCAPTCHA by configuration: same screen, loaded late, retried when it was blocked or its riddle was closed", async ({
  page,
}) => {
  await page.route("**/api/config", async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, captcha: { kind: "recaptcha", site_key: "site" } } });
  });
  const tokens: string[] = [];
  await page.route("**/register", (route) => {
    if (route.request().method() !== "POST") return allowScripts(route);
    tokens.push(route.request().postDataJSON().recaptchaToken);
    return tokens.length === 1 ? route.abort() : route.fulfill({ json: { success: true, message: "Done" } });
  });
  await page.route("https://www.google.com/recaptcha/**", (route) => route.abort());

  await page.goto("/register");
  await page.getByLabel("Full name").fill("Anna Weber");
  await page.getByLabel("Email").fill("anna@example.org");
  await page.getByLabel("Password", { exact: true }).fill("winter.morning7!");
  await page.getByRole("checkbox").check();
  const button = page.getByRole("button", { name: "Register" });
  await button.click();
  await expect(page.getByRole("alert")).toContainText("Please complete the CAPTCHA verification");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");

  await page.unroute("https://www.google.com/recaptcha/**");
  await page.route("https://www.google.com/recaptcha/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  await button.click();
  await expect(button).toBeDisabled();
  await page.getByRole("button", { name: "Close the riddle" }).click();
  await expect(page.getByRole("alert")).toContainText("Please complete the CAPTCHA verification");
  await expect(page.getByRole("alert")).toContainText("The check was not finished.");
  await button.click();
  await expect(page.getByRole("alert")).toContainText("Registration failed. Please try again.");
  await button.click();
  await expect(page).toHaveURL(/\/verify-email$/);
  expect(tokens).toEqual(["site-token-2", "site-token-3"]);
});
