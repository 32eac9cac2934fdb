import type { z } from "zod/mini";
import { chatDelta } from "../../../shared/assistant/assistant.contract.ts";
import { NetworkError } from "./call-error.ts";
import { readEvents } from "./read-events.ts";

/** A reply that comes as it is written; `onHtml` gets what there is of it. Throws `NetworkError` where it breaks off. */
export async function grownReply<Reply extends z.ZodMiniType>(
  response: Response,
  reply: Reply,
  onHtml: (html: string) => void,
): Promise<z.output<Reply>> {
  for await (const { event, data } of readEvents(response)) {
    if (event === "delta") onHtml(chatDelta.parse(data).html);
    if (event === "done") return reply.parse(data);
    if (event === "error") break;
  }
  throw new NetworkError();
}

export const isGrowing = ({ headers }: Response): boolean =>
  headers.get("content-type")?.startsWith("text/event-stream") ?? false;
