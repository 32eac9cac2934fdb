import { Menu as BaseMenu } from "@base-ui/react/menu";
import { type FocusEvent, useEffect, useRef, useState } from "react";

export interface MenuItem {
  label: string;
  onSelect: () => void;
}

export interface OpenedMenuProps {
  anchor: HTMLElement;
  byKeyboard: boolean;
  label: string;
  items: readonly MenuItem[];
  onClosed: () => void;
}

export function OpenedMenu({ anchor, byKeyboard, label, items, onClosed }: OpenedMenuProps) {
  // Mounted closed and opened at once, so that it fades in.
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const wantsFirstItem = useRef(byKeyboard);
  const focusFirstItem = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!wantsFirstItem.current || target !== currentTarget) return;
    wantsFirstItem.current = false;
    currentTarget.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  };

  return (
    <BaseMenu.Root open={open} onOpenChange={setOpen} onOpenChangeComplete={(isOpen) => !isOpen && onClosed()}>
      <BaseMenu.Portal>
        <BaseMenu.Positioner anchor={anchor} sideOffset={6} align="end">
          <BaseMenu.Popup
            aria-label={label}
            finalFocus={() => (anchor.isConnected ? anchor : false)}
            onFocus={focusFirstItem}
            className="min-w-44 origin-(--transform-origin) rounded-md border border-line bg-raised p-1 shadow-float outline-none transition duration-150 data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0"
          >
            {items.map((item) => (
              <BaseMenu.Item
                key={item.label}
                onClick={item.onSelect}
                className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-[0.9375rem] outline-none select-none data-highlighted:bg-sunken md:min-h-9"
              >
                {item.label}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
