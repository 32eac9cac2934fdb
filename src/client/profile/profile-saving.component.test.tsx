import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openClient } from "../../../tests/components/opened-client.tsx";

const call = "POST /api/profile/save-version";
const edit = page.getByRole("button", { name: "Edit Personal Details" });
const name = page.getByLabelText("Name", { exact: true });

it.each(["Save", "Save All Changes"])(
  "[PROF-04] [PROF-06] %s shows that it is under way, keeps what was typed and is sent once",
  async (label) => {
    const { hold, sentTo } = await openClient("/profile");
    const release = hold(call);
    await edit.click();
    await name.fill("Anna Weber");
    const button = page.getByRole("button", { name: label, exact: true });
    await button.dblClick();
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    await expect.element(button).toBeDisabled();
    await expect.element(name).toHaveValue("Anna Weber");
    await name.click();
    await userEvent.keyboard("{Enter}");
    release();
    await expect.element(edit).toBeVisible();
    expect(sentTo(call)).toHaveLength(1);
  },
);

it("who leaves while a section is being saved goes on once it is", async () => {
  const { hold } = await openClient("/profile");
  const release = hold(call);
  await edit.click();
  await name.fill("Anna Weber");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: "Subscription" }).click();
  await expect.element(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  release();
  await expect.element(page.getByRole("heading", { name: "Subscription", level: 1 })).toBeVisible();
  expect(page.getByRole("dialog").elements()).toEqual([]);
});

it("[PROF-03] [PROF-04] [PROF-15] the profile is loaded, edited and saved by the specified calls alone", async () => {
  const { world, sentTo } = await openClient("/subscription");
  world.profile.profile_summary = "Ten years in distillation.";
  const openProfile = () => page.getByRole("link", { name: "Profile" }).click();
  await openProfile();
  await expect.element(page.getByText("Ten years in distillation.")).toBeVisible();
  // There are no versions.
  await expect.element(page.getByRole("button", { name: "History", exact: true })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Edit Profile Summary" }).click();
  await page.getByRole("textbox", { name: "Summary" }).fill("Eleven years in distillation.");
  await page.getByRole("button", { name: "Save All Changes" }).click();
  await expect.element(page.getByRole("button", { name: "Edit Profile Summary" })).toBeVisible();
  await page.getByRole("button", { name: "Edit Skills" }).click();
  await page.getByLabelText("Skill", { exact: true }).last().fill("Distillation");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Edit Skills" })).toBeVisible();
  expect(world.profile).toMatchObject({
    profile_summary: "Eleven years in distillation.",
    skills: [{ skill: "Distillation" }],
  });
  expect(sentTo(call).map((sent) => Object.keys(sent))).toEqual([["data"], ["data"]]);
});
