import { Fragment } from "react";

/** A sentence with the words marked that the person's own do not have. */
export function MarkedWords({ text, own }: { text: string; own: string[] }) {
  const known = new Set(own.flatMap(wordsIn));
  return text.split(/(\s+)/).map((piece, index) => {
    const isNew = wordsIn(piece).some((word) => !known.has(word));
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name and never move.
    if (!isNew) return <Fragment key={index}>{piece}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <mark key={index} className="rounded-sm bg-accent-soft px-0.5 text-ink underline decoration-accent decoration-2">
        {piece}
      </mark>
    );
  });
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
