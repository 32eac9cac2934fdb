import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

/** A link inside running text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={classNames(
        "font-semibold text-accent underline decoration-accent/40 underline-offset-4 transition-colors hover:decoration-accent",
        className,
      )}
    />
  );
}
