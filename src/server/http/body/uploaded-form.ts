import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { largestAttachment, tooLargeText } from "../../../shared/assistant/attachment.rules.ts";
import { cutText } from "../../../shared/text/storable-text.rules.ts";
import { AppError } from "../app-error.ts";

const maxNameLength = 200;

export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

interface UploadedForm {
  fields: Record<string, unknown>;
  file: UploadedFile | undefined;
}

/** The fields and the one file of a multipart form, whatever the order of its parts. */
export function uploadedForm(request: FastifyRequest): Promise<UploadedForm> {
  return formOf(request).catch(refuseUnreadable);
}

async function formOf(request: FastifyRequest): Promise<UploadedForm> {
  const fields: Record<string, unknown> = {};
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
