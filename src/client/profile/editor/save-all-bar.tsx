import { type RefObject, useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { InlineConfirm } from "../../ui/overlays/inline-confirm.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import type { ProfileEditing } from "./use-profile-editor.ts";

/** Stays in sight while something is not saved yet. */
export function SaveAllBar({ editing }: { editing: ProfileEditing }) {
  const { error, hasUnsavedChanges, isSaving, discard } = editing;
  const saveAll = useOneAtATime(editing.saveAll);
  const bar = useRef<HTMLDivElement>(null);
  const isShown = hasUnsavedChanges || error !== "";
  useFreeOfBar(bar, isShown);
  if (!isShown) return null;
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 -mx-4 px-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0 [@media(max-height:30rem)]:static"
    >
      <div className="flex flex-col gap-3 rounded-lg border border-line bg-raised p-3 pl-4 shadow-float">
        <FormError>{error}</FormError>
        {hasUnsavedChanges && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted">You have unsaved changes.</p>
            <div className="flex flex-wrap gap-2">
              <InlineConfirm
                variant="secondary"
                question="Discard all of them?"
                confirmLabel="Discard"
                cancelLabel="Keep"
                onConfirm={discard}
              >
                Discard all
              </InlineConfirm>
              <Button busy={isSaving} onClick={() => void saveAll()}>
                Save All Changes
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** Whatever is scrolled to, by the keyboard or to show a fault, comes to stand above the bar. */
function useFreeOfBar(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || !bar.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.scrollPaddingBottom = `${entry?.target.clientHeight ?? 0}px`;
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = "";
    };
  }, [bar, isShown]);
}
