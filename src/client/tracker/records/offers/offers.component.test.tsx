import { expect, it } from "vitest";
import { expectAccessible } from "../../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../../tests/components/board-server.ts";
import { modalities, pressBy } from "../../../../../tests/components/modalities.ts";
import { openClient } from "../../../../../tests/components/opened-client.tsx";
import type { RecordToSave } from "../../../../shared/tracker/records/card-record.contract.ts";

const nurse = newJob("Nurse", "Charité", "Viewed", "Applied");
const cook = newJob("Cook", "Kantine", "Viewed");

const offer = (job_url: string, base: string, period: "year" | "month" = "year"): RecordToSave => ({
  ...{ id: `offer-${base.replace(/\D/g, "")}`, kind: "offer", job_url },
  data: {
    ...{ base, currency: "EUR", period, bonus: "", days_off: "30", starts_on: "2031-05-06", decide_by: "" },
    ...{ answered_on: "", remarks: "" },
  },
});

/** The offers on the nurse's card. */
async function openOffers(records: RecordToSave[], salary = "") {
  const server = boardServer(nurse, cook);
  for (const record of records) server.records.keep(record);
  const counts = { met: 0, part: 0, question: 0, gap: 0, unjudged: 0 };
  const { screen } = await openClient(`/jobtracking?job=${encodeURIComponent(nurse.job_url)}&part=notes`, {
    answers: {
      ...server.answers,
      "POST /api/matching/summaries": () => ({
        success: true,
        summaries: [{ job_url: nurse.job_url, salary, ...counts }],
      }),
    },
  });
  const offers = screen.getByRole("dialog", { name: "Nurse", exact: true }).getByRole("region", { name: "Offer" });
  return { offers, server };
}

it.each(modalities)("%s an offer is noted with its parts, and read beside another one", async (modality) => {
  const press = await pressBy(modality);
  const { offers, server } = await openOffers([offer(cook.job_url, "48,000")]);
  await press(offers.getByRole("button", { name: "Add an offer" }));
  await offers.getByLabelText("Base pay").fill("52,000");
  await offers.getByLabelText("Currency").fill("EUR");
  await offers.getByLabelText("Days off a year").fill("30");
  await press(offers.getByRole("button", { name: "Save" }));
  await expect.element(offers.getByText("52,000 EUR a year")).toBeVisible();
  expect(server.records.all().at(-1)).toMatchObject({ kind: "offer", data: { base: "52,000", days_off: "30" } });
  await press(offers.getByRole("button", { name: "Compare offers (2)" }));
  const table = offers.getByRole("table");
  for (const text of ["52,000 EUR a year", "48,000 EUR a year"]) {
    await expect.element(table.getByRole("cell", { name: text })).toBeVisible();
  }
  await expect.element(table).not.toHaveTextContent("Bonus");
  if (modality === modalities[0]) await expectAccessible("two offers");
});

it("offers by the month and by the year are compared in a year's pay, in sight and with the focus", async () => {
  const { offers } = await openOffers([offer(cook.job_url, "4.500,50", "month"), offer(nurse.job_url, "52,000")]);
  await offers.getByRole("button", { name: "Compare offers (2)" }).click();
  const table = offers.getByRole("region", { name: "Offers side by side" });
  await expect.element(table).toHaveFocus();
  await expect.element(table).toBeInViewport();
  await expect.element(table.getByText("54,006 EUR a year")).toBeVisible();
  await expect.element(table.getByText("52,000 EUR a year")).toBeVisible();
});

it("an offer is made in the currency and the period of the opening's pay, and a day to decide that has passed is said", async () => {
  const { offers } = await openOffers([], "£2,900 – £3,300 a month");
  await offers.getByRole("button", { name: "Add an offer" }).click();
  await expect.element(offers.getByLabelText("Currency")).toHaveValue("£");
  await expect.element(offers.getByLabelText("Per")).toHaveValue("month");
  await offers.getByLabelText("Base pay").fill("3.200,50");
  await offers.getByLabelText("Decide by").fill("2031-05-05");
  await expect.element(offers.getByLabelText("Decide by")).not.toHaveAccessibleDescription();
  await offers.getByLabelText("Decide by").fill("2021-05-05");
  await expect.element(offers.getByLabelText("Decide by")).toHaveAccessibleDescription("That day has passed.");
  await offers.getByRole("button", { name: "Save" }).click();
  await expect.element(offers.getByText("£3.200,50 a month")).toBeVisible();
  await expect.element(offers.getByText("£38,406 a year")).toBeVisible();
  // Of offers a card has one: the button that added it is gone.
  await expect.element(offers.getByRole("button", { name: /^Change the offer/ })).toHaveFocus();
});

it("one offer alone has nothing to be compared with", async () => {
  const { offers } = await openOffers([offer(nurse.job_url, "52,000")]);
  await expect.element(offers.getByText("52,000 EUR a year")).toBeVisible();
  await expect.element(offers.getByRole("button", { name: /Compare/ })).not.toBeInTheDocument();
});
