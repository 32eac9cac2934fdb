import { z } from "zod/mini";
import { errorReply } from "../../shared/http/error.contract.ts";

/** A reply with an error status. `message` is the server's sentence for a person, empty when it sent none. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;

  constructor(status: number, code: string, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = "CallError";
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** No reply at all: the server cannot be reached, or did not answer in time. */
export class NetworkError extends Error {
  constructor() {
    super("Network error. Please check your connection and try again.");
    this.name = "NetworkError";
  }
}

export async function callErrorFrom(response: Response): Promise<CallError> {
  const reply = z.partial(errorReply).safeParse(await response.json().catch(() => ({})));
  const { error = "", message = "", fields } = reply.data ?? {};
  return new CallError(response.status, error, message, fields);
}
