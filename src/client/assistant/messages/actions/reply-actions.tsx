import { Paperclip } from "lucide-react";
import type { ChatAction } from "../../../../shared/assistant/assistant.contract.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { DraftToCopy } from "./draft-to-copy.tsx";
import { SearchWords } from "./search-words.tsx";
import { TrackButton } from "./track-button.tsx";

export interface ReplyActionsProps {
  actions: readonly ChatAction[];
  /** A reply is awaited: nothing more can be sent. */
  busy: boolean;
  onSay: (text: string) => void;
  onAttach: () => void;
}

/** The buttons below a reply. None does anything before it is pressed. */
export function ReplyActions({ actions, ...rest }: ReplyActionsProps) {
  const forms = actions.filter((action) => action.kind === "search");
  const buttons = actions.filter((action) => action.kind !== "search" && !lineAbove(action));
  const guesses = actions.filter(lineAbove);
  const [guess] = guesses;
  return (
    <div className="mt-1 flex flex-col gap-3">
      <ActionList actions={buttons} {...rest} />
      {forms.map((form) => (
        <SearchWords key="search" form={form} busy={rest.busy} onSay={rest.onSay} />
      ))}
      {guess && (
        <div className="flex flex-wrap items-center gap-2 border-line border-t pt-2">
          <span className="text-muted text-sm">{lineAbove(guess)}</span>
          <ActionList actions={guesses} {...rest} />
        </div>
      )}
    </div>
  );
}

/** What stands above a guess; the other buttons have none. */
const lineAbove = (action: ChatAction): string | undefined => (action.kind === "say" ? action.under : undefined);

function ActionList({ actions, ...rest }: ReplyActionsProps) {
  if (actions.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <li key={`${action.kind} ${action.label}`} className="max-w-full">
          <ActionButton action={action} {...rest} />
        </li>
      ))}
    </ul>
  );
}

const wrapping = "max-w-full py-1 text-left whitespace-normal! break-words";

function ActionButton({ action, busy, onSay, onAttach }: Omit<ReplyActionsProps, "actions"> & { action: ChatAction }) {
  switch (action.kind) {
    case "say":
      return (
        <Button
          variant={action.under ? "quiet" : "secondary"}
          size="small"
          disabled={busy}
          className={wrapping}
          onClick={() => onSay(action.label)}
        >
          {action.label}
        </Button>
      );
    case "open":
      return (
        <LinkButton variant="secondary" size="small" className={wrapping} to={action.path}>
          {action.label}
        </LinkButton>
      );
    case "attach":
      return (
        <Button variant="secondary" size="small" disabled={busy} className={wrapping} onClick={onAttach}>
          <Paperclip aria-hidden="true" />
          {action.label}
        </Button>
      );
    case "track":
      return <TrackButton action={action} />;
    case "copy":
      return <DraftToCopy action={action} />;
    case "search":
      return null;
  }
}
