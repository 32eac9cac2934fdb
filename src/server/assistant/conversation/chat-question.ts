import { randomUUID } from "node:crypto";
import type { ModelMessage } from "ai";
import { attachmentNote } from "../../../engines/assistant/assistant.ts";
import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import { profileOfDraft } from "../../../shared/profile/cv-draft/draft-profile.rules.ts";
import { readingOfDraft } from "../../../shared/profile/cv-import/reading-of-draft.rules.ts";
import { fitProfile } from "../../../shared/profile/profile-fitting.rules.ts";
import type { OwnDays } from "../../../shared/tracker/today/today.rules.ts";
import { readDocumentText } from "../../file-reading/read-document-text.ts";
import type { UploadedFile } from "../../http/body/uploaded-form.ts";
import type { NewImport } from "../../profile/cv-import/cv-import.store.ts";
import type { StoredMessage } from "../assistant.store.ts";
import type { NewAttachment } from "./asked-question.store.ts";

export interface ChatInput {
  message: string;
  sessionId: string;
  requestId?: string;
  days: OwnDays;
  file?: UploadedFile;
}

interface ReadFile {
  attachment: NewAttachment;
  /** What the person may check and take into the profile; its id is the attachment's. */
  found: NewImport | undefined;
}

export async function readFile(userId: string, { name, type, bytes }: UploadedFile): Promise<ReadFile> {
  const reading = await readDocumentText(bytes, name, userId);
  const facts = { id: randomUUID(), name, type, size: bytes.byteLength };
  if (!reading.readable) {
    return { attachment: { ...facts, text: "", problem: reading.message, profile: null }, found: undefined };
  }
  const profile = fitProfile(profileOfDraft(reading.draft))?.profile ?? null;
  return {
    attachment: { ...facts, text: reading.text, problem: "", profile },
    found: profile
      ? { id: facts.id, name, reading: readingOfDraft(reading.draft), pictures: reading.pictures }
      : undefined,
  };
}

/** A question as the language model gets it. */
export function modelQuestion({ message, file }: ChatInput): ModelMessage {
  if (!file) return { role: "user", content: message };
  const note = { type: "text" as const, text: attachmentNote(file.name) };
  return { role: "user", content: message === "" ? [note] : [{ type: "text", text: message }, note] };
}

/** The openings that earlier turns gave. */
export function chatJobsOf(messages: StoredMessage[]): ChatJob[] {
  return [...new Map(messages.flatMap(({ jobs }) => jobs).map((job) => [job.job_url, job])).values()];
}
