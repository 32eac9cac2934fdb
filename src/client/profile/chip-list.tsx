import { X } from "lucide-react";

const chip = "inline-flex max-w-full items-center rounded-full border border-line bg-page text-[0.9375rem]";

/** Short words side by side. */
export function ChipList({ words }: { words: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word} className={`${chip} px-3 py-1`}>
          <span className="truncate">{word}</span>
        </li>
      ))}
    </ul>
  );
}

/** The same words while they can be taken away. */
export function RemovableChips({ words, onRemove }: { words: readonly string[]; onRemove: (word: string) => void }) {
  if (words.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word} className={`${chip} pl-3`}>
          <span className="truncate">{word}</span>
          <button
            type="button"
            aria-label={`Remove ${word}`}
            onClick={() => onRemove(word)}
            className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-danger md:size-9"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
