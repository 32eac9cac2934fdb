import { z } from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

/** What the client must know about how this server is set up. Public: no secret may enter. */
export const clientConfig = z.object({
  success: z.literal(true),
  captcha: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("altcha"), challenge_url: z.string() }),
    z.object({ kind: z.literal("recaptcha"), site_key: z.string() }),
  ]),
  /** Which built-in stand-ins answer, so that the client may point at them. */
  stand_ins: z.object({
    mailbox: z.boolean(),
    network_sign_in: z.boolean(),
    checkout: z.boolean(),
    job_postings: z.boolean(),
  }),
  /** Whether a language model is configured; absent for no. What only one can do is offered nowhere else. */
  language_model: z.optional(z.boolean()),
  /** The PostHog project that is told how the pages are used; null when nobody is. */
  analytics: z.nullable(z.object({ key: z.string(), host: z.string() })),
  /** Where errors of the pages are reported, in Sentry's form of address; null when nowhere. */
  error_reports: z.nullable(z.object({ dsn: z.string() })),
});

export type ClientConfig = z.infer<typeof clientConfig>;

export const clientConfigEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/config",
  summary: "Public settings of this server",
  reply: clientConfig,
});
