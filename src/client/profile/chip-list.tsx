import { chipClasses } from "./chip-classes.ts";
import { RemovableChip } from "./removable-chip.tsx";
import { SortableList } from "./sortable-list.tsx";

/** Short words side by side. */
export function ChipList({ words }: { words: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word} className={`${chipClasses} px-3 py-1`}>
          <span className="truncate">{word}</span>
        </li>
      ))}
    </ul>
  );
}

interface RemovableChipsProps {
  words: readonly string[];
  onRemove: (word: string) => void;
  onMove: (from: number, to: number) => void;
}

/** The same words while they can be taken away and brought into another order. */
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
