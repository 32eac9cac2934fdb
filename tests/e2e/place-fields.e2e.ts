import { holdCalls } from "./held-call.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test("what is typed into a field whose list is still on its way goes on in the list", async ({ page, application }) => {
  await signInPage(page, application.url, "places-early@example.org");
  const letCodeCome = await holdCalls(page, "**/assets/combobox-field-*.js");
  await page.goto("/jobsearch");
  const country = page.getByRole("combobox", { name: "Country", exact: true });
  await country.click();
  await page.keyboard.type("germ");
  letCodeCome();
  await expect(page.getByRole("option").first()).toHaveText("Germany");
  await page.keyboard.press("Enter");
  await expect(country).toHaveValue("Germany");
});
