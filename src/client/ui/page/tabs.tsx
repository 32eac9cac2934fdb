import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

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

export function Tabs({ tabs, defaultValue, value, onChange, className }: TabsProps) {
  return (
    <BaseTabs.Root
      {...(value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value })}
      onValueChange={(next) => onChange?.(String(next))}
    >
      <BaseTabs.List className={classNames("relative flex gap-1 overflow-x-auto border-line border-b", className)}>
        {tabs.map(({ value, label }) => (
          <BaseTabs.Tab
            key={value}
            value={value}
            className="min-h-11 px-3 font-semibold whitespace-nowrap text-muted transition-colors hover:text-ink md:px-4 focus-visible:-outline-offset-2 data-active:text-accent"
          >
            {label}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-accent transition-all duration-200 ease-settle" />
      </BaseTabs.List>
      {tabs.map(({ value, content }) => (
        // The one that is left stays a moment longer: hidden, or both would stand there.
        <BaseTabs.Panel key={value} value={value} className="pt-6 [&[inert]]:hidden">
          {content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
