import type { ReviewedProposal } from "../../../shared/documents/document-review.contract.ts";
import type { ChangeFailure } from "../document-review.queries.ts";
import { OwnWordsForm } from "../lines/own-words-form.tsx";
import { useTypedText } from "../lines/use-typed-text.ts";

interface ProposalEditorProps {
  proposal: ReviewedProposal;
  section: string | undefined;
  isBusy: boolean;
  save: (text: string) => Promise<ChangeFailure | undefined>;
  onDone: () => void;
}

/** A proposed sentence in the person's own words. */
export function ProposalEditor({ proposal, section, isBusy, save, onDone }: ProposalEditorProps) {
  return (
    <OwnWordsForm
      label="Your words"
      hint="Your word counts. Only numbers, dates, names and titles must stand in your profile too."
      action="Save"
      typed={useTypedText(`proposal ${proposal.id}`, proposal.text)}
      section={section}
      isBusy={isBusy}
      save={save}
      onDone={onDone}
    />
  );
}
