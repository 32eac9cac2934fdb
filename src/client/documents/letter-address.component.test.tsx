import { expect, it } from "vitest";
import { expectAccessible } from "../../../tests/components/accessibility.ts";
import { matchServer } from "../../../tests/components/match-server.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../tests/components/own-config.ts";
import { profileServer } from "../../../tests/components/profile-server.ts";
import { recordsServer } from "../../../tests/components/records-server.ts";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import type { Review } from "../../shared/documents/document-review.contract.ts";

const change = "POST /document-processor/change";
const usual = "Dear Hiring Team,";
const blank = { can_leave_out: false, blocks: [] };

const reviewWith = (to: string, needs_title = false): Review => ({
  ...{ success: true, job_title: "Engineer", company_name: "Kernwerk", job_url: "https://jobs.example/1" },
  ...{ facts: [], cv: null, cv_changes: [], more_left_out: 0, letter_questions: [] },
  letter: {
    ...{ id: "letter-2", kind: "letter", version: 2, design: "modern", paper: "a4", link: "/documents/letter-2" },
    ...{ parts: [{ place: "paragraphs", heading: "", ...blank }], proposals: [], versions: [] },
    salutation: { text: usual, usual, to, needs_title },
  },
});

async function openLetter(...names: string[]) {
  const records = recordsServer(() => 1);
  for (const name of names) {
    const data = { ...{ name, role: "", email: "", phone: "", met: "" } };
    records.keep({ id: `contact-${name.length}`, kind: "contact", company: "Kernwerk", data });
  }
  const changed = [reviewWith("Mrs Joan Hale"), reviewWith("Anna Nowak", true)];
  const answers = {
    ...ownConfig,
    ...profileServer(engineerProfile()).answers,
    ...matchServer().answers,
    ...records.answers,
    "POST /document-processor/pages": () => ({ success: true, pages: [] }),
    "POST /document-processor/review": () => reviewWith(""),
    [change]: () => changed.shift(),
  };
  return await openClient("/jobtracking/documents?document=letter-2&view=letter", { answers });
}

it("[DOCS-06] a letter is addressed to a contact of the card whom the person chooses", async () => {
  const { screen, sentTo } = await openLetter("Mrs Joan Hale", "Anna Nowak");
  const field = screen.getByLabelText("The letter is addressed to");
  await expect.element(field).toHaveDisplayValue("Dear Hiring Team");
  await expect.element(screen.getByText(`It begins “${usual}”`)).toBeVisible();
  await expectAccessible("whom a letter is addressed to");
  await field.selectOptions("Mrs Joan Hale");
  await expect.element(screen.getByText("Addressed to Mrs Joan Hale.")).toBeVisible();
  expect(sentTo(change).at(-1)?.change).toEqual({ what: "address", to: "Mrs Joan Hale" });
  // The posting may name the same person: nothing is missing then.
  await expect.element(field).toHaveDisplayValue("Mrs Joan Hale");
  expect(screen.getByText("a name needs a title").query()).toBeNull();
  await field.selectOptions("Anna Nowak");
  await expect.element(screen.getByText("a name needs a title")).toBeVisible();
});

it("without a contact a letter says how it begins, and where to add somebody", async () => {
  const { screen } = await openLetter();
  await expect.element(screen.getByText(usual)).toBeVisible();
  await expect.element(screen.getByText("To address a person by name")).toBeVisible();
});
