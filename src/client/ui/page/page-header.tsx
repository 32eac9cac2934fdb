import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Phones have no room to say it; where the specification names it, they do all the same. */
  isSubtitleOnPhones?: boolean;
  /** Buttons at the right. */
  actions?: ReactNode;
}

/** What the page is called. On phones that stands in the shell's bar, in place of the product's name: the content begins right below. */
export function PageHeader({ title, subtitle, isSubtitleOnPhones = false, actions }: PageHeaderProps) {
  return (
    <header
      data-page-header
      className="max-md:contents md:flex md:flex-wrap md:items-end md:justify-between md:gap-x-6 md:gap-y-4"
    >
      <title>{`${title} | Forthright`}</title>
      <div className="min-w-0 max-md:contents">
        <h1 className="max-md:fixed max-md:top-0 max-md:right-14 max-md:left-14 max-md:z-30 max-md:flex max-md:h-14 max-md:items-center max-md:text-lg md:text-[2.125rem] md:[overflow-wrap:anywhere]">
          <span className="max-md:truncate">{title}</span>
        </h1>
        {subtitle && (
          <p className={classNames("max-w-prose text-muted md:mt-1.5", !isSubtitleOnPhones && "max-md:hidden")}>
            {subtitle}
          </p>
        )}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
