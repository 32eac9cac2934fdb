import type { ReactNode } from "react";
import { linkIn } from "../../../shared/tracker/records/card-record.rules.ts";
import { classNames } from "../class-names.ts";

interface OutsideLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** Leads to somebody else's page, in a new tab. Its address is only given to it where it is one of the web. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(
        "font-semibold text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent",
        className,
      )}
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** A place as the person wrote it: a link where it is one. */
export function PlaceOrLink({ text, className }: { text: string; className?: string }) {
  const link = linkIn(text);
  if (!text) return null;
  return (
    <p dir="auto" className={className}>
      {link ? (
        <OutsideLink href={link} className="inline-flex min-h-11 items-center md:min-h-8">
          {text}
        </OutsideLink>
      ) : (
        text
      )}
    </p>
  );
}
