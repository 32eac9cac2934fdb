import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { StickyBar } from "../../ui/page/sticky-bar.tsx";

interface ImportBarProps {
  count: number;
  openCount: number;
  /** The profile says something already wherever something was read. */
  isKnown: boolean;
  /** Entries that are left out as a whole. */
  heldCount: number;
  /** Values that the profile says otherwise, and that are not taken. */
  differingCount: number;
  error: string;
  isSaving: boolean;
  onNext: () => void;
  onSave: () => void;
}

/** Always in view: how much is taken, what is to be checked, and the one press that saves it. */
export function ImportBar({
  count,
  openCount,
  isKnown,
  heldCount,
  differingCount,
  error,
  isSaving,
  onNext,
  onSave,
}: ImportBarProps) {
  return (
    <StickyBar>
      <FormError>{error}</FormError>
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-muted text-sm">
          {openCount > 0 ? `${openCount} to check` : restText(isKnown)}
          {/* On phones one row: what is left out says so where it stands. */}
          <span className="max-md:sr-only">
            {openCount > 0 && "; left out until you tick them."}
            {heldCount > 0 && ` ${heldText(heldCount)}`}
            {differingCount > 0 && ` ${differingText(differingCount)}`}
          </span>
        </p>
        <div className="flex shrink-0 gap-2">
          {openCount > 0 && (
            <Button variant="secondary" onClick={onNext}>
              <span>
                Next<span className="max-md:sr-only"> to check</span>
              </span>
            </Button>
          )}
          <Button busy={isSaving} disabled={count === 0} onClick={onSave}>
            <span>
              {count === 1 ? "Add 1 value" : `Add ${count} values`}
              <span className="max-md:sr-only"> to my profile</span>
            </span>
          </Button>
        </div>
      </div>
    </StickyBar>
  );
}

const restText = (isKnown: boolean) =>
  isKnown ? "Nothing of this is new to your profile." : "Nothing is left to check.";

const heldText = (count: number) =>
  count === 1
    ? "1 entry whose name is in doubt is left out."
    : `${count} entries whose names are in doubt are left out.`;

const differingText = (count: number) =>
  count === 1 ? "1 differs from your profile, which stays." : `${count} differ from your profile, which stays.`;
