const preload = new URL("./record-connections.mjs", import.meta.url);

/** Settings of a served process that notes in the file whom it looks up and connects to. */
export function tracedTo(file: string): Record<string, string> {
  return { NODE_OPTIONS: `--import=${preload.href}`, CONNECTIONS_FILE: file };
}
