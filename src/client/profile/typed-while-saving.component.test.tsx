import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { pressOn } from "../../../tests/components/press-on.ts";
import { profileServer } from "../../../tests/components/profile-server.ts";
import { fullProfile } from "../../../tests/factories/full-profile.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";

const call = "POST /api/profile/save-version";
const summary = page.getByRole("textbox", { name: "Summary" });
const edit = page.getByRole("button", { name: "Edit Profile Summary" });

it.each(["Save", "Save All Changes"])(
  "[PROF-04] what is typed while %s is under way stays, and is not saved yet",
  async (label) => {
    const { saves, answers } = profileServer(emptyProfile());
    const { hold } = await openClient("/profile", { answers });
    await edit.click();
    await summary.fill("A nurse.");
    const release = hold(call);
    const button = page.getByRole("button", { name: label, exact: true });
    await button.click();
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    await summary.fill("A nurse, and a good one.");
    release();
    await expect.poll(() => saves.at(-1)?.profile_summary).toBe("A nurse.");
    await expect.element(button).not.toHaveAttribute("aria-busy");
    await expect.element(summary).toHaveValue("A nurse, and a good one.");
    await expect.element(page.getByText("You have unsaved changes.")).toBeVisible();
    await button.click();
    await expect.element(edit).toBeVisible();
    expect(saves.at(-1)?.profile_summary).toBe("A nurse, and a good one.");
  },
);

it("a profile that nobody edits here follows what another tab saves", async () => {
  const { saves, answers } = profileServer({ ...emptyProfile(), profile_summary: "A nurse." });
  await openClient("/profile", { answers });
  await expect.element(page.getByText("A nurse.", { exact: true })).toBeVisible();
  saves.push({ ...emptyProfile(), profile_summary: "A head nurse." });
  const otherTab = new BroadcastChannel("forthright-changes");
  otherTab.postMessage({ path: "/api/profile/save-version", sender: "other" });
  await expect.element(page.getByText("A head nurse.", { exact: true })).toBeVisible();

  await edit.click();
  await summary.fill("A head nurse in Cork.");
  saves.push({ ...emptyProfile(), profile_summary: "A matron." });
  otherTab.postMessage({ path: "/api/profile/save-version", sender: "other" });
  otherTab.close();
  await expect.element(summary).toHaveValue("A head nurse in Cork.");
});

it("[PROF-11] a job that ends before it begins is refused at its end", async () => {
  const { saves, answers } = profileServer(fullProfile({ entries: 1 }));
  await openClient("/profile", { answers });
  await page.getByRole("button", { name: "Edit Professional Experience" }).click();
  await page.getByLabelText("From: year").selectOptions("2020");
  await page.getByLabelText("To: year").selectOptions("2019");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(page.getByLabelText("To: year")).toHaveAccessibleDescription("Lies before the start");
  expect(saves).toHaveLength(1);
  await page.getByLabelText("From: year").selectOptions("2018");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => saves.length).toBe(2);
});

it("[PROF-12] a number with a country's code chooses that country, typed or pasted", async () => {
  const { saves, answers } = profileServer(emptyProfile());
  await openClient("/profile", { answers });
  await page.getByRole("button", { name: "Edit Personal Details" }).click();
  const number = page.getByLabelText("Mobile number", { exact: true });
  const code = page.getByLabelText("Country code");
  const add = page.getByRole("button", { name: "Add mobile number" });
  await number.click();
  await userEvent.keyboard("+353 87 123 4567");
  await expect.element(code).toHaveValue("+353");
  await expect.element(number).toHaveValue("87 123 4567");
  await add.click();
  await number.fill("0049 151 234567");
  await expect.element(code).toHaveValue("+49");
  await add.click();
  // Greenland is not among the codes.
  await number.fill("+299 12 34 56");
  await add.click();
  await number.fill("1234567890123456");
  await add.click();
  await expect.element(number).toHaveAccessibleDescription("Please enter at most 15 digits with the country code");
  await number.fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => saves.at(-1)?.personal_details.mobile_numbers)
    .toEqual(["+353 87 123 4567", "+49 151 234567", "+299 12 34 56"]);
});

it("leaving a wrong field for a button presses the button", async () => {
  const { answers } = profileServer(emptyProfile());
  await openClient("/profile", { answers });
  await page.getByRole("button", { name: "Edit Professional Experience" }).click();
  await page.getByLabelText("Location").fill("x".repeat(51));
  const add = page.getByRole("button", { name: "Add responsibility" }).element();
  await pressOn(add);
  await expect.element(page.getByLabelText("Responsibilities 1")).toBeVisible();
  await expect.element(page.getByText("At most 50 characters")).toBeVisible();
});

it.each([
  ["responsibility", "Responsibilities"],
  ["achievement", "Notable achievements"],
])("what is typed after %s was added stands in its row", async (noun, label) => {
  const { answers } = profileServer(fullProfile({ entries: 1 }));
  await openClient("/profile", { answers });
  await page.getByRole("button", { name: "Edit Professional Experience" }).click();
  const rows = page.getByRole("textbox", { name: label });
  const before = rows.elements().length;
  await page.getByRole("button", { name: `Add ${noun}` }).click();
  await userEvent.keyboard("Led a team");
  await expect.poll(() => rows.elements()).toHaveLength(before + 1);
  await expect.element(rows.last()).toHaveValue("Led a team");
});

it("Save goes to the faulty statement that is out of sight, which is right again once it is corrected", async () => {
  const { saves, answers } = profileServer(fullProfile({ entries: 1 }));
  await openClient("/profile", { answers });
  await page.getByRole("button", { name: "Edit Professional Experience" }).click();
  const first = page.getByRole("textbox", { name: "Responsibilities 1", exact: true });
  await first.fill("x".repeat(2100));
  await page.getByRole("textbox", { name: "Job title" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAccessibleDescription("At most 2000 characters");
  await first.fill("Led a team.");
  await expect.element(first).not.toHaveAttribute("aria-invalid");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => saves.length).toBe(2);
});

it("an entry that breaks a rule stands open among the folded ones", async () => {
  const base = fullProfile({ entries: 4 });
  const [last] = base.professional_experience.slice(-1);
  const positions = [...base.professional_experience.slice(0, -1), { ...last, location: "x".repeat(51) }];
  const content = { ...base, professional_experience: positions };
  const draft = JSON.stringify({ base: { content: base, version: 1 }, content });
  const { answers } = profileServer(base);
  await openClient("/profile", { answers, inTab: { "draft:anna@example.org:profile": draft } });
  await page.getByRole("button", { name: "Edit Professional Experience" }).click();
  const position = (place: number) => page.getByRole("group", { name: `Position ${place}`, exact: true });
  await expect.element(position(4).getByText("At most 50 characters")).toBeInTheDocument();
  await expect.element(position(3).getByLabelText("Location")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(position(4).getByLabelText("Location")).toHaveFocus();
});

it("the first press on Save saves what was too long until the field was left", async () => {
  const content = { ...emptyProfile(), profile_summary: "x".repeat(3500) };
  const draft = JSON.stringify({ base: { content: emptyProfile(), version: 0 }, content });
  const { saves, answers } = profileServer();
  await openClient("/profile", { answers, inTab: { "draft:anna@example.org:profile": draft } });
  await edit.click();
  await expect.element(page.getByText("At most 3000 characters")).toBeVisible();
  await summary.click();
  await summary.fill("A nurse.");
  await pressOn(page.getByRole("button", { name: "Save", exact: true }).element());
  await expect.poll(() => saves).toMatchObject([{ profile_summary: "A nurse." }]);
});

it("saving what nobody changed makes no version", async () => {
  const { answers, saves } = profileServer({ ...emptyProfile(), profile_summary: "A nurse." });
  await openClient("/profile", { answers });
  await edit.click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(page.getByText("Nothing was changed, so there was nothing to save.")).toBeVisible();
  await expect.element(edit).toBeVisible();
  expect(saves).toHaveLength(1);
});

it.each([800, 420])(
  "[PROF-08] the bar of unsaved changes does not cover the field that it complains of, in a window %i px high",
  async (height) => {
    await page.viewport(640, height);
    const { answers } = profileServer(emptyProfile());
    await openClient("/profile", { answers });
    await page.getByRole("button", { name: "Edit Personal Details" }).click();
    const address = page.getByLabelText("Address", { exact: true });
    await address.fill("x".repeat(101));
    window.scrollTo(0, 0);
    await page.getByRole("button", { name: "Save All Changes" }).click();
    await expect.element(page.getByText(/Nothing is saved until this is right/)).toBeInTheDocument();
    await expect.element(address).toHaveFocus();
    await expect
      .poll(() => {
        const { left, top, bottom } = address.element().getBoundingClientRect();
        const seen = [top + 3, bottom - 3].map((y) => document.elementFromPoint(left + 10, y));
        return seen.every((element) => element === address.element());
      })
      .toBe(true);
    await page.viewport(1280, 800);
  },
);

it("the keyboard comes to no field of the profile that the bar of unsaved changes covers", async () => {
  await page.viewport(640, 520);
  const { answers } = profileServer(emptyProfile());
  await openClient("/profile", { answers });
  await page.getByRole("button", { name: "Edit Personal Details" }).click();
  await page.getByLabelText("Name", { exact: true }).fill("Anna");
  await expect.element(page.getByText("You have unsaved changes.")).toBeInTheDocument();
  // The browser knows of the bar once it was measured.
  await expect.poll(() => document.documentElement.style.scrollPaddingBottom).not.toBe("");
  window.scrollTo(0, 0);
  const last = page.getByRole("textbox", { name: "Mobile number" }).element();
  while (document.activeElement !== last) {
    await userEvent.tab();
    const focused = document.activeElement;
    await expect.poll(() => focused && isInSight(focused), { message: focused?.outerHTML }).toBe(true);
  }
  await page.viewport(1280, 800);
});

function isInSight(element: Element): boolean {
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const seen = [top + 3, bottom - 3].map((y) => document.elementFromPoint(left + width / 2, y));
  return seen.every((one) => one !== null && (element.contains(one) || one.contains(element)));
}

it("spaces around a name and an address go, and keep nothing from being saved", async () => {
  const { saves, answers } = profileServer(emptyProfile());
  await openClient("/profile", { answers });
  await page.getByRole("button", { name: "Edit Personal Details" }).click();
  await page.getByLabelText("Name", { exact: true }).fill("  Anna Schmidt ");
  // As the suggestions of a phone's keyboard end.
  await page.getByLabelText("Email", { exact: true }).fill("anna@example.org ");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => saves.at(-1)?.personal_details)
    .toMatchObject({ name: "Anna Schmidt", email: "anna@example.org" });
  await expect.element(page.getByText("You have unsaved changes.")).not.toBeInTheDocument();
});
