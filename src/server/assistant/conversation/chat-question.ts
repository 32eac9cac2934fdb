import type { ModelMessage } from "ai";
import type { ChatJob } from "../../../shared/assistant/assistant.contract.ts";
import { profileOfDraft } from "../../../shared/profile/cv-draft/draft-profile.rules.ts";
import { fitProfile } from "../../../shared/profile/profile-fitting.rules.ts";
import { readDocumentText } from "../../file-reading/read-document-text.ts";
import { attachmentNote } from "../../llm/attachment-note.ts";
import type { StoredMessage } from "../assistant.store.ts";
import type { NewAttachment } from "./asked-question.store.ts";

export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export interface ChatInput {
  message: string;
  sessionId: string;
  requestId?: string;
  file?: UploadedFile;
}

export async function readFile(userId: string, { name, type, bytes }: UploadedFile): Promise<NewAttachment> {
  const reading = await readDocumentText(bytes, name, userId);
  const facts = { name, type, size: bytes.byteLength };
  if (!reading.readable) return { ...facts, text: "", problem: reading.message, profile: null };
  const fitted = fitProfile(profileOfDraft(reading.draft));
  return { ...facts, text: reading.text, problem: "", profile: fitted?.profile ?? null };
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
