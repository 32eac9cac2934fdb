import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { classNames } from "../ui/class-names.ts";

/** The look of every entry of the sidebar, link or button. */
export const entryClasses =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left font-medium text-muted transition-colors hover:bg-line/50 hover:text-ink md:min-h-10 [&_svg]:size-[1.125rem] [&_svg]:shrink-0";

interface SidebarLinkProps {
  to: string;
  icon: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

export function SidebarLink({ to, icon, onClick, children }: SidebarLinkProps) {
  return (
    <NavLink
      to={to}
      onClick={onClick}
      className={({ isActive }) =>
        classNames(
          entryClasses,
          isActive && "bg-accent-soft font-semibold text-accent hover:bg-accent-soft hover:text-accent",
        )
      }
    >
      {icon}
      {children}
    </NavLink>
  );
}
