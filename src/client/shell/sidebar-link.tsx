import type { ReactNode } from "react";
import { NavLink } from "react-router";

const entryShape =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left font-medium transition-colors md:min-h-10 [&_svg]:size-[1.125rem] [&_svg]:shrink-0";

/** How entries look that do not lead to the page one is on. */
export const restingEntryClasses = `${entryShape} text-muted hover:bg-line/50 hover:text-ink`;

interface SidebarLinkProps {
  to: string;
  icon: ReactNode;
  replace: boolean;
  children: ReactNode;
}

export function SidebarLink({ to, icon, replace, children }: SidebarLinkProps) {
  return (
    <NavLink
      to={to}
      replace={replace}
      className={({ isActive }) =>
        isActive ? `${entryShape} bg-accent-soft font-semibold text-accent` : restingEntryClasses
      }
    >
      {icon}
      {children}
    </NavLink>
  );
}
