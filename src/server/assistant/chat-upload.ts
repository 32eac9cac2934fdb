import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { chatRequest } from "../../shared/assistant/assistant.contract.ts";
import { invalidInput } from "../http/app-error.ts";
import type { ChatInput, UploadedFile } from "./assistant.service.ts";

const longestName = 200;

/** Reads a chat message from JSON or from a multipart form with its file, whatever the order of the parts. */
export async function chatInputOf(request: FastifyRequest): Promise<ChatInput> {
  const { fields, file } = request.isMultipart() ? await formOf(request) : { fields: request.body, file: undefined };
  const parsed = chatRequest.safeParse(fields);
  if (!parsed.success) {
    const fieldErrors = parsed.error.issues.map(({ path, message }): [string, string] => [path.join("."), message]);
    throw invalidInput("Please check what you entered.", Object.fromEntries(fieldErrors));
  }
  const message = parsed.data.message.trim();
  if (message === "" && !file) throw invalidInput("Please write a message.", { message: "Please write a message." });
  return { message, sessionId: parsed.data.session_id, file };
}

async function formOf(request: FastifyRequest): Promise<{ fields: unknown; file: UploadedFile | undefined }> {
  const fields: Record<string, unknown> = { message: "" };
  let file: UploadedFile | undefined;
  for await (const part of request.parts()) {
    if (part.type === "file") file = await uploaded(part);
    else fields[part.fieldname] = part.value;
  }
  return { fields, file };
}

async function uploaded(part: MultipartFile): Promise<UploadedFile> {
  return { name: fileName(part.filename), type: part.mimetype, bytes: await part.toBuffer() };
}

function fileName(name: string): string {
  return (
    name
      .replace(/[\p{Cc}\p{Cf}]/gu, "")
      .trim()
      .slice(0, longestName) || "file"
  );
}
