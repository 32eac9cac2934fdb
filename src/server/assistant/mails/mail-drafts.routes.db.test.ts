import { expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { mailDraftEndpoints } from "../../../shared/tracker/mails/mail-draft.contract.ts";
import { cardRecordEndpoints } from "../../../shared/tracker/records/card-record.contract.ts";
import { trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";

const app = await createTestApp();
const [anna, ben] = [await app.signUp("Anna Weber"), await app.signUp("Ben Okafor")];
const job_url = "https://jobs.example/mails";
const zone = "Europe/Berlin";
const { token } = anna;
await app.call(profileEndpoints.saveVersion, { token, body: { data: engineerProfile() } });
const job = { job_url, job_title: "Process Engineer", company_name: "Nordchem", status: "Applied" as const };
await app.call(trackerEndpoints.save, { token, body: job });
const contact = { name: "Maria Silva", role: "", email: "maria@nordchem.example", phone: "", met: "" };
const record = { id: "contact-of-mails", kind: "contact" as const, company: "Nordchem", data: contact };
await app.call(cardRecordEndpoints.save, { token, body: { record, base: null } });

const draft = (who: string) =>
  app.call(mailDraftEndpoints.draft, {
    ...{ token: who, body: { job_url, mail_kind: "status", language: "de", to: contact.email, zone } },
  });
const check = (who: string) => {
  const text = "I spoke with Maria Silva. I led a team of 80 people.";
  return app.call(mailDraftEndpoints.check, { token: who, body: { job_url, text, zone } });
};

it("drafts a mail of the profile and the card, and names what neither says", async () => {
  const { text, language } = (await draft(token)).reply.draft;
  expect(language).toBe("de");
  expect(text).toMatch(
    /^Guten Tag Maria Silva,\n\n.*Nordchem.*Process Engineer(?:.|\n)*\n\nMit freundlichen Grüßen\nZoë/,
  );
  expect((await check(token)).reply.unheld).toMatchObject([{ text: "I led a team of 80 people." }]);
});

it("another user gets nothing of it", async () => {
  expect([(await draft(ben.token)).status, (await check(ben.token)).status]).toEqual([404, 404]);
});
