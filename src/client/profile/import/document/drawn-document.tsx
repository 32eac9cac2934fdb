import { memo, useEffect, useState } from "react";
import type { CvReading } from "../../../../shared/profile/cv-import/cv-import.contract.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { ReviewedEntry } from "../values/reviewed-entries.ts";

interface DrawnDocumentProps {
  name: string;
  /** The first pages; what is beyond them is to be read as text. */
  pictures: Blob[];
  pages: CvReading["pages"];
  entries: readonly ReviewedEntry[];
}

/** The pages as they look, with a frame at each place that a value was read from. */
export const DrawnDocument = memo(({ name, pictures, pages, entries }: DrawnDocumentProps) =>
  pictures.map((picture, page) => {
    const size = pages[page];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
      <div key={page} className="relative mb-4 last:mb-0">
        <PagePicture picture={picture} text={`${name}, page ${page + 1} of ${pages.length}`} />
        {size && placesOn(page, entries).map(({ key, ...place }) => <Place key={key} {...place} size={size} />)}
      </div>
    );
  }),
);

interface PlaceFacts {
  key: string;
  ids: string;
  isDoubtful: boolean;
  box: ReviewedEntry["values"][number]["read"]["boxes"][number];
}

/** Several values may come of one place, as both ends of a period. */
function placesOn(page: number, entries: readonly ReviewedEntry[]): PlaceFacts[] {
  const places = new Map<string, PlaceFacts>();
  for (const { id, read } of entries.flatMap(({ values }) => values)) {
    for (const box of read.boxes.filter((one) => one.page === page)) {
      const key = [box.x, box.y, box.width].map(Math.round).join(" ");
      const known = places.get(key);
      const isDoubtful = read.doubt > 0 || known?.isDoubtful === true;
      places.set(key, { key, ids: known ? `${known.ids} ${id}` : id, isDoubtful, box });
    }
  }
  return [...places.values()];
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

function Place({ ids, isDoubtful, box, size }: Omit<PlaceFacts, "key"> & { size: CvReading["pages"][number] }) {
  return (
    <div
      data-mark={ids}
      style={{
        left: percent(box.x, size.width),
        top: percent(box.y, size.height),
        width: percent(box.width, size.width),
        height: percent(box.height, size.height),
      }}
      className={classNames(
        "absolute cursor-pointer border-b-2 transition-colors data-lit:rounded-sm data-lit:bg-pine/25 data-lit:outline-2 data-lit:outline-pine",
        isDoubtful ? "border-[#b0740f]" : "border-pine/35",
      )}
    />
  );
}

function PagePicture({ picture, text }: { picture: Blob; text: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return <img src={address} alt={text} className="w-full rounded-sm bg-[white]" />;
}
