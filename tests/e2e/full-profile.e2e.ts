import { fullProfile } from "../factories/full-profile.ts";
import { post } from "../factories/registered-person.ts";
import { expectAccessible, expectAccessibleInColours } from "./accessibility-check.ts";
import { keepPicture } from "./picture.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test(
  "[PROF-09] a profile with everything at its limits is edited and looks right",
  { tag: "@phone" },
  async ({ page, application }, testInfo) => {
    const { token } = await signInPage(page, application.url, `full.${testInfo.project.name}@example.org`);
    await post(application.url, "/api/profile/save-version", { data: fullProfile() }, token);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Edit Professional Experience" }).click();
    await page.getByRole("button", { name: /^Position 60/ }).click();
    await keepPicture(page, "folded");

    const title = page.getByLabel("Job title");
    await title.fill("");
    await title.pressSequentially("Ward manager");
    const statement = page.getByLabel("Responsibilities 1");
    await statement.fill("");
    await statement.pressSequentially("Led the night shift");
    await expect(title).toHaveValue("Ward manager");
    await expect(statement).toHaveValue("Led the night shift");
    await keepPicture(page, "editing");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("button", { name: "Edit Professional Experience" })).toBeFocused();
    await expectAccessible(page, "at its limits");
  },
);

test(
  "each section of a long profile opens where it was pressed, and closes there",
  { tag: "@phone" },
  async ({ page, application }, testInfo) => {
    const { token } = await signInPage(page, application.url, `opening.${testInfo.project.name}@example.org`);
    await post(application.url, "/api/profile/save-version", { data: fullProfile({ entries: 20 }) }, token);
    await page.goto("/profile");
    for (const section of ["Volunteer Experience", "Education", "Skills", "Publications", "References"]) {
      await page.getByRole("button", { name: `Edit ${section}` }).click();
      const heading = page.getByRole("heading", { name: section, exact: true });
      await expect(heading).toBeInViewport();
      await expect(heading).toBeFocused();
      await page.getByRole("form", { name: section }).getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByRole("button", { name: `Edit ${section}` })).toBeFocused();
      await expect(page.getByRole("button", { name: `Edit ${section}` })).toBeInViewport();
    }
  },
);

test("the profile is accessible in every state", { tag: "@phone" }, async ({ page, application }, { project }) => {
  const check = (state: string) => expectAccessibleInColours(page, state, { fullPage: true });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { token } = await signInPage(page, application.url, `states.${project.name}@example.org`);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Edit Skills" }).waitFor();
  await check("empty");

  await post(application.url, "/api/profile/save-version", { data: fullProfile({ entries: 2 }) }, token);
  await page.reload();
  await page.getByRole("button", { name: "Edit Skills" }).waitFor();
  await check("filled");
  for (const section of ["Personal Details", "Professional Experience", "Education", "Skills", "References"]) {
    await page.getByRole("button", { name: `Edit ${section}` }).click();
  }
  await check("under edit");

  await page.getByLabel("Present location").fill("L".repeat(51));
  await page.getByRole("button", { name: "Save All Changes" }).click();
  await expect(page.getByText("Please check the marked fields.")).toBeVisible();
  await check("with an error");

  await page.getByLabel("Present location").fill("Basel");
  await page.route("**/api/profile/save-version", () => new Promise(() => {}));
  await page.getByRole("button", { name: "Save All Changes" }).click();
  await expect(page.getByRole("button", { name: "Save All Changes" })).toBeDisabled();
  await check("busy");

  await page.getByRole("button", { name: "History", exact: true }).click();
  await page.getByRole("dialog").getByText("Present").waitFor();
  await expectAccessibleInColours(page, "history");
});
