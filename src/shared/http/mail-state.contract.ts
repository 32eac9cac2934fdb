import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

export const mailStateEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/mail/state",
  summary: "Whether mails are late, since the mail server does not answer",
  reply: z.object({ success: z.literal(true), is_delayed: z.boolean() }),
});
