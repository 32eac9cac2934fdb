import { expect, test } from "./served-application.ts";

test("[LOGIN-03] [LOGIN-05] the professional network signs in after a cancelled attempt, and its token does not stay in the address", async ({
  page,
}) => {
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("link", { name: "Continue with LinkedIn" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("You did not sign in with LinkedIn. Nothing has changed.")).toBeVisible();
  await page.getByRole("link", { name: "Continue with LinkedIn" }).click();
  await page.getByLabel("Name").fill("Lin Chen");
  await page.getByLabel("Email", { exact: true }).fill("lin.chen@example.org");
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page, "goes to the page that was asked for").toHaveURL(/\/profile$/);
  expect(await page.evaluate(() => localStorage.getItem("user_name"))).toBe("Lin Chen");
  const addresses = await page.evaluate(() =>
    JSON.stringify(
      Reflect.get(window, "navigation")
        .entries()
        .map(({ url }) => url),
    ),
  );
  expect(addresses, "nor in the history").not.toContain("token=");
});
