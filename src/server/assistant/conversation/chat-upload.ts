import type { FastifyRequest } from "fastify";
import { chatRequest } from "../../../shared/assistant/assistant.contract.ts";
import { defaultDays } from "../../../shared/tracker/today/today.rules.ts";
import { requireStorable } from "../../http/access/storable-input.ts";
import { invalidInput } from "../../http/app-error.ts";
import { uploadedForm } from "../../http/body/uploaded-form.ts";
import type { ChatInput } from "./chat-question.ts";

/** Reads a chat message from JSON or from a multipart form with its file. */
export async function chatInputOf(request: FastifyRequest): Promise<ChatInput> {
  const { fields, file } = request.isMultipart()
    ? await messageForm(request)
    : { fields: request.body, file: undefined };
  requireStorable(fields);
  const parsed = chatRequest.safeParse(fields);
  if (!parsed.success) {
    const fieldErrors = parsed.error.issues.map(({ path, message }): [string, string] => [path.join("."), message]);
    throw invalidInput("Please check what you entered.", Object.fromEntries(fieldErrors));
  }
  const { message, session_id: sessionId, request_id: requestId, ...sent } = parsed.data;
  const days = { zone: sent.zone ?? defaultDays.zone, quietDays: sent.quiet_days ?? defaultDays.quietDays };
  return { message: message.trim(), sessionId, requestId, days, file };
}

/** A file may come without a word. */
async function messageForm(request: FastifyRequest) {
  const { fields, file } = await uploadedForm(request);
  return { fields: { message: "", ...fields }, file };
}
