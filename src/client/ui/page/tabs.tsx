import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { takeLostFocus } from "../states/take-lost-focus.ts";

export interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  tabs: Tab[];
  defaultValue?: string;
  /** Where the page's address, or something else outside, says which one is open. */
  value?: string;
  onChange?: (value: string) => void;
  /** Of the row of tabs. */
  className?: string;
}

/** By itself rather than by Base UI, whose tabs are 16 kB of script that four pages would wait for. */
export function Tabs({ tabs, defaultValue, value, onChange, className }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(defaultValue);
  const wanted = value ?? chosen;
  const open = tabs.find((tab) => tab.value === wanted) ?? tabs[0];
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(open?.value);
  useEffect(() => {
    // What was pressed in one panel may have led to another.
    if (shown.current !== open?.value) takeLostFocus(panel.current);
    shown.current = open?.value;
  }, [open?.value]);
  const turnTo = (next: string) => {
    // Not to be taken for a lost focus: Safari gives a pressed button none.
    shown.current = next;
    setChosen(next);
    onChange?.(next);
  };

  return (
    <div>
      <div
        role="tablist"
        onKeyDown={moveFocus}
        className={classNames("flex gap-1 overflow-x-auto border-line border-b", className)}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => turnTo(tab.value)}
            className="min-h-11 border-transparent border-b-2 px-3 font-semibold whitespace-nowrap text-muted transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-accent md:px-4 focus-visible:-outline-offset-2"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {open && (
        <div
          key={open.value}
          ref={panel}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what a tab has opened is the next stop, also where it holds text alone
          tabIndex={0}
          className="pt-6"
        >
          {open.content}
        </div>
      )}
    </div>
  );
}

/** A tab opens when it is pressed: what it shows may ask the server. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  // The browser's own keys: Alt and the left arrow go back a page.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab.matches(":focus"));
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}
