import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../tests/components/accessibility.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { profileChanged, profileServer } from "../../../tests/components/profile-server.ts";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";

type Screen = Awaited<ReturnType<typeof openClient>>["screen"];

const versions = "GET /api/profile/versions";

const press = (screen: Screen, name: string) => screen.getByRole("button", { name, exact: true }).click();

it("[PROF-15] a conflict is accessible, undecided and decided, and blocks the history until it is saved", async () => {
  const { answers, saves, saveElsewhere } = profileServer(engineerProfile());
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

  await press(screen, "History");
  await expect.element(dialog.getByText("Save or cancel your changes before")).toBeVisible();
  await expectAccessible("history, blocked");
  await userEvent.keyboard("{Escape}");

  await press(screen, "Save All Changes");
  await dialog.getByRole("radio", { name: /From here/ }).click();
  refuse("POST /api/profile/save-version", undefined);
  await press(screen, "Save both together");
  await expect.element(screen.getByRole("button", { name: "Save All Changes" })).not.toBeInTheDocument();
  expect(saves.at(-1)).toEqual({ ...there, profile_summary: "Written here." });
});

it("[PROF-15] a second conflict counts as changed here only what was changed here", async () => {
  const { answers, saveElsewhere } = profileServer(engineerProfile());
  const { screen, refuse } = await openClient("/profile", { answers });
  const dialog = screen.getByRole("dialog");
  await press(screen, "Edit Profile Summary");
  const skilled = engineerProfile({ skills: [{ skill: "Basket weaving" }] });
  saveElsewhere(skilled);
  refuse("POST /api/profile/save-version", profileChanged);
  await screen.getByRole("textbox", { name: "Summary" }).fill("Written here.");
  await press(screen, "Save");
  await expect.element(dialog.getByText("Basket weaving").first()).toBeVisible();
  saveElsewhere({ ...skilled, profile_summary: "Written there." });
  await press(screen, "Save both together");
  await expect.element(dialog.getByText("Written there.").first()).toBeVisible();
  await expect.element(dialog.getByText("Basket weaving")).not.toBeInTheDocument();
});

it("[PROF-15] an earlier version comes back, which can be taken back", async () => {
  const { answers, saves } = profileServer(engineerProfile({ profile_summary: "A nurse." }));
  const { screen } = await openClient("/profile", { answers });
  const summary = screen.getByRole("region", { name: "Profile Summary" });
  const dialog = screen.getByRole("dialog", { name: "History" });
  await press(screen, "Edit Profile Summary");
  await screen.getByRole("textbox", { name: "Summary" }).fill("A head nurse.");
  await press(screen, "Save");
  await expect.element(screen.getByRole("button", { name: "Edit Profile Summary" })).toHaveFocus();

  await press(screen, "History");
  await expect.poll(() => dialog.getByRole("listitem").elements()).toHaveLength(2);
  await expect.element(dialog.getByText("Present")).toBeVisible();
  await expect.element(dialog.getByText("Profile Summary", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: /^Restore/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(summary.getByText("A nurse.", { exact: true })).toBeVisible();
  await press(screen, "Undo");
  await expect.element(summary.getByText("A head nurse.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  expect(saves.map(({ profile_summary }) => profile_summary)).toEqual([
    ...["A nurse.", "A head nurse."],
    ...["A nurse.", "A head nurse."],
  ]);
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
