import { redirect, replace } from "react-router";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { knowsAdditions } from "../../http/server-additions.ts";
import { returnPath } from "../../http/session/return-path.ts";
import { sessionStore } from "../../http/session/session-store.ts";

const errorTexts: Record<string, string> = {
  failed: "LinkedIn login failed. Please try again.",
  "invalid-token": "Invalid or expired LinkedIn login token. Please try again.",
  "email-not-verified":
    "LinkedIn has not confirmed your email address, so we cannot know that it is yours. Please register with it here.",
};

const noticeTexts: Record<string, string> = {
  cancelled: "You did not sign in with LinkedIn. Nothing has changed.",
};

export type Session = Parameters<typeof sessionStore.signIn>[0];

/** Arriving at /login: a token in the address (from the network sign-in) or a stored one may sign the person in at once. */
export async function loadLoginPage({ request }: { request: Request }) {
  const query = new URL(request.url).searchParams;
  const ticket = query.get("token");
  if (ticket) return arriveByNetwork(ticket);
  // Somebody signed in who comes back to an answer of the network, by the browser's way back, has nothing to sign in for.
  if (await storedPerson()) return redirect(returnPath.take());
  const error = query.get("error") ?? "";
  return { error: errorTexts[error] ?? "", notice: noticeTexts[error], arrived: undefined, step: undefined };
}

/** Whoever is signed in as somebody else is asked: the address may have been sent to them. */
async function arriveByNetwork(ticket: string) {
  takeOutOfAddress();
  try {
    const arrived = await sessionByTicket(ticket);
    const present = await storedPerson();
    if (present && present.email !== arrived.email) return { error: "", notice: undefined, arrived, step: undefined };
    sessionStore.signIn(arrived);
    return replace(returnPath.take());
  } catch (error) {
    if (error instanceof CallError && error.secondStep)
      return { error: "", notice: undefined, arrived: undefined, step: error.secondStep };
    const isRefused = error instanceof CallError && error.status < 500;
    return replace(`/login?error=${isRefused ? "invalid-token" : "failed"}`);
  }
}

/** At once: while the token is exchanged, the address and the history would show it. */
function takeOutOfAddress(): void {
  const { pathname, search } = window.location;
  if (pathname === "/login" && search) window.history.replaceState(window.history.state, "", pathname);
}

/** Our own server sends tickets, never a session, in an address: one that stands there is somebody's trap. */
async function sessionByTicket(ticket: string): Promise<Session> {
  const { token, name, email } = await callEndpoint(accountEndpoints.verifyToken, { body: { token: ticket } });
  if (!token && (await knowsAdditions())) throw new CallError(401, "invalid_token", "Not a ticket");
  return { token: token ?? ticket, name, email };
}

/** Whose the stored token is, as the server says; undefined when it is nobody's. */
async function storedPerson(): Promise<Session | undefined> {
  const token = sessionStore.read("token");
  if (!token) return undefined;
  try {
    const { name, email } = await callEndpoint(accountEndpoints.verifyToken, { body: { token } });
    sessionStore.signIn({ token, name, email });
    return { token, name, email };
  } catch (error) {
    if (error instanceof CallError && error.status === 401) sessionStore.clear();
    return undefined;
  }
}
