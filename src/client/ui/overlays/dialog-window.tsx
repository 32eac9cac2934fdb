import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** The buttons at the foot, the main one last. */
  footer?: ReactNode;
  className?: string;
  /** Open when its page is: it stands there at once, where others fade in. */
  opensWithPage?: boolean;
}

/** `veil` is what tokens.css finds it by. */
export const veilClasses =
  "veil fixed inset-0 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0";

export function DialogWindow(props: DialogProps) {
  const { open, onClose, title, description, children, footer, className, opensWithPage = false } = props;
  // Mounted closed and opened at once, so that it fades in.
  const [isMounted, setMounted] = useState(opensWithPage);
  useEffect(() => setMounted(true), []);
  return (
    <BaseDialog.Root open={open && isMounted} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={veilClasses} />
        <BaseDialog.Popup
          className={classNames(
            "fixed inset-x-0 bottom-0 flex max-h-[92dvh] flex-col short:block short:overflow-y-auto rounded-t-xl border border-line bg-surface shadow-float outline-none transition duration-200 ease-settle data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0",
            "md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[86dvh] md:w-[min(34rem,calc(100vw-3rem))] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-xl md:data-ending-style:-translate-y-[48%] md:data-starting-style:-translate-y-[48%]",
            className,
          )}
        >
          <div className="flex items-start gap-3 border-line border-b px-5 pt-4 pb-3.5">
            <div className="min-w-0 flex-1">
              <BaseDialog.Title className="text-xl [overflow-wrap:anywhere]">{title}</BaseDialog.Title>
              {description && (
                <BaseDialog.Description className="mt-1 text-muted [overflow-wrap:anywhere]">
                  {description}
                </BaseDialog.Description>
              )}
            </div>
            <BaseDialog.Close render={<IconButton label="Close" className="-mt-1 -mr-2" />}>
              <X />
            </BaseDialog.Close>
          </div>
          <div className="min-h-0 flex-1 scroll-pt-14 overflow-y-auto overscroll-contain px-5 py-5 short:overflow-visible">
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
