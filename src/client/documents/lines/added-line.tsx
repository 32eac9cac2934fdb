import type { ReviewedFact } from "../../../shared/documents/document-review.contract.ts";
import type { ChangeFailure } from "../../ui/wordings/change-failure.ts";
import { OwnWordsForm } from "../../ui/wordings/own-words-form.tsx";
import { useTypedText } from "../../ui/wordings/use-typed-text.ts";

interface AddedLineProps {
  /** Under which what is typed is kept. */
  draft: string;
  source: ReviewedFact | undefined;
  isBusy: boolean;
  add: (text: string) => Promise<ChangeFailure | undefined>;
  onDone: () => void;
}

/** A new line of the person's, behind the one that they chose. */
export function AddedLine({ draft, source, isBusy, add, onDone }: AddedLineProps) {
  return (
    <OwnWordsForm
      label="Your new sentence"
      hint="It comes behind this line. Numbers, dates, names and titles must stand in your profile too."
      action="Add"
      typed={useTypedText(draft, "")}
      source={source}
      isBusy={isBusy}
      save={add}
      onDone={onDone}
    />
  );
}
