import type { FastifyReply, FastifyRequest } from "fastify";
import type { ErrorReply } from "../../shared/http/error.contract.ts";
import { createEventStream } from "../http/body/event-stream.ts";

const brokenOff: ErrorReply = {
  success: false,
  error: "reply_failed",
  message: "The reply broke off. Please try again.",
};

/** Sends a reply as it grows to whoever takes a stream, and whole to all others. */
export async function streamedReply<Reply extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  write: (onHtml?: (html: string) => void) => Promise<Reply>,
): Promise<Reply> {
  if (!request.headers.accept?.includes("text/event-stream")) return write();
  const stream = createEventStream(reply);
  try {
    const written = await write((html) => stream.send("delta", { html }));
    stream.send("done", { success: true, ...written });
    return written;
  } catch (error) {
    if (stream.isOpen()) stream.send("error", brokenOff);
    throw error;
  } finally {
    if (stream.isOpen()) stream.end();
  }
}
