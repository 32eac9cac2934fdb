import { LogController } from "fastify";

/** What the server logs: paths without their queries, errors without people's data; each request only at level debug. */
export function logSettings(level: string) {
  return {
    logger: { level, serializers: { req: loggedRequest, err: loggedError } },
    logController: new LogController({ disableRequestLogging: level !== "debug" }),
  };
}

/** The query may carry a ticket or a signature. */
function loggedRequest({ method, url }: { method: string; url: string }) {
  return { method, path: url.split("?")[0] };
}

/** The message of a failed query carries its parameters, which are people's data; its cause says what went wrong. */
export function withoutParameters(error: Error): Error {
  return "params" in error && error.cause instanceof Error ? error.cause : error;
}

export function loggedError(error: Error) {
  const shown = withoutParameters(error);
  const code = "code" in shown ? shown.code : undefined;
  return { type: shown.name, message: shown.message, code, stack: shown.stack ?? "" };
}
