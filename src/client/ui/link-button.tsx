import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button-styles.ts";

interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link inside the application that looks like a button. */
export function LinkButton({ variant = "primary", size = "medium", className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClasses(variant, size, className)} />;
}
