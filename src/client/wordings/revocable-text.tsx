import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";

interface RevocableTextProps {
  text: string;
  language: string;
  /** What its button does, "Revoke" or "Delete", and what that is called once it is done. */
  action: string;
  done: string;
  isDone: boolean;
  busy: boolean;
  onRevoke: () => void;
  onUndo: () => void;
}

/** A text that can be taken away, and had back as long as the page is open. */
export function RevocableText({ text, language, action, done, isDone, busy, onRevoke, onUndo }: RevocableTextProps) {
  const toggle = isDone ? onUndo : onRevoke;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p
          lang={language}
          className={classNames("min-w-0 flex-1 basis-64 break-words", isDone && "text-muted line-through")}
        >
          {text}
        </p>
        {/* One button that is never disabled, so that the focus stays while what it does changes. */}
        <Button
          variant="quiet"
          size="small"
          aria-busy={busy || undefined}
          aria-label={`${isDone ? "Undo" : action}: ${text}`}
          onClick={() => !busy && toggle()}
        >
          {isDone ? "Undo" : action}
        </Button>
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {isDone && done}
      </p>
    </>
  );
}
