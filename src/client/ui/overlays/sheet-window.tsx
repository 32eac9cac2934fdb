import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "../class-names.ts";
import { veilClasses } from "./dialog-window.tsx";

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  /** Names the sheet for assistive technology. */
  label: string;
  side: "left" | "right" | "bottom";
  children: ReactNode;
}

const sides: Record<SheetProps["side"], string> = {
  left: "inset-y-0 left-0 w-[min(20rem,86vw)] border-r data-ending-style:-translate-x-full data-starting-style:-translate-x-full",
  right:
    "inset-y-0 right-0 w-[min(34rem,100vw)] border-l data-ending-style:translate-x-full data-starting-style:translate-x-full",
  bottom:
    "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-xl border-t data-ending-style:translate-y-full data-starting-style:translate-y-full",
};

export function SheetWindow({ open, onClose, label, side, children }: SheetProps) {
  // Mounted closed and opened at once, so that it slides in.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <BaseDialog.Root open={open && isMounted} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={veilClasses} />
        <BaseDialog.Popup
          aria-label={label}
          className={classNames(
            "fixed flex flex-col overflow-y-auto overscroll-contain border-line bg-surface shadow-float outline-none transition-transform duration-250 ease-settle",
            sides[side],
          )}
        >
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
