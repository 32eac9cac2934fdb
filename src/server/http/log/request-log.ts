import { LogController } from "fastify";
import { loggedError } from "./logged-error.ts";

/** What the server logs: paths without their queries, errors without people's data; each request only at level debug. */
export function logSettings(level: string) {
  return {
    logger: { level, serializers: { req: loggedRequest, err: (error: Error) => loggedError(error) } },
    logController: new LogController({ disableRequestLogging: level !== "debug" }),
  };
}

/** The query may carry a ticket or a signature. */
function loggedRequest({ method, url }: { method: string; url: string }) {
  return { method, path: url.split("?")[0] };
}
