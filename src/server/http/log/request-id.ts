import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isRequestId, requestIdHeader } from "../../../shared/http/request-id.rules.ts";

/** The one that the caller or a proxy made, or else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers[requestIdHeader];
  return typeof given === "string" && isRequestId(given) ? given : randomUUID();
}
