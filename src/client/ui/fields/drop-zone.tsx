import { FileText } from "lucide-react";
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

interface DropZoneProps {
  className?: string;
  disabled: boolean;
  /** What stands there while a file hangs above it. */
  label?: string;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Takes a file that is dropped anywhere on what it holds. */
export function DropZone({ disabled, label = "Drop your CV here", className, onFile, children }: DropZoneProps) {
  const zone = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);

  const drag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    // Without this the browser would open the file in place of the application.
    event.preventDefault();
    setOver(!disabled);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    setOver(false);
    if (!disabled) onFile(file);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    const isInside = event.relatedTarget instanceof Node && zone.current?.contains(event.relatedTarget);
    if (!isInside) setOver(false);
  });

  // Before it is seen: what is dropped earlier would open in place of the application.
  useLayoutEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    zone.current?.addEventListener("dragover", (event) => drag(event), { signal });
    zone.current?.addEventListener("drop", (event) => drop(event), { signal });
    zone.current?.addEventListener("dragleave", (event) => leave(event), { signal });
    return () => events.abort();
  }, []);

  return (
    <div ref={zone} className={className ?? "relative flex min-h-0 flex-1 flex-col"}>
      {children}
      {over && (
        <div className="pointer-events-none absolute inset-3 z-10 grid place-items-center rounded-xl border-2 border-accent border-dashed bg-accent-soft/90">
          <p className="flex items-center gap-3 font-display text-accent text-xl">
            <FileText aria-hidden="true" className="size-7" />
            {label}
          </p>
        </div>
      )}
    </div>
  );
}
