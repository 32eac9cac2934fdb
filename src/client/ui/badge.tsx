import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BadgeTone = "neutral" | "soft" | "strong" | "caution" | "danger";

const tones: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-muted",
  soft: "bg-accent-soft text-accent",
  strong: "bg-accent text-on-accent",
  caution: "bg-caution-soft text-caution",
  danger: "bg-danger-soft text-danger",
};

export function Badge({
  tone = "neutral",
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-semibold text-[0.8125rem] leading-5 whitespace-nowrap",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
