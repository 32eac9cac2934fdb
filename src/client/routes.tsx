import { type LazyRouteFunction, type RouteObject, redirect } from "react-router";
import { returnPath } from "./http/session/return-path.ts";
import { sessionStore } from "./http/session/session-store.ts";
import { appShell, publicPages, queryLayout, signedInPages } from "./page-code.ts";
import { NotFoundScreen } from "./shell/not-found-screen.tsx";
import { PageLoading } from "./shell/page-loading.tsx";
import { PagesOutlet } from "./shell/pages-outlet.tsx";
import { PageErrorScreen, RouteErrorScreen } from "./shell/route-error-screen.tsx";

function requireStoredToken({ request }: { request: Request }): null {
  if (sessionStore.read("token")) return null;
  // The router leaves out what stands behind the #, where captured pages are handed over.
  returnPath.remember(new URL(window.location.hash, request.url).href);
  throw redirect("/login");
}

const pageRoutes = (pages: Record<string, LazyRouteFunction<RouteObject>>): RouteObject[] =>
  Object.entries(pages).map(([path, lazy]) => ({ path, lazy }));
const { "/login": signIn, "/terms": terms, ...otherPublicPages } = publicPages;

export const routes: RouteObject[] = [
  {
    Component: PagesOutlet,
    ErrorBoundary: RouteErrorScreen,
    HydrateFallback: PageLoading,
    children: [
      // The component is never seen, but the router warns about a page without one while it redirects.
      { path: "/", loader: () => redirect("/chat"), Component: PageLoading },
      ...pageRoutes({ "/login": signIn, "/terms": terms }),
      {
        lazy: async () => ({ Component: (await queryLayout()).QueryLayout }),
        children: [
          ...pageRoutes(otherPublicPages),
          {
            loader: requireStoredToken,
            lazy: async () => ({ Component: (await appShell()).AppShell }),
            children: [{ ErrorBoundary: PageErrorScreen, children: pageRoutes(signedInPages) }],
          },
        ],
      },
      { path: "*", Component: NotFoundScreen },
    ],
  },
];

/** The code of the pages that somebody goes on to from /login. */
export const nextPages = [
  queryLayout,
  appShell,
  signedInPages["/chat"],
  publicPages["/forgot-password"],
  publicPages["/register"],
];
