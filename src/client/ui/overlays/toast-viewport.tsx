import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { buttonClasses } from "../button-styles.ts";
import { IconButton } from "../icon-button.tsx";

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "success" | "error";
  /** Takes it back; offered for as long as the message stands. */
  undo?: (() => void) | undefined;
}

const manager = Toast.createToastManager();
/** What was said last and asks for nothing: the next such message takes its place. */
let passing: string | undefined;

/** What comes back takes it away again. */
export function addToast({ title, description, tone = "success", undo }: ToastMessage): () => void {
  const isPassing = tone === "success" && !undo;
  if (isPassing && passing) manager.close(passing);
  const id: string = manager.add({
    title,
    description,
    type: tone,
    timeout: timeoutOf(tone, undo !== undefined),
    priority: tone === "error" ? "high" : "low",
    ...(undo && {
      actionProps: {
        children: "Undo",
        onClick: () => {
          manager.close(id);
          undo();
        },
      },
    }),
  });
  if (isPassing) passing = id;
  return () => manager.close(id);
}

export const closeToasts = () => manager.close();

/** Milliseconds. Pointing at what can be pressed, or focusing it, stops the clock; a failure stays. */
function timeoutOf(tone: string, canUndo: boolean): number {
  if (tone === "error") return 0;
  return canUndo ? 10_000 : 5000;
}

/** Above the foot of a dialog, whose buttons are pressed next: dialogs are 86dvh high at most, and end with a phone's window. */
function ToastViewport() {
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className="pointer-events-none fixed right-4 bottom-20 z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 md:right-6 md:bottom-[calc(7dvh+4.75rem)]">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** An offer that was withdrawn is not to be pressed while its message fades: it would take back something else. */
const goneWithToast = "group-data-ending-style/toast:invisible";

/**
 * The newest comes first. A phone shows that one alone: a pile of them would cover what they speak of. What asks for nothing goes by
 * itself, and is in nobody's way meanwhile: presses go through it.
 */
function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="group/toast pointer-events-none has-[button]:pointer-events-auto rounded-lg border border-line bg-raised shadow-float transition duration-250 ease-settle data-ending-style:translate-y-2 data-ending-style:opacity-0 data-limited:hidden max-md:[&:not(:first-child)]:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-start gap-3 py-3 pr-2 pl-4">
        {toast.type === "error" ? (
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
        ) : (
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        )}
        <div className="min-w-0 flex-1 break-words">
          <Toast.Title className="font-sans font-semibold text-base leading-6 tracking-normal" />
          <Toast.Description className="text-muted text-sm" />
        </div>
        {toast.actionProps && (
          <Toast.Action className={buttonClasses("secondary", "small", `-my-1.5 shrink-0 ${goneWithToast}`)} />
        )}
        {(toast.type === "error" || toast.actionProps) && (
          // Base UI hides it while a pile of toasts is folded; ours never is.
          <Toast.Close
            aria-hidden={false}
            render={<IconButton label="Dismiss" className={`-my-2.5 md:-my-1.5 ${goneWithToast}`} />}
          >
            <X />
          </Toast.Close>
        )}
      </Toast.Content>
    </Toast.Root>
  ));
}

/** A tree of its own: a toast outlives the page that it speaks of. Mounted at once, for what is added next. */
flushSync(() => createRoot(document.body.appendChild(document.createElement("div"))).render(<ToastViewport />));
