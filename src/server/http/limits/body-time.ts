import type { FastifyInstance } from "fastify";
import { largestAttachment } from "../../../shared/assistant/attachment.rules.ts";

const minSeconds = 10;
/** A slow line of today. */
const bytesPerSecond = 64 * 1024;

/** How long a body may take on its way. */
export const bodySecondsOf = (bytes: number): number => minSeconds + bytes / bytesPerSecond;

/** Of the slowest upload; for whatever no hook sees. */
export const requestTimeoutMs = 1000 * (minSeconds + bodySecondsOf(largestAttachment));

/** Hangs up on whoever sends so slowly that it holds a connection, also after the call was refused. */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw, headers, routeOptions }) => {
    const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
    if (!hasBody) return;
    const isForm = headers["content-type"]?.startsWith("multipart/") ?? false;
    const seconds = bodySecondsOf(isForm ? largestAttachment : routeOptions.bodyLimit);
    const timer = setTimeout(() => raw.destroy(), seconds * 1000).unref();
    raw.once("close", () => clearTimeout(timer));
  });
}
