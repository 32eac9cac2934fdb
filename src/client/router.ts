import { createBrowserRouter } from "react-router";
import { earlyReplies } from "./http/calls/early-replies.ts";
import { sessionStore } from "./http/session/session-store.ts";
import { nextPages, routes } from "./routes.tsx";
import { showWebFonts } from "./ui/page/web-fonts.ts";
import { whenIdle } from "./ui/states/when-idle.ts";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The router, once it has the page that the address names: until then index.html says that it loads. What came between a first rendering and
 * the router's own subscription, which a rendering in pieces puts off, would not be drawn.
 */
export function routerWithPage(): Promise<Router> {
  const router = createBrowserRouter(routes);
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve(router);
    });
    if (router.state.initialized) resolve(router);
  });
}

/** What is to be done once the first page stands and the browser is idle. */
export const afterFirstPage = () =>
  whenIdle(() => {
    earlyReplies.forget();
    void showWebFonts();
    preloadNextPages();
  });

/** Wherever somebody goes on to from /login, the code is there. */
function preloadNextPages(): void {
  if (!sessionStore.read("token")) Promise.all(nextPages.map((fetchCode) => fetchCode())).catch(() => undefined);
}
