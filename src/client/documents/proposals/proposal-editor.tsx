import { useState } from "react";
import { maxLineLength, type ReviewedProposal } from "../../../shared/documents/document-review.contract.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { Form } from "../../ui/form.tsx";
import type { ChangeFailure } from "../document-review.queries.ts";
import { MissingInProfile } from "../lines/missing-in-profile.tsx";
import { useTypedText } from "../lines/use-typed-text.ts";

interface ProposalEditorProps {
  proposal: ReviewedProposal;
  /** Of the profile, where a missing fact would stand. */
  section: string | undefined;
  isBusy: boolean;
  save: (text: string) => Promise<ChangeFailure | undefined>;
  onCancel: () => void;
}

/** A proposed sentence in the person's own words; what was typed stays while they add something to the profile first. */
export function ProposalEditor({ proposal, section, isBusy, save, onCancel }: ProposalEditorProps) {
  const { text, write, remove } = useTypedText(`proposal ${proposal.id}`, proposal.text);
  const [failure, setFailure] = useState<ChangeFailure>();
  const submit = async () => {
    const refused = await save(text);
    setFailure(refused);
    if (!refused) remove();
  };
  const cancel = () => {
    remove();
    onCancel();
  };
  return (
    <Form onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        label="Your words"
        hint="Your word counts. Only numbers, dates, names and titles must stand in your profile too."
        value={text}
        maxLength={maxLineLength}
        autoFocus
        onChange={({ target }) => write(target.value)}
      />
      <FormError>{failure && <MissingInProfile failure={failure} section={section} />}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={isBusy} disabled={text.trim() === ""}>
          Save
        </Button>
        <Button variant="secondary" size="small" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
