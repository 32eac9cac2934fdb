import { expect, it } from "vitest";
import { expectAccessible } from "../../../../../tests/components/accessibility.ts";
import { modalities, pressBy } from "../../../../../tests/components/modalities.ts";
import { openClient } from "../../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../../tests/components/own-config.ts";
import type { AccountOverview } from "../../../../shared/account/account-settings.contract.ts";
import type { Reminders } from "../../../../shared/reminders/reminders.contract.ts";

const overview: AccountOverview = {
  ...{ success: true, name: "Anna", email: "anna@example.org", has_password: true, pending_email: null, sessions: [] },
  second_factors: { app_added_at: null, passkeys: [], recovery_codes_left: 0 },
};
const setDigest = "POST /api/reminders/digest";
const renew = "POST /api/reminders/calendar";

async function openAccount(begin: Partial<Reminders> = {}) {
  let reminders: Reminders = { success: true, digest: null, calendar_url: null, ...begin };
  let made = 0;
  const change = (next: Partial<Reminders>) => {
    reminders = { ...reminders, ...next };
    return reminders;
  };
  return openClient("/account", {
    answers: {
      ...ownConfig,
      "GET /api/account": () => overview,
      "GET /api/reminders": () => reminders,
      [setDigest]: (sent) =>
        change({
          digest: { ...Object(sent), next_at: sent.is_on ? "2031-05-06T05:00:00.000Z" : null },
        }),
      [renew]: () => change({ calendar_url: `https://jobs.example/calendar/${++made}.ics` }),
      "DELETE /api/reminders/calendar": () => change({ calendar_url: null }),
    },
  });
}

it.each(modalities)("%s switches reminders on for days, an hour and a zone, and off again", async (modality) => {
  const press = await pressBy(modality);
  const digest = {
    is_on: false,
    hour: 7,
    weekdays: [1],
    zone: "Europe/Berlin",
    language: "en" as const,
    next_at: null,
  };
  const { screen, sentTo } = await openAccount({ digest });
  const section = screen.getByRole("region", { name: "Reminders by mail" });
  const save = section.getByRole("button", { name: "Save reminders" });
  await expect.element(save).toBeDisabled();
  await press(section.getByLabelText("Send me reminders"));
  await expect.element(save).toBeEnabled();
  await press(section.getByLabelText("Monday"));
  await press(section.getByRole("button", { name: "Save reminders" }));
  await expect.element(section.getByText("Please choose a day")).toBeVisible();
  if (modality === modalities[0]) await expectAccessible("reminders without a day");
  expect(sentTo(setDigest)).toEqual([]);
  await press(section.getByLabelText("Sunday"));
  await section.getByLabelText("At", { exact: true }).selectOptions("18:00");
  await section.getByLabelText("Language").selectOptions("Polski");
  await press(section.getByRole("button", { name: "Save reminders" }));
  await expect.element(section.getByText("Next: Tuesday 6 May at 07:00", { exact: false })).toBeVisible();
  expect(sentTo(setDigest)).toEqual([{ is_on: true, hour: 18, weekdays: [7], zone: "Europe/Berlin", language: "pl" }]);
  await expect.element(save).toBeDisabled();
  await press(section.getByLabelText("Send me reminders"));
  await press(section.getByRole("button", { name: "Save reminders" }));
  await expect.element(section.getByText("Next:", { exact: false })).not.toBeInTheDocument();
  expect(sentTo(setDigest)).toHaveLength(2);
});

it("makes an address for the calendar, renews it and ends it", async () => {
  const { screen } = await openAccount();
  const section = screen.getByRole("region", { name: "Calendar" });
  await section.getByRole("button", { name: "Make an address" }).click();
  const address = section.getByLabelText("Address of your calendar");
  await expect.element(address).toHaveValue("https://jobs.example/calendar/1.ics");
  await expectAccessible("calendar");
  await section.getByRole("button", { name: "New address" }).click();
  await section.getByRole("button", { name: "Make a new one" }).click();
  await expect.element(address).toHaveValue("https://jobs.example/calendar/2.ics");
  await section.getByRole("button", { name: "End the address" }).click();
  await section.getByRole("button", { name: "End it" }).click();
  await expect.element(section.getByRole("button", { name: "Make an address" })).toBeVisible();
});
