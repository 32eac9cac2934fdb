import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { WaitingImport } from "../../../../shared/profile/cv-import/cv-import.contract.ts";
import { Button } from "../../../ui/button.tsx";
import { useIsWide } from "../../../ui/use-is-wide.ts";
import { importPictures } from "../profile-import.queries.ts";
import type { ReviewedEntry } from "../values/reviewed-entries.ts";
import { DrawnDocument } from "./drawn-document.tsx";
import type { Segment } from "./marked-segments.ts";
import { ReadDocument } from "./read-document.tsx";

interface DocumentPaneProps {
  found: WaitingImport;
  entries: readonly ReviewedEntry[];
  segments: Segment[][];
}

/** The document that was read: its pages where there is room for them, or its text. */
export function DocumentPane({ found: { id, name, reading }, entries, segments }: DocumentPaneProps) {
  const isWide = useIsWide();
  const [showsText, setShowsText] = useState(false);
  const { data: pictures = [] } = useQuery({ ...importPictures(id), enabled: isWide && reading.pages.length > 0 });
  const isDrawn = isWide && pictures.length > 0;
  return (
    <div className="flex min-w-0 flex-col gap-2 lg:sticky lg:top-6">
      {isDrawn && (
        <div className="flex gap-1">
          <Button
            variant={showsText ? "quiet" : "secondary"}
            size="small"
            aria-pressed={!showsText}
            onClick={() => setShowsText(false)}
          >
            Pages
          </Button>
          <Button
            variant={showsText ? "secondary" : "quiet"}
            size="small"
            aria-pressed={showsText}
            onClick={() => setShowsText(true)}
          >
            Text
          </Button>
        </div>
      )}
      <section
        data-pane
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-[45dvh] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface shadow-card lg:max-h-[calc(100dvh-11rem)]"
      >
        {isDrawn && !showsText ? (
          <DrawnDocument {...{ name, pictures, entries }} pages={reading.pages} />
        ) : (
          <ReadDocument lines={reading.lines} segments={segments} />
        )}
      </section>
    </div>
  );
}
