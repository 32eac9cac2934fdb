/** What the router puts around all pages but the first two of those before the sign-in, and around those behind it. */
export const queryLayout = () => import("./http/query-layout.tsx");
export const appShell = () => import("./shell/app-shell.tsx");

export const publicPages = {
  "/login": () => import("./account/sign-in/login.page.tsx"),
  "/terms": () => import("./account/legal/terms.page.tsx"),
  "/privacy": () => import("./account/legal/privacy.page.tsx"),
  "/register": () => import("./account/registration/register.page.tsx"),
  "/verify-email": () => import("./account/registration/verify-email.page.tsx"),
  "/forgot-password": () => import("./account/password-reset/forgot-password.page.tsx"),
  "/reset-password-code": () => import("./account/password-reset/reset-password-code.page.tsx"),
  "/new-password": () => import("./account/password-reset/new-password.page.tsx"),
};

export const signedInPages = {
  "/today": () => import("./tracker/today/today.page.tsx"),
  "/chat": () => import("./assistant/chat.page.tsx"),
  "/profile": () => import("./profile/profile.page.tsx"),
  "/profile/import": () => import("./profile/import/profile-import.page.tsx"),
  "/profile/polish": () => import("./profile/polish/polish.page.tsx"),
  "/profile/wordings": () => import("./wordings/wordings.page.tsx"),
  "/jobsearch": () => import("./jobs/job-search.page.tsx"),
  "/jobtracking": () => import("./tracker/job-tracking.page.tsx"),
  "/insights": () => import("./tracker/insights/insights.page.tsx"),
  "/jobtracking/import": () => import("./tracker/import/job-import.page.tsx"),
  "/capture": () => import("./tracker/capture/capture.page.tsx"),
  "/jobtracking/practice": () => import("./tracker/practice/practice.page.tsx"),
  "/jobtracking/documents": () => import("./documents/document-review.page.tsx"),
  "/account": () => import("./account/settings/account.page.tsx"),
  "/administration/sources": () => import("./jobs/sources/job-sources.page.tsx"),
  "/subscription": () => import("./subscription/subscription.page.tsx"),
};

/** What the tracker's page shows first, by what its address has: an open card before the table or the board behind it. */
const trackerParts = {
  "/jobtracking?job": [
    () => import("./tracker/card/job-detail-dialog.tsx"),
    () => import("./ui/overlays/dialog-window.tsx"),
  ],
  "/jobtracking?view": [() => import("./tracker/table/job-table.tsx")],
  "/jobtracking": [() => import("./tracker/board/board.tsx")],
};

function trackerPartsOf(address: URLSearchParams): (() => Promise<unknown>)[] {
  if (address.has("job")) return trackerParts["/jobtracking?job"];
  return trackerParts[address.has("view") ? "/jobtracking?view" : "/jobtracking"];
}

/** Begins to fetch the code of an address. The router and the page ask for the same, and show what fails. */
export function fetchCodeOf(path: string, isSignedIn: boolean, address: URLSearchParams): void {
  const page = pageOf(isSignedIn ? signedInPages : publicPages, path) ?? pageOf(publicPages, path);
  const frame = isSignedIn ? [queryLayout, appShell] : [];
  const parts = isSignedIn && path === "/jobtracking" ? trackerPartsOf(address) : [];
  for (const fetchCode of [...frame, page ?? publicPages["/login"], ...parts]) fetchCode().catch(() => undefined);
}

const pageOf = (pages: Record<string, () => Promise<unknown>>, path: string) => pages[path];
