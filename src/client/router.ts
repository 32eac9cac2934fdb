import { createBrowserRouter } from "react-router";
import { earlyReplies } from "./http/calls/early-replies.ts";
import { sessionStore } from "./http/session/session-store.ts";
import { nextPages, routes } from "./routes.tsx";
import { whenIdle } from "./ui/states/when-idle.ts";

export const router = createBrowserRouter(routes);

/** What is to be done once the first page stands and the browser is idle. */
export function afterFirstPage(): void {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    whenIdle(() => {
      earlyReplies.forget();
      preloadNextPages();
    });
  });
}

/** Wherever somebody goes on to from /login, the code is there. */
function preloadNextPages(): void {
  if (!sessionStore.read("token")) Promise.all(nextPages.map((fetchCode) => fetchCode())).catch(() => undefined);
}
