import { escapeHtml } from "../../../shared/text/html-escape.rules.ts";
import { CallError } from "../../http/calls/call-error.ts";
import type { ShownMessage } from "./chat-storage.ts";

const overloaded = "The system is currently overloaded. Please try again later.";
const brokenOff = "The reply was broken off before it was complete. Please try again.";

/** The server has no reply to a message, and nobody there is working on one. */
export class BrokenOff extends Error {
  constructor() {
    super(brokenOff);
    this.name = "BrokenOff";
  }
}

/** A file that would have to be sent along is not in this browser any more. */
export class FileLost extends Error {
  constructor(name: string) {
    super(`${name} is not there any more. Please attach it again and send your message anew.`);
    this.name = "FileLost";
  }
}

/** What the assistant says about a failed message; undefined where the person is on the way to /login. */
export function noticeOf(error: unknown): ShownMessage | undefined {
  if (error instanceof BrokenOff || error instanceof FileLost) return systemMessage(escapeHtml(error.message));
  if (!(error instanceof CallError) || ![401, 403].includes(error.status)) return systemMessage(overloaded);
  const isQuota = error.status === 403 && /quota|subscription/i.test(error.code);
  if (!isQuota) return undefined;
  return systemMessage(`${escapeHtml(error.message)} <a href="/subscription?from=%2Fchat">See the plans</a>`);
}

function systemMessage(content: string): ShownMessage {
  return { id: crypto.randomUUID(), role: "system", content, timestamp: new Date().toISOString() };
}
