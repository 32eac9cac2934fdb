import { returnPathKey } from "../storage/tab-storage.ts";

const home = "/chat";

/** The page that somebody asked for before they had to sign in. */
export const returnPath = {
  remember(url: string): void {
    const { pathname, search, hash } = new URL(url);
    sessionStorage.setItem(returnPathKey, `${pathname}${search}${hash}`);
  },

  /** Where to go after the sign-in; asked once. */
  take(): string {
    const path = sessionStorage.getItem(returnPathKey);
    sessionStorage.removeItem(returnPathKey);
    return path?.startsWith("/") && !path.startsWith("//") ? path : home;
  },
};
