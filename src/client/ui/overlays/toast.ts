import { whenIdle } from "../states/when-idle.ts";
import type { ToastMessage } from "./toast-viewport.tsx";

const viewport = () => import("./toast-viewport.tsx");

/** Says in passing that something happened. Errors stay until they are dismissed. What comes back takes it away again. */
export function showToast(message: ToastMessage): () => void {
  const added = viewport().then(({ addToast }) => addToast(message));
  return () => void added.then((remove) => remove());
}

/** The place of toasts must stand before the first one comes, or a screen reader may not tell it. */
export const prepareToasts = () => whenIdle(() => void viewport().catch(() => undefined));
