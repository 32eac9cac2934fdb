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
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p role="status" className="text-muted text-sm">
          {leftText(openCount, isKnown)}
          {heldCount > 0 && ` ${heldText(heldCount)}`}
          {differingCount > 0 && ` ${differingText(differingCount)}`}
        </p>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
          {openCount > 0 && (
            <Button variant="secondary" onClick={onNext}>
              Next to check
            </Button>
          )}
          <Button busy={isSaving} disabled={count === 0} onClick={onSave}>
            {count === 1 ? "Add 1 value to my profile" : `Add ${count} values to my profile`}
          </Button>
        </div>
      </div>
    </StickyBar>
  );
}

function leftText(openCount: number, isKnown: boolean): string {
  if (openCount > 0) return `${openCount} to check; left out until you tick them.`;
  return isKnown ? "Nothing of this is new to your profile." : "Nothing is left to check.";
}

const heldText = (count: number) =>
  count === 1
    ? "1 entry whose name is in doubt is left out."
    : `${count} entries whose names are in doubt are left out.`;

const differingText = (count: number) =>
  count === 1 ? "1 differs from your profile, which stays." : `${count} differ from your profile, which stays.`;
