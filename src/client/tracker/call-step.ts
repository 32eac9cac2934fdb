import type { z } from "zod/mini";
import { type DocumentStep, stepFailures } from "../../shared/documents/documents.contract.ts";
import type { Endpoint, Parsed, Sent } from "../../shared/http/endpoint.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { CallError, UnreadableReply } from "../http/calls/call-error.ts";

/** One call of the chain. An answer without a reason, or without what the next step needs, fails in the step's own words. */
export async function callStep<
  Body extends z.core.$ZodType,
  Reply extends z.core.$ZodType,
  Read extends z.core.$ZodType,
>(step: DocumentStep, endpoint: Endpoint<Body, undefined, Reply, Read>, body: Sent<Body>): Promise<Parsed<Read>> {
  try {
    return await callEndpoint(endpoint, { body });
  } catch (error) {
    const saysNothing = error instanceof CallError && error.status === 200 && error.message === "";
    if (saysNothing || error instanceof UnreadableReply) throw new Error(stepFailures[step]);
    throw error;
  }
}
