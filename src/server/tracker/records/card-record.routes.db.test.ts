import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chatForm } from "../../../../tests/factories/chat-form.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { largestAttachment } from "../../../shared/assistant/attachment.rules.ts";
import {
  cardRecordEndpoints,
  maxFiles,
  maxFilesOnCard,
  type RecordToSave,
} from "../../../shared/tracker/records/card-record.contract.ts";
import { trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { createDocumentLinkService } from "../../documents/links/document-link.service.ts";
import { createFileStorage } from "../../storage/configured-storage.ts";
import { createCardFileStore } from "./card-file.store.ts";
import { createCardFilesService } from "./card-files.service.ts";

const app = await createTestApp();
const anna = await app.signUp("Anna Weber");
const ben = await app.signUp("Ben Okafor");
const files = createCardFilesService(createCardFileStore(app.database), createFileStorage(app.config));

let cards = 0;
async function newCard(company_name = "Charité", token = anna.token): Promise<string> {
  cards += 1;
  const body = { job_title: "Nurse", job_url: `https://jobs.example/${cards}`, company_name };
  await app.call(trackerEndpoints.save, { token, body });
  return body.job_url;
}
const noteOn = (job_url: string, text = "They sounded kind.", id: string = randomUUID()): RecordToSave => ({
  ...{ id, kind: "note", job_url, data: { text } },
});
const contactAt = (company: string): RecordToSave => ({
  ...{ id: randomUUID(), kind: "contact", company },
  data: { name: "Maria Silva", role: "", email: "maria@charite.example", phone: "", met: "" },
});
const list = async (token = anna.token) => (await app.call(cardRecordEndpoints.list, { token })).reply.data;
const save = (record: object, base: string | null = null, token = anna.token) =>
  app.call(cardRecordEndpoints.save, { token, body: { record, base } });
const remove = (id: string, token = anna.token) => app.call(cardRecordEndpoints.remove, { token, body: { id } });
const restore = (records: object[], token = anna.token) =>
  app.call(cardRecordEndpoints.restore, { token, body: { records } });
const removeCard = (job_url: string) => app.call(trackerEndpoints.remove, { token: anna.token, body: { job_url } });
const of = async (id: string, token = anna.token) => (await list(token)).find((record) => record.id === id);
const revision = async () => (await app.call(trackerEndpoints.list, { token: anna.token })).reply.revision;

const upload = async (
  job_url: string,
  bytes: Buffer,
  id: string = randomUUID(),
  token = anna.token,
  name = "offer.pdf",
) => {
  const { headers, payload } = chatForm({ id, job_url }, { name, bytes });
  const reply = await app.request({
    ...{ method: "POST", url: "/api/jobs/files", payload },
    headers: { ...headers, authorization: token },
  });
  return { id, status: reply.statusCode, reply: reply.json() };
};
const download = (id: string, token = anna.token) =>
  app.request({ method: "GET", url: "/api/jobs/files", query: { id }, headers: { authorization: token } });

describe("/api/jobs/records", () => {
  it("keeps what is noted on a card, changes and removes it, and raises the board's revision each time", async () => {
    const note = noteOn(await newCard());
    const before = await revision();
    const added = await save(note);
    expect(added.reply).toMatchObject({ success: true, data: note, revision: before + 1 });
    const changed = await save({ ...note, data: { text: "Call again." } }, added.reply.data.updated_at);
    expect(changed.reply).toMatchObject({
      data: { data: { text: "Call again." }, created_at: added.reply.data.created_at },
    });
    expect(await of(note.id)).toEqual(changed.reply.data);
    expect((await remove(note.id)).reply).toEqual({ success: true, revision: before + 3 });
    expect(await of(note.id)).toBeUndefined();
    expect((await remove(note.id)).status).toBe(200);
  });

  it("takes every kind, filling in what was left out", async () => {
    const job_url = await newCard();
    const zone = "Europe/Berlin";
    const kinds = {
      interview: { interview_kind: "video", at: "2031-05-06T08:30:00.000Z", zone, people: "Maria" },
      offer: { base: "65,000", currency: "EUR" },
      rejection: { reason: "no_reason" },
      sent_mail: { subject: "Thank you", to: "maria@charite.example" },
      practice_answer: { question: "Why nursing?", situation: "A night shift" },
    };
    for (const [kind, data] of Object.entries(kinds)) {
      const { status, reply } = await save({ id: randomUUID(), kind, job_url, data });
      expect([kind, status]).toEqual([kind, 200]);
      expect(reply.data.data).toMatchObject(data);
    }
    expect((await save(contactAt("Charité"))).status).toBe(200);
    expect((await list()).filter((record) => record.kind !== "contact" && record.job_url === job_url)).toHaveLength(5);
  });

  it("does nothing more when a call is repeated, and refuses what was changed elsewhere meanwhile", async () => {
    const note = noteOn(await newCard());
    const first = await save(note);
    expect((await save(note)).reply.data).toEqual(first.reply.data);
    const base = first.reply.data.updated_at;
    await save({ ...note, data: { text: "From the laptop" } }, base);
    expect((await save({ ...note, data: { text: "From the laptop" } }, base)).status).toBe(200);
    const late = await save({ ...note, data: { text: "From the phone" } }, base);
    expect([late.status, late.reply.error]).toEqual([409, "changed_elsewhere"]);
    await remove(note.id);
    expect((await save({ ...note, data: { text: "From the phone" } }, base)).status).toBe(409);
  });

  it("gives another person nothing, whatever id is named", async () => {
    const note = noteOn(await newCard());
    await save(note);
    expect(await list(ben.token)).toEqual([]);
    await remove(note.id, ben.token);
    expect((await save({ ...note, data: { text: "Ben's" } }, null, ben.token)).status).toBe(404);
    expect((await restore([note], ben.token)).reply.data).toEqual([]);
    expect(await of(note.id)).toMatchObject({ data: note.data });
    const job_url = await newCard("Elsewhere", ben.token);
    await save(noteOn(job_url, "Ben's", note.id), null, ben.token);
    expect(await of(note.id, ben.token)).toMatchObject({ data: { text: "Ben's" } });
    expect(await of(note.id)).toMatchObject({ data: note.data });
  });

  it("refuses what is too large, of no kind, or not on the board", async () => {
    const job_url = await newCard();
    expect((await save(noteOn(job_url, "x".repeat(10_001)))).status).toBe(400);
    expect((await save(noteOn(job_url, "x".repeat(3_000_000)))).status).toBe(413);
    expect((await save({ ...noteOn(job_url), kind: "spell" })).status).toBe(400);
    expect((await save({ ...noteOn(job_url), id: "../../etc" })).status).toBe(400);
    expect((await save(noteOn("https://jobs.example/none"))).status).toBe(404);
    const interview = { interview_kind: "video", at: "2031-05-06T08:30:00.000Z", zone: "Mars/Olympus" };
    const { status, reply } = await save({ id: randomUUID(), kind: "interview", job_url, data: interview });
    expect([status, reply.fields]).toEqual([400, { "record.data.zone": "Please choose a time zone" }]);
  });

  it("takes hostile text for text", async () => {
    const text = `<script>alert(1)</script>'; drop table card_record; -- \${x} {{y}}`;
    const note = noteOn(await newCard(), text);
    await save(note);
    expect(await of(note.id)).toMatchObject({ data: { text } });
  });

  it("goes with its card, and comes back with it as it was", async () => {
    const job_url = await newCard("Klinik");
    const [note, contact] = [noteOn(job_url), contactAt("Klinik")];
    await save(note);
    await save(contact);
    const kept = await of(note.id);
    await removeCard(job_url);
    expect(await of(note.id)).toBeUndefined();
    expect(await of(contact.id)).toMatchObject({ company: "Klinik" });
    expect((await restore([kept ?? note])).reply.data).toEqual([]);
    await app.call(trackerEndpoints.restore, {
      token: anna.token,
      body: {
        ...{ job_title: "Nurse", job_url, company_name: "Klinik", generated_documents: null },
        history: [{ status: "Viewed", timestamp: "2026-01-01T00:00:00.000Z" }],
      },
    });
    for (let times = 0; times < 2; times += 1) await restore([kept ?? note]);
    expect(await of(note.id)).toMatchObject({ data: note.data, created_at: kept?.created_at });
  });

  it("lets contacts follow a company whose name is corrected, while no other card has the name", async () => {
    const [first, second] = [await newCard("Klinkum"), await newCard("Klinkum")];
    const contact = contactAt("Klinkum");
    await save(contact);
    const rename = (job_url: string) =>
      app.call(trackerEndpoints.changeDetails, {
        token: anna.token,
        body: { job_url, changes: { company_name: "Klinikum" }, base: { company_name: "Klinkum" } },
      });
    await rename(first);
    expect(await of(contact.id)).toMatchObject({ company: "Klinkum" });
    await rename(second);
    expect(await of(contact.id)).toMatchObject({ company: "Klinikum" });
  });

  it("keeps which documents were sent, and signs their links afresh", async () => {
    const { secret } = app.config;
    const links = createDocumentLinkService({
      ...{ secret, publicUrl: "http://localhost:3000", now: () => new Date("2026-01-01T00:00:00Z") },
    });
    const [mine, elsewhere] = [links.linkFor(anna.userId, "doc-1"), "https://drive.example/cv.pdf"];
    const documents = [mine, elsewhere].map((link) => ({ what: "cv" as const, link }));
    const sent = { id: randomUUID(), kind: "sent_documents", job_url: await newCard(), data: { documents } };
    await save(sent);
    const read = await of(sent.id);
    const shown = read?.kind === "sent_documents" ? read.data.documents.map(({ link }) => link) : [];
    expect(shown[0]).not.toBe(mine);
    expect(links.documentIdOf(anna.userId, shown[0] ?? "")).toBe("doc-1");
    expect(shown[1]).toBe(elsewhere);
    expect((await save({ ...sent, data: read?.data })).reply.data.updated_at).toBe(read?.updated_at);
  });
});

describe("/api/jobs/files", () => {
  it("keeps a file and gives its bytes to its owner alone, as something to be saved", async () => {
    const { id, reply } = await upload(
      await newCard(),
      Buffer.from("<script>alert(1)</script>"),
      undefined,
      anna.token,
      'läge".html',
    );
    expect(reply.data).toMatchObject({ id, kind: "file", data: { size: 25 } });
    const answer = await download(id);
    expect(answer.body).toBe("<script>alert(1)</script>");
    expect(answer.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "x-content-type-options": "nosniff",
      "content-disposition": expect.stringMatching(/^attachment; filename=/),
      "cache-control": "private, no-store",
    });
    expect((await download(id, ben.token)).statusCode).toBe(404);
    expect((await download("no-such-file")).statusCode).toBe(404);
  });

  it("refuses one that is too large, empty, missing or of no card", async () => {
    const job_url = await newCard();
    expect((await upload(job_url, Buffer.alloc(largestAttachment + 1))).status).toBe(413);
    expect((await upload(job_url, Buffer.alloc(0))).status).toBe(400);
    expect((await upload("https://jobs.example/none", Buffer.from("a"))).status).toBe(404);
    expect((await upload(job_url, Buffer.from("a"), "../escape")).status).toBe(400);
    const post = { method: "POST", url: "/api/jobs/files", headers: { authorization: anna.token } } as const;
    expect((await app.request(post)).statusCode).toBe(400);
    expect((await list()).filter((record) => record.kind === "file" && record.job_url === job_url)).toEqual([]);
  });

  it("takes a repeated upload once, and so many for a card and no more", async () => {
    const job_url = await newCard();
    const { id } = await upload(job_url, Buffer.from("one"));
    expect((await upload(job_url, Buffer.from("one"), id)).status).toBe(200);
    for (let count = 1; count < maxFilesOnCard; count += 1) await save(fileOf(await stored(), job_url));
    expect((await upload(job_url, Buffer.from("one more"))).status).toBe(409);
    expect((await list()).filter((record) => record.kind === "file" && record.job_url === job_url)).toHaveLength(20);
  });

  it("keeps the bytes of a removed file for a while, so that it can be put back, and no longer", async () => {
    const job_url = await newCard();
    const { id } = await upload(job_url, Buffer.from("the contract"));
    const file = await of(id);
    await remove(id);
    await files.sweep(new Date(0));
    expect((await download(id)).statusCode).toBe(404);
    await restore([file ?? {}]);
    expect((await download(id)).body).toBe("the contract");

    await removeCard(job_url);
    await files.sweep(new Date(0));
    await files.sweep(new Date(Date.now() + 1));
    expect(await files.bytes(anna.userId, id)).toBeUndefined();
    const again = await newCard();
    expect((await save({ ...(file ?? {}), job_url: again })).status).toBe(404);
  });

  it("removes no file that came back into use, nor one whose id begins like a removed one's", async () => {
    const job_url = await newCard();
    const [used, removed] = [
      await upload(job_url, Buffer.from("used"), "same-begin-and-more"),
      await upload(job_url, Buffer.from("not"), "same-begin"),
    ];
    const file = await of(used.id);
    for (const { id } of [used, removed]) await remove(id);
    await files.sweep(new Date(0));
    await restore([file ?? {}]);
    await files.sweep(new Date(Date.now() + 1));
    expect((await download(used.id)).body).toBe("used");
    expect(await files.bytes(anna.userId, removed.id)).toBeUndefined();
  });

  it("leaves nothing behind of an account that went while a file came", async () => {
    const record = fileOf("late-file", "https://jobs.example/late");
    const gone = files.keep(
      "no-such-user",
      record.id,
      { name: "a", type: "", bytes: Buffer.from("late") },
      async () => record,
    );
    await expect(gone).rejects.toThrow();
    expect(await files.bytes("no-such-user", record.id)).toBeUndefined();
  });
});

const fileOf = (id: string, job_url: string): RecordToSave => ({
  ...{ id, kind: "file", job_url },
  data: { name: "a.txt", size: 1, type: "text/plain" },
});

/** A file as after its upload, without one: uploads are few in a minute. */
async function stored(): Promise<string> {
  const id = randomUUID();
  await createCardFileStore(app.database).add(anna.userId, id, maxFiles);
  return id;
}
