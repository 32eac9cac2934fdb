import { useQuery } from "@tanstack/react-query";
import { z } from "zod/mini";
import { accountEndpoints } from "../../shared/account/account.contract.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import { clientConfigQuery } from "../http/client-config.queries.ts";

/** Whether mails of this server arrive at its own mailbox page. */
export function useHasMailbox(): boolean {
  return useQuery(clientConfigQuery).data?.stand_ins.mailbox ?? false;
}

// The specification names two places for the token and two names for the key; older servers may use either.
const loginReply = z.object({
  token: z.optional(z.string()),
  name: z.optional(z.string()),
  data: z.optional(z.object({ token: z.optional(z.string()), name: z.optional(z.string()) })),
});
const resetCodeReply = z.object({
  password_reset_key: z.optional(z.string()),
  change_password_key: z.optional(z.string()),
});

export interface LoginAnswer {
  /** Undefined when the server, against the contract, sent none. */
  token: string | undefined;
  name: string;
}

export async function login(email: string, password: string): Promise<LoginAnswer> {
  const endpoint = { ...accountEndpoints.login, reply: loginReply };
  const { token, name, data } = await callEndpoint(endpoint, { body: { email, password } });
  return { token: token ?? data?.token, name: name ?? data?.name ?? "" };
}

/** Answers the key that allows one change of the password. */
export async function redeemResetCode(body: { email: string; code: string; recaptchaToken: string }): Promise<string> {
  const endpoint = { ...accountEndpoints.verifyResetCode, reply: resetCodeReply };
  const { password_reset_key, change_password_key } = await callEndpoint(endpoint, { body });
  const key = password_reset_key ?? change_password_key;
  if (!key) throw new Error("The server sent no reset key");
  return key;
}
