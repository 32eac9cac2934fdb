import type { Locator } from "@playwright/test";
import { fullProfile } from "../factories/full-profile.ts";
import { post } from "../factories/registered-person.ts";
import { expectAccessible } from "./accessibility-check.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test("[PROF-09] a profile with everything at its limits is edited smoothly", async ({
  page,
  application,
}, testInfo) => {
  const { token } = await signInPage(page, application.url, `full.${testInfo.project.name}@example.org`);
  await post(application.url, "/api/profile/save-version", { data: fullProfile() }, token);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Edit Professional Experience" }).click();
  await page.getByRole("button", { name: /^Position 60/ }).click();
  await page.screenshot({ path: testInfo.outputPath("folded.png") });

  const title = page.getByLabel("Job title");
  const keys = [await slowestKey(title, "Ward manager")];
  const statement = page.getByLabel("Responsibilities 1");
  keys.push(await slowestKey(statement, "Led the night shift"));
  // Measured, not asserted: the machine may be busy. Beyond about 100 ms, typing is felt to lag.
  testInfo.annotations.push({ type: "slowest key in ms", description: keys.map(Math.round).join(", ") });
  await expect(title).toHaveValue("Ward manager");
  await expect(statement).toHaveValue("Led the night shift");
  await page.screenshot({ path: testInfo.outputPath("editing.png") });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Edit Professional Experience" })).toBeFocused();
  await expectAccessible(page, "at its limits");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the profile is accessible in every state, ${colorScheme}`, async ({ page, application }, testInfo) => {
    const picture = (name: string) => page.screenshot({ path: testInfo.outputPath(`${name}.png`), fullPage: true });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { project } = testInfo;
    const { token } = await signInPage(page, application.url, `${colorScheme}.${project.name}@example.org`);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Edit Skills" }).waitFor();
    await expectAccessible(page, "empty");
    await picture("empty");

    await post(application.url, "/api/profile/save-version", { data: fullProfile({ entries: 2 }) }, token);
    await page.reload();
    await page.getByRole("button", { name: "Edit Skills" }).waitFor();
    await expectAccessible(page, "filled");
    await picture("filled");
    for (const section of ["Personal Details", "Professional Experience", "Education", "Skills", "References"]) {
      await page.getByRole("button", { name: `Edit ${section}` }).click();
    }
    await expectAccessible(page, "under edit");

    await page.getByLabel("Present location").fill("L".repeat(51));
    await page.getByRole("button", { name: "Save All Changes" }).click();
    await expect(page.getByText("Please check the marked fields.")).toBeVisible();
    await expectAccessible(page, "with an error");
    await picture("error");

    await page.getByLabel("Present location").fill("Basel");
    await page.route("**/api/profile/save-version", () => new Promise(() => {}));
    await page.getByRole("button", { name: "Save All Changes" }).click();
    await expect(page.getByRole("button", { name: "Save All Changes" })).toBeDisabled();
    await expectAccessible(page, "busy");

    await page.getByRole("button", { name: "History", exact: true }).click();
    await page.getByRole("dialog").getByText("Present").waitFor();
    await expectAccessible(page, "history");
    await page.screenshot({ path: testInfo.outputPath("history.png") });
  });
}

/** How long a key takes until the next frame is drawn, in milliseconds: all but the slowest tenth are quicker. */
async function slowestKey(field: Locator, text: string): Promise<number> {
  await field.fill("");
  await field.click();
  return field.evaluate(async (_, typed) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const times: number[] = [];
    for (const key of typed) {
      const start = performance.now();
      document.execCommand("insertText", false, key);
      await frame();
      times.push(performance.now() - start);
    }
    return times.sort((one, other) => one - other)[Math.floor(times.length * 0.9)] ?? 0;
  }, text);
}
