import { useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { takeLostFocus } from "../ui/states/take-lost-focus.ts";

/** All pages. Where the pressed link went with the former page, the new one's heading takes the focus, and so is read out. */
export function PagesOutlet() {
  const { pathname } = useLocation();
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    if (focusHeading()) return;
    // Of a page that waits for what it shows, the heading comes with that.
    const awaiting = new MutationObserver(() => focusHeading() && awaiting.disconnect());
    awaiting.observe(document.body, { childList: true, subtree: true });
    return () => awaiting.disconnect();
  }, [pathname]);
  return <Outlet />;
}

function focusHeading(): boolean {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  takeLostFocus(heading);
  return heading !== null;
}
