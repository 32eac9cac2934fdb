import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

const address = z.string().check(z.minLength(1), z.maxLength(300));

/** What an operator does with the mails that the mail server has not taken yet. */
export const outboxCommand = z.discriminatedUnion("command", [
  z.object({ command: z.literal("outbox") }),
  /** Tries at once, instead of after the pause; everybody's without an address. */
  z.object({ command: z.literal("resend"), address: z.optional(address) }),
]);

const waitingMail = z.object({
  to: z.string(),
  subject: z.string(),
  attempts: z.number(),
  /** Of the last attempt; null before it. */
  fault: z.nullable(z.string()),
  next_attempt_at: z.string(),
  expires_at: z.string(),
});
export type WaitingMail = z.infer<typeof waitingMail>;

export const outboxEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/operator/outbox",
  summary: "The mails that wait, for programs on the server's own machine, with its key",
  body: outboxCommand,
  reply: z.object({
    success: z.literal(true),
    /** What was done, in a sentence. */
    message: z.string(),
    /** Those that expire first, a hundred at most, without what stands in them. */
    mails: z.array(waitingMail),
  }),
});
