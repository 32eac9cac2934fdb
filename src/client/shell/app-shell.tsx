import { startTransition, useEffect, useState } from "react";
import { Navigate, Outlet, ScrollRestoration } from "react-router";
import { returnPath } from "../http/session/return-path.ts";
import { sessionStore } from "../http/session/session-store.ts";
import { useStoredItem } from "../http/storage/use-stored-item.ts";
import { prepareToasts } from "../ui/overlays/toast.ts";
import { deferred, useDeferred } from "../ui/states/deferred.ts";
import type { ShellParts } from "../ui/states/shell-parts.ts";
import { whenIdle } from "../ui/states/when-idle.ts";
import { useHasSidebar } from "../ui/use-is-wide.ts";
import { MobileBar } from "./mobile-bar.tsx";
import { WideSidebar } from "./wide-sidebar.tsx";

/** What one feature shows of another: features do not import each other. */
const shellParts: ShellParts = {
  todayInShort: deferred(async () => (await import("../tracker/today/today-in-short.tsx")).TodayInShort),
};

const offlineBar = deferred(async () => (await import("./offline/offline-bar.tsx")).OfflineBar);

/**
 * Sidebar and page of the signed-in screens. `--shell-top` is what the bar of narrow screens takes from the height,
 * for pages that fill the window: `h-[calc(100dvh-var(--shell-top))]`.
 */
export function AppShell() {
  const token = useStoredItem("token");
  const person = useStoredItem("email");
  useRememberPage();
  useEffect(prepareToasts, []);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  const hasSidebar = useHasSidebar();
  const OfflineBar = useDeferred(offlineBar, isIdle);
  if (!token) return <Navigate to="/login" replace />;

  return (
    <div className="[--shell-top:3.5rem] md:grid md:grid-cols-[17rem_minmax(0,1fr)] md:has-data-folded:grid-cols-[4.25rem_minmax(0,1fr)] md:[--shell-top:0rem]">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2.5 font-semibold text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      {hasSidebar ? <WideSidebar /> : <MobileBar />}
      <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-var(--shell-top))] min-w-0 outline-none">
        {OfflineBar && person && <OfflineBar person={person} />}
        {/* Another person who signs in, in another tab, finds nothing of what the former one had open here. */}
        <Outlet key={person} context={shellParts} />
      </main>
      <ScrollRestoration />
    </div>
  );
}

/** Signed out in another tab, the person is back on this page after the next sign-in. */
function useRememberPage(): void {
  useEffect(
    () =>
      sessionStore.subscribe((origin) => {
        if (origin === "elsewhere" && !sessionStore.read("token")) returnPath.remember(window.location.href);
      }),
    [],
  );
}
