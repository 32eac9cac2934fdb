const key = "session_ended";

/** By the server, on purpose by somebody who is to sign in anew for what they want to do, or with the account. */
type EndReason = "expired" | "sign-in-again" | "deleted";

/** How a session ended in this tab that nobody signed out of, so that the page that asks to sign in can say why. */
export const endedSession = {
  note: (reason: EndReason): void => sessionStorage.setItem(key, reason),
  reason: (): string | null => sessionStorage.getItem(key),
  forget: (): void => sessionStorage.removeItem(key),
};
