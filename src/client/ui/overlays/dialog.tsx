import { deferred, useDeferred } from "../states/deferred.ts";
import type { DialogProps } from "./dialog-window.tsx";

const dialogWindow = deferred(async () => (await import("./dialog-window.tsx")).DialogWindow);

/** A modal window: centred on wide screens, a sheet from below on phones. Escape, the veil and the cross close it. */
export function Dialog(props: DialogProps) {
  const Window = useDeferred(dialogWindow, props.open);
  return Window && <Window {...props} />;
}
