import { accountEndpoints } from "../../shared/account/account.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";

export interface LoginAnswer {
  /** Undefined when the server, against the contract, sent none. */
  token: string | undefined;
  name: string;
}

export async function login(email: string, password: string): Promise<LoginAnswer> {
  const { token, name, data } = await callEndpoint(accountEndpoints.login, { body: { email, password } });
  return { token: token || data?.token || undefined, name: name || data?.name || "" };
}

/** Answers the key that allows one change of the password. */
export async function redeemResetCode(body: { email: string; code: string; recaptchaToken: string }): Promise<string> {
  const { password_reset_key, change_password_key } = await callEndpoint(accountEndpoints.verifyResetCode, { body });
  const key = password_reset_key || change_password_key;
  if (!key) throw new Error("The server sent no reset key");
  return key;
}
