import { Menu, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { IconButton } from "../ui/icon-button.tsx";
import { SheetDialog } from "../ui/overlays/sheet.tsx";
import { Logo } from "../ui/page/logo.tsx";
import { ThemeToggle } from "../ui/page/theme-toggle.tsx";
import { SidebarContent } from "./sidebar-content.tsx";

/** Below 768 px: a bar whose button slides the sidebar in over the page. */
export function MobileBar() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className="sticky top-0 z-20 flex h-(--shell-top) items-center gap-2 border-line border-b bg-page/95 px-2 backdrop-blur md:hidden">
      <IconButton label="Open menu" aria-expanded={open} onClick={() => setOpen(true)}>
        <Menu />
      </IconButton>
      <Link to="/chat" aria-label="Forthright" className="flex rounded-md">
        <Logo />
      </Link>
      <ThemeToggle className="ml-auto" />
      <SheetDialog side="left" label="Menu" open={open} onClose={close}>
        <SidebarContent
          onNavigate={close}
          corner={
            <IconButton label="Close menu" onClick={close}>
              <X />
            </IconButton>
          }
        />
      </SheetDialog>
    </header>
  );
}
