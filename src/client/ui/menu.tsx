import { Menu as BaseMenu } from "@base-ui/react/menu";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";

interface TriggerProps {
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface MenuProps {
  /** Says what the menu is about, as the button's text does. */
  label: string;
  /** The button that opens the menu, with these properties. */
  trigger: (props: TriggerProps) => ReactNode;
  children: ReactNode;
}

interface Opening {
  anchor: HTMLElement;
  byKeyboard: boolean;
}

/** Only the button stands in the page until somebody opens the menu: a page may hold hundreds of them. */
export function Menu({ label, trigger, children }: MenuProps) {
  const [opening, setOpening] = useState<Opening>();
  const props: TriggerProps = {
    "aria-haspopup": "menu",
    "aria-expanded": opening !== undefined,
    // A click without a pointer's press count comes from the keyboard or a screen reader.
    onClick: ({ currentTarget, detail }) => setOpening({ anchor: currentTarget, byKeyboard: detail === 0 }),
    onKeyDown: (event) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      setOpening({ anchor: event.currentTarget, byKeyboard: true });
    },
  };
  return (
    <>
      {trigger(props)}
      {opening && (
        <OpenedMenu {...opening} label={label} onClosed={() => setOpening(undefined)}>
          {children}
        </OpenedMenu>
      )}
    </>
  );
}

interface OpenedMenuProps extends Opening {
  label: string;
  onClosed: () => void;
  children: ReactNode;
}

function OpenedMenu({ anchor, byKeyboard, label, onClosed, children }: OpenedMenuProps) {
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
