import { expect, it } from "vitest";
import { type CardRecord, cardRecord, recordToSave } from "./card-record.contract.ts";
import { recordsOfJob, savedRecord } from "./card-record.rules.ts";

const at = new Date("2031-05-06T08:30:00.000Z");
const note = recordToSave.parse({
  id: "note-one",
  kind: "note",
  job_url: "https://jobs.example/1",
  data: { text: "Kind." },
});
const known: CardRecord = { ...note, created_at: "2031-01-01T00:00:00.000Z", updated_at: "2031-01-02T00:00:00.000Z" };
const changed = recordToSave.parse({ ...note, data: { text: "Very kind." } });

it("gives a new record its times, and a changed one a new time of its own", () => {
  expect(savedRecord(undefined, note, null, at)).toEqual({
    ...note,
    ...{ created_at: at.toISOString(), updated_at: at.toISOString() },
  });
  const ahead = { ...known, updated_at: at.toISOString() };
  expect(savedRecord(ahead, changed, ahead.updated_at, at)).toMatchObject({
    created_at: known.created_at,
    updated_at: "2031-05-06T08:30:00.001Z",
  });
});

it("takes a repeat for what it is, and refuses what was changed or removed elsewhere", () => {
  expect(savedRecord(known, note, null, at)).toBe(known);
  expect(savedRecord(known, changed, null, at)).toBeUndefined();
  expect(savedRecord(known, changed, "2031-01-01T00:00:00.000Z", at)).toBeUndefined();
  expect(savedRecord(undefined, changed, known.updated_at, at)).toBeUndefined();
});

it("finds a card's own records, and the contacts of its company however that is spelled", () => {
  const times = { created_at: known.created_at, updated_at: known.updated_at };
  const contact: CardRecord = {
    ...{ id: "contact-one", kind: "contact", company: "Charité  Berlin" },
    ...{ data: { name: "Maria", role: "", email: "", phone: "", met: "" }, ...times },
  };
  const other = cardRecord.parse({ ...known, id: "note-two", job_url: "https://jobs.example/2" });
  const job = { job_url: note.kind === "note" ? note.job_url : "", company_name: "CHARITE, Berlin" };
  expect(recordsOfJob([known, contact, other], job)).toEqual([known, contact]);
  expect(recordsOfJob([known, contact, other], { ...job, company_name: "Charité" })).toEqual([known]);
});
