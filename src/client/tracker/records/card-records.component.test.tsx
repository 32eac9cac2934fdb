import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { askedForFile, chooseFile } from "../../../../tests/components/chosen-file.ts";
import { modalities, pressBy } from "../../../../tests/components/modalities.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import type { RecordToSave } from "../../../shared/tracker/records/card-record.contract.ts";

const nurse = newJob("Nurse", "Charité", "Viewed", "Applied");
const midwife = newJob("Midwife", "Charité", "Viewed");
const cook = newJob("Cook", "Kantine", "Viewed");

async function openCard(part: string, ...records: RecordToSave[]) {
  const server = boardServer(nurse, midwife, cook);
  for (const record of records) server.records.keep(record);
  const client = await openClient(`/jobtracking?job=${encodeURIComponent(nurse.job_url)}&part=${part}`, server);
  const { screen } = client;
  const card = screen.getByRole("dialog", { name: "Nurse", exact: true });
  await expect.element(card).toBeVisible();
  const section = (name: string) => card.getByRole("region", { name });
  const see = async (title: string) => {
    await userEvent.keyboard("{Escape}");
    await screen.getByRole("button", { name: title, exact: true }).click();
    await screen.getByRole("tab", { name: "Notes" }).click();
    return screen.getByRole("dialog", { name: title, exact: true });
  };
  return { ...client, server, card, section, see };
}

const note = (text: string): RecordToSave => ({ id: "note-one", kind: "note", job_url: nurse.job_url, data: { text } });

it("dated notes are added, changed and removed with a way back, by the keyboard alone", async () => {
  const { screen, server, section } = await openCard("notes");
  const notes = section("Dated notes");
  await notes.getByRole("button", { name: "Add a note" }).click();
  await userEvent.keyboard("They called: <b>night shifts</b>");
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(notes.getByText("They called: <b>night shifts</b>")).toBeVisible();
  await expect.element(notes.getByRole("button", { name: "Add a note" })).toHaveFocus();
  await notes.getByRole("button", { name: "Change the note: They called" }).click();
  await notes.getByRole("textbox", { name: "Note" }).fill("");
  await notes.getByRole("button", { name: "Save" }).click();
  await expect.element(notes.getByText("Please write something")).toBeVisible();
  await expectAccessible("note without text");
  await notes.getByRole("textbox", { name: "Note" }).fill("They called twice");
  await notes.getByRole("button", { name: "Save" }).click();
  await expect.element(notes.getByRole("button", { name: "Change the note: They called twice" })).toHaveFocus();
  await notes.getByRole("button", { name: "Remove the note: They called twice" }).click();
  await expect.element(notes.getByText("They called twice")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(notes.getByText("They called twice")).toBeVisible();
  expect(server.records.all()).toMatchObject([{ kind: "note", data: { text: "They called twice" } }]);
});

it("a note that was changed elsewhere is not lost, and what is typed stays while the card is closed", async () => {
  const { screen, section, see, refuse, sentTo } = await openCard("notes", note("Old"));
  await section("Dated notes").getByRole("button", { name: "Change the note: Old" }).click();
  await section("Dated notes").getByRole("textbox", { name: "Note" }).fill("Mine");
  refuse("POST /api/jobs/records", { status: 409, json: { message: "This was changed elsewhere meanwhile." } });
  await section("Dated notes").getByRole("button", { name: "Save" }).click();
  await expect.element(section("Dated notes").getByText(/Save again to replace it/)).toBeVisible();
  refuse("POST /api/jobs/records", undefined);
  const card = await see("Nurse");
  await expect.element(card.getByRole("textbox", { name: "Note", exact: true })).toHaveValue("Mine");
  await card.getByRole("form", { name: "Change the note" }).getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Mine")).toBeVisible();
  expect(sentTo("POST /api/jobs/records").at(-1)).toMatchObject({
    record: { id: "note-one" },
    base: expect.any(String),
  });
});

it.each(modalities)(
  "%s a contact stands on every card of the company, with links to write and to call",
  async (modality) => {
    const press = await pressBy(modality);
    const { section, see } = await openCard("notes");
    const contacts = section("Contacts at Charité");
    await press(contacts.getByRole("button", { name: "Add a contact" }));
    await contacts.getByLabelText("Name").fill("Maria Silva");
    await contacts.getByLabelText("Email").fill("maria+jobs@charite.example?bcc=x");
    await contacts.getByLabelText("Phone").fill("+49 (30) 450-0");
    if (modality === modalities[0]) await expectAccessible("new contact");
    await press(contacts.getByRole("button", { name: "Save" }));
    const mail = contacts.getByRole("link", { name: /maria/ });
    await expect.element(mail).toHaveAttribute("href", "mailto:maria%2Bjobs@charite.example%3Fbcc%3Dx");
    await expect.element(contacts.getByRole("link", { name: /450/ })).toHaveAttribute("href", "tel:+49304500");
    await expect.element((await see("Midwife")).getByText("Maria Silva")).toBeVisible();
    await expect.element((await see("Cook")).getByText("Maria Silva")).not.toBeInTheDocument();
  },
);

it.each(modalities)(
  "%s an interview has its time by the clocks of its zone, and only an address becomes a link",
  async (modality) => {
    const press = await pressBy(modality);
    const { server, section } = await openCard("notes");
    const interviews = section("Interviews");
    await press(interviews.getByRole("button", { name: "Add an interview" }));
    await interviews.getByLabelText("Kind").selectOptions("Video call");
    await press(interviews.getByRole("button", { name: "Save" }));
    await expect.element(interviews.getByText("Please enter a date and a time")).toBeVisible();
    await interviews.getByLabelText("When").fill("2031-05-06T10:30");
    await interviews.getByLabelText("Time zone").selectOptions("America/New_York");
    await interviews.getByLabelText("Place or link").fill("javascript:alert(1)");
    await interviews.getByLabelText("What you want to ask").fill("Night shifts?");
    if (modality === modalities[0]) await expectAccessible("new interview");
    await press(interviews.getByRole("button", { name: "Save" }));
    await expect.element(interviews.getByRole("time")).toHaveTextContent(/May 6, 2031.*10:30 AM, America.New York/);
    await expect.element(interviews.getByRole("link", { name: /alert/ })).not.toBeInTheDocument();
    expect(server.records.all()).toMatchObject([
      { data: { at: "2031-05-06T14:30:00.000Z", zone: "America/New_York" } },
    ]);
    await press(interviews.getByRole("button", { name: /^Change the interview/ }));
    await expect.element(interviews.getByLabelText("When")).toHaveValue("2031-05-06T10:30");
    await interviews.getByLabelText("Place or link").fill("https://meet.example/nurse");
    await press(interviews.getByRole("button", { name: "Save" }));
    const link = interviews.getByRole("link", { name: "https://meet.example/nurse" });
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  },
);

it("an offer without an amount and a contact with half an address are not noted", async () => {
  const { server, section } = await openCard("notes");
  const offers = section("Offer");
  await offers.getByRole("button", { name: "Add an offer" }).click();
  for (const typed of ["abc", "-5"]) {
    await offers.getByLabelText("Base pay").fill(typed);
    await offers.getByRole("button", { name: "Save" }).click();
    await expect.element(offers.getByLabelText("Base pay")).toHaveAccessibleDescription(/^Please enter an amount/);
    await expect.element(offers.getByLabelText("Base pay")).toHaveFocus();
  }
  const contacts = section("Contacts at Charité");
  await contacts.getByRole("button", { name: "Add a contact" }).click();
  await contacts.getByLabelText("Name").fill("Joan Hale");
  await contacts.getByLabelText("Email").fill("joan.hale");
  await contacts.getByRole("button", { name: "Save" }).click();
  await expect.element(contacts.getByLabelText("Email")).toHaveAccessibleDescription("Invalid email format");
  expect(server.records.all()).toEqual([]);
  await contacts.getByLabelText("Email").fill("joan.hale@charite.example");
  await contacts.getByRole("button", { name: "Save" }).click();
  await expect.element(contacts.getByRole("link", { name: /joan/ })).toBeVisible();
});

it("what is saved above the records gives the focus back, from where the keyboard goes on", async () => {
  const { card } = await openCard("notes");
  const form = card.getByRole("form", { name: "Notes, contacts and next step" });
  await form.getByLabelText("Notes").fill("Ring at the side door");
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(form.getByRole("button", { name: "Save" })).not.toBeInTheDocument();
  await expect.element(form).toHaveFocus();
});

it.each(modalities)(
  "%s a rejection asks for the reason where the card is, and takes no for an answer",
  async (modality) => {
    const press = await pressBy(modality);
    const { card, server } = await openCard("overview");
    await expect.element(card.getByText(/Did they say why/)).not.toBeInTheDocument();
    await card.getByLabelText("Status").selectOptions("Rejected");
    await expect.element(card.getByText(/Did they say why/)).toBeVisible();
    if (modality === modalities[0]) await expectAccessible("question about a rejection");
    await press(card.getByRole("button", { name: "Skip" }));
    await expect.element(card.getByText(/Did they say why/)).not.toBeInTheDocument();
    await press(card.getByRole("tab", { name: "Notes" }));
    await expect.element(card.getByRole("tabpanel", { name: "Notes" })).toBeVisible();
    await press(card.getByRole("tab", { name: "Overview" }));
    await press(card.getByRole("button", { name: "Note the reason" }));
    await card.getByLabelText("What they said").selectOptions("Pay or conditions");
    await card.getByLabelText("In their words, or yours").fill("Over their budget");
    await press(card.getByRole("button", { name: "Save" }));
    await expect.element(card.getByText("Over their budget")).toBeVisible();
    expect(server.records.all()).toMatchObject([{ kind: "rejection", data: { reason: "pay" } }]);
  },
);

it.each(modalities)("%s a file is added, refused where it is too large, removed and put back", async (modality) => {
  const press = await pressBy(modality);
  const { screen, server, section } = await openCard("documents");
  const files = section("Files");
  const add = files.getByRole("button", { name: "Add a file" });
  await expect.element(add).toBeVisible();
  const asked = askedForFile();
  await press(add);
  await expect.poll(asked).toBe(1);
  chooseFile(new File([new Uint8Array(10_485_761)], "huge.zip"));
  await expect.element(files.getByText(/must not exceed 10MB/)).toBeVisible();
  chooseFile(new File([new Uint8Array(2048)], "contract <1>.html"));
  await expect.element(files.getByText("contract <1>.html")).toBeVisible();
  await expect.element(files.getByText(/must not exceed/)).not.toBeInTheDocument();
  if (modality === modalities[0]) await expectAccessible("files");
  await press(files.getByRole("button", { name: "Remove contract" }));
  await expect.element(files.getByText("contract <1>.html")).not.toBeInTheDocument();
  await press(screen.getByRole("button", { name: "Undo" }));
  await expect.element(files.getByText("contract <1>.html")).toBeVisible();
  expect(server.records.all()).toMatchObject([{ kind: "file", data: { size: 2048 } }]);
});

it("moving a card with documents to Applied keeps which ones they were", async () => {
  const documents = { cv_link: "/documents/cv-1/file?expires=1&signature=a", cover_letter_link: null };
  const server = boardServer({
    ...midwife,
    generated_documents: { ...documents, generated_at: "2026-01-01T00:00:00Z" },
  });
  const version = { ...{ version: 1, origin: "written", waiting: 0 }, created_at: "2026-01-01T00:00:00Z" };
  const kept = {
    ...{ generated_at: "2026-01-01T00:00:00Z", cv_link: documents.cv_link, cover_letter_link: null },
    versions: [{ ...version, id: "cv-1", kind: "cv", link: documents.cv_link }],
  };
  const sets = [kept];
  const { screen, sentTo } = await openClient(`/jobtracking?job=${encodeURIComponent(midwife.job_url)}`, {
    answers: {
      ...server.answers,
      "POST /document-processor/kept": () => ({ success: true, is_pasted: false, sets }),
    },
  });
  const card = screen.getByRole("dialog", { name: "Midwife", exact: true });
  await card.getByLabelText("Status").selectOptions("Applied");
  await card.getByRole("tab", { name: "Documents" }).click();
  const sent = card.getByRole("region", { name: "Sent with your application" });
  await expect.element(sent.getByRole("link", { name: "CV as sent" })).toHaveAttribute("href", documents.cv_link);
  await card.getByRole("tab", { name: "Overview" }).click();
  await card.getByLabelText("Status").selectOptions("Viewed");
  const reads = () => sentTo("GET /api/jobs/records").length;
  const before = reads();
  await card.getByLabelText("Status").selectOptions("Applied");
  await expect.poll(() => sentTo("POST /api/jobs")).toHaveLength(3);
  await expect.poll(reads).toBeGreaterThan(before);
  expect(sentTo("POST /api/jobs/records/restore")).toHaveLength(1);
});

it("a deleted card comes back with what was noted on it", async () => {
  const { screen, card, server, sentTo } = await openCard("overview", note("Kind people"));
  await expect.poll(() => sentTo("GET /api/jobs/records").length).toBeGreaterThan(0);
  await card.getByRole("button", { name: "Delete Job" }).click();
  await card.getByRole("button", { name: "Confirm" }).click();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByRole("button", { name: "Nurse", exact: true })).toBeVisible();
  await expect.poll(() => sentTo("POST /api/jobs/records/restore")).toMatchObject([{ records: [{ id: "note-one" }] }]);
  expect(server.jobs().map(({ job_title }) => job_title)).toContain("Nurse");
});

it.each(modalities)("%s a next step has a time by somebody's clocks", async (modality) => {
  const press = await pressBy(modality);
  const { screen, card, server } = await openCard("notes");
  await card.getByLabelText("Next step", { exact: true }).fill("Call Ms Roth");
  await card.getByLabelText("On", { exact: true }).fill("2031-05-06");
  await expect.element(card.getByLabelText("Time zone")).not.toBeInTheDocument();
  await card.getByLabelText("At", { exact: true }).fill("10:30");
  await card.getByLabelText("Time zone").selectOptions("Asia/Tokyo");
  if (modality === modalities[0]) await expectAccessible("next step with a time");
  await press(card.getByRole("button", { name: "Save", exact: true }));
  await expect.element(card.getByRole("button", { name: "Undo changes" })).not.toBeInTheDocument();
  expect(server.jobs()[0]).toMatchObject({ next_step_at: "10:30", next_step_zone: "Asia/Tokyo" });
  await userEvent.keyboard("{Escape}");
  const column = screen.getByRole("region", { name: "Applied" });
  await expect.element(column).toHaveTextContent("Next: Call Ms Roth, May 6, 2031, 10:30 AM, Asia/Tokyo");
});
