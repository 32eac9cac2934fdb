import { Menu } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { IconButton } from "../ui/icon-button.tsx";
import { Logo } from "../ui/logo.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { SidebarContent } from "./sidebar-content.tsx";

/** Below 768 px: a bar whose button slides the sidebar in over the page. */
export function MobileBar() {
  const [open, setOpen] = useState(false);
  return (
    <header className="sticky top-0 z-20 flex h-(--shell-top) items-center gap-2 border-line border-b bg-page/95 px-2 backdrop-blur md:hidden">
      <IconButton label="Open menu" aria-expanded={open} onClick={() => setOpen(true)}>
        <Menu />
      </IconButton>
      <Link to="/chat" aria-label="Forthright" className="rounded-md">
        <Logo />
      </Link>
      <Sheet side="left" label="Menu" open={open} onClose={() => setOpen(false)}>
        <SidebarContent onNavigate={() => setOpen(false)} />
      </Sheet>
    </header>
  );
}
