import { RemovableChip } from "./removable-chip.tsx";
import { SortableList } from "./sortable-list.tsx";

interface RemovableChipsProps {
  words: readonly string[];
  onRemove: (word: string) => void;
  onMove: (from: number, to: number) => void;
}

/** Short words side by side, which can be taken away and brought into another order. */
export function RemovableChips({ words, onRemove, onMove }: RemovableChipsProps) {
  if (words.length === 0) return null;
  return (
    <SortableList length={words.length} onMove={onMove}>
      <ul className="flex flex-wrap gap-2">
        {words.map((word, place) => (
          <RemovableChip key={word} word={word} place={place} onRemove={() => onRemove(word)} />
        ))}
      </ul>
    </SortableList>
  );
}
