import { accountEndpoints } from "../../shared/account/account.contract.ts";
import { abortReading, callEndpoint } from "../http/calls/call-endpoint.ts";
import { lacksAdditions } from "../http/server-additions.ts";
import { sessionStore } from "../http/session/session-store.ts";

const logoutTimeoutMs = 10_000;

/** Ends the session here at once, and on the server as soon as it hears of it. */
export function signOut(): void {
  abortReading();
  // Leaving must work without a network too, or without such a call; the token then expires by itself.
  if (!lacksAdditions()) callEndpoint(accountEndpoints.logout, { timeoutMs: logoutTimeoutMs }).catch(() => undefined);
  sessionStore.clear();
}
