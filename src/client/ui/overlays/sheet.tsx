import { deferred, useDeferred } from "../states/deferred.ts";
import type { SheetProps } from "./sheet-window.tsx";

const sheetWindow = deferred(async () => (await import("./sheet-window.tsx")).SheetWindow);

/** A panel that slides in from an edge over a veil. */
export function SheetDialog(props: SheetProps) {
  const Window = useDeferred(sheetWindow, props.open);
  return Window && <Window {...props} />;
}
