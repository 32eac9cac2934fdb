import { useState } from "react";
import { Button } from "../button.tsx";

/** Copies a text, and says so; nothing where the browser lets no page copy. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const { clipboard } = navigator;
  if (!clipboard) return null;
  const copy = () =>
    clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? "Copied" : children}</span>
    </Button>
  );
}
