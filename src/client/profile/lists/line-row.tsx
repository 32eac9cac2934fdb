import { Trash2 } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MoveControls, useSortableItem } from "./sortable-list.tsx";

interface LineRowProps {
  id: string;
  place: number;
  label: string;
  noun: string;
  text: string;
  error: string | undefined;
  /** It was just added: what is typed next belongs in it. */
  isNew: boolean;
  onChange: (text: string) => void;
  onRemove: () => void;
}

/** One statement of a list. On phones its controls stand below it. */
export function LineRow({ id, place, label, noun, text, error, isNew, onChange, onRemove }: LineRowProps) {
  const item = useSortableItem(id, place);
  const name = `${noun} ${place + 1}`;
  return (
    <div
      ref={item.setNodeRef}
      style={item.style}
      className={classNames(
        "flex flex-wrap items-start justify-end md:flex-nowrap",
        item.isDropTarget && "rounded-md outline-2 outline-accent",
      )}
    >
      <TextArea
        labelHidden
        label={`${label} ${place + 1}`}
        className="flex-1 basis-full md:basis-0"
        rows={1}
        value={text}
        error={error}
        autoFocus={isNew}
        onChange={(event) => onChange(event.target.value)}
      />
      <MoveControls item={item} name={name} />
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </div>
  );
}
