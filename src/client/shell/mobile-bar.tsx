import { Menu, X } from "lucide-react";
import { Link, useLocation, useNavigate } from "react-router";
import { z } from "zod/mini";
import { IconButton } from "../ui/icon-button.tsx";
import { SheetDialog } from "../ui/overlays/sheet.tsx";
import { Logo } from "../ui/page/logo.tsx";
import { ThemeToggle } from "../ui/page/theme-toggle.tsx";
import { SidebarContent } from "./sidebar-content.tsx";

const openMenu = z.object({ menu: z.literal("open") });

/** Below 768 px: a bar whose button slides the sidebar in over the page. */
export function MobileBar() {
  const navigate = useNavigate();
  const { state, ...here } = useLocation();
  // An entry of the history, so that the way back closes the menu; where the menu leads to takes its place.
  const isOpen = openMenu.safeParse(state).success;
  const open = () => navigate(here, { state: { menu: "open" }, preventScrollReset: true });
  const close = () => navigate(-1);
  return (
    <header className="sticky top-0 z-20 flex h-(--shell-top) items-center gap-2 border-line border-b bg-page/95 px-2 backdrop-blur md:hidden">
      <IconButton label="Open menu" aria-expanded={isOpen} onClick={() => void open()}>
        <Menu />
      </IconButton>
      <Link to="/chat" aria-label="Forthright" className="flex rounded-md [:root:has([data-page-header])_&]:hidden">
        <Logo />
      </Link>
      <ThemeToggle className="ml-auto" />
      <SheetDialog side="left" label="Menu" open={isOpen} onClose={() => void close()}>
        <SidebarContent
          replace
          corner={
            <IconButton label="Close menu" onClick={() => void close()}>
              <X />
            </IconButton>
          }
        />
      </SheetDialog>
    </header>
  );
}
