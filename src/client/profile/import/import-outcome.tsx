import { CircleCheck } from "lucide-react";
import { isProfileChanged } from "../../http/calls/profile-changed.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { takeLostFocus } from "../../ui/states/take-lost-focus.ts";
import { type SavedImport, useUndoImport } from "./profile-import.queries.ts";

interface ImportOutcomeProps {
  name: string;
  saved: SavedImport;
  onUndone: () => void;
}

/** What became of an import, where to go on, and the way back. */
export function ImportOutcome({ name, saved, onUndone }: ImportOutcomeProps) {
  const undoing = useUndoImport();
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={`${saved.count === 1 ? "1 value" : `${saved.count} values`} from ${name} added to your profile`}
      action={
        <div className="flex flex-col items-center gap-3">
          <div className="flex flex-wrap justify-center gap-2">
            <LinkButton ref={takeLostFocus} to="/profile">
              Go to my profile
            </LinkButton>
            <LinkButton variant="secondary" to="/chat">
              Find openings in the chat
            </LinkButton>
            <Button
              variant="quiet"
              busy={undoing.isPending}
              onClick={() => undoing.mutate(saved, { onSuccess: onUndone })}
            >
              Undo
            </Button>
          </div>
          <FormError>{undoing.isError && undoFailure(undoing.error)}</FormError>
        </div>
      }
    >
      <p>
        What you had entered stayed as it was, but for what you ticked. The profile’s History has the version before.
      </p>
    </EmptyState>
  );
}

function undoFailure(error: Error): string {
  return isProfileChanged(error)
    ? "Your profile has been changed since. Its History has every version."
    : "That did not work. Please try again.";
}
