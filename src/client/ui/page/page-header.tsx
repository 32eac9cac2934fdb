import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names.ts";

interface PageHeaderProps {
  title: string;
  /** Of a page that no menu leads to: the page above it. */
  back?: { to: string; label: string } | undefined;
  subtitle?: ReactNode;
  /** Phones have no room to say it; where the specification names it, they do all the same. */
  isSubtitleOnPhones?: boolean;
  /** Buttons at the right. */
  actions?: ReactNode;
  /** A single short one, which has room in the bar of phones. */
  areActionsInBar?: boolean;
}

/** What the page is called. On phones that stands in the shell's bar, in place of the product's name: the content begins right below. */
export function PageHeader({
  title,
  back,
  subtitle,
  isSubtitleOnPhones = false,
  actions,
  areActionsInBar,
}: PageHeaderProps) {
  return (
    <header
      data-page-header
      className="max-md:contents md:flex md:flex-wrap md:items-end md:justify-between md:gap-x-6 md:gap-y-4"
    >
      <title>{`${title} | Forthright`}</title>
      <div className="min-w-0 max-md:contents md:flex-[1_1_16rem]">
        {back && (
          <Link
            to={back.to}
            title={back.label}
            className="inline-flex items-center gap-1.5 rounded-md text-muted hover:text-ink max-md:fixed max-md:top-1.5 max-md:left-13 max-md:z-30 max-md:size-11 max-md:justify-center md:mb-1.5 md:font-medium md:text-sm"
          >
            <ArrowLeft aria-hidden="true" className="size-5 md:size-4" />
            <span className="max-md:sr-only">{back.label}</span>
          </Link>
        )}
        <h1
          className={classNames(
            "max-md:fixed max-md:top-0 max-md:right-14 max-md:z-30 max-md:flex max-md:h-14 max-md:items-center md:text-[2.125rem] md:[overflow-wrap:anywhere]",
            back ? "max-md:left-24 max-md:text-base" : "max-md:left-14 max-md:text-lg",
          )}
        >
          <span className="max-md:truncate">{title}</span>
        </h1>
        {subtitle && (
          <p className={classNames("max-w-prose text-muted md:mt-1.5", !isSubtitleOnPhones && "max-md:hidden")}>
            {subtitle}
          </p>
        )}
      </div>
      {actions && (
        <div
          className={classNames(
            "flex flex-wrap items-center gap-2",
            areActionsInBar && "max-md:fixed max-md:top-1.5 max-md:right-14 max-md:z-30",
          )}
        >
          {actions}
        </div>
      )}
    </header>
  );
}
