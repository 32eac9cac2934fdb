import type { Ref } from "react";

interface FilePickerProps {
  /** Its `click` opens the browser's dialog: what is pressed for that looks different from place to place. */
  ref: Ref<HTMLInputElement>;
  label: string;
  /** With their dots. */
  extensions: readonly string[];
  onFile: (file: File) => void;
}

/** The choice of one file, itself unseen. */
export function FilePicker({ ref, label, extensions, onFile }: FilePickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={extensions.join(",")}
      aria-label={label}
      onChange={({ target }) => {
        const chosen = target.files?.[0];
        // So that the same file can be chosen again after it was removed or changed.
        target.value = "";
        if (chosen) onFile(chosen);
      }}
    />
  );
}
