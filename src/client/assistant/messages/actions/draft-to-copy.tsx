import { Copy } from "lucide-react";
import { useState } from "react";
import type { ChatAction } from "../../../../shared/assistant/assistant.contract.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

/** Copies a drafted text; its blanks can be filled in first. */
export function DraftToCopy({ action }: { action: Extract<ChatAction, { kind: "copy" }> }) {
  const { label, done, text, blanks = [] } = action;
  const [filled, setFilled] = useState<Readonly<Record<string, string>>>({});
  const [isCopied, setIsCopied] = useState(false);
  const whole = blanks.reduce(
    (draft, name) => draft.replaceAll(`[${name}]`, () => filled[name]?.trim() || `[${name}]`),
    text,
  );
  const copy = async () => {
    await navigator.clipboard.writeText(whole);
    setIsCopied(true);
  };
  const fill = (name: string, value: string) => {
    setFilled({ ...filled, [name]: value });
    setIsCopied(false);
  };
  return (
    <span className="flex flex-wrap items-end gap-2">
      {blanks.map((name) => (
        <TextField
          key={name}
          label={name}
          className="min-w-40 flex-1"
          maxLength={100}
          value={filled[name] ?? ""}
          onChange={({ target }) => fill(name, target.value)}
        />
      ))}
      <Button
        variant="secondary"
        size={blanks.length > 0 ? undefined : "small"}
        className="max-w-full whitespace-normal! break-words py-1 text-left"
        onClick={() => void copy().catch(() => setIsCopied(false))}
      >
        <Copy aria-hidden="true" />
        {label}
      </Button>
      <span role="status" className="self-center text-muted text-sm">
        {isCopied && done}
      </span>
    </span>
  );
}
