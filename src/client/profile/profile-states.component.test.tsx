import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../tests/components/accessibility.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { profileServer } from "../../../tests/components/profile-server.ts";
import { fullProfile } from "../../../tests/factories/full-profile.ts";

const desktop = [1280, 800] as const;
const phone = [375, 812] as const;
afterEach(() => page.viewport(...desktop));

it("what somebody registered with stands in the profile before its first save", async () => {
  const { saves, answers } = profileServer();
  const { screen } = await openClient("/profile", { answers });
  await expect.element(screen.getByText("Anna Weber").first()).toBeVisible();
  await screen.getByRole("button", { name: "Edit Personal Details" }).click();
  await expect.element(screen.getByLabelText("Email")).toHaveValue("anna@example.org");
  await screen.getByLabelText("Present location").fill("Cork");
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => saves.at(-1)?.personal_details)
    .toMatchObject({ name: "Anna Weber", present_location: "Cork" });
});

it("[PROF-09] a profile with everything at its limits is edited on a phone", async () => {
  await page.viewport(...phone);
  const entries = fullProfile().professional_experience;
  const { saves, answers } = profileServer({ ...fullProfile({ entries: 2 }), professional_experience: entries });
  const { screen } = await openClient("/profile", { answers });
  await screen.getByRole("button", { name: "Edit Professional Experience" }).click();
  await screen.getByRole("button", { name: /^Position 60/ }).click();

  const title = screen.getByLabelText("Job title");
  await title.clear();
  await userEvent.type(title, "Ward manager");
  const statement = screen.getByLabelText("Responsibilities 1");
  await statement.clear();
  await userEvent.type(statement, "Led the night shift");
  await expect.element(title).toHaveValue("Ward manager");
  await expect.element(statement).toHaveValue("Led the night shift");
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(screen.getByRole("button", { name: "Edit Professional Experience" })).toHaveFocus();
  expect(saves[1]?.professional_experience[59]).toMatchObject({ title: "Ward manager" });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone[0]);
});

it.each([
  ["desktop", desktop],
  ["phone", phone],
])("each section of a long profile opens where it was pressed, and closes there, %s", async (_, [width, height]) => {
  await page.viewport(width, height);
  const { answers } = profileServer(fullProfile({ entries: 10 }));
  const { screen } = await openClient("/profile", { answers });
  for (const section of ["Volunteer Experience", "Education", "Skills", "Publications", "References"]) {
    const edit = screen.getByRole("button", { name: `Edit ${section}` });
    await edit.click();
    const heading = screen.getByRole("heading", { name: section, exact: true });
    await expect.element(heading).toBeInViewport();
    await expect.element(heading).toHaveFocus();
    await screen.getByRole("form", { name: section }).getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(edit).toHaveFocus();
    await expect.element(edit).toBeInViewport();
  }
});

it("the profile is accessible while it is empty, while it is saved, and under its history", async () => {
  const { answers } = profileServer();
  const { screen, hold } = await openClient("/profile", { answers });
  await screen.getByRole("button", { name: "Edit Profile Summary" }).click();
  await expectAccessible("empty");

  await screen.getByRole("textbox", { name: "Summary" }).fill("A nurse.");
  const saveAll = screen.getByRole("button", { name: "Save All Changes" });
  const release = hold("POST /api/profile/save-version");
  await saveAll.click();
  await expect.element(saveAll).toBeDisabled();
  await expectAccessible("busy");

  release();
  await expect.element(saveAll).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "History", exact: true }).click();
  await expect.element(screen.getByRole("dialog").getByText("Present")).toBeVisible();
  await expectAccessible("history");
});

it("the profile with every field at its limit is accessible, also under edit with an error", async () => {
  const { professional_experience } = fullProfile({ entries: 2 });
  const { answers } = profileServer({ ...fullProfile({ entries: 1 }), professional_experience });
  const { screen } = await openClient("/profile", { answers });
  await expect.element(screen.getByRole("button", { name: "Edit Skills" })).toBeVisible();
  await expectAccessible("filled");
  for (const section of ["Personal Details", "Professional Experience", "Education", "Skills", "References"]) {
    await screen.getByRole("button", { name: `Edit ${section}` }).click();
  }
  await screen.getByLabelText("Present location").fill("L".repeat(51));
  await screen.getByRole("button", { name: "Save All Changes" }).click();
  await expect.element(screen.getByText("Please check the marked fields.")).toBeVisible();
  await expectAccessible("under edit, with an error");
});
