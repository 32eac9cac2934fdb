import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../tests/components/accessibility.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { profileChanged, profileServer } from "../../../tests/components/profile-server.ts";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";

type Screen = Awaited<ReturnType<typeof openClient>>["screen"];

const versions = "GET /api/profile/versions";

const press = (screen: Screen, name: string) => screen.getByRole("button", { name, exact: true }).click();

async function chooseFile(screen: Screen, text: string): Promise<void> {
  const file = new File([text], "resume.json", { type: "application/json" });
  await userEvent.upload(screen.getByLabelText("JSON Resume file"), file);
}

it("[PROF-15] a conflict is accessible, undecided and decided, and blocks import and history until it is saved", async () => {
  const { answers, saveElsewhere } = profileServer(engineerProfile());
  const { screen, refuse } = await openClient("/profile", { answers });
  const dialog = screen.getByRole("dialog");
  await press(screen, "Edit Profile Summary");
  const there = { ...engineerProfile({ profile_summary: "Written there." }), languages: ["Basque"] };
  saveElsewhere(there);
  refuse("POST /api/profile/save-version", profileChanged);
  await screen.getByRole("textbox", { name: "Summary" }).fill("Written here.");
  await press(screen, "Save");
  await expect.element(dialog.getByText("Basque")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Save both together" })).toBeDisabled();
  await expectAccessible("conflict");
  await dialog.getByRole("radio", { name: /From here/ }).click();
  await expect.element(dialog.getByRole("button", { name: "Save both together" })).toBeEnabled();
  await expectAccessible("conflict, decided");
  await dialog.getByRole("button", { name: "Back to editing" }).click();
  await expect.element(screen.getByText("Not saved yet")).toBeVisible();
  await expectAccessible("not saved yet");

  await chooseFile(screen, JSON.stringify({ basics: { name: "Zoë" } }));
  await expect.element(dialog.getByText("Save or cancel your changes first.")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Take over" })).toBeDisabled();
  await expectAccessible("import, blocked");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await press(screen, "History");
  await expect.element(dialog.getByText("Save or cancel your changes before")).toBeVisible();
  await expectAccessible("history, blocked");
});

it("an import is accessible with what it adds, without a JSON Resume, and with nothing in it", async () => {
  const { answers } = profileServer(engineerProfile());
  const { screen } = await openClient("/profile", { answers });
  const dialog = screen.getByRole("dialog", { name: "Import a JSON Resume" });
  const cancel = () => dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(screen.getByRole("button", { name: "Edit Skills" })).toBeVisible();
  await chooseFile(screen, JSON.stringify({ basics: { phone: "x".repeat(90) }, skills: [{ name: "Law" }] }));
  await expect.element(dialog.getByRole("insertion").getByText("Law")).toBeVisible();
  await expectAccessible("import");
  await cancel();
  await chooseFile(screen, "%PDF-1.7");
  await expect.element(dialog.getByText("This file is no JSON Resume.")).toBeVisible();
  await expectAccessible("import, refused");
  await cancel();

  await chooseFile(screen, JSON.stringify({ basics: null, work: ["Cook"] }));
  await expect.element(dialog.getByText("Nothing in this file could be read.")).toBeVisible();
  await expect.element(dialog.getByText("work 1")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Take over" })).not.toBeInTheDocument();
  await expectAccessible("import of nothing");
});

it("[PROF-15] the history is accessible when it fails, compares, and cannot restore", async () => {
  const { answers } = profileServer(engineerProfile(), engineerProfile({ profile_summary: "Shorter." }));
  const { screen, refuse } = await openClient("/profile", { answers, refusals: { [versions]: "unreachable" } });
  const dialog = screen.getByRole("dialog", { name: "History" });
  await press(screen, "History");
  await expect.element(dialog.getByText("The history could not be loaded. Please try again.")).toBeVisible();
  await expectAccessible("history, failed");
  refuse(versions, undefined);
  await dialog.getByRole("button", { name: "Retry" }).click();
  await dialog.getByRole("button", { name: /^Compare/ }).click();
  await expect.element(dialog.getByRole("insertion").getByText("Shorter.")).toBeVisible();
  await expect.element(dialog.getByRole("deletion")).toBeVisible();
  await expectAccessible("history, compared");
  refuse("POST /api/profile/restore-version", "unreachable");
  await dialog.getByRole("button", { name: /^Restore/ }).click();
  await expect.element(dialog.getByText("This version could not be brought back. Please try again.")).toBeVisible();
  await expectAccessible("history, not restored");
});
