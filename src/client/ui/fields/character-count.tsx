import { classNames } from "../class-names.ts";

/** "120 / 3000", turning to a warning when the text is too long. */
export function CharacterCount({ length, max }: { length: number; max: number }) {
  return (
    <span className={classNames("text-sm tabular-nums", length > max ? "font-semibold text-danger" : "text-muted")}>
      {length} / {max}
    </span>
  );
}
