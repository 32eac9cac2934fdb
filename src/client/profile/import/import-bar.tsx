import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";

interface ImportBarProps {
  count: number;
  openCount: number;
  error: string;
  isSaving: boolean;
  onNext: () => void;
  onSave: () => void;
}

/** Always in view: how much is taken, what is to be checked, and the one press that saves it. */
export function ImportBar({ count, openCount, error, isSaving, onNext, onSave }: ImportBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 px-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0">
      <div className="flex flex-col gap-3 rounded-lg border border-line bg-raised p-3 shadow-float md:pl-4">
        <FormError>{error}</FormError>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p role="status" className="text-muted text-sm">
            {openCount === 0 ? "Nothing is left to check." : `${openCount} to check; left out until you tick them.`}
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
      </div>
    </div>
  );
}
