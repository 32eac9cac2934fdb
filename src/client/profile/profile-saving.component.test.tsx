import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { profileServer } from "../../../tests/components/profile-server.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";

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

const sections = [
  ...["Personal Details", "Profile Summary", "Professional Experience", "Volunteer Experience", "Education"],
  ...["Skills", "Training", "Publications", "Certifications", "References"],
];

it("[PROF-02] [PROF-07] shows its sections in order, counts what is typed, and lets go of what is cancelled", async () => {
  const { sentTo } = await openClient("/profile");
  const headings = page.getByRole("heading", { level: 2 });
  await expect.poll(() => headings.elements().map(({ textContent }) => textContent)).toEqual(sections);
  await page.getByRole("button", { name: "Edit Profile Summary" }).click();
  await expect.element(page.getByText("0 / 3000")).toBeVisible();
  await page.getByRole("textbox", { name: "Summary" }).fill("Left.");
  await expect.element(page.getByText("5 / 3000")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByText("Left.")).not.toBeInTheDocument();
  expect(sentTo(call)).toEqual([]);
});

it("[SESSION-04] what was typed until the page was left is there again in the next one, and is saved then", async () => {
  const { answers, saves } = profileServer();
  await openClient("/profile", { answers });
  await page.getByRole("button", { name: "Edit Profile Summary" }).click();
  await page.getByRole("textbox", { name: "Summary" }).fill("Typed before the session ended.");
  await page.getByRole("button", { name: "Edit Skills" }).click();
  await page.getByLabelText("Skill", { exact: true }).fill("Triage");
  await userEvent.tab();
  window.dispatchEvent(new Event("pagehide"));

  await openClient("/profile", { answers, inTab: { ...sessionStorage } });
  await expect.element(page.getByText("Typed before the session ended.")).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Skills" }).getByText("Triage")).toBeVisible();
  await page.getByRole("button", { name: "Save All Changes" }).click();
  await expect.element(page.getByRole("button", { name: "Save All Changes" })).not.toBeInTheDocument();
  expect(saves).toMatchObject([{ profile_summary: "Typed before the session ended.", skills: [{ skill: "Triage" }] }]);
});

it("what a recruiter would miss leads to its section, and is said no more once it is there", async () => {
  await openClient("/profile", { answers: profileServer(emptyProfile()).answers });
  const hints = page.getByRole("complementary", { name: "What a recruiter would miss" });
  await expect.element(hints.getByText("Your name is missing.")).toBeVisible();
  await expect
    .element(hints.getByRole("link", { name: "Personal Details" }).first())
    .toHaveAttribute("href", expect.stringMatching(/#personal_details$/));
  await edit.click();
  await name.fill("Anna Weber");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(hints.getByText("Your name is missing.")).not.toBeInTheDocument();
});

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
  expect(page.getByRole("dialog", { name: "Leave without saving?" }).elements()).toEqual([]);
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
