import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { chooseFile } from "../../../../tests/components/chosen-file.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { profileChanged, profileServer } from "../../../../tests/components/profile-server.ts";
import { letterImport, nurseImport } from "../../../../tests/factories/waiting-import.ts";
import type { WaitingImport } from "../../../shared/profile/cv-import/cv-import.contract.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";

const read = "POST /api/profile/cv-draft";
const waiting = "GET /api/profile/cv-draft";
const save = "POST /api/profile/save-version";
const nothingWaits = { status: 404, json: { success: false, error: "not_found", message: "Nothing waits." } };
const cv = new File(["CV"], "nurse.txt");

function doubted(found: WaitingImport, field: string): WaitingImport {
  const values = found.reading.entries.flatMap((entry) => entry.values);
  const value = values.find((one) => one.field === field);
  if (value) Object.assign(value, { doubt: 1, why: "exchanged" });
  return found;
}

const replyOf = (found: WaitingImport | null) => ({ success: true, found });

const openWith = async (found: WaitingImport, ...versions: ProfileDocument[]) => {
  const server = profileServer(...versions);
  const answers = { ...server.answers, [waiting]: () => replyOf(found), [read]: () => replyOf(found) };
  return { ...(await openClient(`/profile/import?id=${found.id}`, { answers })), ...server };
};

const button = (name: string | RegExp) => page.getByRole("button", { name });
const region = (name: string) => page.getByRole("region", { name, exact: true });

it("takes a dropped CV, which can be cancelled while it is read, and says why one cannot be read", async () => {
  const { answers } = profileServer();
  const found = nurseImport();
  const client = await openClient("/profile/import", {
    answers: { ...answers, [waiting]: () => replyOf(null), [read]: () => replyOf(found) },
  });
  await expect.element(button("Choose a file")).toBeVisible();
  await expectAccessible("nothing dropped");
  chooseFile(new File(["MZ"], "cv.exe"));
  await expect.element(page.getByRole("alert")).toHaveTextContent("This kind of file cannot be read.");
  expect(client.sentTo(read)).toEqual([]);

  const release = client.hold(read);
  chooseFile(cv);
  await expect.element(page.getByText("Reading nurse.txt...")).toBeVisible();
  await expectAccessible("being read");
  await button("Cancel").click();
  await expect.element(button("Choose a file")).toBeVisible();
  release();

  const message = "This file is protected by a password. Please remove the password and attach it again.";
  client.refuse(read, { status: 422, json: { success: false, error: "unreadable_file", message } });
  chooseFile(cv);
  await expect.element(page.getByRole("alert")).toHaveTextContent(message);
  await expectAccessible("not readable");
  await expect.element(button("Try nurse.txt again")).not.toBeInTheDocument();
  client.refuse(read, { status: 503, json: { success: false, error: "unavailable", message: "Away." } });
  chooseFile(cv);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Your CV could not be read just now.");
  client.refuse(read, undefined);
  await button("Try nurse.txt again").click();
  await expect.element(page.getByRole("heading", { name: "Check what was read" })).toBeVisible();
  expect(client.address()).toBe("/profile/import?id=import-1");
});

it("saves with one press what is sure, and asks about the doubtful one by one", async () => {
  const { sentTo, saves } = await openWith(doubted(nurseImport(), "company"));
  await expect.element(page.getByText("1 to check; left out until you tick them.")).toBeVisible();
  await expectAccessible("checked");
  await button("Next to check").click();
  await expect.element(page.getByLabelText("Company", { exact: true }).first()).toHaveFocus();
  await expect.element(page.getByText("This may be mixed up with the field beside it.")).toBeVisible();
  await button("It is right").click();
  await expect.element(page.getByText("Nothing is left to check.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Take Skill: Triage" }).click();
  await page.getByLabelText("Job title", { exact: true }).first().fill("Ward Nurse");
  await button(/^Add \d+ values to my profile$/).click();
  await expect.element(page.getByText(/^\d+ values from nurse.txt added to your profile$/)).toBeVisible();
  await expectAccessible("saved");
  expect(sentTo(save)).toMatchObject([{ import_id: "import-1", base_version: 0 }]);
  expect(saves[0]).toMatchObject({
    personal_details: { mobile_numbers: ["+353 85 555 0108"] },
    professional_experience: [
      { title: "Ward Nurse", company: "St. James's Hospital", from: "2019-03", to: "" },
      { title: "Care Assistant", company: "Mercy Hospital", from: "2014-06", to: "2019-02" },
    ],
    skills: [{ skill: "Wound care" }, { skill: "Phlebotomy" }],
  });
  await button("Undo").click();
  await expect.element(page.getByRole("heading", { name: "Check what was read" })).toBeVisible();
  expect(saves.at(-1)).toMatchObject({ skills: [], professional_experience: [] });
});

it("leaves out an entry as a whole while what names it is doubtful, and takes it with its name", async () => {
  const found = nurseImport();
  const [, , , second] = found.reading.entries;
  for (const value of second?.values.slice(0, 2) ?? []) Object.assign(value, { doubt: 2, why: "position" });
  const { saves } = await openWith(found);
  await expect.element(page.getByText(/2 to check.* 1 entry whose name is in doubt is left out\./)).toBeVisible();
  await expect.element(page.getByText(/^Left out as a whole/)).toBeVisible();
  await expectAccessible("held back");
  await button(/^Add \d+ values/).click();
  await expect.element(page.getByText(/added to your profile$/)).toBeVisible();
  expect(saves.at(-1)?.professional_experience).toMatchObject([{ title: "Staff Nurse" }]);
  await button("Undo").click();
  await button("Next to check").click();
  await button("It is right").first().click();
  await expect.element(page.getByText(/^Left out as a whole/)).not.toBeInTheDocument();
  await button(/^Add \d+ values/).click();
  await expect.element(page.getByText(/added to your profile$/)).toBeVisible();
  expect(saves.at(-1)?.professional_experience).toMatchObject([
    { title: "Staff Nurse" },
    { title: "Care Assistant", company: "", from: "2014-06", to: "2019-02" },
  ]);
});

it("on a phone shows where a value stands, and leads from there to its field", async () => {
  await page.viewport(375, 812);
  await openWith(nurseImport());
  await expect.element(button(/^Add \d+ values to my profile$/)).toBeInViewport();
  const work = region("Professional Experience");
  work.getByLabelText("Job title", { exact: true }).first().element().focus();
  const lit = () => [...document.querySelectorAll("[data-mark][data-lit]")].map(({ textContent }) => textContent);
  await expect.poll(lit).toEqual(["Staff Nurse"]);
  await page.getByText("St. James's Hospital", { exact: true }).first().click();
  await expect.element(work.getByLabelText("Company", { exact: true }).first()).toHaveFocus();
  await page.viewport(1280, 800);
});

it("compares with what the profile says: new, different and the same", async () => {
  const own = emptyProfile();
  own.personal_details.name = "Zoe Byrne";
  own.skills = [{ skill: "triage" }, { skill: "Sutures" }];
  own.professional_experience = [
    {
      ...{ title: "Care Assistant", company: "Mercy Hospital", location: "Limerick", from: "2014-06", to: "" },
      responsibilities: ["Mine."],
      notable_achievements: [],
    },
  ];
  const { saves } = await openWith(nurseImport(), own);
  await expect.element(page.getByText("In your profile: Zoe Byrne (stays)")).toBeVisible();
  await expect.element(region("Skills").getByText("already in your profile")).toBeVisible();
  await expect.element(page.getByText(/ \d differ from your profile, which stays\.$/)).toBeVisible();
  await expectAccessible("compared");
  await page.getByRole("checkbox", { name: "Take Location: Cork" }).click();
  await expect.element(page.getByText("In your profile: Limerick (will be replaced)")).toBeVisible();
  await button(/^Add \d+ values to my profile$/).click();
  await expect.element(page.getByText(/added to your profile$/)).toBeVisible();
  const saved = saves.at(-1);
  expect(saved?.personal_details.name).toBe("Zoe Byrne");
  expect(saved?.skills.map(({ skill }) => skill)).toEqual(["Wound care", "Phlebotomy", "triage", "Sutures"]);
  expect(saved?.professional_experience).toMatchObject([
    { title: "Staff Nurse" },
    { title: "Care Assistant", location: "Cork", to: "", responsibilities: ["Mine."] },
  ]);
});

it("says of a file that the profile has already that nothing of it is left to add", async () => {
  const { saves, answers } = await openWith(nurseImport());
  await button(/^Add \d+ values/).click();
  await expect.element(page.getByText(/added to your profile$/)).toBeVisible();
  const again = { ...answers, [waiting]: () => replyOf(nurseImport()) };
  await openClient("/profile/import?id=import-1", { answers: again });
  await expect.element(page.getByText(/^Nothing of this is new to your profile\. 2 differ/)).toBeVisible();
  await expect.element(button("Add 0 values to my profile")).toBeDisabled();
  expect(saves).toHaveLength(1);
});

it("what another file replaces is discarded once that is read, which is said before", async () => {
  const { answers } = profileServer();
  const [first, second] = [nurseImport(), { ...letterImport(), id: "import-2", name: "newer.txt" }];
  const discard = "DELETE /api/profile/cv-draft";
  const { sentTo, address } = await openClient("/profile/import", {
    answers: {
      ...answers,
      [waiting]: ({ id }) => replyOf(id === second.id ? second : first),
      [read]: () => replyOf(second),
      [discard]: () => ({ success: true }),
    },
  });
  await button("Another file").click();
  await expect.element(page.getByText(/^What was read in nurse.txt is discarded once/)).toBeVisible();
  await expectAccessible("another file");
  await button("Go on checking it").click();
  await expect.element(page.getByText(/^From nurse.txt/)).toBeVisible();
  await button("Another file").click();
  expect(sentTo(discard)).toEqual([]);
  chooseFile(cv);
  await expect.element(page.getByText(/^From newer.txt/)).toBeVisible();
  expect(address()).toBe("/profile/import?id=import-2");
  expect(sentTo(discard)).toEqual([{ id: "import-1" }]);
});

it("gives the focus to the heading where all that was shown goes, and forgets the address of what is discarded", async () => {
  const heading = (name: string) => page.getByRole("heading", { name, level: 1 });
  const { answers } = profileServer();
  let waits = true;
  const { address } = await openClient("/profile/import", {
    answers: {
      ...answers,
      [waiting]: () => replyOf(waits ? nurseImport() : null),
      [read]: () => replyOf(nurseImport()),
      "DELETE /api/profile/cv-draft": () => {
        waits = false;
        return { success: true };
      },
    },
  });
  await button("Another file").click();
  await expect.element(heading("Bring your CV")).toHaveFocus();
  chooseFile(cv);
  await expect.element(heading("Check what was read")).toHaveFocus();
  expect(address()).toBe("/profile/import?id=import-1");
  await button("Discard").click();
  await button("Discard").last().click();
  await expect.element(heading("Bring your CV")).toHaveFocus();
  expect(address()).toBe("/profile/import");
});

it("on a low phone has its bar in one row", async () => {
  await page.viewport(375, 700);
  await openWith(doubted(nurseImport(), "company"));
  const add = button(/^Add \d+ values to my profile$/);
  await expect.element(add).toBeInViewport();
  const next = button("Next to check");
  expect(next.element().getBoundingClientRect().top).toBe(add.element().getBoundingClientRect().top);
  expect(window.innerHeight - add.element().getBoundingClientRect().top).toBeLessThan(0.15 * window.innerHeight);
  await page.viewport(1280, 800);
});

it("puts a line without a place where the person says, keeps it over a reload, and takes it back", async () => {
  const found = nurseImport();
  const { answers } = profileServer();
  const opening = { answers: { ...answers, [waiting]: () => replyOf(found) } };
  await openClient("/profile/import", opening);
  await button(/^Put it into …: I sail a small boat/).click();
  await page.getByLabelText("Section and field").selectOptions("A new certification: Certification");
  // Where it is scrolled to, the bar of narrow screens may hide half of a box.
  window.scrollTo(0, 0);
  await expectAccessible("put into");
  await button("Put it there").click();
  await expect
    .element(region("Certifications").getByLabelText("Certification", { exact: true }))
    .toHaveValue("I sail a small boat on the Lee");
  const kept = { ...sessionStorage };
  await openClient("/profile/import", { ...opening, inTab: kept });
  await expect.element(region("Certifications")).toBeVisible();
  await button(/^Take back I sail/).click();
  await expect.element(region("Certifications")).not.toBeInTheDocument();
});

it("says what is wrong with a field, when the profile was changed elsewhere, and when nothing waits any more", async () => {
  const { refuse, sentTo } = await openWith(nurseImport());
  await page.getByLabelText("Email", { exact: true }).fill("zoe at example");
  await button(/^Add \d+ values/).click();
  await expect.element(page.getByText("Please correct the marked fields, or leave them out.")).toBeVisible();
  await expect.element(page.getByLabelText("Email", { exact: true })).toHaveFocus();
  await expect.element(page.getByText("Invalid email format")).toBeVisible();
  await expectAccessible("faulty");
  expect(sentTo(save)).toEqual([]);
  await page.getByLabelText("Email", { exact: true }).fill("zoe@example.org");
  refuse(save, profileChanged);
  await button(/^Add \d+ values/).click();
  await expect.element(page.getByText(/Your profile was changed elsewhere/)).toBeVisible();

  const { answers } = profileServer();
  await openClient("/profile/import?id=gone", { answers, refusals: { [waiting]: nothingWaits } });
  await expect.element(page.getByText(/is not kept any more/)).toBeVisible();
  const letter = letterImport();
  await openWith({ ...letter, reading: { ...letter.reading, isCut: true } });
  await expect.element(page.getByText(/up to line 1; what stands further down is missing here/)).toBeVisible();
  await expect.element(page.getByText(/reads like a letter or another document/)).toBeVisible();
});
