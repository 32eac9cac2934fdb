import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { profileServer } from "../../../tests/components/profile-server.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";

type Screen = Awaited<ReturnType<typeof openClient>>["screen"];

const edit = (screen: Screen, section: string) => screen.getByRole("button", { name: `Edit ${section}` }).click();
const save = (screen: Screen) => screen.getByRole("button", { name: "Save", exact: true }).click();
const summary = (screen: Screen) => screen.getByRole("textbox", { name: "Summary" });
const saveAll = (screen: Screen) => screen.getByRole("button", { name: "Save All Changes" });

async function openProfile(inTab: Record<string, string> = {}) {
  const { saves, answers } = profileServer();
  return { saves, ...(await openClient("/profile", { answers, inTab })) };
}

async function expectTexts(screen: Screen, texts: string[]): Promise<void> {
  for (const text of texts) await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
}

it("[PROF-07] [PROF-09] [PROF-10] [PROF-11] says at each field which rule it breaks, and saves nothing", async () => {
  const { screen, saves, sentTo } = await openProfile();
  const cancel = () => screen.getByRole("button", { name: "Cancel" }).click();
  const optionsOf = (label: string) =>
    screen
      .getByLabelText(label)
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent);

  await edit(screen, "Personal Details");
  await screen.getByLabelText("Name", { exact: true }).fill("N".repeat(41));
  await screen.getByLabelText("Present location").fill("L".repeat(51));
  await screen.getByLabelText("Address").fill("A".repeat(101));
  expect(optionsOf("Marital status")).toEqual(["Single", "Married", "Divorced", "Widowed", "Separated"]);
  await save(screen);
  await expectTexts(screen, ["At most 40 characters", "At most 50 characters", "At most 100 characters"]);
  await expect.element(screen.getByLabelText("Name", { exact: true })).toHaveFocus();
  await cancel();

  await edit(screen, "Profile Summary");
  await summary(screen).fill("s".repeat(3001));
  await save(screen);
  await expectTexts(screen, ["At most 3000 characters"]);
  await cancel();

  await edit(screen, "Volunteer Experience");
  await screen.getByLabelText("To: month").selectOptions("March");
  await save(screen);
  await expectTexts(screen, ["Please choose a year"]);
  await cancel();

  await edit(screen, "Education");
  const thisYear = new Date().getFullYear();
  expect(optionsOf("Start year")[1]).toBe(String(thisYear));
  expect(optionsOf("Start year").at(-1)).toBe(String(thisYear - 80));
  await screen.getByLabelText("Start year").selectOptions("2016");
  await screen.getByLabelText("End year").selectOptions("2012");
  await save(screen);
  await expectTexts(screen, ["Lies before the start year"]);
  await cancel();
  await expect.element(saveAll(screen)).not.toBeInTheDocument();
  expect(sentTo("POST /api/profile/save-version")).toEqual([]);
  expect(saves).toEqual([]);
});

it("[PROF-08] [PROF-11] [PROF-12] [PROF-13] takes what follows the rules, and says what does not", async () => {
  const { screen, saves } = await openProfile();
  await edit(screen, "Personal Details");
  await screen.getByLabelText("Email", { exact: true }).fill("anna at example");
  await screen.getByLabelText("External profile URL").fill("example.org/anna");
  await screen.getByLabelText("Date of birth").fill("2999-01-01");
  await save(screen);
  await expectTexts(screen, [
    "Invalid email format",
    "Invalid URL format. URL must start with http:// or https://",
    "Date of birth cannot be in the future",
  ]);

  await screen.getByLabelText("Email", { exact: true }).fill("anna@example.org");
  await screen.getByLabelText("External profile URL").fill("https://example.org/anna");
  await screen.getByLabelText("Date of birth").fill("1990-04-12");
  for (let time = 0; time < 2; time += 1) {
    await screen.getByRole("textbox", { name: "Mobile number" }).fill("(555) 01-00");
    await screen.getByRole("button", { name: "Add mobile number" }).click();
  }
  await save(screen);
  await expectTexts(screen, ["April 12, 1990", "+1 555 01-00"]);

  await edit(screen, "Skills");
  await screen.getByLabelText("Skill", { exact: true }).fill("Triage, triage, , Wound care");
  await screen.getByRole("button", { name: "Add skill" }).click();
  await save(screen);
  const skills = screen.getByRole("region", { name: "Skills" }).getByRole("listitem");
  await expect.poll(() => skills.elements().map(({ textContent }) => textContent)).toEqual(["Triage", "Wound care"]);

  await edit(screen, "Professional Experience");
  await screen.getByLabelText("Job title").fill("Nurse");
  await screen.getByLabelText("From: month").selectOptions("March");
  await screen.getByLabelText("From: year").selectOptions("2019");
  await save(screen);
  await expectTexts(screen, ["Mar 2019 to Present"]);
  expect(saves.at(-1)).toMatchObject({
    personal_details: { mobile_numbers: ["+1 555 01-00"] },
    skills: [{ skill: "Triage" }, { skill: "Wound care" }],
    professional_experience: [{ title: "Nurse", from: "2019-03", to: "" }],
  });
});

it("Add with nothing typed goes to the field and says why; with something it adds that, and the field has the focus for the next", async () => {
  const { answers } = profileServer(emptyProfile());
  const { screen } = await openClient("/profile", { answers });
  await edit(screen, "Skills");
  const field = screen.getByLabelText("Skill", { exact: true });
  const add = screen.getByRole("button", { name: "Add skill" });
  await add.click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription("Type a skill first");
  await userEvent.keyboard("Triage{Tab}{Enter}");
  await expect.element(field).not.toHaveAccessibleDescription();
  await expect.element(screen.getByRole("button", { name: /^Remove Triage/ })).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("Wound care{Tab}{Tab}");
  await expect.element(screen.getByRole("button", { name: /^Remove Wound care/ })).toBeVisible();
});

it("[PROF-12] goes to the field that keeps another section from being saved, and calls nothing saved that is not", async () => {
  const content = emptyProfile();
  content.personal_details.mobile_numbers = ["+1 3"];
  const draft = JSON.stringify({ base: { content: emptyProfile(), version: 0 }, content });
  const { screen, saves } = await openProfile({ "draft:anna@example.org:profile": draft });

  const details = screen.getByRole("region", { name: "Personal Details" });
  const written = screen.getByRole("region", { name: "Profile Summary" });
  await expect.element(details.getByText("Not saved yet")).toBeVisible();
  await expect.element(written.getByText("Not saved yet")).not.toBeInTheDocument();
  await edit(screen, "Profile Summary");
  await summary(screen).fill("A summary in good order.");
  await save(screen);
  await expect
    .element(screen.getByText("Nothing is saved until this is right: Personal Details: Mobile numbers 1."))
    .toBeVisible();
  const number = screen.getByRole("textbox", { name: "Mobile number" });
  await expect.element(number).toHaveFocus();
  await expect.element(written.getByText("Not saved yet")).toBeVisible();
  expect(saves).toEqual([]);

  await number.fill("4");
  await screen.getByRole("button", { name: "Add mobile number" }).click();
  await expectTexts(screen, ["Please enter at least 4 digits after the country code"]);
  await number.fill("");
  await screen.getByRole("button", { name: "Remove +1 3" }).click();
  await saveAll(screen).click();
  await expect.element(saveAll(screen)).not.toBeInTheDocument();
  await expect.element(screen.getByText("Not saved yet")).not.toBeInTheDocument();
  expect(saves).toMatchObject([{ profile_summary: "A summary in good order." }]);
});
