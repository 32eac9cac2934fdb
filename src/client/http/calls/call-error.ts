import { z } from "zod/mini";
import { type SecondStep, secondStep } from "../../../shared/http/error.contract.ts";

/** A reply with an error status. `message` is the server's sentence for a person, empty when it sent none. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** What a sign-in still lacks. */
  secondStep: SecondStep | undefined;

  constructor(status: number, code: string, message: string, fields: Record<string, string> = {}) {
    super(message || sentenceIn(code));
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

/** A reply that lacks what was asked for. It has no sentence: what failed is known where it was asked. */
export class UnreadableReply extends Error {
  constructor(cause: unknown) {
    super("", { cause });
    this.name = "UnreadableReply";
  }
}

/** Whatever of it a server sends, and however. */
const refusal = z.catch(
  z.object({
    error: z.catch(z.string(), ""),
    message: z.catch(z.string(), ""),
    fields: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
    second_step: z.catch(z.optional(secondStep), undefined),
  }),
  { error: "", message: "", fields: undefined, second_step: undefined },
);

export function callErrorFrom(status: number, body: unknown): CallError {
  const { error, message, fields, second_step } = refusal.parse(body);
  return Object.assign(new CallError(status, error, message, fields), { secondStep: second_step });
}

/** Some servers put their sentence where others have a code for programs. */
const sentenceIn = (code: string) => (/^[\w.-]*$/.test(code) ? "" : code);
