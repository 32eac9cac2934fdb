import type { ReviewedFact } from "../../../shared/documents/document-review.contract.ts";
import type { ChangeFailure } from "./change-failure.ts";
import { OwnWordsForm } from "./own-words-form.tsx";
import { useTypedText } from "./use-typed-text.ts";
import { wordingDraft } from "./wording-draft.ts";

interface WordingEditorProps {
  id: string;
  /** As it was proposed. */
  text: string;
  source: ReviewedFact | undefined;
  isBusy: boolean;
  save: (text: string) => Promise<ChangeFailure | undefined>;
  onDone: () => void;
}

/** A proposed sentence in the person's own words. */
export function WordingEditor({ id, text, source, isBusy, save, onDone }: WordingEditorProps) {
  return (
    <OwnWordsForm
      label="Your words"
      hint="Your word counts. Only numbers, dates, names and titles must stand in your profile too."
      action="Save"
      typed={useTypedText(wordingDraft(id), text)}
      source={source}
      isBusy={isBusy}
      save={save}
      onDone={onDone}
    />
  );
}
