import { Outlet, useLocation } from "react-router";
import { useHeadingFocus } from "../ui/states/take-lost-focus.ts";

/** All pages; a new one's heading takes the focus that went with the former one. */
export function PagesOutlet() {
  useHeadingFocus(useLocation().pathname);
  return <Outlet />;
}
