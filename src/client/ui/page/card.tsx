import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

/** A sheet of paper on the page. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section {...rest} className={classNames("rounded-lg border border-line bg-surface shadow-card", className)} />
  );
}
