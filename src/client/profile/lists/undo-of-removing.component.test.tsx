import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { profileServer } from "../../../../tests/components/profile-server.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";

const job = { location: "", from: "2019-03", to: "", responsibilities: ["Led a ward", "Taught students"] };
const professional_experience = [
  { ...job, title: "Staff Nurse", company: "St. James's", notable_achievements: [] },
  { ...job, title: "Care Assistant", company: "Mercy", notable_achievements: [] },
];
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

it("an entry and a line that were removed come back where they were", async () => {
  const { saves, answers } = profileServer({ ...emptyProfile(), professional_experience, skills: [] });
  await openClient("/profile", { answers });
  await press("Edit Professional Experience");
  await page
    .getByRole("button", { name: /^Remove responsibility 1/ })
    .first()
    .click();
  await press("Undo");
  await press("Remove position 1");
  await expect.element(page.getByText(/^Staff Nurse.* was removed\.$/)).toBeVisible();
  await press("Undo");
  await page.getByLabelText("Title").first().fill("Senior Nurse");
  await press("Save");
  await expect.element(page.getByRole("button", { name: "Edit Professional Experience" })).toBeVisible();
  const [first, ...others] = professional_experience;
  expect(saves.at(-1)?.professional_experience).toEqual([{ ...first, title: "Senior Nurse" }, ...others]);
});

it("a phone number that was removed comes back", async () => {
  const empty = emptyProfile();
  const mobile_numbers = ["+49 30 1234567", "+353 87 1234567"];
  const personal_details = { ...empty.personal_details, name: "Anna", mobile_numbers };
  const { saves, answers } = profileServer({ ...empty, personal_details });
  await openClient("/profile", { answers });
  await press("Edit Personal Details");
  await press("Remove +49 30 1234567");
  await expect.element(page.getByText("+49 30 1234567 was removed.")).toBeVisible();
  await press("Undo");
  await page.getByLabelText("Present location").fill("Cork");
  await press("Save");
  await expect.element(page.getByText("Your profile was saved.")).toBeVisible();
  expect(saves.at(-1)?.personal_details.mobile_numbers).toEqual(mobile_numbers);
});
