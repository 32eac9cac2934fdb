import { createBrowserRouter, redirect } from "react-router";
import { returnPath } from "./http/return-path.ts";
import { sessionStore } from "./http/session-store.ts";
import { NotFoundScreen } from "./shell/not-found-screen.tsx";
import { PageLoading } from "./shell/page-loading.tsx";
import { RouteErrorScreen } from "./shell/route-error-screen.tsx";

function requireStoredToken({ request }: { request: Request }): null {
  if (sessionStore.read("token")) return null;
  returnPath.remember(request.url);
  throw redirect("/login");
}

export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteErrorScreen,
    HydrateFallback: PageLoading,
    children: [
      // The component is never seen, but the router warns about a page without one while it redirects.
      { path: "/", loader: () => redirect("/chat"), Component: PageLoading },
      { path: "/login", lazy: () => import("./account/login.page.tsx") },
      { path: "/register", lazy: () => import("./account/register.page.tsx") },
      { path: "/verify-email", lazy: () => import("./account/verify-email.page.tsx") },
      { path: "/forgot-password", lazy: () => import("./account/forgot-password.page.tsx") },
      { path: "/reset-password-code", lazy: () => import("./account/reset-password-code.page.tsx") },
      { path: "/new-password", lazy: () => import("./account/new-password.page.tsx") },
      { path: "/terms", lazy: () => import("./account/terms.page.tsx") },
      { path: "/privacy", lazy: () => import("./account/privacy.page.tsx") },
      {
        loader: requireStoredToken,
        lazy: async () => ({ Component: (await import("./shell/app-shell.tsx")).AppShell }),
        children: [
          {
            ErrorBoundary: RouteErrorScreen,
            children: [
              { path: "/chat", lazy: () => import("./assistant/chat.page.tsx") },
              { path: "/profile", lazy: () => import("./profile/profile.page.tsx") },
              { path: "/jobsearch", lazy: () => import("./jobs/job-search.page.tsx") },
              { path: "/jobtracking", lazy: () => import("./tracker/job-tracking.page.tsx") },
              { path: "/jobtracking/documents", lazy: () => import("./documents/document-review.page.tsx") },
              { path: "/account", lazy: () => import("./account/account.page.tsx") },
              { path: "/subscription", lazy: () => import("./subscription/subscription.page.tsx") },
            ],
          },
        ],
      },
      { path: "*", Component: NotFoundScreen },
    ],
  },
]);
