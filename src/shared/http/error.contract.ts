import { z } from "zod/mini";

/**
 * The body of every error reply. `error` is a stable code; `message` is a sentence for a person;
 * `fields` maps the path of each refused field ("personal_details.email") to its sentence.
 */
export const errorReply = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type ErrorReply = z.infer<typeof errorReply>;
