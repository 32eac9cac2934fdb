import { APICallError } from "@ai-sdk/provider";
import { withoutPersonalText } from "../../shared/reporting/error-report.rules.ts";

const maxCauses = 4;

/**
 * What an outside part said or how it failed to, for the log: "POST api.example.org answered 503: overloaded". The
 * request and most of the reply stay out, since they hold what people wrote.
 */
export function outsideFault(error: unknown): string {
  const said: string[] = [];
  for (let next = error; next instanceof Error && said.length < maxCauses; next = innerError(next)) {
    said.push(sentenceOf(next));
  }
  return [...new Set(said)].join(" < ") || "it failed";
}

/** Several attempts end with an error that holds each; the last one says how it is now. */
function innerError(error: Error): unknown {
  return "lastError" in error ? error.lastError : error.cause;
}

function sentenceOf(error: Error): string {
  const message = withoutPersonalText(error.message);
  if (APICallError.isInstance(error)) {
    const { host } = new URL(error.url);
    return `POST ${host} answered ${error.statusCode ?? "nothing"}: ${message}`;
  }
  const code = "code" in error && typeof error.code === "string" ? ` (${error.code})` : "";
  return `${error.name}: ${message}${code}`;
}
