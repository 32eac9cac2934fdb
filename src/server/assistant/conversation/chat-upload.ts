import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { chatRequest } from "../../../shared/assistant/assistant.contract.ts";
import { largestAttachment, tooLargeText } from "../../../shared/assistant/attachment.rules.ts";
import { cutText } from "../../../shared/text/storable-text.rules.ts";
import { requireStorable } from "../../http/access/storable-input.ts";
import { AppError, invalidInput } from "../../http/app-error.ts";
import type { ChatInput, UploadedFile } from "./chat-question.ts";

const maxNameLength = 200;

/** Reads a chat message from JSON or from a multipart form with its file, whatever the order of the parts. */
export async function chatInputOf(request: FastifyRequest): Promise<ChatInput> {
  const { fields, file } = request.isMultipart()
    ? await formOf(request).catch(refuseUnreadable)
    : { fields: request.body, file: undefined };
  requireStorable(fields);
  const parsed = chatRequest.safeParse(fields);
  if (!parsed.success) {
    const fieldErrors = parsed.error.issues.map(({ path, message }): [string, string] => [path.join("."), message]);
    throw invalidInput("Please check what you entered.", Object.fromEntries(fieldErrors));
  }
  const { message, session_id: sessionId, request_id: requestId } = parsed.data;
  return { message: message.trim(), sessionId, requestId, file };
}

async function formOf(request: FastifyRequest): Promise<{ fields: unknown; file: UploadedFile | undefined }> {
  const fields: Record<string, unknown> = { message: "" };
  let file: UploadedFile | undefined;
  for await (const part of request.parts()) {
    if (part.type === "file") file = await uploaded(part, Number(request.headers["content-length"] ?? 0));
    else fields[part.fieldname] = part.value;
  }
  return { fields, file };
}

/** What has no status comes of the parser: a form without a boundary, or one that breaks off. */
function refuseUnreadable(error: unknown): never {
  if (error instanceof AppError || (error instanceof Error && "statusCode" in error)) throw error;
  throw Object.assign(new AppError(400, "bad_request", "The form could not be read."), { cause: error });
}

async function uploaded(part: MultipartFile, declaredSize: number): Promise<UploadedFile> {
  const bytes = await part.toBuffer().catch((error: unknown) => {
    if (!part.file.truncated) throw error;
    throw new AppError(413, "too_large", tooLargeText(Math.max(declaredSize, largestAttachment + 1)));
  });
  return { name: fileName(part.filename), type: part.mimetype, bytes };
}

function fileName(name: string): string {
  return cutText(name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").trim(), maxNameLength) || "file";
}
