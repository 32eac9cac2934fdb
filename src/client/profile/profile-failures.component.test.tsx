import { expect, it } from "vitest";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { profileServer } from "../../../tests/components/profile-server.ts";
import { empty, inError, notDone, page502 } from "../../../tests/fakes/refusals.ts";

it("[PROF-01] says that the profile is loading, and offers to try again when it fails", async () => {
  const call = "GET /api/profile/load";
  const { answers } = profileServer();
  const { screen, hold, refuse } = await openClient("/profile", { answers, refusals: { [call]: empty }, held: [call] });
  await expect.element(screen.getByText("Loading profile...")).toBeVisible();
  hold(call)();
  await expect.element(screen.getByText("Failed to load profile", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Failed to load profile. Please try again later.")).toBeVisible();

  refuse(call, undefined);
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByRole("heading", { name: "Personal Details" })).toBeVisible();
});

const refusals = [
  ["an error of its own", inError(500, "Disk full")],
  ["a success that is none", notDone],
  ["no word for people", page502],
  ["no answer", "unreachable"],
] as const;

it.each(refusals)(
  "[PROF-04] [PROF-05] [PROF-06] keeps what could not be saved, and saves it all later: %s",
  async (_, refusal) => {
    const { saves, answers } = profileServer();
    const { screen, refuse } = await openClient("/profile", { answers });
    const saveAll = screen.getByRole("button", { name: "Save All Changes" });
    refuse("POST /api/profile/save-version", refusal);
    await screen.getByRole("button", { name: "Edit Profile Summary" }).click();
    await expect.element(saveAll).not.toBeInTheDocument();
    await screen.getByRole("textbox", { name: "Summary" }).fill("Written in a bad hour.");
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect
      .element(screen.getByText('Failed to save changes. Please try the "Save All Changes" button.'))
      .toBeVisible();
    await saveAll.click();
    await expect.element(screen.getByText("Failed to save profile. Please try again.")).toBeVisible();
    await expect.element(screen.getByText("Written in a bad hour.")).toBeVisible();
    expect(saves).toEqual([]);

    refuse("POST /api/profile/save-version", undefined);
    await saveAll.click();
    await expect.element(saveAll).not.toBeInTheDocument();
    expect(saves).toMatchObject([{ profile_summary: "Written in a bad hour." }]);
  },
);
