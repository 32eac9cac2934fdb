import { memo } from "react";
import type { CvReading } from "../../../../shared/profile/cv-import/cv-import.contract.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { Segment } from "./marked-segments.ts";

interface ReadDocumentProps {
  lines: CvReading["lines"];
  segments: Segment[][];
}

/** The document's text in the order in which it was read, the places that values come from underlined. */
export const ReadDocument = memo(({ lines, segments }: ReadDocumentProps) => (
  <div className="px-4 py-4 text-sm leading-6 lg:px-6 lg:py-5">
    {segments.map((parts, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
      <Line key={index} parts={parts} isHeading={lines[index]?.isHeading ?? false} />
    ))}
  </div>
));

function Line({ parts, isHeading }: { parts: Segment[]; isHeading: boolean }) {
  return (
    <p
      dir="auto"
      className={classNames(
        "whitespace-pre-wrap break-words [tab-size:4]",
        isHeading && "mt-3 font-semibold first:mt-0",
      )}
    >
      {parts.map(({ from, text, ids, isDoubtful }) =>
        ids.length === 0 ? (
          text
        ) : (
          <mark
            key={from}
            data-mark={ids.join(" ")}
            className={classNames(
              "cursor-pointer rounded-[0.2rem] bg-transparent text-ink underline decoration-2 underline-offset-3 transition-colors data-lit:bg-accent data-lit:text-on-accent",
              isDoubtful ? "decoration-caution" : "decoration-accent/40",
            )}
          >
            {text}
          </mark>
        ),
      )}
    </p>
  );
}
