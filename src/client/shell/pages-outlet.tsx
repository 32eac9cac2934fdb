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
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    takeLostFocus(heading);
  }, [pathname]);
  return <Outlet />;
}
