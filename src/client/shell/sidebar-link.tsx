import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useSidebarFold } from "./sidebar-fold.ts";

const entryShape =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left font-medium transition-colors md:min-h-10 [&_svg]:size-[1.125rem] [&_svg]:shrink-0";

/** How entries look that do not lead to the page one is on. */
export const restingEntryClasses = `${entryShape} text-muted hover:bg-line/50 hover:text-ink`;

/** The words of an entry; where the sidebar is folded, they are for those alone who hear it. */
export function SidebarLabel({ children }: { children: string }) {
  return <span className="min-w-0 flex-1 group-data-folded/side:sr-only">{children}</span>;
}

interface SidebarLinkProps {
  to: string;
  icon: ReactNode;
  replace: boolean;
  children: string;
}

export function SidebarLink({ to, icon, replace, children }: SidebarLinkProps) {
  const isFolded = useSidebarFold();
  return (
    <NavLink
      to={to}
      title={isFolded ? children : undefined}
      replace={replace}
      className={({ isActive }) =>
        isActive ? `${entryShape} bg-accent-soft font-semibold text-accent` : restingEntryClasses
      }
    >
      {icon}
      <SidebarLabel>{children}</SidebarLabel>
    </NavLink>
  );
}
