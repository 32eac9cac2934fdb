import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  children: ReactNode;
}

export function Menu({ trigger, children }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align="end">
          <BaseMenu.Popup className="min-w-44 origin-(--transform-origin) rounded-md border border-line bg-raised p-1 shadow-float outline-none transition duration-150 data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

interface MenuItemProps {
  onSelect: () => void;
  tone?: "plain" | "danger";
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, tone = "plain", disabled, children }: MenuItemProps) {
  return (
    <BaseMenu.Item
      onClick={onSelect}
      disabled={disabled}
      className={classNames(
        "flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-[0.9375rem] outline-none select-none data-disabled:opacity-50 data-highlighted:bg-sunken md:min-h-9 [&_svg]:size-4",
        tone === "danger" && "text-danger",
      )}
    >
      {children}
    </BaseMenu.Item>
  );
}
