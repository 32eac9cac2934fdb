import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** What the button does, for those who cannot see the icon; also its tooltip. */
  label: string;
}

/** A square button that holds one icon; 44 px on phones. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(
        "inline-grid size-11 shrink-0 place-items-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink disabled:pointer-events-none disabled:opacity-45 md:size-9 [&_svg]:size-5",
        className,
      )}
    >
      {children}
    </button>
  );
}
