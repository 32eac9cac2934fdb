import { withoutPersonalText } from "../../../shared/reporting/error-report.rules.ts";

/** The message of a failed query carries its parameters, which are people's data; its cause says what went wrong. */
export function withoutParameters(error: Error): Error {
  return "params" in error && error.cause instanceof Error ? error.cause : error;
}

interface LoggedError {
  type: string;
  message: string;
  code: unknown;
  stack: string;
  cause?: LoggedError;
  /** As the logger's own form of errors has it. */
  [key: string]: unknown;
}

const maxCauses = 5;

/** With what it came of: where something outside is at fault, the innermost cause alone tells. */
export function loggedError(error: Error, causes = maxCauses): LoggedError {
  const shown = withoutParameters(error);
  const code = "code" in shown ? shown.code : undefined;
  const logged = { type: shown.name, message: shown.message, code, stack: shown.stack ?? "" };
  if (!(shown.cause instanceof Error) || causes === 0) return logged;
  return { ...logged, cause: withoutQuotes(loggedError(shown.cause, causes - 1)) };
}

/** Parsers and servers quote what they were given. */
function withoutQuotes({ message, stack, ...logged }: LoggedError): LoggedError {
  const places = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return { ...logged, message: withoutPersonalText(message), stack: places.join("\n") };
}
