import { redirect } from "react-router";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { returnPath } from "../../http/session/return-path.ts";
import { sessionStore } from "../../http/session/session-store.ts";

const errorTexts: Record<string, string> = {
  failed: "LinkedIn login failed. Please try again.",
  "invalid-token": "Invalid or expired LinkedIn login token. Please try again.",
  "email-not-verified":
    "LinkedIn has not confirmed your email address, so we cannot know that it is yours. Please register with it here.",
};

/** Arriving at /login: a token in the address (from the network sign-in) or a stored one may sign the person in at once. */
export async function loadLoginPage({ request }: { request: Request }) {
  const query = new URL(request.url).searchParams;
  const ticket = query.get("token");
  if (ticket) return redirect(await signInByTicket(ticket));
  const error = query.get("error");
  if (!error && (await hasValidStoredToken())) return redirect(returnPath.take());
  return { error: error ? (errorTexts[error] ?? "") : "" };
}

/** Answers where to go. Either way the token leaves the address, where the history would keep it. */
async function signInByTicket(ticket: string): Promise<string> {
  try {
    const { token, name, email } = await callEndpoint(accountEndpoints.verifyToken, { body: { token: ticket } });
    sessionStore.signIn({ token: token ?? ticket, name, email });
    return returnPath.take();
  } catch (error) {
    const isRefused = error instanceof CallError && error.status < 500;
    return `/login?error=${isRefused ? "invalid-token" : "failed"}`;
  }
}

async function hasValidStoredToken(): Promise<boolean> {
  const token = sessionStore.read("token");
  if (!token) return false;
  try {
    const { name, email } = await callEndpoint(accountEndpoints.verifyToken, { body: { token } });
    sessionStore.signIn({ token, name, email });
    return true;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) sessionStore.clear();
    return false;
  }
}
