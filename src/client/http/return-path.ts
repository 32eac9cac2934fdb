const key = "return_path";
const home = "/chat";

/** The page that somebody asked for before they had to sign in. */
export const returnPath = {
  remember(url: string): void {
    const { pathname, search } = new URL(url);
    sessionStorage.setItem(key, `${pathname}${search}`);
  },

  /** Where to go after the sign-in; asked once. */
  take(): string {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path?.startsWith("/") && !path.startsWith("//") ? path : home;
  },
};
