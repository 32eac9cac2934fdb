import { z } from "zod/mini";

/** What a sign-in still lacks, said to whoever has shown the first factor. */
export const secondStep = z.object({
  ticket: z.string(),
  methods: z.array(z.enum(["app", "passkey", "recovery_code"])),
});

export type SecondStep = z.infer<typeof secondStep>;

/**
 * The body of every error reply. `error` is a stable code; `message` is a sentence for a person;
 * `fields` maps the path of each refused field ("personal_details.email") to its sentence.
 */
export const errorReply = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  second_step: z.optional(secondStep),
});

export type ErrorReply = z.infer<typeof errorReply>;
