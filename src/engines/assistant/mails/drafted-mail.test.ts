import { expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { type DocumentLanguage, documentLanguages } from "../../../shared/text/document-languages.rules.ts";
import { applicationMailKinds, type MailToDraft } from "../../../shared/tracker/mails/mail-draft.contract.ts";
import { type CardRecord, cardRecord } from "../../../shared/tracker/records/card-record.contract.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { unheldBesideCard } from "../drafts/unheld-sentences.ts";
import { type CardToDraft, draftedMail } from "./drafted-mail.ts";

const zone = "Europe/Berlin";
const now = new Date("2031-06-20T12:00:00Z");
const job: TrackedJob = {
  job_title: "Lead Process Engineer",
  job_url: "https://jobs.example/1",
  company_name: "Nordchem",
  generated_documents: null,
  history: [
    { status: "Viewed", timestamp: "2031-05-01T09:00:00.000Z" },
    // The next day in Berlin.
    { status: "Applied", timestamp: "2031-05-05T22:30:00.000Z" },
  ],
};
const times = { created_at: "2031-05-01T09:00:00.000Z", updated_at: "2031-05-01T09:00:00.000Z" };
const record = (kind: CardRecord["kind"], data: object): CardRecord =>
  cardRecord.parse({ id: `${kind}-one`, kind, job_url: job.job_url, company: job.company_name, data, ...times });
const interview = { interview_kind: "video", at: "2031-06-11T08:00:00.000Z", zone };
const records = [
  record("contact", { name: "Maria Silva", email: "maria@nordchem.example" }),
  record("interview", interview),
  record("offer", { base: "72,000", currency: "EUR", starts_on: "2031-09-01" }),
  record("note", { text: "I told them that I led a team of nine people in Stade." }),
];
const requirement = {
  id: "posting.line.1",
  text: "HAZOP",
  kind: "skill" as const,
  must: true,
  lang: "en",
  term_key: "skill:hazop",
};
const lines = ["Lead HAZOP studies for three plants.", "Process Engineer"].map((text, at) => ({
  ...{
    id: `experience.${at}.${at === 0 ? "statement.0" : "title"}`,
    key: String(at),
    text,
    where: "Kernwerk",
    origin: "profile" as const,
  },
  section: "professional_experience" as const,
}));
const met = { is: "met" as const, facts: lines.map(({ id }) => id), how: "same words" as const };
const card: CardToDraft = {
  ...{ job, records, profile: engineerProfile() },
  match: { requirements: [{ requirement, verdict: met }], facts: lines },
};
const drafted = (mail_kind: MailToDraft["mail_kind"], asked: Partial<MailToDraft> = {}, from: CardToDraft = card) =>
  draftedMail({ mail_kind, to: "", zone, ...asked }, from, now);
const bare: CardToDraft = {
  ...card,
  records: [],
  job: { ...job, history: [] },
  match: { requirements: [], facts: [] },
};

it("a follow-up names the day of the application where the person is, and the person's own lines, whole", () => {
  expect(drafted("follow_up", { to: "maria@nordchem.example" })).toEqual({
    language: "en",
    subject: "My application: Lead Process Engineer",
    text: `Dear Maria Silva,

I applied for the position Lead Process Engineer on 6 May 2031 and remain very interested in it. Could you tell me how the selection stands, and whether you need anything else from me?

What I bring for it:
- Lead HAZOP studies for three plants.

Kind regards
Zoë Łukasiewicz`,
  });
});

it("greets a contact as a letter does: a titled one by the surname", () => {
  const mrsHale = record("contact", { name: "Mrs Joan Hale", email: "joan@nordchem.example" });
  const from = { ...card, records: [mrsHale] };
  const begin = (asked: Partial<MailToDraft>) => drafted("status", asked, from).text.split("\n")[0];
  expect(begin({ to: "joan@nordchem.example" })).toBe("Dear Mrs Hale,");
  expect(begin({ to: "joan@nordchem.example", language: "de" })).toBe("Guten Tag Joan Hale,");
  // Polish has no form without a title.
  expect(begin({ to: "joan@nordchem.example", language: "pl" })).toBe("Dzień dobry,");
});

it.each<[DocumentLanguage, string, string]>([
  ["de", "Herr und Frau Weber", "Guten Tag Herr und Frau Weber,"],
  ["en", "Herr und Frau Weber", "Dear Herr und Frau Weber,"],
  ["de", "Mr and Mrs Hale", "Guten Tag Mr and Mrs Hale,"],
  ["de", "Mrs Hale and Mr Berg", "Guten Tag Mrs Hale and Mr Berg,"],
  ["it", "Anna e Luca Rossi", "Buongiorno Anna e Luca Rossi,"],
  ["pl", "Pan i Pani Kowalscy", "Dzień dobry,"],
  ["en", "Weber, Anna", "Dear Weber, Anna,"],
  ["en", "Hale, Mrs Joan", "Dear Hale, Mrs Joan,"],
  ["en", "MRS JOAN HALE", "Dear MRS HALE,"],
  ["es", "Anna", "Buenos días, Anna:"],
  ["es", "Mrs Joan Hale", "Buenos días, Joan Hale:"],
  ["es", "Sra. García", "Estimada Sra. García:"],
  ["pt", "Anna", "Bom dia, Anna,"],
  ["pt", "Dr. Joan Hale", "Bom dia, Dr. Joan Hale,"],
  ["nl", "Anna", "Beste Anna,"],
])("greets nobody by half, nor as an envelope does (%s): %s", (language, name, greeting) => {
  const from = { ...card, records: [record("contact", { name, email: "joan@nordchem.example" })] };
  const { text } = drafted("status", { to: "joan@nordchem.example", language }, from);
  expect(text.split("\n")[0]).toBe(greeting);
});

it("thanks for the last interview that was held, and begins on the day of the offer", () => {
  const later = record("interview", { ...interview, at: "2031-07-01T08:00:00.000Z" });
  const { text } = drafted("thank_you", {}, { ...card, records: [...records, { ...later, id: "interview-two" }] });
  expect(text).toContain("Thank you for the conversation on 11 June 2031 about");
  expect(drafted("acceptance", { language: "de" }).text).toContain(
    "Ich nehme es gern an und beginne am 1. September 2031.",
  );
});

it("leaves out what the card does not say, and own lines in another language than the mail's", () => {
  expect(drafted("follow_up", {}, bare).text).toContain("I applied for the position Lead Process Engineer and remain");
  expect(drafted("acceptance", {}, bare).text).toContain("I accept it with pleasure. Please");
  expect(drafted("reference", {}, bare).text).toMatch(/^Dear \[Name\],/);
  expect(drafted("follow_up", { language: "fr" }).text).not.toContain("HAZOP");
  const polish = { ...requirement, lang: "pl" };
  expect(
    drafted("status", {}, { ...card, match: { requirements: [{ requirement: polish, verdict: met }], facts: [] } })
      .language,
  ).toBe("pl");
});

it.each(documentLanguages)("a name that ends with a full stop gets no second one in %s", (language) => {
  const ofFirm = { ...bare, job: { ...job, job_title: "Accountant Jr.", company_name: "Hartsmere & Co." } };
  for (const kind of applicationMailKinds) expect(drafted(kind, { language }, ofFirm).text).not.toContain("..");
});

it.each(documentLanguages)(
  "every draft in %s says only what the gate finds in the profile or on the card",
  async (language) => {
    for (const from of [card, bare]) {
      for (const kind of applicationMailKinds) {
        const { text } = drafted(kind, { language, to: "maria@nordchem.example" }, from);
        expect([kind, await unheldBesideCard(text, from, zone)]).toEqual([kind, []]);
      }
    }
  },
);

it("names what the person adds that neither the profile nor the card says", async () => {
  const unheld = async (text: string) => (await unheldBesideCard(text, card, zone)).map((one) => one.text);
  expect(await unheld("I led a team of 80 people. I led a team of nine people.")).toEqual([
    "I led a team of 80 people.",
  ]);
  expect(await unheld("I can begin on 1 September 2031. I applied on 9 March 2030.")).toEqual([
    "I applied on 9 March 2030.",
  ]);
  expect(await unheld("I hold a PhD from Oxford. Thank you for your time.")).toEqual(["I hold a PhD from Oxford."]);
  const practised = {
    ...card,
    records: [record("practice_answer", { question: "Why?", result: "I led a team of 80 people." })],
  };
  expect(await unheldBesideCard("I led a team of 80 people.", practised, zone)).toHaveLength(1);
});
