import { z } from "zod/mini";
import { defineEndpoint } from "../http/endpoint.ts";
import { usageKinds } from "../subscription/plan.rules.ts";

const person = z.string().check(z.minLength(1), z.maxLength(300));
const wholeNumber = z.int().check(z.minimum(1), z.maximum(3660));

/** What an operator does with accounts. A person is named by the whole address of the account, or by its id. */
export const administrationCommand = z.discriminatedUnion("command", [
  /** By the address, by a part of it, or by the id. */
  z.object({ command: z.literal("find"), person }),
  z.object({ command: z.literal("end-sessions"), person }),
  /** For whoever has lost their second factors and recovery codes, and has shown otherwise who they are. */
  z.object({ command: z.literal("remove-factors"), person }),
  z.object({ command: z.literal("pro"), person, days: wholeNumber }),
  /** Gives back what was used in the present month or day. */
  z.object({ command: z.literal("quota"), person, kind: z.enum(usageKinds), count: wholeNumber }),
  z.object({ command: z.literal("delete"), person }),
]);

export type AdministrationCommand = z.infer<typeof administrationCommand>;

const allowance = z.object({ used: z.number(), limit: z.number() });

const administeredAccount = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  verified: z.boolean(),
  created_at: z.string(),
  sign_in_methods: z.array(z.string()),
  second_factors: z.number(),
  sessions: z.number(),
  plan: z.string(),
  pro_until: z.nullable(z.string()),
  document_set: allowance,
  assistant_message: allowance,
});

export type AdministeredAccount = z.infer<typeof administeredAccount>;

export const administrationEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/operator/administration",
  summary: "One command of the operator; for programs on the server's own machine, with its key",
  body: administrationCommand,
  reply: z.object({
    success: z.literal(true),
    /** What was done, in a sentence. */
    message: z.string(),
    /** Found, or as they are after the command. */
    accounts: z.array(administeredAccount),
  }),
});

export const backupPath = "/api/operator/backup";
