import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { deferred, useDeferred } from "../states/deferred.ts";
import type { MenuItem, OpenedMenuProps } from "./opened-menu.tsx";

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
  items: readonly MenuItem[];
}

const openedMenu = deferred(async () => (await import("./opened-menu.tsx")).OpenedMenu);

type Opening = Pick<OpenedMenuProps, "anchor" | "byKeyboard">;

/** Only the button stands in the page until somebody opens the menu: a page may hold hundreds of them. */
export function Menu({ label, trigger, items }: MenuProps) {
  const [opening, setOpening] = useState<Opening>();
  useEffect(() => openedMenu.preload(), []);
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
      {opening && <DeferredMenu {...opening} label={label} items={items} onClosed={() => setOpening(undefined)} />}
    </>
  );
}

function DeferredMenu(props: OpenedMenuProps) {
  const OpenedMenu = useDeferred(openedMenu, true);
  return OpenedMenu && <OpenedMenu {...props} />;
}
