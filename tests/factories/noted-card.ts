import { cardRecordEndpoints } from "../../src/shared/tracker/records/card-record.contract.ts";
import type { TestApp } from "../test-app.ts";
import { chatForm } from "./chat-form.ts";

/** A note and a file on somebody's card, both with this text. */
export async function notedCard(app: TestApp, token: string, job_url: string, text: string) {
  const note = { id: "owner-note", kind: "note" as const, job_url, data: { text } };
  await app.call(cardRecordEndpoints.save, { token, body: { record: note, base: null } });
  const file = "owner-file";
  const form = chatForm({ id: file, job_url }, { name: "a.txt", bytes: Buffer.from(text) });
  const headers = { ...form.headers, authorization: token };
  await app.request({ method: "POST", url: cardRecordEndpoints.upload.path, headers, payload: form.payload });
  return { note, file };
}
