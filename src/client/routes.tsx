import { type RouteObject, redirect } from "react-router";
import { returnPath } from "./http/session/return-path.ts";
import { sessionStore } from "./http/session/session-store.ts";
import { NotFoundScreen } from "./shell/not-found-screen.tsx";
import { PageLoading } from "./shell/page-loading.tsx";
import { PageErrorScreen, RouteErrorScreen } from "./shell/route-error-screen.tsx";

function requireStoredToken({ request }: { request: Request }): null {
  if (sessionStore.read("token")) return null;
  // The router leaves out what stands behind the #, where captured pages are handed over.
  returnPath.remember(new URL(window.location.hash, request.url).href);
  throw redirect("/login");
}

const queryLayout = () => import("./http/query-layout.tsx");
const appShell = () => import("./shell/app-shell.tsx");
const chatPage = () => import("./assistant/chat.page.tsx");
const registerPage = () => import("./account/registration/register.page.tsx");
const forgotPasswordPage = () => import("./account/password-reset/forgot-password.page.tsx");

export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteErrorScreen,
    HydrateFallback: PageLoading,
    children: [
      // The component is never seen, but the router warns about a page without one while it redirects.
      { path: "/", loader: () => redirect("/chat"), Component: PageLoading },
      { path: "/login", lazy: () => import("./account/sign-in/login.page.tsx") },
      { path: "/terms", lazy: () => import("./account/legal/terms.page.tsx") },
      {
        lazy: async () => ({ Component: (await queryLayout()).QueryLayout }),
        children: [
          { path: "/privacy", lazy: () => import("./account/legal/privacy.page.tsx") },
          { path: "/register", lazy: registerPage },
          { path: "/verify-email", lazy: () => import("./account/registration/verify-email.page.tsx") },
          { path: "/forgot-password", lazy: forgotPasswordPage },
          { path: "/reset-password-code", lazy: () => import("./account/password-reset/reset-password-code.page.tsx") },
          { path: "/new-password", lazy: () => import("./account/password-reset/new-password.page.tsx") },
          {
            loader: requireStoredToken,
            lazy: async () => ({ Component: (await appShell()).AppShell }),
            children: [
              {
                ErrorBoundary: PageErrorScreen,
                children: [
                  { path: "/today", lazy: () => import("./tracker/today/today.page.tsx") },
                  { path: "/chat", lazy: chatPage },
                  { path: "/profile", lazy: () => import("./profile/profile.page.tsx") },
                  { path: "/profile/import", lazy: () => import("./profile/import/profile-import.page.tsx") },
                  { path: "/profile/polish", lazy: () => import("./profile/polish/polish.page.tsx") },
                  { path: "/profile/wordings", lazy: () => import("./wordings/wordings.page.tsx") },
                  { path: "/jobsearch", lazy: () => import("./jobs/job-search.page.tsx") },
                  { path: "/jobtracking", lazy: () => import("./tracker/job-tracking.page.tsx") },
                  { path: "/insights", lazy: () => import("./tracker/insights/insights.page.tsx") },
                  { path: "/jobtracking/import", lazy: () => import("./tracker/import/job-import.page.tsx") },
                  { path: "/capture", lazy: () => import("./tracker/capture/capture.page.tsx") },
                  { path: "/jobtracking/practice", lazy: () => import("./tracker/practice/practice.page.tsx") },
                  { path: "/jobtracking/documents", lazy: () => import("./documents/document-review.page.tsx") },
                  { path: "/account", lazy: () => import("./account/settings/account.page.tsx") },
                  { path: "/administration/sources", lazy: () => import("./jobs/sources/job-sources.page.tsx") },
                  { path: "/subscription", lazy: () => import("./subscription/subscription.page.tsx") },
                ],
              },
            ],
          },
        ],
      },
      { path: "*", Component: NotFoundScreen },
    ],
  },
];

/** The code of the pages that somebody goes on to from /login. */
export const nextPages = [queryLayout, appShell, chatPage, forgotPasswordPage, registerPage];
