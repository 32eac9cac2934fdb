import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "medium" | "small";

const shape =
  "inline-flex items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap transition-colors duration-150 select-none disabled:opacity-55 disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:size-[1.125em] [&_svg]:shrink-0";

const sizes: Record<ButtonSize, string> = {
  medium: "min-h-11 px-4 text-base md:min-h-10 md:text-[0.9375rem]",
  small: "min-h-11 px-3 text-[0.9375rem] md:min-h-8 md:text-sm",
};

const variants: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border border-edge/60 bg-surface text-ink hover:border-edge hover:bg-sunken",
  quiet: "text-accent hover:bg-accent-soft",
  danger: "border border-danger/50 text-danger hover:bg-danger-soft",
};

/** The classes of everything that looks like a button, whatever element it is. */
export function buttonClasses(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(shape, sizes[size], variants[variant], className);
}
