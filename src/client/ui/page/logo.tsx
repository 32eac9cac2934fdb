import { classNames } from "../class-names.ts";

/** The mark: an F drawn in one stroke, and the full stop of a plain statement. */
function LogoMark({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames("shrink-0", className)}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M10 25V10.5A3.5 3.5 0 0 1 13.5 7H23M10 16.5h9.5"
        fill="none"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
      />
      <circle cx="22.3" cy="23.8" r="2.2" className="fill-on-accent" />
    </svg>
  );
}

/** Mark and name together. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames("inline-flex items-center gap-2.5", className)}>
      <LogoMark />
      <span className="font-display font-semibold text-xl tracking-tight">Forthright</span>
    </span>
  );
}
