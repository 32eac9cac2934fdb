const key = "session_ended";

/** Whether a session ended by itself in this tab, so that the page that asks to sign in can say why. */
export const endedSession = {
  note: (): void => sessionStorage.setItem(key, "yes"),
  isNoted: (): boolean => sessionStorage.getItem(key) !== null,
  forget: (): void => sessionStorage.removeItem(key),
};
