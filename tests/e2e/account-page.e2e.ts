import { readFile } from "node:fs/promises";
import { mailedCode, post } from "../factories/registered-person.ts";
import { openMenu } from "./navigation.ts";
import { expect, test } from "./served-application.ts";
import { signInPageByPassword } from "./signed-in-page.ts";

test.use({ expectedStatuses: [400] });

test("[SIDE-01] name, address and password change on the account page", async ({ page, application }, { project }) => {
  const person = await signInPageByPassword(page, application.url, `changing.${project.name}@example.org`);
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  await page.goto("/chat");
  await openMenu(page);
  await page.getByRole("link", { name: /Logged in as Anna Weber/ }).click();
  await expect(page).toHaveURL(/\/account$/);

  await page.getByLabel("Full name").fill("Anna Weber-Lind");
  await page.getByRole("button", { name: "Change name" }).click();
  await expect(page.getByText("Your name was changed.")).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole("link", { name: /Logged in as Anna Weber-Lind/ })).toBeVisible();
  await page.keyboard.press("Escape");

  const email = section("Email address");
  const newEmail = `changed.${project.name}@example.org`;
  await email.getByLabel("New email").fill(newEmail);
  await email.getByLabel("Current password").fill(person.password);
  await email.getByRole("button", { name: "Send a code to the new address" }).click();
  await email.getByLabel("Verification code").fill(await mailedCode(application.url, newEmail));
  await email.getByRole("button", { name: "Verify the new address" }).click();
  await expect(section("Email address")).toContainText(`You sign in with ${newEmail}`);

  const password = section("Password");
  await password.getByLabel("Current password").fill(person.password);
  await password.getByLabel("New password").fill("Password1!");
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByLabel("New password")).toHaveAccessibleDescription(/common/i);
  await password.getByLabel("New password").fill("summer.evening8!");
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password was changed.")).toBeVisible();
  await post(application.url, "/login", { email: newEmail, password: "summer.evening8!" });
});

test("the sessions are listed and can be ended; all data comes as a file; the account can be deleted", async ({
  page,
  application,
}, { project }) => {
  const person = await signInPageByPassword(page, application.url, `leaving-us.${project.name}@example.org`);
  const login = () => post(application.url, "/login", { email: person.email, password: person.password });
  const [second] = [await login(), await login()];
  await page.goto("/account");
  const devices = page.getByRole("region", { name: "Devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(3);
  await expect(devices.getByText("This device")).toHaveCount(1);
  await devices.getByRole("listitem").last().getByRole("button").click();
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await devices.getByRole("button", { name: "Sign out all other devices" }).click();
  await devices.getByRole("button", { name: "Sign them out" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(post(application.url, "/verify-token", { token: second?.token })).rejects.toThrow("401");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^forthright-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(data.account.email).toBe(person.email);
  expect(data.sessions).toHaveLength(1);

  await page.getByRole("button", { name: "Delete my account" }).click();
  const deletion = page.getByRole("region", { name: "Delete the account" });
  await deletion.getByLabel(/^Type .* to confirm$/).fill(person.email.toUpperCase());
  await deletion.getByLabel("Current password").fill(person.password);
  await deletion.getByRole("button", { name: "Delete everything for good" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  await expect(login()).rejects.toThrow("401");
});
