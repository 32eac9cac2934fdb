import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { IconButton } from "../ui/icon-button.tsx";
import { ThemeToggle } from "../ui/page/theme-toggle.tsx";
import { SidebarContent } from "./sidebar-content.tsx";
import { sidebarFold, useSidebarFold } from "./sidebar-fold.ts";

/** From 768 px on: the sidebar beside the page, that folds to its icons. */
export function WideSidebar() {
  const isFolded = useSidebarFold();
  return (
    <aside
      aria-label="Sidebar"
      data-folded={isFolded || undefined}
      className="group/side sticky top-0 hidden h-dvh border-line border-r bg-sunken/60 md:block"
    >
      <SidebarContent
        corner={
          <div className="flex group-data-folded/side:flex-col">
            <ThemeToggle />
            <IconButton
              label={isFolded ? "Unfold the sidebar" : "Fold the sidebar"}
              onClick={() => sidebarFold.set(!isFolded)}
            >
              {isFolded ? <PanelLeftOpen /> : <PanelLeftClose />}
            </IconButton>
          </div>
        }
      />
    </aside>
  );
}
