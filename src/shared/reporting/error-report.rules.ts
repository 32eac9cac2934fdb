const maxMessageLength = 200;

/** An address without what may carry a token, a code or an e-mail address, wherever it stands in a text. */
export function withoutQueries(text: string): string {
  return text.replace(/((?:[a-z][a-z0-9+.-]*:\/)?\/[^\s?#"'<>]*)[?#][^\s"'<>)]*/gi, "$1");
}

/**
 * An error's message as it may leave this installation. Engines and parsers quote the value that they stumbled over, which
 * may be a piece of somebody's CV: what stands in quotes goes, from the first to the last of a kind.
 */
export function withoutPersonalText(message: string): string {
  return withoutQueries(message)
    .replace(/(["'`])[\s\S]*\1/g, "$1…$1")
    .replace(/[„“‘][\s\S]*[”“’]/g, "“…”")
    .replace(/(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+/g, "…")
    .replace(/\d{6,}/g, "…")
    .slice(0, maxMessageLength);
}

interface Frame {
  filename?: string;
  function?: string;
  lineno?: number;
  colno?: number;
  in_app?: boolean;
}
interface Thrown {
  type?: string;
  value?: string;
  stacktrace?: { frames?: Frame[] };
}

/** Of each error in a report only its kind, its message without personal text, and where in the code it happened. */
export function reportableErrors(errors: Thrown[] = []) {
  return errors.map(({ type = "Error", value = "", stacktrace }) => ({
    type,
    value: withoutPersonalText(value),
    stacktrace: { frames: (stacktrace?.frames ?? []).map(reportableFrame) },
  }));
}

function reportableFrame({ filename = "", function: name = "?", lineno = 0, colno = 0, in_app = true }: Frame) {
  return { filename: withoutQueries(filename), function: name, lineno, colno, in_app };
}
