import { createBrowserRouter } from "react-router";
import { sessionStore } from "./http/session/session-store.ts";
import { nextPages, routes } from "./routes.tsx";
import { whenIdle } from "./ui/states/when-idle.ts";

export const router = createBrowserRouter(routes);

/** Wherever somebody goes on to from /login, the code is there: it comes once that page stands and the browser is idle. */
export function preloadNextPages(): void {
  if (sessionStore.read("token")) return;
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    whenIdle(() => void Promise.all(nextPages.map((fetchCode) => fetchCode())).catch(() => undefined));
  });
}
